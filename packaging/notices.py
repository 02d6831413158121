"""Collects the licences of everything that a package carries."""

import os
import re
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution
from pathlib import Path

from locked import carried_distributions
from project import ROOT

# Where the texts lie that Qt for Python names and does not bring: on Debian here, elsewhere where this
# variable says.
_LICENCES, _LICENCES_VARIABLE = Path("/usr/share/common-licenses"), "MENAGERIE_LICENCES"
_LICENCE_FILE = re.compile(r"(?i)(licen[cs]e|copying|notice)")
_RULE = "=" * 78


def notices(runtime_lock: Path, others: Iterable[tuple[str, str]] = ()) -> str:
    """Return one text with the licences of Menagerie, Python, the locked packages and ``others``.

    Each of ``others`` is a title and a text. The rest is made from what is installed where this runs, which
    is what the frozen folder was made of. Raises FileNotFoundError for a part whose licence is not at hand.
    """
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    parts = [("Menagerie", own), ("Python", _licence_of_python())]
    parts += [(_title(each), "\n\n".join(_texts(each))) for each in carried_distributions(runtime_lock)]
    parts += others
    opening = "Menagerie carries works of others, each under its own licence.\n"
    return opening + "".join(f"\n{_RULE}\n{title}\n{_RULE}\n\n{text.strip()}\n" for title, text in parts)


def _licence_of_python() -> str:
    # Beside the library, but beside the program on Windows.
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    licence = next((place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file()), None)
    if licence is None:
        raise FileNotFoundError(f"Python's licence lies in none of {places}.")
    return licence.read_text(encoding="utf-8")


def _title(package: Distribution) -> str:
    return f"{package.metadata['Name']} {package.version}"


def _texts(package: Distribution) -> list[str]:
    files = [file for file in package.files or () if ".dist-info" in str(file)]
    texts = [
        Path(str(file.locate())).read_text(encoding="utf-8")
        for file in sorted(files)
        if _LICENCE_FILE.search(file.name)
    ]
    if texts:
        return texts
    stated = package.metadata.json.get("license", "")
    if "LGPL-3.0-only" not in stated:
        raise FileNotFoundError(f"{_title(package)} brings no licence.")
    # Qt for Python brings none of the texts that it names; the LGPL refers to the GPL.
    choice = f"{_title(package)} is used under the LGPL-3.0-only, of this choice: {stated}."
    return [choice, *(_common_licence(name) for name in ("LGPL-3", "GPL-3"))]


def _common_licence(name: str) -> str:
    path = Path(os.environ.get(_LICENCES_VARIABLE, _LICENCES)) / name
    if not path.is_file():
        raise FileNotFoundError(
            f"The package has to carry the {name}, and {path} is not there. "
            f"Let {_LICENCES_VARIABLE} be a folder that has it, such as a copy of Debian's {_LICENCES}."
        )
    return path.read_text(encoding="utf-8")
