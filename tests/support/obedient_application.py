"""The real application with a keyring of the test; its window does what standard input says.

To be run as a program with the application's own words. The first line on standard input has the keyring:
so no secret stands among the words or in the environment. Each further line is a command for the window; see
``support.real_application``.
"""

import json
import os
import signal
import sys
import threading
from enum import StrEnum
from typing import Any

import keyring
from keyring.backend import KeyringBackend
from keyring.backends import fail, null
from keyring.errors import KeyringLocked

from support.vault import Vault

# (service, user name, secret), as the keyring library has them.
Entries = list[tuple[str, str, str]]
Look = dict[str, Any]

_MOST_BYTES_ON_WINDOWS = 2560


class Manner(StrEnum):
    """How the keyring behaves."""

    OPEN = "open"
    LOCKED = "locked"
    HANGING = "hanging"
    FAILING = "failing"
    FORGETFUL = "forgetful"
    NARROW = "narrow"
    PLAIN_TEXT = "plain text"
    NULL = "null"
    MISSING = "missing"


class _SystemKeyring(Vault):
    """Stands in for that of the operating system, which the application knows by its module."""

    def __init__(self, manner: Manner, entries: Entries) -> None:
        super().__init__()
        self._manner = manner
        self.entries = {(service, user): secret for service, user, secret in entries}

    def get_password(self, service: str, username: str) -> str | None:
        self._behave(self.entries)
        return super().get_password(service, username)

    def set_password(self, service: str, username: str, password: str) -> None:
        self._behave(password)
        if self._manner is Manner.NARROW and len(password.encode("utf-16-le")) > _MOST_BYTES_ON_WINDOWS:
            raise OSError(1783, "CredWrite", "The stub received bad data", password)
        if self._manner is not Manner.FORGETFUL:
            super().set_password(service, username, password)

    def _behave(self, secret: object) -> None:
        match self._manner:
            case Manner.LOCKED:
                raise KeyringLocked(secret)
            case Manner.HANGING:
                threading.Event().wait()
            case Manner.FAILING:
                raise RuntimeError(secret)


def _keyring(manner: Manner, entries: Entries) -> KeyringBackend:
    if manner is Manner.NULL:
        return null.Keyring()  # type: ignore[no-untyped-call] # keyring has no types here
    if manner is Manner.MISSING:
        return fail.Keyring()  # type: ignore[no-untyped-call] # as above
    if manner is not Manner.PLAIN_TEXT:
        _SystemKeyring.__module__ = "keyring.backends.SecretService"
    return _SystemKeyring(manner, entries)


def _obey() -> object:
    """Do in the window what standard input says; return what has to live as long as that."""
    import menagerie.ui  # noqa: F401, PLC0415 - before all of Qt, which an import does without

    # isort: split
    from PySide6.QtCore import QObject, Qt, Signal  # noqa: PLC0415 - as above

    from menagerie.app.processes.single_instance import SingleInstance  # noqa: PLC0415 - as above
    from support import shown_things as things  # noqa: PLC0415 - as above
    from support.patience import LONGEST_WAIT  # noqa: PLC0415 - as above

    # Many starts at once make a computer slow. Tests of a window that hangs have limits of their own.
    limits = SingleInstance.__init__.__kwdefaults__
    assert limits is not None
    limits.update(start_seconds=LONGEST_WAIT, answer_milliseconds=round(1000 * LONGEST_WAIT))

    commands = {
        "look": things.look,
        "press": things.press,
        "type": things.type_into,
        "clipboard": things.clipboard,
        "move": things.move,
        "place": things.place,
        "end session": things.end_session,
    }

    class Obeying(QObject):
        told = Signal(object)

        def do(self, words: list[str]) -> None:
            answer = commands[words[0]](*words[1:])  # type: ignore[operator] # each has its own words
            # In one piece, also right before the end.
            os.write(sys.stdout.fileno(), (json.dumps(answer) + "\n").encode())

    obeying = Obeying()
    obeying.told.connect(obeying.do, Qt.ConnectionType.QueuedConnection)

    def listen() -> None:
        for line in sys.stdin:
            obeying.told.emit(json.loads(line))

    threading.Thread(target=listen, daemon=True).start()
    return obeying


def _main() -> int:
    manner, entries = json.loads(sys.stdin.readline())
    keyring.set_keyring(_keyring(Manner(manner), entries))
    words = sys.argv[1:]
    obeying = None if words[0] == "import" else _obey()
    from menagerie.cli import main  # noqa: PLC0415 - as the application begins

    try:
        return main(words)
    finally:
        del obeying


if __name__ == "__main__":
    # In the background of a shell, or under nohup, a process inherits that these are ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    sys.exit(_main())
