"""What other programs on this computer can learn of a process. On Linux only."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_LOOK_SECONDS = 0.02
_LISTENING = "0A"
_ADDRESS, _STATE, _INODE = 1, 3, 9


class Seen:
    """The words and the environments of a process and of all that it has started; ``names`` are theirs."""

    def __init__(self) -> None:
        self.content = b""
        self.names: set[str] = set()


@contextmanager
def looking_at(process: int) -> Iterator[Seen]:
    """Look again and again, until the block ends."""
    seen, is_over = Seen(), threading.Event()
    known: set[bytes] = set()

    def look() -> None:
        while not is_over.wait(_LOOK_SECONDS):
            for one in _family(process):
                # It may have ended meanwhile.
                with suppress(OSError):
                    folder = Path(f"/proc/{one}")
                    known.update((folder / name).read_bytes() for name in ("environ", "cmdline"))
                    seen.names.add((folder / "comm").read_text(encoding="ascii").strip())

    looking = threading.Thread(target=look, name="looking at a process")
    looking.start()
    try:
        yield seen
    finally:
        is_over.set()
        looking.join()
        seen.content = b"\n".join(known)


def listeners_of(process: int) -> list[tuple[str, int]]:
    """Return where a process takes connections from a network: addresses and ports."""
    own = set()
    for link in Path(f"/proc/{process}/fd").iterdir():
        with suppress(OSError):
            own.add(str(link.readlink()))
    found = []
    for family, table in ((socket.AF_INET, "tcp"), (socket.AF_INET6, "tcp6")):
        for line in Path(f"/proc/{process}/net/{table}").read_text(encoding="ascii").splitlines()[1:]:
            fields = line.split()
            if fields[_STATE] == _LISTENING and f"socket:[{fields[_INODE]}]" in own:
                host, port = fields[_ADDRESS].split(":")
                found.append((socket.inet_ntop(family, _in_network_order(host)), int(port, 16)))
    return found


def _in_network_order(words: str) -> bytes:
    raw = bytes.fromhex(words)
    return b"".join(raw[place : place + 4][::-1] for place in range(0, len(raw), 4))


def _family(process: int) -> list[int]:
    """Return a process and all that come from it."""
    family = [process]
    for one in family:
        # It, or a thread of it, may end meanwhile.
        with suppress(OSError):
            for thread in list(Path(f"/proc/{one}/task").iterdir()):
                with suppress(OSError):
                    family += map(int, (thread / "children").read_text(encoding="ascii").split())
    return family
