"""The support report says nothing that it never should, and a newer version is offered only as IT says."""

import asyncio
import json
import ssl
from pathlib import Path

import pytest

from menagerie import __version__
from menagerie.credentials.keys import KeyStore
from menagerie.domain.cases import SharedAddressCase
from menagerie.domain.clock import Clock
from menagerie.domain.facts import fact
from menagerie.domain.network import Network
from menagerie.governor.states import Open
from menagerie.sandbox.certificates import make_certificates
from menagerie.service.recent_requests import SentRequest
from menagerie.settings.environments import Environment, EnvironmentId, SettingSource
from menagerie.settings.paths import Paths
from menagerie.workflows.session import NetworkChoice
from menagerie.workflows.support.log_tail import LONGEST_TAIL, LogTail, log_state, read_log_tail
from menagerie.workflows.support.report import (
    Section,
    environment_lines,
    log_lines,
    request_lines,
    without_person,
    write_report,
)
from menagerie.workflows.support.updates import Update, UpdateCheck, is_newer
from support.clock import VirtualClock
from support.raw_server import RawServer, answer, as_json, raw_server, scripted
from support.vault import Vault

NEWER = {"version": "99.1.0", "notes": "Prints labels.", "where": "https://it.example/menagerie"}
DAY = 86_400


def paths_with(tmp_path: Path, setting: str) -> Paths:
    site = tmp_path / "site"
    site.mkdir(exist_ok=True)
    (site / "environments.toml").write_text(f"[updates]\n{setting}\n", "utf-8")
    return Paths(tmp_path / "data", site_directory=site)


def paths_asking(tmp_path: Path, server: RawServer, path: str = "/newest.json") -> Paths:
    return paths_with(tmp_path, f'address = "{server.base_url.removesuffix("/v1")}{path}"')


def check_in(paths: Paths, clock: Clock) -> UpdateCheck:
    return UpdateCheck(paths, clock, NetworkChoice(KeyStore()))


async def newer(paths: Paths, clock: Clock) -> Update | None:
    return await check_in(paths, clock).newer_version()


def paths_saying(tmp_path: Path, said: object, encoding: str = "utf-8") -> Paths:
    """Return paths where a file of IT says this."""
    paths = paths_with(tmp_path, 'file = "newest.json"')
    (tmp_path / "site" / "newest.json").write_text(json.dumps(said), encoding)
    return paths


async def test_a_file_of_it_names_a_newer_version_by_its_numbers(tmp_path: Path) -> None:
    nowhere = Paths(tmp_path / "data", site_directory=tmp_path / "site")
    assert await newer(nowhere, VirtualClock()) is None
    assert not nowhere.data.exists()
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        assert await newer(paths_saying(tmp_path, NEWER, encoding), VirtualClock()) == Update(**NEWER)
    # A long address stays one that can be opened, and a version that runs already is not offered.
    where = f"https://it.example/menagerie?{'folder=%2Fsites%2FIT&' * 30}"
    update = await newer(paths_saying(tmp_path, {**NEWER, "where": where}), VirtualClock())
    assert update is not None
    assert update.where == where
    assert await newer(paths_saying(tmp_path, {"version": __version__}), VirtualClock()) is None
    # Windows counts with four numbers.
    for version, than in (("0.10.0", "0.9.9"), ("v0.3.0", "0.2.0"), ("0.2.0.1", "0.2.0")):
        assert is_newer(version, than)
    for version in ("0.2.0", "0.2.0.0", "0.2", "new", f"1.{'9' * 5_000}"):
        assert not is_newer(version, "0.2.0")


async def test_an_address_is_asked_daily_without_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1 login anna password secret\n", "utf-8")
    monkeypatch.setenv("NETRC", str(netrc))
    clock = VirtualClock()
    async with raw_server(scripted(answer(200, as_json(NEWER)), answer(200, as_json(NEWER)))) as server:
        paths = paths_asking(tmp_path, server)
        for _start in range(3):
            assert await newer(paths, clock) == Update(**NEWER)
        assert len(server.requests) == 1
        assert b"authorization" not in server.requests[0].lower()
        await clock.advance(DAY)
        await newer(paths, clock)
        assert len(server.requests) == 2


async def test_an_address_is_reached_as_the_network_settings_say(tmp_path: Path) -> None:
    made = make_certificates(tmp_path / "tls", ["animals.example"]).folder
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(made / "server.crt", made / "server.key")
    network = NetworkChoice(KeyStore(Vault), Network(ca_file=made / "menagerie-rehearsal-ca.crt"))
    async with raw_server(scripted(answer(200, as_json(NEWER))), tls=tls) as server:
        check = UpdateCheck(paths_asking(tmp_path, server), VirtualClock(), network)
        assert await check.newer_version() == Update(**NEWER)


async def test_a_damaged_record_of_the_last_check_is_written_anew(tmp_path: Path) -> None:
    damaged = [
        b"",
        b"no JSON",
        b'{"checked_at": 1}\xff',
        b'{"dismissed": "\xff"}',
        b'{"more": ' + b"[" * 50_000,
    ]
    async with raw_server(scripted(*[answer(200, as_json(NEWER))] * 5)) as server:
        paths = paths_asking(tmp_path, server)
        paths.data.mkdir()
        for asked, content in enumerate(damaged, 1):
            paths.updates.write_bytes(content)
            # WHEN the version is asked for, and once more on the same day
            for _start in range(2):
                assert await newer(paths, VirtualClock()) == Update(**NEWER)
            # THEN the second answer is the one that was kept
            assert len(server.requests) == asked


BROKEN = (
    answer(200, b"no JSON"),
    answer(200, b'{"version": 3}'),
    answer(200, b'{"more": ' + b"[" * 50_000),
    answer(200, b"x" * 1_000_000),
    answer(404),
    answer(302),
    *(
        answer(302, headers={"Location": elsewhere})
        for elsewhere in ("https://elsewhere.example/", "/newest.json", "http://[", "javascript:alert(1)")
    ),
)


async def test_a_broken_notice_is_only_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for said in BROKEN:
        async with raw_server(scripted(*[said] * 9)) as server:
            paths = paths_asking(tmp_path, server)
            paths.updates.unlink(missing_ok=True)
            caplog.clear()
            clock = VirtualClock()
            assert await newer(paths, clock) is None
            assert "The newest version could not be found out" in caplog.text
            asked = len(server.requests)
            assert await newer(paths, clock) is None
            assert 1 <= len(server.requests) == asked <= 4


async def test_redirects_are_followed_and_a_dismissed_version_is_not_offered(tmp_path: Path) -> None:
    moved = [answer(302, headers={"Location": f"/{place}.json"}) for place in ("moved", "again", "newest")]
    async with raw_server(scripted(*moved, answer(200, as_json(NEWER)))) as server:
        check = check_in(paths_asking(tmp_path, server, "/old.json"), VirtualClock())
        update = await check.newer_version()
        assert update == Update(**NEWER)
        await check.dismiss(update)
        assert await check.newer_version() is None


async def test_no_unsafe_address_is_asked_or_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for setting in (
        'address = "http://it.example/x"',
        'address = "https://anna:secret@it.example/x"',
        # What Python raises for it repeats it.
        'address = "https://anna:secret@it.example℀/x"',
        "address =",
    ):
        caplog.clear()
        paths = paths_with(tmp_path, setting)
        paths.updates.unlink(missing_ok=True)
        assert await asyncio.wait_for(newer(paths, VirtualClock()), 5) is None
        assert "could not be found out" in caplog.text
        assert "secret" not in caplog.text


NAME = "Rex the Third"
LOG = f"""Menagerie 0.2.0, Python 3.11.2 on linux
2026-11-22 10:00:00,000 WARNING menagerie.catalogue: It could not be written: OperationalError: {NAME}
2026-11-22 10:00:01,000 ERROR menagerie.ui.session.jobs: The job add failed with a bug
Traceback (most recent call last):
  File "/home/anna/menagerie/wire.py", line 12, in write
    raise ValueError(name)
ValueError: {NAME}
and more of {NAME}
2026-11-22 10:00:02,000 WARNING qt.text: {NAME}
"""


def log_in(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "menagerie.log"
    path.write_text(text, "utf-8")
    return path


def test_the_log_is_read_entry_by_entry_with_the_file_before_it(tmp_path: Path) -> None:
    path = tmp_path / "menagerie.log"
    assert read_log_tail(path) == LogTail()
    assert log_state(path) == (0, 0)
    tail = read_log_tail(log_in(tmp_path, LOG))
    assert [entry.level for entry in tail.entries] == ["", "WARNING", "ERROR", "WARNING"]
    assert tail.entries[2].text.count("\n") == 5
    assert tail.is_whole
    assert "\n".join(entry.text for entry in tail.entries) + "\n" == LOG
    # One that cannot be read does not matter.
    earlier = path.with_name("menagerie.log.1")
    earlier.mkdir()
    assert read_log_tail(path).entries[-1].message == NAME
    assert read_log_tail(path).is_readable
    assert not read_log_tail(tmp_path).is_readable
    # WHEN the log has just been begun anew
    earlier.rmdir()
    path.rename(earlier)
    log_in(tmp_path, "2026-11-22 10:00:03,000 ERROR menagerie: new\n")
    assert [entry.message for entry in read_log_tail(path).entries][-2:] == [NAME, "new"]


def test_of_a_large_log_only_the_end_is_read(tmp_path: Path) -> None:
    line = "2026-11-22 10:00:00,000 WARNING menagerie: number {}\n"
    count = 3 * LONGEST_TAIL // len(line)
    tail = read_log_tail(log_in(tmp_path, "".join(map(line.format, range(count)))))
    assert not tail.is_whole
    assert tail.entries[-1].message == f"number {count - 1}"
    assert sum(len(entry.text) + 1 for entry in tail.entries) <= LONGEST_TAIL
    assert all(entry.level == "WARNING" for entry in tail.entries)


def test_lines_that_may_hold_the_name_of_an_animal_are_left_out_of_the_report(tmp_path: Path) -> None:
    entries = read_log_tail(log_in(tmp_path, LOG)).entries
    lines = log_lines(entries, with_names=False)
    told = "\n".join(lines)
    assert "Rex" not in told
    assert "It could not be written: OperationalError: …" in told
    assert "ValueError: …" in told
    assert "wire.py" in told
    assert NAME in "\n".join(log_lines(entries, with_names=True))
    # WHEN the file is read from any place of it on
    for most in range(1, len(LOG)):
        rest = log_lines(read_log_tail(tmp_path / "menagerie.log", most).entries, with_names=False)
        # THEN nothing is told of it that is not told of the whole
        assert "Rex" not in "\n".join(rest)
        assert rest == ["empty"] or rest == lines[-len(rest) :]
    # An empty line at the beginning leaves the report as it is.
    log = log_in(tmp_path, f"\n{LOG}")
    assert log_lines(read_log_tail(log).entries, with_names=False)[0] == LOG.splitlines()[0]


def test_the_report_tells_of_environments_and_requests_and_names_no_person_in_paths() -> None:
    for written, told in {
        "/home/anna/data/x": "~/data/x",
        "at /media/anna/stick": "at /media/…/stick",
        "http://anna:secret@proxy:8080": "http://…@proxy:8080",
        "http://anna:p@secret@proxy:8080": "http://…@proxy:8080",
        "Hanna in /home/annabel": "Hanna in /home/annabel",
    }.items():
        assert without_person(written, Path("/home/anna")) == told
    address = "https://animals.example/v1"
    problem = fact(SharedAddressCase.OPTION)
    staging = Environment(
        EnvironmentId.STAGING, "Staging", address, SettingSource.SITE, shared_problem=problem
    )
    asked = ("Staging", "GET", f"{address}/pets?limit=5", 0.0, 2.5, Open(), 0.0)
    request = SentRequest(*asked, status=429, duration=0.25)
    sections = ("Environments", environment_lines(staging)), ("Requests", request_lines([request]))
    report = write_report([Section(*section) for section in sections])
    assert f"Staging: {address} (set by: site), plan: detected\n" in report
    assert str(problem) in report
    assert f"GET  {address}/pets?limit=5  429  250 ms  waited 2.5 s" in report
