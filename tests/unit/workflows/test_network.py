"""The network settings with the password of a proxy."""

import asyncio
import threading

from menagerie.credentials.keys import KeyStore
from menagerie.domain.api_key import ApiKey
from menagerie.domain.network import Network, ProxyMode, plain_password
from menagerie.workflows.network import NetworkChoice


async def test_a_password_that_no_keyring_takes_is_used_although_a_request_looked_for_it_meanwhile() -> None:
    # GIVEN a computer that takes a while to find out that it has no keyring
    is_found_out = threading.Event()

    def no_backend() -> None:
        is_found_out.wait()

    network = Network(mode=ProxyMode.ADDRESS, address="http://proxy.example:8080", user="anna")
    choice = NetworkChoice(KeyStore(no_backend).of_proxies(), network)
    # WHEN a request wants the password while that is being kept
    saving = asyncio.ensure_future(choice.save_password(ApiKey("open-sesame")))
    await asyncio.sleep(0)
    asking = asyncio.ensure_future(choice.resolve())
    await asyncio.sleep(0)
    is_found_out.set()
    await asyncio.gather(saving, asking)
    # THEN the next request has it
    password = (await choice.resolve()).password
    assert password is not None
    assert plain_password(password) == "open-sesame"
