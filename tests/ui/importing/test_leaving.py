"""What an import has added is known, even if its environment is left while animals are being added."""

from pathlib import Path

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.clock import SystemClock
from menagerie.outbox.entry import State, Typed
from menagerie.outbox.job import JobRow
from menagerie.outbox.store import Outbox
from menagerie.sandbox.practice import Situation
from menagerie.settings.environments import EnvironmentId
from menagerie.ui.importing import BEGIN
from support.animal_service import animal_service
from support.hard_times import begin_slow_add, open_without_animals, stuck_disk, wants_to_close
from support.qt_loop import until
from support.shop import Shop

_ROWS = 60
_SOME = 12


def rows(count: int) -> list[JobRow]:
    return [JobRow(row, (f"Rex {row}", "12"), Typed(f"Rex {row}", "12")) for row in range(2, count + 2)]


async def begin_import(shop: Shop) -> None:
    """Begin an import, and wait until it has added some of its rows."""
    number = (await shop.queue.job_steps.begin_job("delivery.csv", "digest", "Anna", {}, rows(_ROWS))).number

    def has_added_some() -> bool:
        (added,) = (job.counts.get(State.CREATED, 0) for job in shop.queue.jobs if job.number == number)
        # What is on its way would be waited for.
        return added >= _SOME and not shop.queue.is_sending

    await until(has_added_some, "some added rows, and none on its way")


async def unknown(outbox_file: Path, catalogue_file: Path) -> tuple[int, set[int | None]]:
    """Return how many animals were added, and which of them are not known."""
    outbox = Outbox(outbox_file, SystemClock())
    catalogue = Catalogue(catalogue_file, SystemClock())
    try:
        added = {entry.animal_id for entry in await outbox.entries((State.CREATED,))}
        known = await catalogue.animals([one for one in added if one is not None])
        return len(added), added - {one.animal.id for one in known}
    finally:
        await outbox.close()
        await catalogue.close()


async def test_what_was_added_is_known_after_leaving_its_environment_or_closing_in_the_middle(
    shop: Shop,
) -> None:
    async with shop.open_with_animals():
        place, queue = shop.parts.opened.environment.data_key, shop.queue
        # WHEN its environment is left while an animal is added
        shop.practise(Situation.SLOW_ANSWERS, count=1, seconds=1)
        await queue.job_steps.begin_job("d.csv", "digest", "Anna", {}, rows(1))
        await until(lambda: queue.is_sending, "an add on its way")
        shop.switch_to(EnvironmentId.SANDBOX)
        await until(lambda: not queue.is_sending, "the end of the add")
        await shop.settled()
        assert await unknown(shop.paths.outbox(*place), shop.paths.catalogue(*place)) == (1, set())
        # WHEN Menagerie is closed in the middle of an import
        shop.switch_to(EnvironmentId.STAGING)
        await shop.answered()
        await begin_import(shop)
    count, not_known = await unknown(shop.paths.outbox(*place), shop.paths.catalogue(*place))
    assert count > _SOME
    assert not not_known


async def test_what_was_confirmed_is_in_the_outbox_after_closing_at_once(shop: Shop, tmp_path: Path) -> None:
    path = tmp_path / "delivery.csv"
    path.write_text("Name,Category\n" + "".join(f"Rex {number},12\n" for number in range(5)))
    async with shop.open_with_animals():
        place = shop.parts.opened.environment.data_key
        shop.parts.importing.open_file(path)
        await shop.settled()
        # WHEN the person confirms the rows, and closes Menagerie before they are in the outbox
        shop.parts.importing.window.preview.foot.start.click()
        assert shop.parts.jobs.is_running(BEGIN)
    # THEN they are there for the next start, and nothing was sent
    outbox = Outbox(shop.paths.outbox(*place), SystemClock())
    try:
        assert (await outbox.counts())[State.QUEUED] == 5
    finally:
        await outbox.close()
    assert shop.asked("POST") == []


async def test_the_window_stays_open_for_rows_that_failed_while_an_add_was_still_on_its_way(
    shop: Shop, tmp_path: Path
) -> None:
    path = tmp_path / "delivery.csv"
    path.write_text("Name,Category\nRex,12\n")
    async with animal_service() as service, open_without_animals(shop, service) as window:
        shop.parts.importing.open_file(path)
        await shop.settled()
        preview = shop.parts.importing.window.preview
        # GIVEN an add that the service takes its time for
        (await begin_slow_add(shop, service, "Marble")).cancel.click()
        with stuck_disk(shop):
            # WHEN the person confirms the rows, closes Menagerie, and they cannot be put into the outbox
            preview.foot.start.click()
            assert not window.close()
            await until(lambda: not shop.parts.jobs.is_running(BEGIN), "the end of the import")
        service.may_answer.set()
        # THEN it stays after the add, too, and says why
        await until(lambda: shop.states()["Marble"] is State.CREATED, "the add")
        await shop.settled()
        assert not wants_to_close(shop)
        assert preview.message.isVisible()


async def test_the_window_stays_open_for_a_question_about_rows_and_shows_what_becomes_of_them(
    shop: Shop, tmp_path: Path
) -> None:
    path = tmp_path / "delivery.csv"
    path.write_text("Name,Category\nRex,12\n")
    async with shop.open_with_animals() as window:
        shop.parts.importing.open_file(path)
        await shop.settled()
        preview = shop.parts.importing.window.preview

        async def confirm_and_look_at_imports() -> None:
            with stuck_disk(shop):
                preview.foot.start.click()
                shop.parts.running.show()
                assert not preview.isVisible()
                await shop.settled()

        await confirm_and_look_at_imports()
        assert preview.message.isVisible()
        assert not preview.foot.asks
        path.unlink()
        await confirm_and_look_at_imports()
        assert preview.foot.question.isVisible()
        preview.foot.cancel.click()
        # GIVEN a file that was changed meanwhile
        path.write_text("Name,Category\nBasil,12\n")
        # WHEN the person confirms the rows, and closes Menagerie before they are in the outbox
        preview.foot.start.click()
        window.close()
        assert "Menagerie closes as soon as the rows" in window.toast.accessibleName()
        # THEN it stays, with the question
        await until(lambda: preview.foot.asks, "the question")
        await shop.settled()
        assert window.isVisible()
        assert preview.isVisible()
        assert not wants_to_close(shop)
        # AND the rows are in the outbox when it is answered and Menagerie is closed once more
        shop.think()
        preview.foot.start.click()
        window.close()
        await until(lambda: wants_to_close(shop), "it closes")
        place = shop.parts.opened.environment.data_key
    outbox = Outbox(shop.paths.outbox(*place), SystemClock())
    try:
        assert [entry.typed.name for entry in await outbox.entries((State.QUEUED,))] == ["Rex"]
    finally:
        await outbox.close()
