"""Where the files of the application are."""

import codecs
import errno
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import PlatformDirs

from menagerie.domain.cases import StorageCase
from menagerie.domain.errors import StorageError
from menagerie.settings.files import keep_directories_private, make_private_directory, reason, write_whole
from menagerie.system.files import read_own, remove_file

if TYPE_CHECKING:
    from platformdirs.api import PlatformDirsABC

_APPLICATION = "menagerie"
_ENVIRONMENTS = "environments.toml"
# In the user's configuration folder: the path of the data folder, if it is not the usual one.
_DATA_FOLDER = "data-folder"
_DIGEST_LENGTH = 12
_LINE_ENDS = re.compile(rb"(\r?\n)+\Z")


class Paths:
    """The paths of all files. Creating this object only checks where IT's file is.

    With ``data_dir`` (``--data-dir``), everything that the application or the user writes is in there, except
    ``sent_counts``: a folder outside of it, where how much was sent is remembered, so that an old copy of the
    data folder is recognised. IT's file still applies: it is configuration, not state. ``site_directory`` is
    the folder of IT's file if it is not the operating system's usual one.

    The user may also choose a data folder for every start without that option. ``next_data`` is the one of
    the next start, ``usual_data`` the one without a choice; ``is_given`` tells whether the option decides.
    """

    def __init__(self, data_dir: Path | None = None, *, site_directory: Path | None = None) -> None:
        # Without an author, since the folder on Windows would be "menagerie\menagerie".
        usual = PlatformDirs(_APPLICATION, appauthor=False, multipath=True)
        self.is_given = data_dir is not None
        self.usual_data = usual.user_data_path
        self._choice = usual.user_config_path / _DATA_FOLDER
        self._problem: StorageError | None = None
        self._is_chosen = False
        if data_dir is None:
            try:
                data_dir = _read_folder(self._choice)
            except StorageError as error:
                self._problem = error
            self._is_chosen = data_dir is not None
        self.next_data = self.usual_data if data_dir is None else data_dir.absolute()
        # Absolute, since the working directory may change while the application runs.
        self.data = usual.user_data_path if data_dir is None else data_dir.absolute()
        self.ledger = self.data / "ledger.sqlite3"
        self.sandbox_database = self.data / "sandbox.sqlite3"
        self.preferences = self.data / "preferences.json"
        self.layouts = self.data / "import-layouts.json"
        self.views = self.data / "views.json"
        self.updates = self.data / "updates.json"
        self.lock = self.data / "menagerie.lock"
        self.sent_counts = sent_counts_of(usual)
        # Made only when there is an error to write.
        logs = usual.user_log_path if data_dir is None else self.data / "log"
        self.error_log = logs / "menagerie.log"
        self.crash_log = logs / "crash.log"
        user_directory = usual.user_config_path if data_dir is None else self.data
        self.user_environments = user_directory / _ENVIRONMENTS
        # Linux desktops put folders of their own before /etc/xdg, where IT's file usually is.
        site_directories = (
            [Path(directory) for directory in usual.site_config_dir.split(os.pathsep)]
            if site_directory is None
            else [site_directory]
        )
        candidates = [directory / _ENVIRONMENTS for directory in site_directories]
        self.site_environments = next((path for path in candidates if path.is_file()), candidates[-1])

    def catalogue(self, environment: str, base_url: str | None) -> Path:
        """Return the file of the animals known in an environment: each address has its own.

        For the embedded sandbox, ``base_url`` is None: it has a new address at each start and one catalogue.
        """
        return self._of_environment("catalogue", environment, base_url)

    def outbox(self, environment: str, base_url: str | None) -> Path:
        """Return the file of the adds in an environment, named like that of the catalogue."""
        return self._of_environment("outbox", environment, base_url)

    def outboxes(self, environment: str) -> set[Path]:
        """Return the files of the adds in an environment, those of its former addresses too."""
        return set(self.data.glob(f"outbox-{environment}-*.sqlite3"))

    def make_data_directory(self) -> None:
        """Make the data directory, and let only this user enter it and the other ones. Raises StorageError.

        One that the user has chosen is not made: if it is gone, its drive may be missing. Nor is the usual
        one used if the choice cannot be read: what waits in the chosen one would be missing without a word.
        """
        if self._problem is not None:
            raise self._problem
        if self._is_chosen and not self.data.is_dir():
            raise StorageError(StorageCase.FOLDER_MISSING, folder=str(self.data), path=str(self._choice))
        make_private_directory(self.data)
        keep_directories_private((self.data, self.error_log.parent, self.sent_counts))

    def choose_data(self, folder: Path | None) -> None:
        """Use ``folder`` from the next start on; None: the usual one. Nothing is moved.

        Raises StorageError.
        """
        if folder is None or folder == self.usual_data:
            try:
                with suppress(FileNotFoundError):
                    remove_file(self._choice)
            except OSError as exc:
                detail = reason(exc)
                raise StorageError(StorageCase.NOT_WRITTEN, path=str(self._choice), detail=detail) from exc
            self.next_data = self.usual_data
        else:
            write_whole(self._choice, str(folder).encode(errors="surrogateescape"))
            self.next_data = folder

    def _of_environment(self, what: str, environment: str, base_url: str | None) -> Path:
        if base_url is None:
            return self.data / f"{what}-{environment}.sqlite3"
        import hashlib  # noqa: PLC0415 - the window is on screen before any file of an address is opened

        digest = hashlib.sha256(base_url.encode()).hexdigest()[:_DIGEST_LENGTH]
        return self.data / f"{what}-{environment}-{digest}.sqlite3"


def sent_counts_of(usual: "PlatformDirsABC") -> Path:
    """Return the folder where it is counted what was sent, from the folders of the operating system."""
    state = usual.user_state_path
    # On Windows and macOS, that is the data folder.
    return state.with_name(f"{state.name}-state") if state == usual.user_data_path else state


def _read_folder(path: Path) -> Path | None:
    """Return the folder whose absolute path is in the file ``path``; None if there is no such file.

    Raises StorageError if it cannot be read, belongs to another user, or has no absolute path.
    """
    try:
        content = read_own(path, may_be_link=True)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as exc:
        raise StorageError(StorageCase.CHOICE_UNREADABLE, path=str(path), detail=reason(exc)) from exc
    # Only without the mark and the line ends of an editor: a name may end with a space, and have bytes that
    # are no UTF-8.
    name = _LINE_ENDS.sub(b"", content.removeprefix(codecs.BOM_UTF8))
    folder = Path(name.decode(errors="surrogateescape"))
    if not folder.is_absolute():
        raise StorageError(StorageCase.CHOICE_UNREADABLE, path=str(path), detail=os.strerror(errno.EINVAL))
    return folder
