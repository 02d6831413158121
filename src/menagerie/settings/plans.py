"""Reads and writes the plan of an environment as environments.toml states it (interface 8.1)."""

from collections.abc import Mapping

from msgspec import Struct

from menagerie.domain.cases import PlanCase
from menagerie.domain.errors import UnusablePlanError
from menagerie.domain.plan import BUSINESS, FREE, PRO, Plan, enterprise

_PLAN = "plan"
_PER_MINUTE = "requests_per_minute"
_PER_DAY = "requests_per_day"

# More than any service grants, and small enough to be counted and shown everywhere.
LARGEST_LIMIT = 1_000_000_000

_FIXED = {"free": FREE, "pro": PRO, "business": BUSINESS}
_ENTERPRISE = "enterprise"
# Undoes the plan that an earlier file states.
_DETECTED = "detected"
_NOTHING = ""


class StatedPlan(Struct, frozen=True):
    """The plan that is stated; None: it is to be detected from the responses."""

    plan: Plan | None


def read_plan(table: Mapping[str, object]) -> StatedPlan | None:
    """Return the plan that the table of an environment states; None if it states none.

    Raises UnusablePlanError with the case to correct.
    """
    word = table.get(_PLAN, "")
    name = word.strip().lower() if isinstance(word, str) else None
    if name == _ENTERPRISE:
        return StatedPlan(enterprise(_limit(table, _PER_MINUTE), _limit(table, _PER_DAY)))
    if name not in {*_FIXED, _DETECTED, _NOTHING}:
        words = ", ".join(f'"{known}"' for known in (*_FIXED, _ENTERPRISE))
        raise UnusablePlanError(PlanCase.NAME, words=words, detected=_DETECTED)
    for key in (_PER_MINUTE, _PER_DAY):
        if key in table:
            raise UnusablePlanError(PlanCase.LIMITS_OF_FIXED, key=key)
    return None if name == _NOTHING else StatedPlan(_FIXED.get(name))


def write_plan(plan: Plan | None) -> dict[str, object]:
    """Return the entries that state ``plan``; an entry with None is to be removed.

    A ``plan`` of None states that it is detected, even if an earlier file states a plan.
    """
    fixed = {known: word for word, known in _FIXED.items()}
    if plan is None or plan in fixed:
        word = _DETECTED if plan is None else fixed[plan]
        return {_PLAN: word, _PER_MINUTE: None, _PER_DAY: None}
    return {_PLAN: _ENTERPRISE, _PER_MINUTE: plan.per_minute, _PER_DAY: plan.per_day}


def _limit(table: Mapping[str, object], key: str) -> int | None:
    limit = table.get(key)
    if limit is None:
        return None
    # In Python, True is an int.
    if not isinstance(limit, int) or isinstance(limit, bool) or not 1 <= limit <= LARGEST_LIMIT:
        raise UnusablePlanError(PlanCase.LIMIT, key=key, most=LARGEST_LIMIT)
    return limit
