"""Since last time: what came or changed is marked until it was looked at."""

from PySide6.QtCore import Qt

from menagerie.domain.animal import Mark
from menagerie.settings.views import Scope
from support.qt_loop import until
from support.raw_server import answer, as_json, raw_server, scripted
from support.shop import Shop

REX, LUNA, MAX = 1, 2, 3


def listed(*animals: tuple[int, str, str]) -> bytes:
    """Return a service's answer with these animals: id, name and status."""
    return answer(
        200,
        as_json(
            [{"id": key, "name": name, "categoryId": 7, "status": status} for key, name, status in animals]
        ),
    )


FIRST = listed((REX, "Rex", "available"), (LUNA, "Luna", "available"))
# One was sold, another one came.
SECOND = listed((MAX, "Max", "available"), (REX, "Rex", "sold"), (LUNA, "Luna", "available"))


def marks(shop: Shop) -> dict[int, Mark]:
    """Return the marks on screen by the animal's id."""
    return {known.animal.id: known.mark for known in shop.known() if known.mark is not None}


def look_away(shop: Shop) -> None:
    """Go to a row without a mark: one that the person stays on is soon taken for looked at."""
    assert shop.window.table.reveal(LUNA)


async def refresh(shop: Shop) -> None:
    look_away(shop)
    shop.window.header.refresh.click()
    await shop.settled()


async def test_the_new_and_the_changed_are_marked_until_they_are_looked_at_which_can_be_undone(
    shop: Shop,
) -> None:
    third = listed((MAX, "Max", "available"), (REX, "Rex", "sold"), (LUNA, "Luna", "sold"))
    async with shop.open_on(scripted(FIRST, SECOND, SECOND, third)) as (window, _server):
        # GIVEN a first answer, of which nothing is news
        assert marks(shop) == {}
        assert window.footer.summary.text() == "All 2 animals that the service lists"
        await refresh(shop)
        assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
        assert window.footer.summary.text() == "All 3 animals that the service lists"
        assert window.footer.news.text() == "1 new, 1 now sold"
        spoken = window.table.shown.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
        assert "new" in str(spoken).lower()
        window.footer.news.click()
        await shop.settled()
        assert window.header.view.words == "New or changed"
        assert window.footer.news.isHidden()
        assert window.card.focus_fallback().hasFocus()
        # THEN they stay marked although another answer brings no news
        window.filter.show_recent(recent=False)
        window.filter.show_from(Scope.SERVICE)
        await shop.settled()
        await refresh(shop)
        assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
        assert window.footer.summary.text() == "All 3 animals that the service lists"
        # WHEN all are marked as looked at THEN that can be undone
        window.commands.looked.trigger()
        await shop.settled()
        assert marks(shop) == {}
        await shop.see_everything()
        assert marks(shop) == {}
        window.commands.undo.trigger()
        await shop.settled()
        assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
        window.filter.show_from(Scope.SERVICE)
        await shop.settled()
        assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
        # WHEN another animal has changed meanwhile THEN its mark comes back, too
        window.table.selectionModel().clear()
        window.header.refresh.click()
        await shop.settled()
        everything = {MAX: Mark.NEW, REX: Mark.CHANGED, LUNA: Mark.CHANGED}
        assert marks(shop) == everything
        for step, shown in ((window.commands.redo, {}), (window.commands.undo, everything)):
            step.trigger()
            await shop.settled()
            assert marks(shop) == shown
        # WHEN a slow disk takes longer than a person who looks THEN the history comes all the same
        await until(window.isActiveWindow, "an active window")
        assert window.table.reveal(REX)
        shop.parts.knowledge._seen_timer.timeout.emit()
        await shop.settled()
        assert marks(shop) == {MAX: Mark.NEW, LUNA: Mark.CHANGED}
        assert "Sold" in window.details.history.toPlainText()


async def test_marks_survive_a_restart_and_so_does_having_looked(shop: Shop) -> None:
    async with raw_server(scripted(FIRST, SECOND, SECOND, SECOND)) as server:
        shop.move_staging(server.base_url)
        async with shop.open_with_animals():
            await refresh(shop)
        # WHEN the application starts again THEN they are marked from the first paint on
        async with shop.open() as window:
            assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
            look_away(shop)
            await shop.settled()
            assert marks(shop) == {MAX: Mark.NEW, REX: Mark.CHANGED}
            # WHEN the person passes one row and stays on another THEN that one is no longer marked
            assert window.table.reveal(MAX)
            assert window.table.reveal(REX)
            await until(lambda: marks(shop) == {MAX: Mark.NEW}, "no mark on the one that was looked at")
            assert window.details.facts.identifier.text() == f"#{REX}"
            await shop.see_everything()
            assert marks(shop) == {MAX: Mark.NEW}
            window.commands.looked.trigger()
            await shop.settled()
        async with shop.open():
            assert marks(shop) == {}
            await shop.settled()
            assert marks(shop) == {}
