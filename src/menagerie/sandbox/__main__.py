"""menagerie-sandbox: the sandbox as a separate program, for tests and for trying other clients."""

import argparse
import ipaddress
import json
import os
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn
from urllib.parse import urlsplit

from menagerie.sandbox.limits import BUSINESS, FREE, PRO, Plan
from menagerie.sandbox.signals import SignalsToEnd
from menagerie.sandbox.store import IN_MEMORY
from menagerie.sandbox.tls import check_tls_files, is_host
from menagerie.system.streams import prepare_streams

if TYPE_CHECKING:
    from menagerie.sandbox.server import EmbeddedSandbox

_PLANS = {"free": FREE, "pro": PRO, "business": BUSINESS}
_NAME = "menagerie-sandbox"
# These mean all addresses of this computer: no client can connect to them.
_EVERY_ADDRESS = {"0.0.0.0", "::"}  # noqa: S104 - they are refused
_LARGEST_PORT = 65_535
# A team rehearses on it.
_MOST_CONNECTIONS = 500
_KEY_VARIABLE = "MENAGERIE_SANDBOX_API_KEY"
# Don't suggest menagerie[tls]: on an index, that name may belong to another project.
_NO_CRYPTOGRAPHY = (
    "Making certificates needs the Python package cryptography (pip install cryptography). "
    "You can also use certificates of your own."
)
_NO_CRYPTOGRAPHY_CARRIED = (
    "This package of Menagerie cannot make certificates. "
    "Make them with Menagerie on Linux, or use certificates of your own."
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until SIGINT or SIGTERM, or make certificates; return the exit status.

    Prints one line of JSON when ready. The status is 0 after a signal, 1 where the sandbox cannot start, and
    2 for wrong options.
    """
    prepare_streams()
    options = _options(arguments)
    try:
        return _serve(options) if options.init_tls is None else _make_certificates(options)
    except OSError as exc:
        _complain(str(exc))
        return 1


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return the options. Exit with an error where one needs another."""
    checked = parser()
    options = checked.parse_args(arguments)
    if (options.tls_certificate is None) != (options.tls_key is None):
        checked.error("--tls-certificate and --tls-key need each other")
    if options.name and options.init_tls is None:
        checked.error("--name belongs to --init-tls")
    if options.api_key is None and _KEY_VARIABLE in os.environ:
        try:
            options.api_key = _key(os.environ[_KEY_VARIABLE])
        except argparse.ArgumentTypeError as exc:
            checked.error(f"{_KEY_VARIABLE}: {exc}")
    return options


def _serve(options: argparse.Namespace) -> int:
    """Serve until a signal. Raises OSError, with a sentence, where the sandbox cannot start."""
    signals = SignalsToEnd()
    # Imported only now, so that --help and wrong options are answered at once.
    from menagerie.sandbox.layers import Journal  # noqa: PLC0415 - see above
    from menagerie.sandbox.server import EmbeddedSandbox  # noqa: PLC0415 - see above

    has_tls = options.tls_certificate is not None
    sandbox = EmbeddedSandbox(
        options.database,
        plan=options.plan,
        api_key=options.api_key,
        host=options.host,
        port=options.port,
        journal=Journal(sys.stdout, time.time) if options.log_requests else None,
        tls=check_tls_files(options.tls_certificate, options.tls_key) if has_tls else None,
        most_connections=_MOST_CONNECTIONS,
        any_host=True,
    )
    sandbox.start()
    try:
        if not has_tls and not _is_this_computer(sandbox.base_url):
            # Other clients may accept http.
            _complain("Menagerie on other computers accepts only https: see --init-tls.")
        _announce(sandbox, with_key=options.api_key is None)
        signals.wait()
    finally:
        sandbox.stop()
    return 0


def _is_this_computer(base_url: str) -> bool:
    return ipaddress.ip_address(urlsplit(base_url).hostname or "").is_loopback


def _make_certificates(options: argparse.Namespace) -> int:
    """Make the files for TLS. Raises OSError, with a sentence, where they cannot be made."""
    try:
        # The library is optional, and only this needs it.
        from menagerie.sandbox.certificates import make_certificates  # noqa: PLC0415 - see above
    except ModuleNotFoundError:
        _complain(_NO_CRYPTOGRAPHY_CARRIED if hasattr(sys, "frozen") else _NO_CRYPTOGRAPHY)
        return 1
    made = make_certificates(options.init_tls, options.name)
    # Repeat the path that was called: in a checkout, the command is not on the search path.
    is_by_name = Path(sys.argv[0]).stem == _NAME
    print(made.instructions(sys.argv[0] if is_by_name else _NAME), end="")  # noqa: T201 - a command-line tool prints
    return 0


def _complain(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201 - a command-line tool prints


def _announce(sandbox: "EmbeddedSandbox", *, with_key: bool) -> None:
    """Print where the sandbox listens, and the key if the user did not choose it."""
    event = {"event": "listening", "base_url": sandbox.base_url}
    if with_key:
        event["api_key"] = sandbox.api_key
    print(json.dumps(event), flush=True)  # noqa: T201 - a command-line tool prints


class _Options(argparse.ArgumentParser):
    """Prints one sentence for a wrong option, instead of listing every option first."""

    def error(self, message: str) -> NoReturn:
        """End the program with the exit status of wrong options."""
        self.exit(2, f"{self.prog}: {message}\n")


def parser() -> argparse.ArgumentParser:
    """Return the parser; the man page takes its text from it."""
    result = _Options(prog=_NAME, description=__doc__)
    result.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: %(default)s)")
    result.add_argument("--port", type=_port, default=0, help="the port to listen on (default: a free one)")
    result.add_argument(
        "--database",
        default=IN_MEMORY,
        metavar="FILE",
        help="where the animals are kept (default: in memory)",
    )
    result.add_argument("--plan", type=_plan, default=FREE, help="free, pro, business, or MIN/DAY requests")
    key = result.add_mutually_exclusive_group()
    key.add_argument(
        "--api-key",
        type=_key,
        metavar="KEY",
        help="the API key; other users of this computer see it in the list of processes "
        f"(default: ${_KEY_VARIABLE}, or make and print one)",
    )
    key.add_argument(
        "--api-key-file",
        type=_key_in_file,
        dest="api_key",
        metavar="FILE",
        help="the API key is the first line of this file",
    )
    result.add_argument(
        "--tls-certificate", type=Path, metavar="FILE", help="answer https, with this certificate (PEM)"
    )
    result.add_argument(
        "--tls-key", type=Path, metavar="FILE", help="the certificate's private key (PEM, without a password)"
    )
    result.add_argument("--log-requests", action="store_true", help="print each connection and each request")
    result.add_argument(
        "--init-tls",
        type=Path,
        metavar="FOLDER",
        help="make a certificate for this computer in a new folder, print how to use it, and exit",
    )
    result.add_argument(
        "--name",
        type=_host,
        action="append",
        default=[],
        help="with --init-tls: the name or IP address that others use for this computer; can be repeated",
    )
    return result


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > _LARGEST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number up to {_LARGEST_PORT}")
    return int(text)


def _host(text: str) -> str:
    host = text.lower()
    if not is_host(host) or host in _EVERY_ADDRESS:
        raise argparse.ArgumentTypeError("a name is a host such as desk.example.com, or its IP address")
    return host


def _plan(text: str) -> Plan:
    if text in _PLANS:
        return _PLANS[text]
    figures = re.fullmatch(r"([1-9][0-9]{0,8})/([1-9][0-9]{0,8})", text)
    if figures is None:
        raise argparse.ArgumentTypeError(
            f"a plan is one of {', '.join(_PLANS)}, or two numbers such as 60/1000"
        )
    return Plan(per_minute=int(figures[1]), per_day=int(figures[2]))


def _key(text: str) -> str:
    if not re.fullmatch(r"[\x21-\x7e]+", text):
        # argparse would repeat the key in its own message.
        raise argparse.ArgumentTypeError("a key has letters, digits and signs only")
    return text


def _key_in_file(path: str) -> str:
    try:
        # Notepad puts a mark at the beginning; what is not UTF-8 is no key either.
        with Path(path).open(encoding="utf-8-sig", errors="replace") as file:
            return _key(file.readline().removesuffix("\n"))
    except OSError as exc:
        raise argparse.ArgumentTypeError(f"{path} cannot be read ({exc.strerror})") from exc
    except argparse.ArgumentTypeError as exc:
        raise argparse.ArgumentTypeError(f"{path} has no key in its first line: {exc}") from exc


if __name__ == "__main__":
    sys.exit(main())
