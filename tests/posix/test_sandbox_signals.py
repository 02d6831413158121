"""The standalone sandbox ends cleanly on a signal, whatever its clients do."""

import signal
import socket
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
