"""What other users of the computer see of the standalone sandbox's key."""

from pathlib import Path

import pytest

from support.sandbox_command import running


def test_a_stated_key_is_in_no_list_of_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "key"
    file.write_text("swordfish\n", encoding="utf-8")
    with running("--api-key-file", str(file)) as program:
        shown = [Path(f"/proc/{program.process.pid}/cmdline").read_bytes()]
    monkeypatch.setenv("MENAGERIE_SANDBOX_API_KEY", "swordfish")
    with running() as program:
        shown.append(Path(f"/proc/{program.process.pid}/cmdline").read_bytes())
    assert all(b"menagerie.sandbox" in line and b"swordfish" not in line for line in shown)
