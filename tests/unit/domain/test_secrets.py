"""Secrets cannot be printed, formatted or pickled by accident."""

import pickle

import pytest

from menagerie.domain.errors import UnusablePasswordError
from menagerie.domain.secret import ApiKey, Password, Secret
from menagerie.domain.text import without_credentials

SECRETS = [ApiKey("sk-hidden"), Password("sk-hidden")]


@pytest.mark.parametrize("secret", SECRETS, ids=repr)
def test_only_reveal_returns_it(secret: Secret) -> None:
    assert secret.reveal() == "sk-hidden"
    for shown in (repr(secret), str(secret), f"{secret}", repr([secret]), "%s" % secret):  # noqa: UP031
        assert "hidden" not in shown
    with pytest.raises(TypeError) as raised:
        pickle.dumps(secret)
    assert "hidden" not in str(raised.value)
    assert not hasattr(secret, "__dict__")


def test_a_password_and_a_key_are_never_the_same() -> None:
    assert ApiKey("sk-hidden") != Password("sk-hidden")
    assert Password("a") == Password("a")
    assert Password("a") != Password("b")


@pytest.mark.parametrize("text", [" ", "a b ", "ß虎", "x" * 1024])
def test_a_password_is_any_text_and_its_spaces_count(text: str) -> None:
    assert Password(text).reveal() == text


@pytest.mark.parametrize("text", ["", "a\n", "a\x00b", "\x7f", "x" * 1025])
def test_what_no_password_has_is_refused_and_not_repeated(text: str) -> None:
    with pytest.raises(UnusablePasswordError) as raised:
        Password(text)
    assert text == "" or text not in str(raised.value)


@pytest.mark.parametrize("between", [",", "'", '"', ")", "]", "\\'\""])
def test_a_key_that_a_library_quotes_is_left_out_whole_whatever_it_consists_of(between: str) -> None:
    header = f"Bearer sk{between}hidden"
    headers = [("Authorization", header), ("Accept", "any")]
    for quoted in (header, repr(header), repr(header.encode()), repr(headers)):
        shown = without_credentials(f"Illegal header value {quoted} was sent")
        assert "hidden" not in shown
        assert shown.endswith(" was sent")
