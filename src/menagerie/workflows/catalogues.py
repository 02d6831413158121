"""Opens the catalogue of an environment, and reads the newest list in it."""

from collections.abc import Callable, Mapping

from menagerie.catalogue.catalogue import Catalogue
from menagerie.domain.answers import Answer
from menagerie.domain.clock import Clock
from menagerie.domain.person import Person
from menagerie.settings.environments import Environment
from menagerie.settings.paths import Paths
from menagerie.workflows.last_answer import last_answer


class Catalogues:
    """The catalogues of all environments.

    ``sandbox_names`` returns the names of the categories of the sandbox's sample animals,
    ``person`` who works here.
    """

    def __init__(
        self,
        paths: Paths,
        clock: Clock,
        sandbox_names: Callable[[], Mapping[int, str]] | None = None,
        person: Callable[[], Person] = Person,
    ) -> None:
        self._paths = paths
        self._clock = clock
        self._sandbox_names = sandbox_names
        self._person = person

    def of(self, environment: Environment) -> Catalogue:
        """Return the catalogue of an environment; nothing is opened yet."""
        names = self._sandbox_names if environment.is_sandbox else None
        return Catalogue(self._paths.catalogue(*environment.place), self._clock, names, self._person)

    def recall(self, environment: Environment) -> Answer | None:
        """Return the list that was on screen last, read at once; None if there is none."""
        return last_answer(self._paths, environment)
