"""Opens the catalogue of an environment, and reads the newest list in it."""

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.answers import Answer
from menagerie.domain.clock import Clock
from menagerie.settings.environments import Environment
from menagerie.settings.paths import Paths
from menagerie.workflows.last_answer import last_answer


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
        return last_answer(self._paths, environment)
