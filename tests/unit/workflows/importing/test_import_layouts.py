"""A layout is recognised the next time, options come first, and how long an import takes is known."""

from functools import cache
from pathlib import Path

import pytest

from menagerie.deliveries.delivery import Delivery
from menagerie.domain.animal import PetStatus
from menagerie.domain.errors import StorageError
from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan, Quota, enterprise
from menagerie.domain.titles import REASON_TITLE
from menagerie.governor.states import PacingView, PlanSource
from menagerie.workflows.importing import Choices, Estimate, Field, Layouts, estimate, propose
from menagerie.workflows.importing.choices import Overrides, UnusableMappingError, check_names
from support.delivered_tables import table_in
from support.deliveries import delivery_of

CHOICES = Choices(
    columns={Field.NAME: 2, Field.CATEGORY: None, Field.STATUS: 0},
    fixed={Field.CATEGORY: "12"},
    statuses={"k.o.": PetStatus.SOLD, "?": None},
    categories={"hunde": 7},
)


def test_a_file_with_the_same_columns_in_any_order_is_mapped_as_the_last_one(tmp_path: Path) -> None:
    path = tmp_path / "layouts.json"
    Layouts(path).save(delivery_of("Wo", "Was", "Wer"), CHOICES)
    layouts = Layouts(path)
    assert layouts.find(delivery_of("Wo", "Was", "WER ")) == CHOICES
    assert propose(delivery_of("Wo", "Was", "Wer"), layouts, {}) == CHOICES
    # The column of reasons does not matter either.
    found = layouts.find(delivery_of("Wer", "Wo", "Was", REASON_TITLE))
    assert found is not None
    assert found.columns == {Field.NAME: 0, Field.CATEGORY: None, Field.STATUS: 1}
    assert layouts.find(delivery_of("Wer", "Wo")) is None


def test_categories_are_remembered_for_their_environment_alone(tmp_path: Path) -> None:
    path, delivery = tmp_path / "layouts.json", delivery_of("Wo", "Was", "Wer")
    sandbox, production = ("sandbox", None), ("production", "https://animals.example.com/v1")
    # GIVEN a delivery that was tried out in the sandbox
    Layouts(path).save(delivery, CHOICES, sandbox)
    # THEN no number of the sandbox's categories is taken for one of the service
    there = Layouts(path).find(delivery, production)
    assert there == Choices(columns=CHOICES.columns, statuses=CHOICES.statuses)
    # AND both places have their own from then on
    real = Choices(columns=CHOICES.columns, categories={"hunde": 4711})
    Layouts(path).save(delivery, real, production)
    assert Layouts(path).find(delivery, production) == real
    assert Layouts(path).find(delivery, sandbox) == CHOICES


def test_a_file_without_titles_is_not_mapped_and_the_oldest_are_forgotten(tmp_path: Path) -> None:
    layouts = Layouts(tmp_path / "layouts.json")
    choices = Choices(columns={Field.NAME: 0}, fixed={Field.CATEGORY: "12"})
    for columns in (("Column A", "Column B", "Column C"), ("Column 1",), ("column b",)):
        layouts.save(delivery_of(*columns), choices)
        assert layouts.find(delivery_of(*columns)) is None
        # One title says what the file is.
        layouts.save(delivery_of(*columns, "Wo"), choices)
        assert layouts.find(delivery_of(*columns, "Wo")) is not None
    # The newest choices count, and the oldest layouts are forgotten.
    for number in range(60):
        layouts.save(delivery_of(f"Title {number}"), Choices(columns={Field.NAME: 0}))
    layouts.save(delivery_of("Title 59"), Choices(fixed={Field.NAME: "Mouse"}))
    again = Layouts(tmp_path / "layouts.json")
    assert again.find(delivery_of("Title 0")) is None
    newest = again.find(delivery_of("Title 59"))
    assert newest is not None
    assert newest.fixed == {Field.NAME: "Mouse"}
    assert newest.columns[Field.NAME] is None


def test_a_damaged_file_is_replaced_no_held_one(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path, delivery = tmp_path / "layouts.json", delivery_of("Wo", "Was", "Wer")
    for content in (b"", b"{", b"[]", b'{"version": 1}', b"\xff\x00", b'{"layouts": 7}'):
        path.write_bytes(content)
        layouts = Layouts(path)
        caplog.clear()
        assert layouts.find(delivery) is None
        assert "layouts of earlier imports cannot be read" in caplog.text
        layouts.save(delivery, CHOICES)
        assert Layouts(path).find(delivery) == CHOICES
    # GIVEN a layout in a file that cannot be read when it is first wanted
    aside, other = tmp_path / "aside", delivery_of("Name", "Art")
    path.rename(aside)
    path.mkdir()
    layouts = Layouts(path)
    assert layouts.find(delivery) is None
    with pytest.raises(StorageError):
        layouts.save(other, Choices(columns={Field.NAME: 0}))
    # WHEN it can be read again, and another layout is remembered
    path.rmdir()
    aside.rename(path)
    layouts.save(other, Choices(columns={Field.NAME: 0}))
    assert Layouts(path).find(delivery) == CHOICES
    assert Layouts(path).find(other) is not None


PROPOSED = Choices({Field.NAME: 0, Field.CATEGORY: 1, Field.STATUS: None}, fixed={Field.STATUS: "sold"})


@cache
def delivery() -> Delivery:
    text = "Tier\tArt\tArt\t3\tZustand\nRex\t12\tx\ty\tfrei\nBella\t13\tx\ty\tfrei\n"
    columns = table_in(text, header_row=1).columns
    return delivery_of(*columns)


def columns(overrides: dict[str, Field]) -> dict[Field, int | None]:
    return dict(Overrides(overrides).apply(delivery(), PROPOSED).columns)


def test_a_column_is_named_by_its_title_whatever_its_case_or_by_its_number_for_one_field_only() -> None:
    assert columns({"zustand": Field.STATUS})[Field.STATUS] == 4
    assert columns({"5": Field.STATUS})[Field.STATUS] == 4
    # The second of two columns with one title has a number in its title, and a title goes before a number.
    assert columns({"Art": Field.CATEGORY})[Field.CATEGORY] == 1
    assert columns({"Art (2)": Field.CATEGORY})[Field.CATEGORY] == 2
    assert columns({"3": Field.STATUS})[Field.STATUS] == 3
    assert columns({"Tier": Field.STATUS}) == {Field.NAME: None, Field.CATEGORY: 1, Field.STATUS: 0}


def test_a_column_for_two_fields_an_unknown_one_and_none_of_names_are_refused_with_the_columns() -> None:
    for other in ("1", "TIER"):
        with pytest.raises(UnusableMappingError, match="column-twice column='Tier'"):
            columns({"Tier": Field.NAME, other: Field.CATEGORY})
    listed = "columns='1 “Tier”, 2 “Art”"
    for column in ("Who", "0", "6"):
        with pytest.raises(UnusableMappingError, match=rf"no-such-column column='{column}' {listed}"):
            columns({column: Field.NAME})
    check_names(delivery(), PROPOSED)
    with pytest.raises(UnusableMappingError, match=f"no-names {listed}"):
        check_names(delivery(), Choices({Field.CATEGORY: 1}))


def test_fixed_values_fill_what_the_rows_lack() -> None:
    fixed = Overrides(fixed={Field.CATEGORY: "7"}).apply(delivery(), PROPOSED).fixed
    assert fixed == {Field.CATEGORY: "7", Field.STATUS: "sold"}


NOW = 1_800_000_000.0
DAY = 86_400.0


def pacing(plan: Plan, sent_today: int = 0, queued: int = 0, clients: int = 1) -> PacingView:
    return PacingView(plan, PlanSource.DETECTED, sent_today, (), queued, clients)


def test_each_plan_takes_as_long_as_its_limits_say() -> None:
    for count, plan, estimated in (
        (0, FREE, Estimate(0, 0.0, 0)),
        (480, FREE, Estimate(480, 480.0, 1)),
        (1_000, FREE, Estimate(1_000, 1_000.0, 1)),
        # 1,000 on the first day and 1,000 on each of the next: the last 500 take 500 s of the third.
        (2_500, FREE, Estimate(2_500, 2 * DAY + 500, 3)),
        (3_000, FREE, Estimate(3_000, 2 * DAY + 1_000, 3)),
        (480, PRO, Estimate(480, 96.0, 1)),
        (10_001, PRO, Estimate(10_001, DAY + 0.2, 2)),
        (100_000, BUSINESS, Estimate(100_000, 6_000.0, 1)),
        (2_500, enterprise(2_500, None), Estimate(2_500, 60.0, 1)),
        (100_000, enterprise(None, None), Estimate(100_000, 1_000.0, 1)),
        (2_000, enterprise(None, 1_000), Estimate(2_000, DAY + 10.0, 2)),
    ):
        found = estimate(count, pacing(plan), Quota(), NOW)
        assert found.seconds == pytest.approx(estimated.seconds)
        assert (found.requests, found.days) == (estimated.requests, estimated.days)


def test_what_was_sent_what_waits_and_what_the_service_states_of_its_quota_count() -> None:
    in_an_hour = Quota(limit=1_000, remaining=80, reset_at=NOW + 3_600)
    over = Quota(limit=1_000, remaining=0, reset_at=NOW - 1)
    of_the_minute = Quota(limit=60, remaining=0, reset_at=NOW + 30)
    for at, stated, estimated in (
        (pacing(FREE, sent_today=900), Quota(), Estimate(480, DAY + 380, 2)),
        (pacing(FREE, sent_today=2_000), Quota(), Estimate(480, DAY + 480, 1)),
        # What the service states comes before our own count.
        (pacing(FREE), in_an_hour, Estimate(480, 3_600.0 + 400, 2)),
        (pacing(FREE, sent_today=1_000), over, Estimate(480, 480.0, 1)),
        (pacing(FREE), of_the_minute, Estimate(480, 480.0, 1)),
        # Other adds and other installations make it longer.
        (pacing(FREE, queued=60), Quota(), Estimate(480, 540.0, 1)),
        (pacing(FREE, clients=2), Quota(), Estimate(480, 960.0, 1)),
    ):
        assert estimate(480, at, stated, NOW) == estimated
