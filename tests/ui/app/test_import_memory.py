"""What an import on the command line keeps in memory while it sends, which takes hours."""

import asyncio
import gc
import io
from pathlib import Path

from menagerie.app.importing.run import ImportRun
from menagerie.app.importing.speaking import Objects, Status
from menagerie.cli import import_parser
from menagerie.credentials.keys import SERVICE_NAME, KeyStore
from menagerie.deliveries.delivery import Delivery
from menagerie.domain.clock import SystemClock
from menagerie.settings.paths import Paths
from menagerie.workflows.importing.preview import Preview
from support.animal_service import animal_service
from support.qt_loop import until
from support.vault import Vault


def deliveries_in_memory(title: str) -> list[Delivery]:
    gc.collect()
    found = (one.delivery if isinstance(one, Preview) else one for one in gc.get_objects())
    return [one for one in found if isinstance(one, Delivery) and one.title == title]


async def test_the_rows_of_the_file_are_not_kept_in_memory_while_they_are_sent(tmp_path: Path) -> None:
    file = tmp_path / "only in this test.csv"
    file.write_text("Name,Category\nRex,7\nBella,7\n", encoding="utf-8")
    paths, vault = Paths(tmp_path / "data", site_directory=tmp_path / "site"), Vault()
    paths.make_data_directory()
    options = import_parser().parse_args([str(file), "--environment", "staging", "--yes"])
    async with animal_service() as service:
        vault.entries[SERVICE_NAME, service.base_url] = "sk-of-the-import"
        variables = {"MENAGERIE_STAGING_URL": service.base_url}
        keys = KeyStore(lambda: vault)
        voice = Objects(io.StringIO())
        run = ImportRun(options, paths, variables, SystemClock(), keys, voice)
        service.may_answer.clear()
        importing = asyncio.create_task(run.run())
        asked = asyncio.create_task(service.asked.wait())
        await asyncio.wait({importing, asked}, return_when=asyncio.FIRST_COMPLETED)
        # The thread that has read the file may still be handing it over.
        await until(lambda: not deliveries_in_memory(file.name), "an import without its rows in memory")
        service.may_answer.set()
        assert await importing is Status.ADDED
    assert service.received == ["Rex", "Bella"]
