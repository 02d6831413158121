"""Says whether the shared stores that the environments name can be used, for the self-check."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from menagerie.credentials.keys import KeyStore
from menagerie.domain.errors import KeyringError
from menagerie.settings.environments import Environment, load_environments
from menagerie.settings.paths import Paths

if TYPE_CHECKING:
    from menagerie.domain.secret import Password


def environments_that_share(paths: Paths, variables: Mapping[str, str]) -> list[Environment]:
    """Return the environments that name a shared store, or name one wrongly."""
    environments = load_environments(paths, variables)
    return [one for one in environments if one.shared is not None or one.shared_problem is not None]


async def check_shared_stores(
    environments: Sequence[Environment], keys: KeyStore, say: Callable[[str], None]
) -> None:
    """Say for each environment whether its shared store can be used; nothing is written there.

    A store that cannot be used is no failure: everything else works without it.
    """
    from menagerie.ui.words.errors import sentence_of  # noqa: PLC0415 - most installations share nothing
    from menagerie.ui.words.facts import whole_words, words  # noqa: PLC0415 - the same

    for environment in environments:
        head = f"shared store of {environment.name}:"
        if environment.shared is None:
            if environment.shared_problem is not None:
                say(f"--  {head} {words(environment.shared_problem)}")
            continue
        from menagerie.domain.sharing.address import parse_shared_address  # noqa: PLC0415 - the same
        from menagerie.shared.trial import try_out  # noqa: PLC0415 - the same

        address = parse_shared_address(environment.shared)
        password: Password | None = None
        try:
            password = await keys.of_shared_stores().load(address.place)
        except KeyringError as error:
            say(f"--  {head} {sentence_of(error)}")
        trial = await try_out(address, password, lambda _trial: None)
        if trial.trouble is None:
            security = "over an encrypted connection" if trial.is_encrypted else "without encryption"
            say(f"ok  {head} {address.place} can be used {security}, version {trial.version}")
        else:
            say(f"--  {head} {whole_words(trial.trouble)}")
