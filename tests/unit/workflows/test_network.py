"""How the service is reached: the settings, and the proxy's password from the keyring."""

import asyncio
import threading

from menagerie.credentials.keys import KeyStore
from menagerie.domain.network import Network, ProxyMode, proxy_password
from menagerie.workflows.session import NetworkChoice
from support.vault import Vault

PROXY = Network(ProxyMode.ADDRESS, "http://proxy.example:8080", "anna")


class AskingVault(Vault):
    """A keyring that asks the person something before it gives out a password."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asking = threading.Event()
        self.has_answer = threading.Event()

    def get_password(self, service: str, username: str) -> str | None:
        self.is_asking.set()
        self.has_answer.wait()
        return super().get_password(service, username)


async def test_a_password_that_is_saved_while_the_keyring_asks_something_is_used() -> None:
    vault = AskingVault()
    network = NetworkChoice(KeyStore(lambda: vault).of_proxies(), PROXY)
    # GIVEN a request that waits for the password, of which the keyring has none
    asking = asyncio.create_task(network.resolve())
    await asyncio.to_thread(vault.is_asking.wait)
    # WHEN the person enters it
    password = proxy_password("cat & dog")
    saving = asyncio.create_task(network.save_password(password))
    await asyncio.sleep(0)
    vault.has_answer.set()
    assert await saving is None
    await asking
    # THEN the next request has it
    assert (await network.resolve()).password == password


async def test_a_password_that_no_keyring_takes_is_used_although_a_request_looked_for_it_meanwhile() -> None:
    # GIVEN a computer that takes a while to find out that it has no keyring
    is_found_out = threading.Event()

    def no_backend() -> None:
        is_found_out.wait()

    network = NetworkChoice(KeyStore(no_backend).of_proxies(), PROXY)
    # WHEN a request wants the password while that is being kept
    password = proxy_password("cat & dog")
    saving = asyncio.create_task(network.save_password(password))
    await asyncio.sleep(0)
    asking = asyncio.create_task(network.resolve())
    await asyncio.sleep(0)
    is_found_out.set()
    await asyncio.gather(saving, asking)
    # THEN the next request has it
    assert (await network.resolve()).password == password


async def test_a_password_that_is_forgotten_meanwhile_is_not_used_any_more() -> None:
    vault = AskingVault()
    passwords = KeyStore(lambda: vault).of_proxies()
    vault.has_answer.set()
    network = NetworkChoice(passwords, PROXY)
    await network.save_password(proxy_password("cat & dog"))
    vault.has_answer.clear()
    vault.is_asking.clear()
    asking = asyncio.create_task(network.resolve())
    await asyncio.to_thread(vault.is_asking.wait)
    forgetting = asyncio.create_task(network.forget_password(PROXY))
    await asyncio.sleep(0)
    vault.has_answer.set()
    await asyncio.gather(asking, forgetting)
    assert (await network.resolve()).password is None
