"""Opens the catalogue of an environment, and reads the newest list in it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from menagerie.catalogue.catalogue import Catalogue
from menagerie.catalogue.record import read_category_names
from menagerie.domain.answers import Answer
from menagerie.domain.clock import Clock
from menagerie.domain.sharing.knowledge import Person
from menagerie.settings.environments import Environment
from menagerie.settings.paths import Paths
from menagerie.workflows.last_answer import last_answer


class Catalogues:
    """The catalogues of all environments.

    ``sandbox_names`` returns the names of the categories of the sandbox's sample animals,
    ``person`` who works here. A name that was given to a category in one of the other ``environments`` is
    used in all of them where staff have given the number no name, or removed it; not in the sandbox.
    """

    def __init__(
        self,
        paths: Paths,
        clock: Clock,
        sandbox_names: Callable[[], Mapping[int, str]] | None = None,
        person: Callable[[], Person] = Person,
        environments: Sequence[Environment] = (),
    ) -> None:
        self._paths = paths
        self._clock = clock
        self._sandbox_names = sandbox_names
        self._person = person
        self._environments = environments

    def of(self, environment: Environment) -> Catalogue:
        """Return the catalogue of an environment; nothing is opened yet."""
        path = self._paths.catalogue(*environment.place)
        if environment.is_sandbox:
            return Catalogue(path, self._clock, self._sandbox_names, self._person)
        elsewhere = partial(self._names_elsewhere, environment)
        return Catalogue(path, self._clock, None, self._person, elsewhere)

    def recall(self, environment: Environment) -> Answer | None:
        """Return the list that was on screen last, read at once; None if there is none."""
        return last_answer(self._paths, environment)

    def _names_elsewhere(self, environment: Environment) -> Mapping[int, str]:
        names: dict[int, str] = {}
        for other in self._environments:
            if other.has_place and not other.is_sandbox and other.id is not environment.id:
                names |= read_category_names(self._paths.catalogue(*other.place))
        return names
