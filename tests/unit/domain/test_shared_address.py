"""The address of a shared store: what it may be, and that it never holds a password."""

import pytest

from menagerie.domain.cases import SharedAddressCase
from menagerie.domain.errors import UnusableSharedAddressError
from menagerie.domain.shared_store import SharedAddress, TlsMode, parse_shared_address


def test_an_address_says_user_host_and_database() -> None:
    assert parse_shared_address("postgresql://menagerie@db.example.com/shop") == SharedAddress(
        "menagerie", "db.example.com", 5432, "shop", TlsMode.VERIFY_FULL
    )


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "%2Frun%2Fpostgresql"])
def test_on_this_computer_no_certificate_is_asked_for(host: str) -> None:
    address = parse_shared_address(f"postgresql://anna@{host}/shop")
    assert address.tls is TlsMode.PREFER


@pytest.mark.parametrize("host", ["db.example", "10.0.0.1", "192.168.1.5", "[fe80::1]", "localhost.example"])
def test_anywhere_else_the_certificate_is_checked(host: str) -> None:
    address = parse_shared_address(f"postgresql://anna@{host}/shop")
    assert address.tls is TlsMode.VERIFY_FULL


@pytest.mark.parametrize("mode", TlsMode)
def test_the_address_can_say_otherwise(mode: TlsMode) -> None:
    address = parse_shared_address(f"postgresql://anna@db.example/shop?sslmode={mode}")
    assert address.tls is mode


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("postgres://anna@DB.Example:5432/shop", "postgresql://anna@db.example/shop"),
        ("POSTGRESQL://Anna@db.example:6432/Shop", "postgresql://Anna@db.example:6432/Shop"),
        ("postgresql://anna@db.example/shop?sslmode=verify-full", "postgresql://anna@db.example/shop"),
        ("postgresql://anna@localhost/shop?sslmode=prefer", "postgresql://anna@localhost/shop"),
        ("postgresql://anna@[::0:1]:1/shop", "postgresql://anna@[::1]:1/shop"),
        ("postgresql://anna@%2Frun%2FMine:1/shop", "postgresql://anna@%2Frun%2FMine:1/shop"),
        ("postgresql://an%40na%3A@db.example/my%20shop", "postgresql://an%40na%3A@db.example/my%20shop"),
        (
            "postgresql://anna@db.example/shop?sslrootcert=/etc/my%20ca.pem&sslmode=verify-ca",
            "postgresql://anna@db.example/shop?sslmode=verify-ca&sslrootcert=/etc/my%20ca.pem",
        ),
    ],
)
def test_it_has_one_normal_form_which_means_the_same(text: str, normal: str) -> None:
    address = parse_shared_address(text)
    assert address.text == normal
    assert parse_shared_address(normal) == address


def test_a_password_belongs_to_a_user_at_a_place_however_it_is_secured() -> None:
    address = parse_shared_address("postgres://anna@db.example/shop?sslmode=require")
    assert address.origin == "postgresql://anna@db.example/shop"


def test_the_folder_of_a_unix_socket_keeps_its_letters() -> None:
    assert parse_shared_address("postgresql://anna@%2Frun%2FMine/shop").host == "/run/Mine"


@pytest.mark.parametrize(
    ("text", "case"),
    [
        ("", SharedAddressCase.UNUSABLE),
        ("db.example/shop", SharedAddressCase.UNUSABLE),
        ("https://anna@db.example/shop", SharedAddressCase.UNUSABLE),
        ("postgresql:anna@db.example/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@db.example/sh op", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@db.example/shop\n", SharedAddressCase.UNUSABLE),
        ("postgresql://db.example/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://@db.example/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://anna:word@db.example/shop", SharedAddressCase.PASSWORD),
        ("postgresql://anna:@db.example/shop", SharedAddressCase.PASSWORD),
        ("postgresql://anna@db.example/shop?password=word", SharedAddressCase.PASSWORD),
        ("postgresql://anna@/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@bob@db.example/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@1.2.3/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@db..example/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@a.example,b.example/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@[::1/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@db.example:0/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@db.example:/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@db.example:65536/shop", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@db.example", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@db.example/", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@db.example/a/b", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@db.example/" + 64 * "a", SharedAddressCase.UNUSABLE),
        ("postgresql://anna@db.example/shop?options=-cx", SharedAddressCase.OPTION),
        ("postgresql://anna@db.example/shop?sslmode", SharedAddressCase.OPTION),
        ("postgresql://anna@db.example/shop#x", SharedAddressCase.OPTION),
        ("postgresql://anna@db.example/shop?sslmode=yes", SharedAddressCase.OPTION),
    ],
)
def test_what_cannot_be_used_is_said(text: str, case: SharedAddressCase) -> None:
    with pytest.raises(UnusableSharedAddressError) as raised:
        parse_shared_address(text)
    assert raised.value.case is case


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://anna:top/secret@db.example/shop",
        "postgresql://anna:top?secret@db.example/shop",
        "postgresql://anna:top#secret@db.example/shop",
        "postgresql://anna:top@secret@db.example/shop",
        "postgresql://anna:topsecret@[::1/shop",
        "postgresql://anna:topsecret@dℂ.example/shop",
    ],
)
def test_no_error_repeats_a_password(text: str) -> None:
    with pytest.raises(UnusableSharedAddressError) as raised:
        parse_shared_address(text)
    error: BaseException | None = raised.value
    while error is not None:
        assert "secret" not in f"{error!r} {error}"
        error = error.__cause__
    assert raised.value.__suppress_context__ or raised.value.__context__ is None
