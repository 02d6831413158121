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
from collections.abc import Callable
from functools import partial
from typing import Any


def _use_keyring(manner: str, entries: list[Any]) -> None:
    from support.system_keyring import Manner, use_keyring  # noqa: PLC0415 - see ``_obey``

    use_keyring(Manner(manner), [(service, user, secret) for service, user, secret in entries])


def _obey(begin: Callable[[], None]) -> object:
    """Call ``begin`` once Qt waits for something, and then do in the window what standard input says.

    A start that finds another window comes to neither, and does without what they import. Returns what has to
    live as long as the application.
    """
    import menagerie.ui  # noqa: F401, PLC0415 - before all of Qt, which an import does without

    # isort: split
    from PySide6.QtCore import QObject, Qt, Signal  # noqa: PLC0415 - as above

    from menagerie.app.single_instance import SingleInstance  # noqa: PLC0415 - as above
    from support.patience import LONGEST_WAIT  # noqa: PLC0415 - as above

    # Many starts at once make a computer slow. Tests of a window that hangs have limits of their own.
    limits = SingleInstance.__init__.__kwdefaults__
    assert limits is not None
    limits.update(start_seconds=LONGEST_WAIT, answer_milliseconds=round(1000 * LONGEST_WAIT))

    class Obeying(QObject):
        begun = Signal()
        told = Signal(object)

        def begin(self) -> None:
            begin()

        def do(self, words: list[str]) -> None:
            from support.shown_things import COMMANDS  # noqa: PLC0415 - see above

            answer = COMMANDS[words[0]](*words[1:])
            # In one piece, also right before the end.
            os.write(sys.stdout.fileno(), (json.dumps(answer) + "\n").encode())

    obeying = Obeying()
    obeying.begun.connect(obeying.begin, Qt.ConnectionType.QueuedConnection)
    obeying.told.connect(obeying.do, Qt.ConnectionType.QueuedConnection)
    obeying.begun.emit()

    def listen() -> None:
        for line in sys.stdin:
            obeying.told.emit(json.loads(line))

    threading.Thread(target=listen, daemon=True).start()
    return obeying


def _main() -> int:
    begin = partial(_use_keyring, *json.loads(sys.stdin.readline()))
    words = sys.argv[1:]
    if words[0] == "import":
        obeying = None
        begin()
    else:
        obeying = _obey(begin)
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
