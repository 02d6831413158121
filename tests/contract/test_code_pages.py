"""Everything that the commands print can be printed in the code page of any console or file."""

import subprocess
import sys
from itertools import product
from pathlib import Path

from support.every_case import every_case
from support.programs import program_environment
from support.two_runs import Times

_LANGUAGES = ("ja", "de", "ar", "en", "es", "fr", "pt", "zh_CN")
_CODE_PAGES = ("cp1252", "ascii", "cp932")
_COMMANDS = (
    ("menagerie.cli", "--help"),
    ("menagerie.cli", "--environment", "zoo"),
    ("menagerie.cli", "import", "--help"),
    ("menagerie.sandbox", "--help"),
    ("menagerie.app.sharing.command", "--help"),
    ("menagerie.app.sharing.command", "status", "postgresql://東京@127.0.0.1:1/shop"),
)


def test_every_command_prints_in_every_code_page(times: Times, tmp_path: Path) -> None:
    every = list(product(_CODE_PAGES, _LANGUAGES, _COMMANDS))
    with every_case() as case:
        # None of these steps divides their number, so that each comes of all three.
        for page, language, (module, *words) in every[:: times(7, sample=53)]:
            with case((page, language, module, *words)):
                ended = subprocess.run(
                    [sys.executable, "-m", module, *words],
                    env=program_environment(
                        PYTHONIOENCODING=page,
                        LANGUAGE=language,
                        LANG=f"{language}.UTF-8",
                        HOME=str(tmp_path),
                    ),
                    stdin=subprocess.DEVNULL,
                    capture_output=True,
                    check=False,
                )
                printed = ended.stdout + ended.stderr
                assert b"Traceback" not in printed
                assert printed.decode(page)
                assert ended.returncode == (0 if "--help" in words else 1 if "status" in words else 2)
