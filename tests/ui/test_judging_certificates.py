"""The window is never held while the operating system judges a certificate, which may take it seconds."""

import ssl
import time
from pathlib import Path

import pytest

from menagerie.domain.network import Network
from menagerie.domain.secret import ApiKey
from menagerie.sandbox.certificates import make_certificates
from support.judging_system import use_judge
from support.raw_server import answer, raw_server, scripted
from support.stall_probe import StallProbe
from support.store_desk import StoreDesk

# Seconds: what was seen on managed computers, and what is far below it on a busy one.
JUDGING, NOTICED = 3.0, 1.0


async def test_a_certificate_that_takes_the_system_seconds_holds_no_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make_certificates(tmp_path / "tls", ["127.0.0.1"]).folder
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(made / "server.crt", made / "server.key")
    network = Network(ca_file=made / "menagerie-rehearsal-ca.crt")
    use_judge(monkeypatch, lambda: time.sleep(JUDGING))

    async def resolve() -> Network:
        return network

    probe = StallProbe()
    async with raw_server(scripted(answer(200, b"[]")), tls=tls) as server:
        desk = StoreDesk(server.base_url, ApiKey("a-key"), network=resolve)
        probe.start()
        began = time.monotonic()
        await desk.store.list_animals()
        took = time.monotonic() - began
        probe.stop()
        await desk.store.close()
    assert took >= JUDGING
    assert probe.longest[0].length < NOTICED, probe.summary()
