"""libpq may be missing, and speaks English wherever it is from."""

import os
import subprocess
import sys

import pytest

# As the threads of several stores ask at once.
PROGRAM = """
import os
from concurrent.futures import ThreadPoolExecutor
from menagerie.shared.library import has_library
with ThreadPoolExecutor(8) as threads:
    answers = {*threads.map(lambda _: has_library(), range(8))}
print(*answers, os.environ["PGLOCALEDIR"])
"""


@pytest.mark.parametrize(("kind", "is_there"), [("binary", True), ("c", False)])
def test_it_is_there_or_not_and_has_no_folder_of_translations(kind: str, is_there: bool) -> None:
    # psycopg's compiled half of the kind "c" is not installed.
    variables = {**os.environ, "PSYCOPG_IMPL": kind}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=variables, check=True, capture_output=True, text=True
    )
    assert done.stdout.split() == [str(is_there), os.devnull]
