"""The plan in the environments dialog, and what a choice does in the whole window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from menagerie.domain.cases import PlanCase
from menagerie.domain.facts import Fact, fact
from menagerie.domain.plan import BUSINESS, PLANS, PRO, Plan, enterprise
from menagerie.governor.states import PacingView, PlanSource
from menagerie.settings.environments import Changes, Environment, EnvironmentId, SettingSource
from menagerie.ui.environments.setup_dialogs import EnvironmentsDialog
from menagerie.ui.look.theme import Theme
from menagerie.ui.window.main_window import MainWindow
from support.every_case import every_case
from support.qt_loop import until
from support.shop import Shop
from support.widgets import child, shown_text
from support.windows import blank_window

SANDBOX = Environment(EnvironmentId.SANDBOX, "Sandbox", None, SettingSource.EMBEDDED)
STAGING = Environment(EnvironmentId.STAGING, "Staging", None, SettingSource.NONE)
DETECTED, FREE_PLACE, PRO_PLACE, BUSINESS_PLACE, ENTERPRISE = range(5)


@pytest.fixture
def window(theme: Theme, qtbot: QtBot) -> QWidget:
    return blank_window(qtbot)


UNUSABLE = fact(PlanCase.LIMIT, key="requests_per_day", most=5)


def dialog_for(
    window: QWidget,
    plan: Plan | None = None,
    source: SettingSource = SettingSource.NONE,
    problem: Fact | None = None,
) -> EnvironmentsDialog:
    """Open the dialog with this plan of production."""
    production = Environment(
        EnvironmentId.PRODUCTION,
        "Production",
        "https://animals.example/v1",
        SettingSource.USER,
        plan=plan,
        plan_source=source,
        plan_problem=problem,
    )
    dialog = EnvironmentsDialog((SANDBOX, production, STAGING), {}, window)
    dialog.open()
    return dialog


def choice(dialog: QWidget, environment: str = "production") -> QComboBox:
    return child(dialog, QComboBox, f"{environment}Plan")


def saved(dialog: EnvironmentsDialog) -> list[Changes]:
    """Press Save and return what is handed over."""
    changes: list[Changes] = []
    dialog.save_requested.connect(changes.append)
    dialog.save.click()
    return changes


def test_the_plans_are_offered_with_their_limits(window: QWidget) -> None:
    plans = choice(dialog_for(window))
    assert [plans.itemText(place) for place in range(plans.count())] == [
        *("Detect automatically", "Free (60 a minute, 1,000 a day)", "Pro (300 a minute, 10,000 a day)"),
        *("Business (1,000 a minute, 100,000 a day)", "Enterprise…"),
    ]


def test_the_plan_is_shown_as_it_is_set_and_saved_only_when_another_one_is_chosen(window: QWidget) -> None:
    own = [(limits, ENTERPRISE) for limits in (enterprise(5, None), enterprise(None, None))]
    with every_case() as case:
        for plan, place in (*((plan, place) for place, plan in enumerate([None, *PLANS])), *own):
            with case(plan):
                dialog = dialog_for(window, plan)
                assert choice(dialog).currentIndex() == place
                assert choice(dialog, "staging").currentIndex() == DETECTED
                assert saved(dialog) == [Changes()]
        for place, plan in enumerate([None, *PLANS]):
            with case(f"choosing {plan}"):
                dialog = dialog_for(window, enterprise(1, 1))
                choice(dialog).setCurrentIndex(place)
                assert saved(dialog) == [Changes(plans={EnvironmentId.PRODUCTION: plan})]


def test_only_enterprise_asks_for_limits(window: QWidget) -> None:
    dialog = dialog_for(window, PRO)
    per_minute = child(dialog, QLineEdit, "productionPerMinuteEdit")
    assert not per_minute.isVisible()
    choice(dialog).setCurrentIndex(ENTERPRISE)
    assert per_minute.isVisible()
    assert per_minute.text() == ""
    assert per_minute.placeholderText() == "No limit"
    choice(dialog).setCurrentIndex(FREE_PLACE)
    assert not per_minute.isVisible()


def test_the_limits_of_enterprise_are_whole_numbers_or_none(window: QWidget) -> None:
    with every_case() as case:
        for per_minute, per_day, plan in (
            ("", "", enterprise(None, None)),
            ("1", "", enterprise(1, None)),
            (" 2500 ", "1000000000", enterprise(2500, 1_000_000_000)),
        ):
            with case(plan):
                dialog = dialog_for(window)
                choice(dialog).setCurrentIndex(ENTERPRISE)
                child(dialog, QLineEdit, "productionPerMinuteEdit").setText(per_minute)
                child(dialog, QLineEdit, "productionPerDayEdit").setText(per_day)
                assert saved(dialog) == [Changes(plans={EnvironmentId.PRODUCTION: plan})]
    dialog = dialog_for(window, enterprise(250, None))
    assert child(dialog, QLineEdit, "productionPerMinuteEdit").text() == "250"
    assert child(dialog, QLineEdit, "productionPerDayEdit").text() == ""
    # In the digits of any script.
    child(dialog, QLineEdit, "productionPerDayEdit").setText("９٠００")
    assert saved(dialog) == [Changes(plans={EnvironmentId.PRODUCTION: enterprise(250, 9000)})]


def test_an_unusable_limit_is_explained_below_its_field(window: QWidget, qtbot: QtBot) -> None:
    dialog = dialog_for(window)
    choice(dialog).setCurrentIndex(ENTERPRISE)
    with every_case() as case:
        for field in ("productionPerMinuteEdit", "productionPerDayEdit"):
            edit = child(dialog, QLineEdit, field)
            for typed in ("0", "-1", "1.5", "many", "1000000001", "9" * 50):
                with case(f"{field}: {typed}"):
                    edit.setText(typed)
                    assert saved(dialog) == []
                    said = shown_text(dialog, "productionPlanError")
                    assert said.startswith("A limit ")
                    assert edit.accessibleDescription() == said
                    assert edit.property("wrong") is True
                    qtbot.waitUntil(edit.hasFocus)
                    # It goes with the next letter.
                    qtbot.keyClick(edit, Qt.Key.Key_Backspace)
                    assert shown_text(dialog, "productionPlanError") == ""
                    assert edit.property("wrong") is False
            edit.setText("")


def test_the_problem_of_a_plan_is_shown_until_another_one_is_chosen(window: QWidget) -> None:
    dialog = dialog_for(window, source=SettingSource.USER, problem=UNUSABLE)
    said = "Correct requests_per_day: it is a whole number from 1 to 5."
    assert shown_text(dialog, "productionPlanError") == choice(dialog).accessibleDescription() == said
    choice(dialog).setCurrentIndex(PRO_PLACE)
    assert shown_text(dialog, "productionPlanError") == ""
    assert saved(dialog) == [Changes(plans={EnvironmentId.PRODUCTION: PRO})]


def test_saving_replaces_an_unusable_plan_of_the_person_but_not_of_it(window: QWidget) -> None:
    mended = Changes(plans={EnvironmentId.PRODUCTION: None})
    assert saved(dialog_for(window, source=SettingSource.USER, problem=UNUSABLE)) == [mended]
    assert saved(dialog_for(window, source=SettingSource.SITE, problem=UNUSABLE)) == [Changes()]


def test_a_plan_that_was_set_by_it_has_a_note(window: QWidget) -> None:
    note = "Set by your IT team. What you choose here replaces it for you."
    assert note in Shop.said(dialog_for(window, PRO, SettingSource.SITE))
    assert note not in Shop.said(dialog_for(window, PRO, SettingSource.USER))


def pacing(shop: Shop) -> PacingView:
    pacing = shop.parts.waits.pacing
    assert pacing is not None
    return pacing


async def choose_plan(shop: Shop, window: MainWindow, place: int) -> None:
    """Open the dialog from the quota panel, choose a plan of staging and save."""
    window.quota_panel.open()
    window.quota_panel.choose.click()
    dialog = child(window, EnvironmentsDialog)
    choice(dialog, "staging").setCurrentIndex(place)
    dialog.save.click()
    await until(lambda: window.findChild(EnvironmentsDialog) is None, "the end of the dialog")


async def test_a_chosen_plan_takes_effect_at_once_and_is_kept_to_at_the_next_start(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        session, before = shop.parts.opened.session, pacing(shop).plan
        assert pacing(shop).plan_source is not PlanSource.CHOSEN
        # WHEN that of another environment is chosen, THEN it changes nothing here
        window.commands.environments.trigger()
        dialog = child(window, EnvironmentsDialog)
        choice(dialog, "production").setCurrentIndex(BUSINESS_PLACE)
        dialog.save.click()
        await until(lambda: window.findChild(EnvironmentsDialog) is None, "the end of the dialog")
        assert pacing(shop).plan == before
        assert "business" in shop.paths.user_environments.read_text("utf-8")
        # WHEN it is that of this one
        await choose_plan(shop, window, PRO_PLACE)
        assert (pacing(shop).plan, pacing(shop).plan_source) == (PRO, PlanSource.CHOSEN)
        assert window.toast.accessibleName() == "Environments saved"
        # The same session goes on.
        await shop.idle()
        assert shop.parts.opened.session is session
        assert len(shop.names()) == 100
        # WHEN it is to be found out again, THEN nothing is asked for it
        await choose_plan(shop, window, DETECTED)
        assert pacing(shop).plan_source is not PlanSource.CHOSEN
        await choose_plan(shop, window, BUSINESS_PLACE)
        assert shop.asked() == ["GET /v1/pets?limit=100 200"]
    async with shop.open_with_animals():
        assert (pacing(shop).plan, pacing(shop).plan_source) == (BUSINESS, PlanSource.CHOSEN)


async def test_a_plan_chosen_without_a_key_takes_effect_when_the_key_is_saved(shop: Shop) -> None:
    async with shop.open_without_key() as window:
        await choose_plan(shop, window, PRO_PLACE)
        await until(window.toast.isVisible, "the success")
        await shop.without_key()
        assert not window.message_bar.isVisible()
        window.empty.action.click()
        dialog = await shop.asked_for_key()
        dialog.edit.setText("sk-the-right-one")
        dialog.save.click()
        await shop.answered()
        assert pacing(shop).plan == PRO


async def test_an_unusable_plan_is_reported_and_the_environment_works(shop: Shop) -> None:
    shop.paths.user_environments.write_text('[staging]\nplan = "gold"\n')
    async with shop.open_with_animals() as window:
        assert window.notice.message is not None
        assert window.notice.message.text.startswith("Correct the plan")
        assert pacing(shop).plan_source is not PlanSource.CHOSEN
        # WHEN it is left to the service's answers and saved
        await choose_plan(shop, window, DETECTED)
    # THEN there is nothing to say about it any more
    assert "gold" not in shop.paths.user_environments.read_text("utf-8")
    async with shop.open_with_animals() as window:
        assert window.notice.message is None
