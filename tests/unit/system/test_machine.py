"""This computer, this process and the network, what is read, printed and trusted, on each system."""

import ctypes
import errno
import io
import os
import queue
import signal
import socket
import ssl
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from menagerie.system import machine, streams
from menagerie.system.network import (
    certificate_bundle,
    is_kept_from_network,
    root_certificates_of_person,
    use_port_alone,
)
from support.patience import LONGEST_WAIT
from support.postgres_certificates import Kind, make_certificates


class _Key:
    def __enter__(self) -> "_Key":
        return self

    def __exit__(self, *_: object) -> None:
        pass


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Windows: its registry has counted 57 boots."""
    registry = ModuleType("winreg")
    vars(registry).update(HKEY_LOCAL_MACHINE=1, OpenKey=lambda *_: _Key(), QueryValueEx=lambda *_: (57, 4))
    monkeypatch.setitem(sys.modules, "winreg", registry)
    monkeypatch.setattr(sys, "platform", "win32")
    machine.boot_id.cache_clear()
    yield
    machine.boot_id.cache_clear()


@pytest.mark.usefixtures("windows")
def test_on_windows_all_versions_of_python_count_time_by_one_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    # GIVEN another clock, which differs between the versions of Python
    monkeypatch.setattr(time, "monotonic", lambda: 1.0)
    before = time.perf_counter()
    # THEN neither matters, and its name is part of the boot's
    assert before <= machine.monotonic() <= time.perf_counter()
    assert machine.boot_id() == f"57 {time.get_clock_info('perf_counter').implementation}"


@pytest.mark.usefixtures("windows")
def test_windows_has_ctrl_break_its_version_and_the_most_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "SIGBREAK", 21, raising=False)
    assert machine.signals_to_end() == (signal.SIGTERM, 21)
    version = SimpleNamespace(major=10, minor=0, build=22631)
    monkeypatch.setattr(sys, "getwindowsversion", lambda: version, raising=False)
    monkeypatch.setenv("PROCESSOR_ARCHITECTURE", "AMD64")
    assert machine.description() == ("Windows", "10.0.22631 AMD64")

    def look(_process: object, counters: Any, size: int) -> int:
        assert ctypes.sizeof(counters._obj) == size
        # As PROCESS_MEMORY_COUNTERS has them: size, page faults, the most memory, the memory now.
        struct.pack_into("IINN", counters._obj, 0, size, 9, 123_456, 7)
        return 1

    kernel = SimpleNamespace(K32GetProcessMemoryInfo=look)
    monkeypatch.setattr(ctypes, "WinDLL", lambda _name: kernel, raising=False)
    assert machine.peak_memory() == 123_456


@pytest.mark.usefixtures("windows")
def test_on_windows_a_closed_console_interrupts_and_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    handlers, steps = list[Callable[[int], int]](), list[str]()
    kernel = SimpleNamespace(SetConsoleCtrlHandler=lambda handler, _adds: handlers.append(handler))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(ctypes, "WINFUNCTYPE", ctypes.CFUNCTYPE, raising=False)
    monkeypatch.setattr(machine, "_console_handlers", [])
    never = SimpleNamespace(wait=lambda: steps.append("wait for ever"))
    monkeypatch.setattr(machine, "threading", SimpleNamespace(Event=lambda: never))
    machine.on_console_end(lambda: steps.append("interrupt"))
    (handler,) = handlers
    # Ctrl+C and Ctrl+Break are signals of Python
    assert [handler(event) for event in (0, 1)] == [0, 0]
    assert steps == []
    for event in (2, 5, 6):
        handler(event)
        assert steps == ["interrupt", "wait for ever"]
        steps.clear()


@pytest.mark.usefixtures("windows")
def test_on_windows_a_session_has_its_number_also_from_afar(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(process: int, number: Any) -> int:
        number._obj.value = {77: 2}[process]
        return 1

    kernel = SimpleNamespace(GetCurrentProcessId=lambda: 77, ProcessIdToSessionId=find)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    for name in ("Console", "RDP-Tcp#3"):
        monkeypatch.setenv("SESSIONNAME", name)
        assert machine.desktop_session() == "2"


def test_on_macos_a_terminal_of_x11_is_in_the_same_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", "/private/tmp/com.apple.launchd.x/org.xquartz:0")
    monkeypatch.setattr(sys, "platform", "linux")
    in_terminal = machine.desktop_session()
    monkeypatch.setattr(sys, "platform", "darwin")
    assert machine.desktop_session() != in_terminal
    session = machine.desktop_session()
    monkeypatch.delenv("DISPLAY")
    assert machine.desktop_session() == session


@pytest.mark.parametrize(("answer", "expected"), [(0, "5E6D-04"), (-1, None)])
def test_on_macos_the_boot_is_known_by_the_kernels_id(
    monkeypatch: pytest.MonkeyPatch, answer: int, expected: str | None
) -> None:
    def find(name: bytes, text: Any, *_: object) -> int:
        assert name == b"kern.bootsessionuuid"
        text.value = b"5E6D-04"
        return answer

    monkeypatch.setattr(ctypes, "CDLL", lambda _name: SimpleNamespace(sysctlbyname=find))
    monkeypatch.setattr(sys, "platform", "darwin")
    machine.boot_id.cache_clear()
    assert machine.boot_id() == expected
    machine.boot_id.cache_clear()


@pytest.mark.usefixtures("windows")
def test_on_windows_the_computer_is_kept_awake_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    states = queue.Queue[int]()
    kernel = SimpleNamespace(SetThreadExecutionState=states.put)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    with machine.keep_awake():
        # ES_CONTINUOUS and ES_SYSTEM_REQUIRED
        assert states.get(timeout=LONGEST_WAIT) == 0x80000001
        assert states.empty()
    assert states.get(timeout=LONGEST_WAIT) == 0x80000000


def test_on_macos_the_computer_is_kept_awake_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    started = queue.Queue[tuple[list[str], "subprocess.Popen[bytes]"]]()
    popen = subprocess.Popen

    def start(words: list[str]) -> "subprocess.Popen[bytes]":
        child = popen([sys.executable, "-c", "import time; time.sleep(60)"])
        started.put((words, child))
        return child

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "Popen", start)
    with machine.keep_awake():
        words, child = started.get(timeout=LONGEST_WAIT)
        assert words == ["/usr/bin/caffeinate", "-i", "-w", str(os.getpid())]
        assert child.poll() is None
    assert child.wait(LONGEST_WAIT) == -signal.SIGTERM


def test_where_it_cannot_be_kept_awake_the_work_goes_on_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(machine, "_CAFFEINATE", "/missing/caffeinate")
    with caplog.at_level("INFO"), machine.keep_awake():
        end = time.monotonic() + LONGEST_WAIT
        while not caplog.messages and time.monotonic() < end:
            time.sleep(0.01)
    assert caplog.messages[0].startswith("This computer is not kept awake: FileNotFoundError")


def test_commands_boxes_and_processes_are_as_each_system_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["menagerie", "import", "--data-dir"]
    monkeypatch.setattr(sys, "platform", "linux")
    assert streams.as_typed([*words, "/shop data"]) == "menagerie import --data-dir '/shop data'"
    monkeypatch.setattr(sys, "platform", "win32")
    assert streams.as_typed([*words, "C:\\shop data"]) == 'menagerie import --data-dir "C:\\shop data"'
    assert streams.as_typed([*words, "C:\\shop"]) == "menagerie import --data-dir C:\\shop"
    boxes = list[tuple[object, ...]]()
    user = SimpleNamespace(MessageBoxW=lambda *arguments: boxes.append(arguments))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user), raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    streams.show_box("The disk is full.")
    assert boxes == []
    monkeypatch.setattr(sys, "platform", "win32")
    streams.show_box("The disk is full.")
    # MB_ICONERROR
    assert boxes == [(None, "The disk is full.", "Menagerie", 0x10)]
    monkeypatch.setattr(subprocess, "CREATE_NO_WINDOW", 0x08000000, raising=False)
    for platform, flags in {"win32": 0x08000000, "darwin": 0}.items():
        monkeypatch.setattr(sys, "platform", platform)
        assert streams.flags_without_console() == flags
    for platform, words in {"win32": ["menagerie-import"], "darwin": ["menagerie", "import"]}.items():
        monkeypatch.setattr(sys, "platform", platform)
        assert streams.import_command() == words


@pytest.mark.parametrize(
    ("platform", "command"),
    [
        ("win32", '"D:\\Windows\\explorer.exe" /select,"{path}"'),
        ("darwin", ["/usr/bin/open", "-R", "{path}"]),
        ("linux", None),
    ],
)
def test_where_the_system_can_it_selects_the_file_and_no_name_is_read_as_more(
    tmp_path: Path, platform: str, command: str | list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("SYSTEMROOT", "D:\\Windows")
    path = tmp_path / "-R & $(rm) animals, all.csv"
    if isinstance(command, list):
        command = [part.replace("{path}", str(path)) for part in command]
    elif command is not None:
        command = command.replace("{path}", str(path))
    assert streams.selecting_command(path) == command


class _Console(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1


def test_a_console_of_windows_reads_what_clears_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(console: Any, mode: Any) -> int:
        mode._obj.value = 0x3
        return int(console.value == 801)

    set_to = list[tuple[int, int]]()
    kernel = SimpleNamespace(
        GetConsoleMode=find, SetConsoleMode=lambda console, mode: set_to.append((console.value, mode))
    )
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    handles = SimpleNamespace(get_osfhandle=lambda descriptor: 800 + descriptor)
    monkeypatch.setitem(sys.modules, "msvcrt", handles)
    # A file or a pipe is no console.
    monkeypatch.setattr(sys, "stdout", _Console(io.BytesIO()))
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO()))
    monkeypatch.setattr(sys, "platform", "darwin")
    streams.prepare_streams()
    assert set_to == []
    monkeypatch.setattr(sys, "platform", "win32")
    streams.prepare_streams()
    assert set_to == [(801, 0x7)]
    assert sys.stdout.errors == sys.stderr.errors == "backslashreplace"


@pytest.mark.parametrize(
    ("given", "changed"),
    [
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, {"LC_ALL": "C.UTF-8"}),
        ({}, {"LC_CTYPE": "C.UTF-8"}),
        ({"LANG": "POSIX"}, {"LC_CTYPE": "C.UTF-8"}),
        ({"LANG": "de_DE.UTF-8"}, {}),
        ({"LC_CTYPE": "ja_JP.UTF-8", "LANG": "C"}, {}),
    ],
)
def test_qt_gets_utf_8_where_the_locale_has_ascii_alone(
    given: dict[str, str], changed: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        monkeypatch.setenv(name, given.get(name, ""))
    before = dict(os.environ)
    streams.prepare_streams()
    assert dict(os.environ) == before | changed


SERVERS, CODE = "1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.3"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an issuer, which is its own issuer, and certificates by it."""
    folder = tmp_path_factory.mktemp("certificates")
    make_certificates(folder)
    return folder


def der(file: Path) -> bytes:
    return x509.load_pem_x509_certificate(file.read_bytes()).public_bytes(serialization.Encoding.DER)


def use_store(monkeypatch: pytest.MonkeyPatch, **stores: list[tuple[bytes, str, object]]) -> None:
    """Let this be Windows with such stores of certificates."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ssl, "enum_certificates", lambda store: stores.get(store, []), raising=False)


def bundled() -> str:
    with certificate_bundle() as file:
        return Path(file).read_text("ascii")


def test_what_windows_trusts_for_servers_is_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root, other = folder / "issuer.crt", folder / f"{Kind.SELF_SIGNED}.crt"
    for uses in (True, {SERVERS, CODE}):
        use_store(monkeypatch, ROOT=[(der(root), "x509_asn", uses)])
        assert bundled() == ssl.DER_cert_to_PEM_cert(der(root))
    refused = (der(other), "x509_asn", True)
    use_store(
        monkeypatch,
        ROOT=[(der(root), "x509_asn", {CODE}), (b"signed", "pkcs_7_asn", True), refused],
        # One that stands for itself is trusted only among the roots.
        CA=[
            (der(root), "x509_asn", True),
            (der(folder / f"{Kind.GOOD}.crt"), "x509_asn", True),
            (b"damaged", "x509_asn", True),
        ],
        Disallowed=[refused],
    )
    assert bundled() == ""


def test_an_authority_is_written_for_a_server_that_does_not_send_it(monkeypatch: pytest.MonkeyPatch) -> None:
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    below = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Below")]))
        .issuer_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Root")]))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now)
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
        .public_bytes(serialization.Encoding.DER)
    )
    use_store(monkeypatch, CA=[(below, "x509_asn", True)])
    assert bundled() == ssl.DER_cert_to_PEM_cert(below)


def test_of_the_keychains_what_macos_trusts_is_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apple, trusted, distrusted = (
        (folder / name).read_text("ascii") for name in ("issuer.crt", "good.crt", "self-signed.crt")
    )
    monkeypatch.setattr(sys, "platform", "darwin")

    def security(command: list[str], **_options: Any) -> object:
        assert command[0] == "/usr/bin/security"
        match command[1:]:
            case ["find-certificate", "-a", "-p", keychain]:
                assert keychain.endswith("SystemRootCertificates.keychain")
                return SimpleNamespace(returncode=0, stdout=apple)
            case ["find-certificate", "-a", "-p"]:
                return SimpleNamespace(returncode=0, stdout=trusted + distrusted)
            case ["verify-cert", *_, "-c", file]:
                content = Path(file).read_text("ascii").strip()
                return SimpleNamespace(returncode=0 if content == trusted.strip() else 1, stdout="")
        pytest.fail(str(command))

    monkeypatch.setattr(subprocess, "run", security)
    assert bundled() == apple + trusted


def test_a_keychain_that_does_not_answer_is_an_error_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(command: list[str], *, timeout: float, **_options: Any) -> object:
        raise subprocess.TimeoutExpired(command, timeout)

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "run", hang)
    with pytest.raises(OSError, match="timed out"), certificate_bundle():
        pass


def test_the_file_is_gone_after_its_use(monkeypatch: pytest.MonkeyPatch) -> None:
    for platform in ("win32", "darwin"):
        use_store(monkeypatch)
        monkeypatch.setattr(sys, "platform", platform)
        monkeypatch.setattr(subprocess, "run", lambda *_a, **_o: SimpleNamespace(returncode=0, stdout=""))
        with certificate_bundle() as file:
            assert Path(file).is_file()
        assert not Path(file).parent.exists()


def test_a_path_that_libpq_cannot_read_is_shortened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def short(path: str, text: Any, _length: int) -> int:
        assert path.endswith("trusted.pem")
        text.value = "C:\\USERS\\JOS~1\\TRUSTED.PEM"
        return len(text.value)

    temporary = tmp_path / "José"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    kernel = SimpleNamespace(GetShortPathNameW=short)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    use_store(monkeypatch)
    with certificate_bundle() as file:
        assert file == "C:\\USERS\\JOS~1\\TRUSTED.PEM"


def test_ports_refusals_and_files_are_the_systems(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for platform, expected in (("win32", False), ("darwin", True), ("linux", True)):
        with socket.socket() as listener:
            monkeypatch.setattr(sys, "platform", platform)
            use_port_alone(listener)
            assert bool(listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)) is expected
    for platform, error, expected in (
        ("darwin", OSError(errno.EHOSTUNREACH, "Connect call failed"), True),
        ("darwin", Exception("could not connect to server: No route to host"), True),
        ("darwin", OSError(errno.ECONNREFUSED, "Connection refused"), False),
        ("linux", OSError(errno.EHOSTUNREACH, "No route to host"), False),
    ):
        monkeypatch.setattr(sys, "platform", platform)
        assert is_kept_from_network(error) is expected
    monkeypatch.setenv("APPDATA", str(tmp_path))
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    for platform, file in (
        ("win32", tmp_path / "postgresql" / "root.crt"),
        ("darwin", tmp_path / "home" / ".postgresql" / "root.crt"),
        ("linux", tmp_path / "home" / ".postgresql" / "root.crt"),
    ):
        monkeypatch.setattr(sys, "platform", platform)
        assert root_certificates_of_person() == file
