"""The migrations are in order, and fingerprints tell keys and services apart without showing them."""

import subprocess
import sys

from menagerie.domain.secret import ApiKey
from menagerie.shared.ledger import identity
from menagerie.shared.schema import OLDEST_READER, VERSION, fingerprint, migrations, place_of, store_of

SALT = bytes(range(32))
BASE_URL = "https://animals.example/v1"


def test_each_version_has_a_migration_and_the_newest_is_the_last() -> None:
    numbers = [step.version for step in migrations()]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, VERSION + 1))
    assert 1 <= OLDEST_READER <= VERSION


def test_a_fingerprint_is_the_same_on_every_desk_and_tells_nothing_of_key_service_and_salt() -> None:
    # Of another process, whose hashes have another seed.
    program = (
        "from menagerie.domain.secret import ApiKey; from menagerie.shared.schema import fingerprint;"
        f"print(fingerprint({SALT!r}, ApiKey('sk-1'), {BASE_URL!r}))"
    )
    ended = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert ended.stdout.strip() == fingerprint(SALT, ApiKey("sk-1"), BASE_URL)
    first = fingerprint(SALT, ApiKey("sk-1"), BASE_URL)
    others = {
        fingerprint(SALT, ApiKey("sk-2"), BASE_URL),
        fingerprint(SALT, ApiKey("sk-1"), "https://other.example/v1"),
        fingerprint(SALT[::-1], ApiKey("sk-1"), BASE_URL),
    }
    assert len({first, *others}) == 4
    assert len(first) == 64
    assert "sk-1" not in first


def test_desks_of_all_versions_name_keys_services_and_stores_alike() -> None:
    # Another name, and they would know nothing of each other's waits, adds and notes.
    key, service = fingerprint(SALT, ApiKey("sk-1"), BASE_URL), place_of(SALT, BASE_URL)
    assert identity(ApiKey("sk-1"), BASE_URL)(SALT) == key
    assert key == "7bcde095b8771fe10201fa89b3ef5f85a9c3abaf337bdd7da2e2d0a1c37760fc"
    assert service == "ce2508892a9813048e0367e2a465d4d6bb4e48c187d3a42a02cf80f9b11371ba"
    assert store_of(SALT) == "1a4dace8735dcadb0020a7231078a1880168704f229d7fea3f23e07914321ae1"
