"""The running window takes a file from the command line, and sends nothing before a person confirms it."""

import asyncio
from pathlib import Path

from menagerie.app.single_instance import ImportRequest, read_request
from menagerie.deliveries.delivery import Reading
from menagerie.deliveries.process import read_delivery
from menagerie.settings.environments import EnvironmentId
from menagerie.workflows.importing import Choices, Field, Layouts
from menagerie.workflows.importing.preview import Preview
from support.delivery_windows import workbook_with_hidden_rows
from support.hard_times import A_MOMENT
from support.qt_loop import until
from support.shop import RIGHT_KEY, Shop
from support.vault import slow_vault_of


def delivery(folder: Path) -> Path:
    path = folder / "new animals.csv"
    path.write_text("Ruf,Zustand\nRex,frei\nBella,frei\n", encoding="utf-8")
    return path


async def taken(shop: Shop, request: ImportRequest) -> Preview:
    """Hand a file over, and return its preview; the file's name differs from that of the one before."""
    importing = shop.parts.importing

    def preview() -> Preview | None:
        found = importing.preview
        return None if found is None or found.delivery.title != Path(request.path).name else found

    shop.application.take_import(request)
    await until(preview, "the preview")
    await shop.settled()
    found = preview()
    assert found is not None
    return found


async def test_a_handed_over_file_is_opened_and_read_as_was_stated_and_nothing_is_sent(
    shop: Shop, tmp_path: Path
) -> None:
    async with shop.open_with_animals() as window:
        # Without an environment it is opened in the one that is open.
        request = ImportRequest(str(delivery(tmp_path)), None, {"Ruf": "name"}, {"category": "12"})
        preview = await taken(shop, request)
        assert preview.choices.columns[Field.NAME] == 0
        assert preview.choices.fixed[Field.CATEGORY] == "12"
        assert shop.parts.opened.environment.id is EnvironmentId.STAGING
        # It is read with the encoding and the delimiter that were stated,
        path = tmp_path / "old.csv"
        path.write_bytes("name~status\nGandrė;x~sold\n".encode("cp1257"))
        request = ImportRequest(str(path), "staging", reading=Reading(encoding="cp1257", delimiter="~"))
        assert read_request(request.as_line().strip()) == request
        preview = await taken(shop, request)
        assert list(preview.delivery.rows) == [("Gandrė;x", "sold")]
        # without its layout,
        path = delivery(tmp_path)
        Layouts(shop.paths.layouts).save(read_delivery(path), Choices({Field.NAME: 1}))
        preview = await taken(shop, ImportRequest(str(path), "staging", ignores_layout=True))
        assert preview.choices.columns[Field.NAME] != 1
        # and a sheet without its hidden rows.
        path = workbook_with_hidden_rows(tmp_path)
        request = ImportRequest(str(path), "staging", skips_hidden=True, reading=Reading(sheet="New"))
        preview = await taken(shop, request)
        assert preview.delivery.reading.sheet == "New"
        assert (preview.counts.ready, preview.counts.left_out) == (1, 2)
        assert not shop.parts.importing.window.preview.include_hidden.isChecked()
        assert shop.asked("POST") == []
        # GIVEN a file that waits for a dialog
        window.commands.key.trigger()
        dialog = await shop.asked_for_key()
        shop.application.take_import(ImportRequest(str(delivery(tmp_path)), "sandbox"))
        # WHEN the window is ended with the dialog
        shop.application.closing.connect(dialog.reject)
        shop.application.close()
        await until(lambda: not window.isVisible(), "the end")
        # THEN the environment that is open stays open, and is the one of the next start
        await asyncio.sleep(A_MOMENT)
        assert shop.parts.opened.environment.id is EnvironmentId.STAGING


async def test_an_open_dialog_is_finished_before_the_window_changes_to_another_environment(
    shop: Shop, tmp_path: Path
) -> None:
    with slow_vault_of(shop) as vault:
        async with shop.open_with_animals() as window:
            # GIVEN a key that a keyring takes its time to keep
            window.commands.key.trigger()
            dialog = await shop.asked_for_key()
            dialog.edit.setText(RIGHT_KEY)
            dialog.save.click()
            # WHEN a file for another environment is handed over
            shop.application.take_import(ImportRequest(str(delivery(tmp_path)), "sandbox"))
            await asyncio.sleep(A_MOMENT)
            # THEN the environment of the dialog stays open until the key is kept
            assert shop.parts.opened.environment.id is EnvironmentId.STAGING
            vault.may_answer.set()
            await until(lambda: shop.key_dialog() is None, "the end of the dialog")
            # AND the file is opened after that
            await until(lambda: shop.parts.importing.preview is not None, "the preview")
            assert shop.parts.opened.environment.is_sandbox
            await shop.settled()
