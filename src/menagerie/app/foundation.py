"""Builds what works without a window: the window and the command line stand on the same parts."""

import random
from collections.abc import Callable, Mapping

from menagerie.app.desktop_proxy import desktop_proxy
from menagerie.app.embedding import SandboxHost, sample_category_names
from menagerie.credentials.keys import KeyStore
from menagerie.domain.clock import Clock
from menagerie.domain.network import Network
from menagerie.domain.sharing.knowledge import Person
from menagerie.governor.ledger import Ledger, open_ledger
from menagerie.governor.registry import Governors
from menagerie.service.recent_requests import RecentRequests
from menagerie.service.retries import Retries
from menagerie.settings.environments import load_environments
from menagerie.settings.paths import Paths
from menagerie.workflows.listing import Catalogues
from menagerie.workflows.session import NetworkChoice, SessionOpener
from menagerie.workflows.sharing import Sharing


class Foundation:
    """The parts below the window, built once for each process. Nothing is opened or sent yet.

    ``person`` returns who works here now.

    At the end, close ``sandbox``, then ``sharing`` and ``ledger``.
    """

    def __init__(
        self,
        paths: Paths,
        variables: Mapping[str, str],
        clock: Clock,
        keys: KeyStore,
        network: Network,
        person: Callable[[], Person],
    ) -> None:
        self.ledger: Ledger = open_ledger(paths.ledger, clock)
        self.sandbox = SandboxHost(paths.sandbox_database)
        chance = random.Random()  # noqa: S311 - jitter is no secret
        governors = Governors(self.ledger, clock, chance)
        self.recent = RecentRequests(clock)
        self.network = NetworkChoice(keys.of_proxies(), network, desktop_proxy)
        retries = Retries(clock, chance)
        self.sharing = Sharing(keys, self.ledger, clock, person)
        self.opener = SessionOpener(
            keys, self.ledger, governors, self.sandbox.start, retries, self.recent, self.network, self.sharing
        )
        self.environments = load_environments(paths, variables)
        self.catalogues = Catalogues(paths, clock, sample_category_names, person, self.environments)
