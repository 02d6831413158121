"""Which catalogue belongs to which environment, and what it showed last."""

from menagerie.catalogue.catalogue import Catalogue, recall
from menagerie.domain.animal import PetStatus
from menagerie.domain.answers import Answer, Question
from menagerie.domain.clock import Clock
from menagerie.settings.environments import Environment
from menagerie.settings.paths import Paths


class Catalogues:
    """Finds the catalogues of the environments."""

    def __init__(self, paths: Paths, clock: Clock) -> None:
        self._paths = paths
        self._clock = clock

    def of(self, environment: Environment) -> Catalogue:
        """Return the catalogue of an environment; nothing is opened yet."""
        return Catalogue(self._paths.catalogue(*environment.place), self._clock)

    def recall(self, environment: Environment) -> Answer | None:
        """Return the answer that was on screen last, read at once; None where there is none."""
        recalled = recall(self._paths.catalogue(*environment.place))
        if recalled is None:
            return None
        seen, rows = recalled
        # What another version wrote may be a status that cannot be asked for here.
        status = next((one for one in PetStatus if one == seen.status), None)
        return Answer(Question(status, seen.animals.limit), seen.animals, seen.at, rows)
