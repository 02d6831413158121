"""Which base addresses can be used, and what is said about the others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.domain.address import check_base_url, complete_base_url, is_loopback_host
from menagerie.domain.cases import AddressCase
from menagerie.domain.errors import UnusableAddressError


@pytest.mark.parametrize(
    ("text", "normal"),
    [
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
    ],
)
def test_a_usable_address_is_brought_into_its_normal_form(text: str, normal: str) -> None:
    assert check_base_url(text) == normal


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("", ""),
        ("animals.example", "https://animals.example/v1"),
        (" animals.example/api/\n", "https://animals.example/api/v1"),
        ("animals.example:8443/v1", "https://animals.example:8443/v1"),
        ("http://localhost:8000", "http://localhost:8000/v1"),
        # What has another version, or no place for one, is left to the check.
        ("https://animals.example/v2", "https://animals.example/v2"),
        ("https://animals.example/?a=1", "https://animals.example/?a=1"),
    ],
)
def test_an_address_is_completed_as_far_as_that_is_safe(typed: str, completed: str) -> None:
    assert complete_base_url(typed) == completed


@pytest.mark.parametrize(
    ("text", "case"),
    [
        ("", AddressCase.UNUSABLE),
        (" https://animals.example/v1", AddressCase.SPACES),
        ("https://animals.example/v1\n", AddressCase.SPACES),
        ("https://ani\tmals.example/v1", AddressCase.SPACES),
        ("https://animals.example/v1\x00", AddressCase.SPACES),
        ("animals.example/v1", AddressCase.NOT_SECURE),
        ("localhost:8000/v1", AddressCase.NOT_SECURE),
        ("ftp://animals.example/v1", AddressCase.NOT_SECURE),
        ("https:animals.example/v1", AddressCase.NOT_SECURE),
        ("http://animals.example/v1", AddressCase.NOT_SECURE),
        ("http://128.0.0.1/v1", AddressCase.NOT_SECURE),
        ("http://0.0.0.0/v1", AddressCase.NOT_SECURE),
        ("http://localhost.example/v1", AddressCase.NOT_SECURE),
        ("http://[::ffff:127.0.0.1]/v1", AddressCase.NOT_SECURE),
        ("https:///v1", AddressCase.HOST),
        ("https://:8000/v1", AddressCase.HOST),
        ("https://bücher.example/v1", AddressCase.HOST_NOT_ASCII),
        ("https://аnimals.example/v1", AddressCase.HOST_NOT_ASCII),
        ("https://animals..example/v1", AddressCase.HOST),
        ("https://animals.example./v1", AddressCase.HOST),
        ("https://-animals.example/v1", AddressCase.HOST),
        ("https://ani%6dals.example/v1", AddressCase.HOST),
        (f"https://{'a' * 64}.example/v1", AddressCase.HOST),
        (f"https://{'a.' * 127}example/v1", AddressCase.HOST),
        ("https://[::1/v1", AddressCase.HOST),
        ("http://127.1/v1", AddressCase.HOST),
        ("https://1.2.3.999/v1", AddressCase.HOST),
        ("https://[fe80::1%25eth0]/v1", AddressCase.SIGN),
        ("https://animals.example:0/v1", AddressCase.PORT),
        ("https://animals.example:/v1", AddressCase.PORT),
        ("https://animals.example:65536/v1", AddressCase.PORT),
        ("https://animals.example:http/v1", AddressCase.PORT),
        ("https://me@animals.example/v1", AddressCase.SIGN),
        ("https://me:secret@animals.example/v1", AddressCase.SIGN),
        ("https://animals.example/v1?", AddressCase.SIGN),
        ("https://animals.example/v1?limit=1", AddressCase.SIGN),
        ("https://animals.example/v1#pets", AddressCase.SIGN),
        ("https://animals.example\\v1", AddressCase.SIGN),
        ("https://animals.example", AddressCase.NO_VERSION),
        ("https://animals.example/", AddressCase.NO_VERSION),
        ("https://animals.example/v2", AddressCase.NO_VERSION),
        ("https://animals.example/V1", AddressCase.NO_VERSION),
        ("https://animals.example/apiv1", AddressCase.NO_VERSION),
        ("https://animals.example/v1/pets", AddressCase.NO_VERSION),
        ("https://animals.example/v1//", AddressCase.NO_VERSION),
        ("https://animals.example//v1", AddressCase.UNUSABLE),
        ("https://animals.example/a/../v1", AddressCase.UNUSABLE),
        ("https://animals.example/%2e%2e/v1", AddressCase.UNUSABLE),
    ],
)
def test_an_unusable_address_is_refused_with_what_to_change(text: str, case: AddressCase) -> None:
    with pytest.raises(UnusableAddressError) as caught:
        check_base_url(text)
    assert caught.value.case is case


def test_a_password_in_an_address_is_not_repeated() -> None:
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


@pytest.mark.parametrize(
    ("host", "expected"),
    [("localhost", True), ("127.9.9.9", True), ("::1", True), ("example.com", False), ("10.0.0.1", False)],
)
def test_only_this_computer_counts_as_loopback(host: str, expected: bool) -> None:
    assert is_loopback_host(host) is expected
