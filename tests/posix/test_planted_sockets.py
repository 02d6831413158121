"""Another user of this computer cannot take the place of the window that a second start calls."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDir

from menagerie.app.processes.hand_over import HandOver, ImportRequest, hand_over, server_name

STRANGER = 65534
# Only an administrator can make a file of another user.
BY_A_STRANGER = [STRANGER] if os.geteuid() == 0 else []


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """Where the window is called that has the lock of this test."""
    place = Path(QDir.tempPath(), server_name(tmp_path / "menagerie.lock"))
    yield place
    place.unlink()


@pytest.mark.parametrize("owner", BY_A_STRANGER)
@pytest.mark.parametrize("is_link", [False, True])
def test_no_import_is_handed_over_to_a_socket_of_another_user(
    tmp_path: Path, place: Path, owner: int, *, is_link: bool
) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        if is_link:
            # A link of theirs, which leads by now to something of this user.
            listener.bind(str(tmp_path / "socket"))
            place.symlink_to(tmp_path / "socket")
        else:
            listener.bind(str(place))
        os.chown(place, owner, owner, follow_symlinks=False)
        listener.listen()
        request = ImportRequest(str(tmp_path / "delivery.csv"), "staging")
        assert hand_over(tmp_path / "menagerie.lock", request) is HandOver.NOT_TAKEN
        call, _ = listener.accept()
        with call:
            assert call.recv(1) == b""
