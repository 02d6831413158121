"""The import window is made ready without holding the main window."""

from pathlib import Path

import pytest

from support import programs

# Nothing listens there.
_NO_SERVICE = "http://127.0.0.1:9/v1"
# Notes on which threads the modules of the import window are imported.
_PROGRAM = """
import os, sys, threading
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from support.qt_loop import until
from support.window_process import open_staging, run_with

threads = set()

class Witness:
    def find_spec(self, name, path, target=None):
        if name.startswith("menagerie.ui.importing.preview."):
            threads.add(threading.current_thread())

sys.meta_path.insert(0, Witness())
application = open_staging(sys.argv[1], Path(sys.argv[2]), is_unlimited=True)

async def work():
    importing = application.parts.importing
    importing.open_file(Path(sys.argv[3]))
    await until(lambda: importing.preview is not None, "the preview")
    assert importing.window.isVisible()
    assert threads and threading.main_thread() not in threads, threads
    await until(lambda: not application.parts.jobs.names(), "rest")

run_with(application, work())
"""


@pytest.mark.thorough
def test_what_the_import_window_needs_is_imported_beside_the_main_window(tmp_path: Path) -> None:
    delivery = tmp_path / "delivery.csv"
    delivery.write_text("Name,Category\nRex,12\n", encoding="utf-8")
    programs.run(_PROGRAM, _NO_SERVICE, tmp_path / "data", delivery)
