"""The tests that run on every system name nothing that Windows lacks, or does in another way."""

import re
from pathlib import Path

from support.without_posix import MODULES, NAMES

TESTS = Path(__file__).parents[1]
FOLDERS = ("unit", "contract", "ui")
# What a conftest.py leaves out elsewhere; and this file.
LEFT_OUT = ("contract/test_shared_*.py", "unit/packaging/linux/*", Path(__file__).name)
# There, the first two end a process at once, modes mean little, and bash is that of a Linux beside it.
OTHERWISE = r"\bos\.kill\b|\.send_signal\(|\bst_mode\b|\bS_I[MRWX]|\"bash\""
LACKING = "|".join(rf"\b{module.__name__}\.(?:{'|'.join(names)})\b" for module, names in NAMES.items())
# Also in the source of a program; but not "from menagerie.resources import resource".
IMPORTS = rf"(?<!\w )\bimport (?:[\w.]+, )*(?:{'|'.join(MODULES)})\b|\bfrom (?:{'|'.join(MODULES)}) import"

# In a line without any of these nothing is looked for: it takes a second otherwise.
WORDS = ("import", "os.", ".send_signal(", "st_mode", "S_I", '"bash"', *(f"{one.__name__}." for one in NAMES))


def test_what_needs_posix_stands_in_its_folder() -> None:
    for_one_system = re.compile(f"{OTHERWISE}|{LACKING}|{IMPORTS}")
    files = [path for folder in FOLDERS for path in sorted((TESTS / folder).rglob("*.py"))]
    looked_at = [path for path in files if not any(path.match(pattern) for pattern in LEFT_OUT)]
    assert len(files) > len(looked_at) > 100
    found = {
        f"{path.relative_to(TESTS)}: {found[0]}"
        for path in looked_at
        for line in path.read_text("utf-8").splitlines()
        if any(word in line for word in WORDS) and (found := for_one_system.search(line))
    }
    assert found == set()
