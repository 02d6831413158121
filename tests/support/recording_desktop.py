"""A desktop for tests."""

from menagerie.ui.session.desktop import Progress


class RecordingDesktop:
    """A desktop that keeps what it is to show."""

    def __init__(self) -> None:
        self.progress: list[Progress | None] = []
        self.notices: list[tuple[str, str]] = []
        self.is_closed = False

    async def show_progress(self, progress: Progress | None) -> None:
        self.progress.append(progress)

    async def notify(self, title: str, text: str) -> None:
        self.notices.append((title, text))

    async def close(self) -> None:
        self.is_closed = True
