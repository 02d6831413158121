"""The standalone sandbox ends cleanly on a signal, and shows its key to no other user of the computer."""

import signal
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from support.sandbox_command import running
from support.two_runs import sampled


@pytest.mark.parametrize(("number", "is_variable"), sampled([(signal.SIGTERM, False), (signal.SIGINT, True)]))
def test_its_key_is_in_no_list_of_processes_and_it_ends_cleanly_while_a_client_is_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals, *, is_variable: bool
) -> None:
    file = tmp_path / "key"
    file.write_text("swordfish\n", encoding="utf-8")
    if is_variable:
        monkeypatch.setenv("MENAGERIE_SANDBOX_API_KEY", "swordfish")
    with running(*([] if is_variable else ["--api-key-file", str(file)])) as program:
        shown = Path(f"/proc/{program.process.pid}/cmdline").read_bytes()
        assert b"menagerie.sandbox" in shown
        assert b"swordfish" not in shown
        address = urlsplit(program.listening["base_url"])
        with socket.create_connection((address.hostname, address.port)):
            assert program.end(number) == (0, "", "")
