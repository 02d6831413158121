"""Options on the command line override what the column titles suggest."""

from functools import cache

import pytest

from menagerie.deliveries.delivery import Delivery, Reading
from menagerie.deliveries.process import read_pasted
from menagerie.workflows.importing import Choices, Field
from menagerie.workflows.importing.choices import Overrides, UnusableMappingError, check_names

PROPOSED = Choices({Field.NAME: 0, Field.CATEGORY: 1, Field.STATUS: None}, fixed={Field.STATUS: "sold"})


@cache
def delivery() -> Delivery:
    text = "Tier\tArt\tArt\t3\tZustand\nRex\t12\tx\ty\tfrei\nBella\t13\tx\ty\tfrei\n"
    return read_pasted(text, Reading(header_row=1))


def columns(overrides: dict[str, Field]) -> dict[Field, int | None]:
    return dict(Overrides(overrides).apply(delivery(), PROPOSED).columns)


def test_a_column_is_overrides_of_its_title_whatever_its_case_or_by_its_number() -> None:
    assert columns({"zustand": Field.STATUS})[Field.STATUS] == 4
    assert columns({"5": Field.STATUS})[Field.STATUS] == 4


def test_the_second_of_two_columns_with_one_title_has_a_number_in_its_title() -> None:
    assert columns({"Art": Field.CATEGORY})[Field.CATEGORY] == 1
    assert columns({"Art (2)": Field.CATEGORY})[Field.CATEGORY] == 2


def test_a_title_goes_before_a_number() -> None:
    assert columns({"3": Field.STATUS})[Field.STATUS] == 3


def test_a_column_is_used_for_one_field_only() -> None:
    assert columns({"Tier": Field.STATUS}) == {Field.NAME: None, Field.CATEGORY: 1, Field.STATUS: 0}


@pytest.mark.parametrize("other", ["1", "TIER"])
def test_a_column_that_has_overrides_for_two_fields_is_refused(other: str) -> None:
    with pytest.raises(UnusableMappingError, match="column-twice column='Tier'"):
        columns({"Tier": Field.NAME, other: Field.CATEGORY})


def test_fixed_values_fill_what_the_rows_lack() -> None:
    fixed = Overrides(fixed={Field.CATEGORY: "7"}).apply(delivery(), PROPOSED).fixed
    assert fixed == {Field.CATEGORY: "7", Field.STATUS: "sold"}


@pytest.mark.parametrize("column", ["Who", "0", "6"])
def test_an_unknown_column_is_refused_with_the_list_of_columns(column: str) -> None:
    with pytest.raises(
        UnusableMappingError, match=rf"no-such-column column='{column}' columns='1 “Tier”, 2 “Art”"
    ):
        columns({column: Field.NAME})


def test_without_a_column_of_names_it_lists_the_columns() -> None:
    check_names(delivery(), PROPOSED)
    with pytest.raises(UnusableMappingError, match="no-names columns='1 “Tier”"):
        check_names(delivery(), Choices({Field.CATEGORY: 1}))
