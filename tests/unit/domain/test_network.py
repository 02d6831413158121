"""The address of a proxy, and its password."""

import pytest

from menagerie.domain.cases import SettingCase
from menagerie.domain.errors import UnusableAddressError
from menagerie.domain.network import check_proxy, plain_password, proxy_password


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("http://proxy.example:8080", "http://proxy.example:8080"),
        (" proxy.example:3128 ", "http://proxy.example:3128"),
        ("https://Proxy.Example:443/", "https://proxy.example:443"),
        ("[::1]:8080", "http://[::1]:8080"),
    ],
)
def test_an_address_is_completed(typed: str, address: str) -> None:
    assert check_proxy(typed) == address


@pytest.mark.parametrize(
    ("typed", "case"),
    [
        ("", SettingCase.PROXY),
        ("socks5://proxy.example:1080", SettingCase.PROXY),
        ("proxy.example", SettingCase.PROXY),
        ("proxy.example:0", SettingCase.PROXY),
        ("proxy.example:99999", SettingCase.PROXY),
        ("proxy.example:port", SettingCase.PROXY),
        ("http://me:secret@proxy.example:8080", SettingCase.PROXY_USER),
        ("http://proxy.example:8080/path", SettingCase.PROXY),
        ("pro xy:8080", SettingCase.PROXY),
        ("[::1:8080", SettingCase.PROXY),
        ("me:secret@proxy.example℀:8080", SettingCase.PROXY),
    ],
)
def test_an_unusable_address_says_what_to_correct(typed: str, case: SettingCase) -> None:
    with pytest.raises(UnusableAddressError, match=case.value) as caught:
        check_proxy(typed)
    assert "secret" not in str(caught.value)


def test_a_password_may_have_any_character_and_is_never_printed() -> None:
    password = proxy_password("ö: pass word@%")
    assert plain_password(password) == "ö: pass word@%"
    assert "pass" not in f"{password!r} {password!s}"
