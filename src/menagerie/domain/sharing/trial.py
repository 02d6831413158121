"""How far a trial of a shared store came: the steps in their order, and what each of them found."""

from enum import StrEnum

from msgspec import Struct

from menagerie.domain.facts import Fact


class TrialStep(StrEnum):
    """The steps, in order."""

    NAME = "name"
    CONNECTION = "connection"
    SECURITY = "security"
    LOGIN = "login"
    SCHEMA = "schema"
    WRITING = "writing"


class Trial(Struct, frozen=True):
    """A trial so far: the steps that passed, the one that failed, and why.

    ``is_encrypted`` is None as long as that is not known. A step that is in neither was not tried.
    ``version`` is that of the schema. It is over when ``is_over``.
    """

    passed: tuple[TrialStep, ...] = ()
    failed: TrialStep | None = None
    trouble: Fact | None = None
    is_encrypted: bool | None = None
    version: int = 0
    is_over: bool = False
