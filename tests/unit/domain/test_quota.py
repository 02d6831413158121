"""How much of the quota may be used without a person."""

import pytest

from menagerie.domain.quota import Quota

NOW = 1_800_000_000.0


@pytest.mark.parametrize(
    ("quota", "leaves_some"),
    [
        (Quota(60, 31, NOW + 60), True),
        (Quota(60, 30, NOW + 60), False),
        (Quota(60, 0, NOW), True),
        (Quota(60, 0), False),
        (Quota(None, 0, NOW + 60), True),
        (Quota(60, None, NOW + 60), True),
    ],
)
def test_the_second_half_of_a_limit_is_left_to_people(quota: Quota, leaves_some: bool) -> None:
    assert quota.leaves_some_for_background(NOW) is leaves_some
