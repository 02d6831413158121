"""The pace can be seen with the keyboard alone: what is left, the plan, and what was sent from here."""

from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, StartSandbox, open_staging
from support.sentences import SENT_TODAY, TO_BE_SENT

KEY = "the-key-for-the-pace"


def test_the_quota_panel_opens_by_keyboard_and_is_read_aloud(
    desktop: DesktopSession, start_application: StartApplication, start_sandbox: StartSandbox
) -> None:
    # GIVEN a service that grants the Pro plan, and three requests to it
    server = start_sandbox(KEY, plan="pro")
    reading = open_staging(desktop, start_application, server.base_url, KEY).reading
    wait_for_quota(reading, "299 of 300 left")
    for left in ("298 of 300 left", "297 of 300 left"):
        desktop.press_keys("F5")
        wait_for_quota(reading, left)

    # WHEN the panel is asked for with its shortcut
    desktop.press_keys("ctrl+shift+q")

    # THEN it has the focus, and says the plan and how it is known, the count, and the hour in words
    panel = reading.wait_for("quotaPanel", lambda seen: seen.is_focused)
    assert panel.name == "Quota"
    assert "Plan: Pro, detected" in panel.description
    assert reading.name("quotaPanelPlan") == "Plan: Pro, detected"
    assert reading.name("quotaPanelToday") == f"{SENT_TODAY}3"
    assert reading.name("quotaPanelLine") == f"{TO_BE_SENT}0"
    assert reading.name("quotaPanelLeft").startswith("297 of 300 left")
    chart = reading.wait_for("lastHourChart")
    assert chart.description.startswith("3 requests in the last hour")

    # AND Tab leads to the choice of the plan, and Escape back to where the focus was
    desktop.press_keys("Tab")
    reading.wait_for("choosePlanButton", lambda seen: seen.is_focused)
    desktop.press_keys("Escape")
    reading.wait_until_gone("quotaPanel")
    reading.wait_for("animalTable", lambda seen: seen.is_focused)


def test_a_plan_is_chosen_by_keyboard_and_kept_to_at_once(
    desktop: DesktopSession, start_application: StartApplication, start_sandbox: StartSandbox
) -> None:
    server = start_sandbox(KEY)
    reading = open_staging(desktop, start_application, server.base_url, KEY).reading
    wait_for_quota(reading, "59 of 60 left")

    # WHEN Enterprise with a limit a minute is chosen on the way from the panel
    desktop.press_keys("ctrl+shift+q")
    reading.wait_for("quotaPanel", lambda seen: seen.is_focused)
    reading.press("choosePlanButton")
    reading.wait_for("stagingPlan", lambda seen: seen.is_focused)
    desktop.press_keys("End")
    reading.write("stagingPerMinuteEdit", "40")
    reading.press("saveEnvironmentsButton")
    reading.wait_until_gone("environmentsDialog")

    # THEN it counts, and no request was sent for it
    desktop.press_keys("ctrl+shift+q")
    reading.wait_for_name("quotaPanelPlan", "Plan: Enterprise, as set for this environment")
    assert reading.name("quotaPanelLimits") == "40 a minute, no limit a day"
    assert [request.status for request in server.requests()] == [200]


def wait_for_quota(reading: Reading, left: str) -> None:
    reading.wait_for("quotaLabel", lambda seen: seen.name.startswith(left))
