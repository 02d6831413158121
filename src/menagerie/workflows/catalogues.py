"""Opens the catalogue of an environment, and reads the newest list in it."""

from menagerie.catalogue.catalogue import Catalogue, recall
from menagerie.domain.animal import PetStatus
from menagerie.domain.answers import Answer, Question
from menagerie.domain.clock import Clock
from menagerie.settings.environments import Environment
from menagerie.settings.paths import Paths


class Catalogues:
    """The catalogues of all environments."""

    def __init__(self, paths: Paths, clock: Clock) -> None:
        self._paths = paths
        self._clock = clock

    def of(self, environment: Environment) -> Catalogue:
        """Return the catalogue of an environment; nothing is opened yet."""
        return Catalogue(self._paths.catalogue(*environment.place), self._clock)

    def recall(self, environment: Environment) -> Answer | None:
        """Return the list that was on screen last, read at once; None if there is none."""
        recalled = recall(self._paths.catalogue(*environment.place))
        if recalled is None:
            return None
        seen, rows = recalled
        # Another version may have requested a status that this one does not know.
        status = next((one for one in PetStatus if one == seen.status), None)
        return Answer(Question(status, seen.animals.limit), seen.animals, seen.at, rows)
