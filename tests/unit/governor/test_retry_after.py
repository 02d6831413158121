"""Retry-After is read in every form it may have, the longest plausible way (interface 8.3)."""

import math
from datetime import UTC, datetime
from email.utils import format_datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.governor.retry_after import NOTHING_TOLD, RetryAfter, read_http_date, read_retry_after

NOW = datetime(2027, 1, 15, 8, 0, 0, tzinfo=UTC).timestamp()
DAY = 86_400


def read(*values: str) -> RetryAfter:
    return read_retry_after(values, server_now=NOW)


@pytest.mark.parametrize("value", ["1", "30", "007", "3600", " 120 ", "\t5"])
def test_a_whole_number_is_seconds(value: str) -> None:
    assert read(value) == RetryAfter(float(value))


@pytest.mark.parametrize("value", ["3601", "30000", "86400", "999999999"])
def test_a_large_number_is_kept_as_seconds_and_noted_as_milliseconds(value: str) -> None:
    assert read(value) == RetryAfter(float(value), shorter=float(value) / 1000)


@pytest.mark.parametrize("ahead", [1, 60, DAY, 366 * DAY])
def test_a_unix_time_is_a_moment_in_seconds_or_milliseconds(ahead: int) -> None:
    assert read(f"{NOW + ahead:.0f}") == RetryAfter(ahead)
    assert read(f"{(NOW + ahead) * 1000:.0f}") == RetryAfter(ahead)


@pytest.mark.parametrize("behind", [0, 1, DAY])
def test_a_unix_time_in_the_past_tells_nothing(behind: int) -> None:
    assert read(f"{NOW - behind:.0f}") == NOTHING_TOLD
    assert read(f"{(NOW - behind) * 1000:.0f}") == NOTHING_TOLD


@pytest.mark.parametrize(
    "value",
    [
        "1000000000",
        f"{NOW - DAY - 1:.0f}",
        f"{NOW + 366 * DAY + 1:.0f}",
        f"{NOW * 1_000_000:.0f}",
        "9" * 64,
        "1" + "0" * 63,
        "5000000000.5",
    ],
)
def test_any_other_long_number_has_no_end_that_can_be_read(value: str) -> None:
    told = read(value)

    assert told.seconds == math.inf
    assert not told.readable
    assert told.at_least == 0


@pytest.mark.parametrize(("value", "seconds"), [("1.5", 1.5), ("0.25", 0.25), ("7200.5", 7200.5)])
def test_a_decimal_is_seconds(value: str, seconds: float) -> None:
    assert read(value) == RetryAfter(seconds)


@pytest.mark.parametrize(
    "value",
    [
        "Fri, 15 Jan 2027 08:01:00 GMT",
        "Friday, 15-Jan-27 08:01:00 GMT",
        "Fri Jan 15 08:01:00 2027",
        "Fri, 15 Jan 2027 10:01:00 +0200",
        "2027-01-15T08:01:00Z",
        "2027-01-15T10:01:00+02:00",
        "2027-01-15 08:01:00+00:00",
    ],
)
def test_a_date_is_a_moment_and_one_second(value: str) -> None:
    assert read(value) == RetryAfter(61)


@pytest.mark.parametrize(
    "value",
    [
        "0",
        "0.0",
        "Fri, 15 Jan 2027 07:59:59 GMT",
        "Fri, 15 Jan 2027 08:00:00 GMT",
        "Sunday, 06-Nov-94 08:49:37 GMT",
        "2027-01-15T07:59:59Z",
        "2027-01-15T09:00:00+02:00",
    ],
)
def test_zero_and_dates_in_the_past_tell_nothing(value: str) -> None:
    assert read(value) == NOTHING_TOLD


@pytest.mark.parametrize("value", ["Sat, 15 Jan 2033 08:00:00 GMT", "9999-12-31T23:59:59Z"])
def test_a_date_years_ahead_has_no_end_that_can_be_believed(value: str) -> None:
    assert not read(value).readable


@pytest.mark.parametrize(
    "value",
    [
        "",
        " ",
        "-1",
        "+30",
        "1e3",
        "nan",
        "inf",
        "Infinity",
        "0x10",
        "1,5",
        "1,000",
        ",",
        "٣٠",
        "３０",
        "30\u00a0",
        "30 s",
        "30s",
        "PT30S",
        ".5",
        "5.",
        "1.2.3",
        "1_000",
        "30\x00",
        "30\n",
        "soon",
        "Fri, 31 Feb 2027 08:00:00 GMT",
        "Fri, 15 Jan 2027 25:00:00 GMT",
        "2027-01-16",
        "2027-01-16T08:00:00",
        "20270116T250000Z",
        "9" * 65,
        "1" * 10_000,
        "Fri, 15 Jan 2027 08:01:00 GMT" + " " * 40 + "x",
    ],
)
def test_what_is_no_time_tells_nothing(value: str) -> None:
    assert read(value) == NOTHING_TOLD


def test_a_missing_header_tells_nothing() -> None:
    assert read() == NOTHING_TOLD


@pytest.mark.parametrize(
    "values",
    [
        ("10", "120"),
        ("120", "10"),
        ("10, 120",),
        ("120, soon",),
        ("Fri, 15 Jan 2027 08:01:00 GMT, 120",),
        ("120, Fri, 15 Jan 2027 08:01:00 GMT",),
        ("Friday, 15-Jan-27 08:01:00 GMT, 120, 1",),
    ],
)
def test_of_several_values_the_longest_counts(values: tuple[str, ...]) -> None:
    assert read(*values) == RetryAfter(120)


def test_of_several_values_the_shorter_reading_is_no_shorter_than_the_sure_one() -> None:
    assert read("7200", "60") == RetryAfter(7200, shorter=60)
    assert read("9" * 20, "60") == RetryAfter(math.inf, shorter=60)
    # A date leaves no second reading, so nothing shorter than it is possible.
    assert read("7200", "Fri, 15 Jan 2027 12:00:00 GMT") == RetryAfter(4 * 3600 + 1)


@pytest.mark.parametrize(
    "text", ["Thu, 01 Jan 1970 00:00:00 GMT", "Thursday, 01-Jan-70 00:00:00 GMT", "Thu Jan  1 00:00:00 1970"]
)
def test_http_dates_are_read_in_their_three_forms(text: str) -> None:
    assert read_http_date(text) == 0


def test_a_leap_second_is_read_as_the_second_before() -> None:
    assert read_http_date("Fri, 31 Dec 2027 23:59:60 GMT") == read_http_date("Fri, 31 Dec 2027 23:59:59 GMT")


@given(st.datetimes(datetime(1970, 1, 1), datetime(2068, 12, 31), timezones=st.just(UTC)))  # noqa: DTZ001 - hypothesis takes bounds without a zone
def test_every_date_that_can_be_written_is_read_back(moment: datetime) -> None:
    assert read_http_date(format_datetime(moment, usegmt=True)) == int(moment.timestamp())


_ODD_DATES = st.from_regex(
    r"(Mon|sunday|FRI),? [0-9A-Za-z:+\- ]{0,20}[0-9]{1,2}:[0-9]{2}:[0-9]{2}[ +\-0-9A-Z]{0,8}", fullmatch=True
)
_ODD_ISO_DATES = st.from_regex(
    r"[0-9]{4}-?[0-9W][0-9\-]{0,6}[T ][0-9:.,]{0,12}(Z|[+-][0-9:]{1,6})", fullmatch=True
)
_NUMBERS = st.from_regex(r"[0-9]{1,70}(\.[0-9]{1,5})?", fullmatch=True)


@given(st.lists(st.text() | _NUMBERS | _ODD_DATES | _ODD_ISO_DATES, max_size=4), st.floats(0, 4e9))
def test_no_text_whatsoever_raises_or_makes_the_wait_less_than_nothing(
    values: list[str], server_now: float
) -> None:
    told = read_retry_after(values, server_now=server_now)

    assert told.seconds >= 0
    assert told.shorter is None or 0 <= told.shorter < told.seconds


@given(st.lists(st.text() | _NUMBERS | _ODD_DATES, min_size=1, max_size=4), st.floats(1e9, 4e9))
def test_another_value_never_makes_the_wait_shorter(values: list[str], server_now: float) -> None:
    fewer = read_retry_after(values[:-1], server_now=server_now)
    all_of_them = read_retry_after(values, server_now=server_now)

    assert all_of_them.seconds >= fewer.seconds
    assert all_of_them.at_least >= fewer.at_least
