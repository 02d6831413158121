"""The shared store in the environments dialog, tested and used with a real PostgreSQL."""

import asyncio
import socket

from PySide6.QtWidgets import QLabel, QLineEdit

from menagerie.credentials.keys import SHARED_SERVICE_NAME
from menagerie.domain.secret import ApiKey
from menagerie.domain.shared_store import TrialStep, parse_shared_address
from menagerie.settings.environments import EnvironmentId
from menagerie.shared.schema import VERSION
from menagerie.ui.environments.setup_dialogs import EnvironmentsDialog
from menagerie.ui.environments.shared_field import SharedField
from support.hard_times import A_MOMENT
from support.postgres import DESK_PASSWORD, OwnPostgres, Postgres
from support.qt_loop import until
from support.shop import Shop
from support.vault import slow_vault_of
from support.widgets import child, shown_step

NOWHERE = parse_shared_address("postgresql://menagerie@127.0.0.1:9/shop")


def opened(shop: Shop) -> EnvironmentsDialog:
    shop.window.commands.environments.trigger()
    dialogs = shop.window.findChildren(EnvironmentsDialog)
    return next(dialog for dialog in dialogs if dialog.isVisible())


async def closed(shop: Shop) -> None:
    """Wait until the dialog is gone, and what it has begun is done."""
    await until(lambda: not shop.window.findChildren(EnvironmentsDialog), "the end of the dialog")
    await shop.settled()


def unfolded(dialog: EnvironmentsDialog, identifier: EnvironmentId = EnvironmentId.STAGING) -> SharedField:
    field = dialog.shared_fields[identifier]
    field.more.click()
    return field


def fill(field: SharedField, address: str, password: str = "") -> None:
    """Type as a person does, and leave the field."""
    field.address.setText(address)
    field.address.editingFinished.emit()
    field.password.setText(password)


async def steps_of(field: SharedField) -> dict[TrialStep, str]:
    """Press Test, and return what each step says when all is over."""
    field.test.click()
    assert field.test.text() == "Testing…"
    await until(lambda: field.test.text() == "Test", "the end of the test")
    return {step: shown_step(line) for step, line in field.steps.lines.items()}


def message(field: SharedField) -> str:
    label = child(field, QLabel, "sharedMessage")
    return label.text() if label.isVisible() else ""


def kept(shop: Shop) -> dict[str, str]:
    """Return the passwords in the keyring, by place."""
    entries = shop.vault.entries.items()
    return {place: secret for (service, place), secret in entries if service == SHARED_SERVICE_NAME}


def share(shop: Shop, address: str, origin: str, password: str) -> None:
    """Let staging share this store since an earlier start."""
    shop.paths.user_environments.write_text(f'[staging]\nshared = "{address}"\n')
    shop.vault.entries[SHARED_SERVICE_NAME, origin] = password


async def test_a_store_is_tested_saved_and_used_and_its_password_is_in_the_keyring_alone(
    shop: Shop, postgres: Postgres, shared_database: str
) -> None:
    address = postgres.address(shared_database)
    async with shop.open_with_animals():
        dialog = opened(shop)
        field = unfolded(dialog)
        # WHEN it is tested with a wrong password, THEN that is said and not the password
        fill(field, address.text, "opensesame")
        lines = await steps_of(field)
        assert lines[TrialStep.CONNECTION] == "✓ Connected"
        assert lines[TrialStep.LOGIN] == "✗ Not logged in"
        assert lines[TrialStep.SCHEMA] == "– Preparation: not tested"
        assert message(field).endswith("was refused. Enter it again.")
        assert "opensesame" not in message(field) + "".join(lines.values())
        # WHEN it is the right one
        field.password.setText(DESK_PASSWORD)
        assert list((await steps_of(field)).values()) == [
            "✓ Computer found",
            "✓ Connected",
            "– Not encrypted, as the address allows",
            "✓ Password accepted",
            f"✓ Prepared for Menagerie, version {VERSION}",
            "✓ May write",
        ]
        assert message(field) == ""
        # Nothing of it is kept before it is saved.
        assert kept(shop) == {}
        dialog.save.click()
        await closed(shop)
        await shop.answered()
        store = await shop.parts.sharing.store(address.text)
        # THEN it is used at once
        await until(lambda: store.is_there, "the shared store")
        session = shop.parts.opened.session
        assert session is not None
        ledger = shop.parts.sharing.ledger_of(session.governor.scope)
        assert ledger is not None
        assert ledger.is_shared
    assert kept(shop) == {address.origin: DESK_PASSWORD}
    assert address.text in shop.paths.user_environments.read_text()
    for file in shop.paths.data.rglob("*"):
        assert not file.is_file() or DESK_PASSWORD.encode() not in file.read_bytes()


async def test_a_corrected_password_is_used_at_once_kept_unseen_and_goes_with_its_address_or_on_purpose(
    shop: Shop, postgres: Postgres, shared_database: str
) -> None:
    address = postgres.address(shared_database)
    share(shop, address.text, address.origin, "a wrong one")
    async with shop.open_with_animals():
        store = await shop.parts.sharing.store(address.text)
        await until(lambda: store.trouble is not None, "the refusal")
        dialog = opened(shop)
        field = unfolded(dialog)
        await until(lambda: field.state.text().startswith("A password is kept"), "what is kept")
        assert field.password.text() == ""
        field.password.setText(DESK_PASSWORD)
        dialog.save.click()
        await until(lambda: store.is_there, "the shared store")
        await closed(shop)
        assert kept(shop) == {address.origin: DESK_PASSWORD}
        # WHEN the dialog is saved with an empty field THEN the password, which can be tested, stays
        dialog = opened(shop)
        field = unfolded(dialog)
        await until(field.forget.isVisible, "what is kept")
        assert (await steps_of(field))[TrialStep.LOGIN] == "✓ Password accepted"
        dialog.save.click()
        await closed(shop)
        assert kept(shop) == {address.origin: DESK_PASSWORD}
        # WHEN the person wants it to be removed THEN it goes
        dialog = opened(shop)
        field = unfolded(dialog)
        await until(field.forget.isVisible, "what is kept")
        field.forget.click()
        assert field.state.text() == "The password is removed when you save."
        dialog.save.click()
        await until(lambda: not kept(shop), "the removal")
        await closed(shop)
        # WHEN it is entered again, and the address emptied, THEN it goes, and nothing is shared from then on
        dialog = opened(shop)
        unfolded(dialog).password.setText(DESK_PASSWORD)
        dialog.save.click()
        await closed(shop)
        assert kept(shop) == {address.origin: DESK_PASSWORD}
        dialog = opened(shop)
        fill(unfolded(dialog), "")
        dialog.save.click()
        await until(lambda: not kept(shop), "the end of its password")
        await shop.answered()
        session = shop.parts.opened.session
        assert session is not None
        assert shop.parts.sharing.ledger_of(session.governor.scope) is None
    assert "shared" not in shop.paths.user_environments.read_text()


async def test_a_store_that_refused_the_password_is_used_as_soon_as_a_test_shows_that_it_is_ready(
    shop: Shop, own_postgres: OwnPostgres
) -> None:
    database = own_postgres.make_database(with_schema=True)
    address = own_postgres.address(database)
    share(shop, address.text, address.origin, DESK_PASSWORD)
    own_postgres.execute(f"ALTER ROLE {address.user} PASSWORD 'another one'")
    try:
        async with shop.open_with_animals():
            store = await shop.parts.sharing.store(address.text)
            await until(lambda: store.trouble is not None, "the refused password")
            own_postgres.execute(f"ALTER ROLE {address.user} PASSWORD '{DESK_PASSWORD}'")
            dialog = opened(shop)
            field = unfolded(dialog)
            await steps_of(field)
            await until(lambda: store.is_there, "the shared store")
            # WHEN the dialog is closed over a test that hangs, THEN that ends
            fill(field, own_postgres.address("postgres").text, DESK_PASSWORD)
            with own_postgres.stalled():
                field.test.click()
                await until(field.steps.lines[TrialStep.CONNECTION].isVisible, "that it is connected")
                dialog.cancel.click()
                await until(lambda: not shop.jobs(), "the end of the test")
    finally:
        own_postgres.execute(f"ALTER ROLE {address.user} PASSWORD '{DESK_PASSWORD}'")


async def test_a_test_of_a_former_address_says_nothing_and_the_window_closes_with_stores_just_left(
    shop: Shop,
) -> None:
    share(shop, NOWHERE.text, NOWHERE.origin, DESK_PASSWORD)
    async with shop.open_with_animals():
        # WHEN another address is typed while one is tested
        dialog = opened(shop)
        field = unfolded(dialog)
        with socket.create_server(("127.0.0.1", 0)) as silent:
            port = silent.getsockname()[1]
            fill(field, f"postgresql://menagerie@127.0.0.1:{port}/shop?sslmode=disable", DESK_PASSWORD)
            field.test.click()
            await until(field.steps.lines[TrialStep.CONNECTION].isVisible, "that it is connected")
            field.address.setText("postgresql://menagerie@db.example.com/shop")
            assert field.test.text() == "Test"
        # Now the test of the former address could end.
        await asyncio.sleep(A_MOMENT)
        assert not field.steps.isVisible()
        dialog.cancel.click()
        await closed(shop)
        # WHEN the window closes over an environment that was just left
        shop.switch_to(EnvironmentId.SANDBOX)
    # THEN no thread is left, for which any test fails; nor one of a store that is shared no more
    async with shop.open_with_animals():
        assert shop.application is not None
        dialog = opened(shop)
        dialog.finished.connect(shop.application.close)
        fill(unfolded(dialog), "")
        dialog.save.click()
        await until(lambda: not shop.window.isVisible(), "the end")


async def test_while_the_keyring_is_slow_who_cancels_saves_nothing_and_who_goes_on_loses_nothing(
    shop: Shop,
) -> None:
    share(shop, NOWHERE.text, NOWHERE.origin, DESK_PASSWORD)

    def save_another(address: str) -> EnvironmentsDialog:
        dialog = opened(shop)
        child(dialog, QLineEdit, "productionUrlEdit").setText(address)
        dialog.save.click()
        return dialog

    with slow_vault_of(shop) as vault:
        async with shop.open_with_animals():
            # GIVEN a keyring that is busy, and a store that is shared no more
            busy = asyncio.ensure_future(shop.parts.network.save_password(ApiKey("another-secret")))
            dialog = opened(shop)
            fill(unfolded(dialog), "")
            dialog.save.click()
            await until(lambda: not shop.window.findChildren(EnvironmentsDialog), "the end of the dialog")
            # WHEN the person saves something else, and cancels before its turn has come
            save_another("https://never.example.com/v1").cancel.click()
            await until(lambda: not shop.window.findChildren(EnvironmentsDialog), "the end of the dialog")
            # AND changes to another environment, and saves something else once more
            shop.switch_to(EnvironmentId.SANDBOX)
            save_another("https://animals.example.com/v1")
            vault.may_answer.set()
            # THEN what was saved is done, and what was cancelled is not
            await closed(shop)
            await until(lambda: not kept(shop), "the end of the password")
            await busy
            await shop.settled()
            assert "never.example.com" not in shop.paths.user_environments.read_text()
    assert "animals.example.com" in shop.paths.user_environments.read_text()


async def test_what_it_has_set_is_shown_with_its_source_and_where_a_password_is_kept(shop: Shop) -> None:
    shop.paths.site_environments.parent.mkdir(exist_ok=True)
    shop.paths.site_environments.write_text('[staging]\nshared = "postgresql://desk@127.0.0.1:9/shop"\n')
    async with shop.open_with_animals():
        dialog = opened(shop)
        assert dialog.shared_fields[EnvironmentId.STAGING].more.text() == "Shared with other desks…"
        field = unfolded(dialog)
        assert field.address.text() == "postgresql://desk@127.0.0.1:9/shop"
        assert child(field, QLabel, "sharedNote").text().startswith("Set by your IT team.")
        # WHEN nothing is changed THEN nothing is copied into the person's own file
        dialog.save.click()
        await closed(shop)
        assert not shop.paths.user_environments.exists()
        # WHEN no keyring takes a password, THEN it is not said to be in one
        shop.vault.is_locked = True
        dialog = opened(shop)
        fill(unfolded(dialog), NOWHERE.text, DESK_PASSWORD)
        dialog.save.click()
        await closed(shop)
        dialog = opened(shop)
        field = unfolded(dialog)
        await until(field.forget.isVisible, "what is kept")
        assert field.state.text() == "A password is kept until Menagerie is closed."
        dialog.reject()
