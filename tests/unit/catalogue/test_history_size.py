"""What a shop sees in two years stays small enough for any computer."""

from pathlib import Path

from support.large_catalogue import change, make

_SHOP = 10_000
_WEEKS = 104
_MOST_BYTES = 100_000_000
# Fewer than in a shop: the file grows evenly with their number.
_SAMPLE = 400


def test_two_years_of_ten_thousand_animals_take_less_than_100_mb(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.sqlite3"
    make(path, _SAMPLE)
    change(path, rounds=_WEEKS)

    assert path.stat().st_size * _SHOP / _SAMPLE < _MOST_BYTES
