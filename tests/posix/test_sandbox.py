"""The standalone sandbox ends cleanly on a signal, and shows its key to no other user of the computer."""

import signal
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from support.sandbox_command import running
from support.two_runs import sampled


@pytest.mark.parametrize("number", sampled([signal.SIGTERM, signal.SIGINT]))
def test_it_ends_cleanly_while_a_client_is_connected(number: signal.Signals) -> None:
    with running("--api-key", "opening") as program:
        address = urlsplit(program.listening["base_url"])
        with socket.create_connection((address.hostname, address.port)):
            assert program.end(number) == (0, "", "")


def test_a_stated_key_is_in_no_list_of_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "key"
    file.write_text("swordfish\n", encoding="utf-8")
    with running("--api-key-file", str(file)) as program:
        shown = [Path(f"/proc/{program.process.pid}/cmdline").read_bytes()]
    monkeypatch.setenv("MENAGERIE_SANDBOX_API_KEY", "swordfish")
    with running() as program:
        shown.append(Path(f"/proc/{program.process.pid}/cmdline").read_bytes())
    assert all(b"menagerie.sandbox" in line and b"swordfish" not in line for line in shown)
