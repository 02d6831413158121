"""Whatever the keyring does, the window says so, a key goes nowhere else, and the person can go on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie.credentials.keys import SERVICE_NAME
from menagerie.domain.cases import GeneralCase, KeyringCase
from support.animal_service import AnimalService, animal_service_in_a_thread
from support.desktop.traces import is_in, traces_of
from support.import_command import write_csv
from support.real_application import imported, started
from support.sentences import KEPT_FOR_NOW, title
from support.system_keyring import Manner
from support.two_runs import sampled

KEY = "key-of-the-keyrings-Ws83-nTq"
STAGING = ("--environment", "staging")
CANNOT_BE_USED = title(KeyringCase.UNUSABLE)
NO_KEY = title(GeneralCase.KEY_MISSING)
# Windows takes 2,560 bytes of UTF-16.
LONG_KEY = KEY * 50
REFUSAL = "A key has letters, digits and signs only, no spaces. Copy it again."


@pytest.fixture
def service() -> Iterator[AnimalService]:
    with animal_service_in_a_thread() as service:
        service.add("Seen before")
        yield service


def keys_of(service: AnimalService) -> set[str]:
    """Return the keys of all requests that the service got."""
    return {
        line.removeprefix("Authorization: Bearer ")
        for request in service.requests
        for line in request.split("\r\n")
        if line.startswith("Authorization")
    }


@pytest.mark.parametrize(
    ("manner", "stored", "title", "sentence", "of_import"),
    [
        pytest.param(Manner.LOCKED, KEY, CANNOT_BE_USED, *["The keyring is locked."] * 2, id=Manner.LOCKED),
        pytest.param(
            *(Manner.FAILING, KEY, CANNOT_BE_USED),
            *["The keyring of this computer failed (RuntimeError)."] * 2,
            id=Manner.FAILING,
            marks=pytest.mark.thorough,
        ),
        *(
            pytest.param(
                *(manner, KEY, NO_KEY, "Enter the API key", "There is no key for Staging"),
                id=manner,
                marks=pytest.mark.thorough,
            )
            for manner in (Manner.PLAIN_TEXT, Manner.MISSING)
        ),
        *(
            pytest.param(
                Manner.OPEN,
                unusable,
                "What the keyring holds is not a usable key",
                "Nothing was sent. Enter the key again: saving it replaces what is stored.",
                "What the keyring holds is not a usable key.",
                id=name,
                marks=pytest.mark.thorough,
            )
            for name, unusable in {
                "newline": f"{KEY}\nX-Header: 1",
                "endless": KEY * 1000,
            }.items()
        ),
    ],
)
def test_a_keyring_that_gives_no_key_is_explained_and_nothing_is_sent(
    tmp_path: Path,
    service: AnimalService,
    manner: Manner,
    stored: str,
    title: str,
    sentence: str,
    of_import: str,
) -> None:
    data = tmp_path / "data"
    surroundings = {"MENAGERIE_STAGING_URL": service.base_url}
    entries = [(SERVICE_NAME, service.base_url, stored)]
    with started(data, *STAGING, keyring=entries, manner=manner, variables=surroundings) as application:
        look = application.wait_for(sentence)
        assert title in look["texts"]
        assert not is_in(look["texts"].encode(), KEY)
        assert application.end() == 0

    path = write_csv(tmp_path / "delivery.csv", "Rex,7,,")
    status, events, _ = imported(data, path, *STAGING, keyring=entries, manner=manner, variables=surroundings)
    assert status == 4
    (failed,) = [event["message"] for event in events if event["event"] == "failed"]
    assert of_import in failed

    assert service.requests == []
    assert traces_of(KEY, [tmp_path]) == []


@pytest.mark.parametrize(
    ("manner", "key", "why"),
    sampled(
        [
            (Manner.FORGETFUL, KEY, "The keyring accepted the key but did not keep it."),
            (Manner.NARROW, LONG_KEY, "characters"),
            (Manner.LOCKED, KEY, "The keyring is locked."),
            (Manner.PLAIN_TEXT, KEY, "offers no keyring that keeps a key safely"),
        ]
    ),
    ids=["forgetful", "narrow", "locked", "plain text"],
)
def test_no_other_key_is_sent_what_can_be_none_is_refused_and_one_that_is_not_kept_is_used_in_this_run(
    tmp_path: Path, service: AnimalService, manner: Manner, key: str, why: str
) -> None:
    # GIVEN a key for another path of the same host
    entries = [(SERVICE_NAME, service.base_url.replace("/v1", "/v2"), "key-of-another-address")]
    surroundings = {"MENAGERIE_STAGING_URL": service.base_url}
    with started(
        tmp_path / "data", *STAGING, keyring=entries, manner=manner, variables=surroundings
    ) as application:
        application.wait_until(
            lambda look: NO_KEY in look["texts"] or CANNOT_BE_USED in look["texts"], "that there is no key"
        )
        application.press("keyAction")
        # WHEN something is typed that can be no key
        for typed in (f"{KEY} ü", f"{KEY}\nX-Header: 1", f"{KEY}\x7f"):
            # What is typed takes the words about the one before away.
            application.type("apiKeyEdit", typed)
            assert REFUSAL not in application.look()["texts"], ascii(typed)
            application.press("saveKeyButton")
            application.wait_for(REFUSAL)
            application.press("testKeyButton")
        assert service.requests == []
        # WHEN a key is typed that the keyring does not keep
        application.type("apiKeyEdit", key)
        application.press("saveKeyButton")
        look = application.wait_until(lambda look: look["rows"] == 1, "a row")
        assert KEPT_FOR_NOW in look["texts"]
        assert why in look["texts"]
        assert application.end() == 0
    # THEN it is used in this run, no other is, and it is written nowhere
    assert keys_of(service) == {key}
    assert traces_of(KEY, [tmp_path]) == []


@pytest.mark.thorough
def test_a_keyring_that_hangs_holds_up_no_window(tmp_path: Path, service: AnimalService) -> None:
    surroundings = {"MENAGERIE_STAGING_URL": service.base_url}
    with started(tmp_path / "data", *STAGING, manner=Manner.HANGING, variables=surroundings) as application:
        application.wait_for("Opening…")
        # The sandbox needs no keyring.
        application.press("sandboxAction")
        application.wait_until(lambda look: look["rows"] == 100, "the animals of the sandbox")
        assert application.end() == 0
    assert service.requests == []
