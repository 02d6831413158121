"""Which addresses of services, shared stores and proxies can be used, and what is said about the others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.address import check_base_url, complete_base_url, is_loopback_host
from menagerie.domain.cases import AddressCase, SettingCase, SharedAddressCase
from menagerie.domain.errors import UnusableAddressError, UnusableSharedAddressError
from menagerie.domain.network import check_proxy, plain_password, proxy_password
from menagerie.domain.shared_store import SharedAddress, TlsMode, parse_shared_address
from support.every_case import every_case


def test_a_usable_address_is_brought_into_its_normal_form_and_completed_as_far_as_that_is_safe() -> None:
    for text, normal in (
        ("https://animals.example/v1", "https://animals.example/v1"),
        ("https://animals.example/v1/", "https://animals.example/v1"),
        ("HTTPS://Animals.Example/v1", "https://animals.example/v1"),
        ("https://animals.example:443/v1", "https://animals.example/v1"),
        ("https://animals.example:8443/v1", "https://animals.example:8443/v1"),
        ("https://animals.example/api/store/v1", "https://animals.example/api/store/v1"),
        ("https://10.1.2.3/v1", "https://10.1.2.3/v1"),
        ("https://[2001:DB8::1]:8443/v1", "https://[2001:db8::1]:8443/v1"),
        ("https://xn--bcher-kva.example/v1", "https://xn--bcher-kva.example/v1"),
        ("http://localhost/v1", "http://localhost/v1"),
        ("http://localhost:80/v1", "http://localhost/v1"),
        ("http://127.0.0.1:8000/v1", "http://127.0.0.1:8000/v1"),
        ("http://127.1.2.3:8000/v1", "http://127.1.2.3:8000/v1"),
        ("http://[::1]:8000/v1", "http://[::1]:8000/v1"),
    ):
        assert check_base_url(text) == normal
    for typed, completed in (
        ("", ""),
        ("animals.example", "https://animals.example/v1"),
        (" animals.example/api/\n", "https://animals.example/api/v1"),
        ("animals.example:8443/v1", "https://animals.example:8443/v1"),
        ("http://localhost:8000", "http://localhost:8000/v1"),
        # What has another version, or no place for one, is left to the check.
        ("https://animals.example/v2", "https://animals.example/v2"),
        ("https://animals.example/?a=1", "https://animals.example/?a=1"),
    ):
        assert complete_base_url(typed) == completed


def test_an_unusable_address_is_refused_with_what_to_change() -> None:
    with every_case() as each:
        for case, texts in {
            AddressCase.UNUSABLE: (
                *("", "https://animals.example//v1", "https://animals.example/a/../v1"),
                "https://animals.example/%2e%2e/v1",
            ),
            AddressCase.SPACES: (
                *(" https://animals.example/v1", "https://animals.example/v1\n"),
                *("https://ani\tmals.example/v1", "https://animals.example/v1\x00"),
            ),
            AddressCase.NOT_SECURE: (
                *("animals.example/v1", "localhost:8000/v1", "ftp://animals.example/v1"),
                *("https:animals.example/v1", "http://animals.example/v1", "http://128.0.0.1/v1"),
                *("http://0.0.0.0/v1", "http://localhost.example/v1", "http://[::ffff:127.0.0.1]/v1"),
            ),
            AddressCase.HOST: (
                *("https:///v1", "https://:8000/v1", "https://animals..example/v1"),
                *("https://animals.example./v1", "https://-animals.example/v1"),
                *("https://ani%6dals.example/v1", f"https://{'a' * 64}.example/v1"),
                *(f"https://{'a.' * 127}example/v1", "https://[::1/v1", "http://127.1/v1"),
                "https://1.2.3.999/v1",
            ),
            AddressCase.HOST_NOT_ASCII: (*("https://bücher.example/v1", "https://аnimals.example/v1"),),
            AddressCase.SIGN: (
                *("https://[fe80::1%25eth0]/v1", "https://me@animals.example/v1"),
                *("https://me:secret@animals.example/v1", "https://animals.example/v1?"),
                *("https://animals.example/v1?limit=1", "https://animals.example/v1#pets"),
                "https://animals.example\\v1",
            ),
            AddressCase.PORT: (
                *("https://animals.example:0/v1", "https://animals.example:/v1"),
                *("https://animals.example:65536/v1", "https://animals.example:http/v1"),
            ),
            AddressCase.NO_VERSION: (
                *("https://animals.example", "https://animals.example/", "https://animals.example/v2"),
                *("https://animals.example/V1", "https://animals.example/apiv1"),
                *("https://animals.example/v1/pets", "https://animals.example/v1//"),
            ),
        }.items():
            for text in texts:
                with each(text):
                    with pytest.raises(UnusableAddressError) as caught:
                        check_base_url(text)
                    assert caught.value.case is case

    with pytest.raises(UnusableAddressError) as caught:
        check_base_url("https://me:open-sesame@animals.example/v1")
    assert "open-sesame" not in str(caught.value)


@given(st.text(alphabet=st.sampled_from("htps:/[]@?#%.\\:v1a-_ 0é\n"), max_size=30), st.booleans())
def test_any_text_is_either_normalised_for_good_or_refused(text: str, completed: bool) -> None:
    candidate = f"https://{text}/v1" if completed else text
    try:
        normal = check_base_url(candidate)
    except UnusableAddressError:
        return  # refused, and nothing but this error may come out
    assert check_base_url(normal) == normal
    assert normal.endswith("/v1")


def test_only_this_computer_counts_as_loopback() -> None:
    hosts = ("localhost", "127.9.9.9", "::1", "example.com", "10.0.0.1")
    assert [is_loopback_host(host) for host in hosts] == [True, True, True, False, False]


def test_an_address_says_user_host_and_database_and_whether_a_certificate_is_checked() -> None:
    assert parse_shared_address("postgresql://menagerie@db.example.com/shop") == SharedAddress(
        "menagerie", "db.example.com", 5432, "shop", TlsMode.VERIFY_FULL
    )
    for host in ("localhost", "127.0.0.1", "[::1]", "%2Frun%2Fpostgresql"):
        address = parse_shared_address(f"postgresql://anna@{host}/shop")
        assert address.tls is TlsMode.PREFER
    for host in ("db.example", "10.0.0.1", "192.168.1.5", "[fe80::1]", "localhost.example"):
        address = parse_shared_address(f"postgresql://anna@{host}/shop")
        assert address.tls is TlsMode.VERIFY_FULL
    for mode in TlsMode:
        address = parse_shared_address(f"postgresql://anna@db.example/shop?sslmode={mode}")
        assert address.tls is mode


def test_it_has_one_normal_form_which_means_the_same() -> None:
    for text, normal in (
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
    ):
        address = parse_shared_address(text)
        assert address.text == normal
        assert parse_shared_address(normal) == address
    address = parse_shared_address("postgres://anna@db.example/shop?sslmode=require")
    assert address.origin == "postgresql://anna@db.example/shop"
    assert parse_shared_address("postgresql://anna@%2Frun%2FMine/shop").host == "/run/Mine"


def test_what_cannot_be_used_is_said() -> None:
    with every_case() as each:
        for case, texts in {
            SharedAddressCase.UNUSABLE: (
                *("", "db.example/shop", "https://anna@db.example/shop", "postgresql:anna@db.example/shop"),
                *("postgresql://anna@db.example/sh op", "postgresql://anna@db.example/shop\n"),
                *("postgresql://db.example/shop", "postgresql://@db.example/shop"),
                *("postgresql://anna@/shop", "postgresql://anna@bob@db.example/shop"),
                *("postgresql://anna@1.2.3/shop", "postgresql://anna@db..example/shop"),
                *("postgresql://anna@a.example,b.example/shop", "postgresql://anna@[::1/shop"),
                *("postgresql://anna@db.example:0/shop", "postgresql://anna@db.example:/shop"),
                *("postgresql://anna@db.example:65536/shop", "postgresql://anna@db.example"),
                *("postgresql://anna@db.example/", "postgresql://anna@db.example/a/b"),
                "postgresql://anna@db.example/" + 64 * "a",
            ),
            SharedAddressCase.PASSWORD: (
                *("postgresql://anna:word@db.example/shop", "postgresql://anna:@db.example/shop"),
                "postgresql://anna@db.example/shop?password=word",
            ),
            SharedAddressCase.OPTION: (
                "postgresql://anna@db.example/shop?options=-cx",
                *("postgresql://anna@db.example/shop?sslmode", "postgresql://anna@db.example/shop#x"),
                "postgresql://anna@db.example/shop?sslmode=yes",
            ),
        }.items():
            for text in texts:
                with each(text):
                    with pytest.raises(UnusableSharedAddressError) as raised:
                        parse_shared_address(text)
                    assert raised.value.case is case


def test_no_error_repeats_a_password() -> None:
    for text in (
        *("postgresql://anna:top/secret@db.example/shop", "postgresql://anna:top?secret@db.example/shop"),
        *("postgresql://anna:top#secret@db.example/shop", "postgresql://anna:top@secret@db.example/shop"),
        *("postgresql://anna:topsecret@[::1/shop", "postgresql://anna:topsecret@dℂ.example/shop"),
    ):
        with pytest.raises(UnusableSharedAddressError) as raised:
            parse_shared_address(text)
        error: BaseException | None = raised.value
        while error is not None:
            assert "secret" not in f"{error!r} {error}"
            error = error.__cause__
        assert raised.value.__suppress_context__ or raised.value.__context__ is None


def test_the_address_of_a_proxy_is_completed_or_it_is_said_what_to_correct() -> None:
    for typed, address in (
        ("http://proxy.example:8080", "http://proxy.example:8080"),
        (" proxy.example:3128 ", "http://proxy.example:3128"),
        ("https://Proxy.Example:443/", "https://proxy.example:443"),
        ("[::1]:8080", "http://[::1]:8080"),
    ):
        assert check_proxy(typed) == address
    for typed, case in (
        *(("", SettingCase.PROXY), ("socks5://proxy.example:1080", SettingCase.PROXY)),
        *(("proxy.example", SettingCase.PROXY), ("proxy.example:0", SettingCase.PROXY)),
        *(("proxy.example:99999", SettingCase.PROXY), ("proxy.example:port", SettingCase.PROXY)),
        ("http://me:secret@proxy.example:8080", SettingCase.PROXY_USER),
        *(("http://proxy.example:8080/path", SettingCase.PROXY), ("pro xy:8080", SettingCase.PROXY)),
        *(("[::1:8080", SettingCase.PROXY), ("me:secret@proxy.example℀:8080", SettingCase.PROXY)),
    ):
        with pytest.raises(UnusableAddressError, match=case.value) as caught:
            check_proxy(typed)
        assert "secret" not in str(caught.value)


def test_a_password_may_have_any_character_and_is_never_printed() -> None:
    password = proxy_password("ö: pass word@%")
    assert plain_password(password) == "ö: pass word@%"
    assert "pass" not in f"{password!r} {password!s}"
