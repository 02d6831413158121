"""Options on the command line override what the column titles suggest."""

from functools import cache

import pytest

from menagerie.deliveries.delivery import Delivery
from menagerie.workflows.importing import Choices, Field
from menagerie.workflows.importing.choices import Overrides, UnusableMappingError, check_names
from support.delivered_tables import table_in
from support.deliveries import delivery_of

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
