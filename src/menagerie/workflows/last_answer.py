"""Reads the answer of the last session, before anything is opened."""

from menagerie.catalogue.record import read_newest_list
from menagerie.domain.animal import PetStatus
from menagerie.domain.answers import Answer, Question
from menagerie.settings.environments import Environment
from menagerie.settings.paths import Paths


def last_answer(paths: Paths, environment: Environment) -> Answer | None:
    """Return the answer that was on screen last in an environment, read at once; None if there is none."""
    newest = read_newest_list(paths.catalogue(*environment.place))
    if newest is None:
        return None
    seen, rows, names = newest
    # Another version may have requested a status that this one does not know.
    status = next((one for one in PetStatus if one == seen.status), None)
    return Answer(Question(status, seen.animals.limit), seen.animals, seen.at, rows, category_names=names)
