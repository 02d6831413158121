"""Secrets cannot be printed, formatted or pickled by accident."""

import pickle

import pytest

from menagerie.domain.errors import UnusablePasswordError
from menagerie.domain.secret import ApiKey, Password
from menagerie.domain.text import without_credentials

SECRETS = [ApiKey("sk-hidden"), Password("sk-hidden")]


def test_only_reveal_returns_a_secret_and_a_password_and_a_key_are_never_the_same() -> None:
    for secret in SECRETS:
        assert secret.reveal() == "sk-hidden"
        for shown in (repr(secret), str(secret), f"{secret}", repr([secret]), "%s" % secret):  # noqa: UP031
            assert "hidden" not in shown
        with pytest.raises(TypeError) as raised:
            pickle.dumps(secret)
        assert "hidden" not in str(raised.value)
        assert not hasattr(secret, "__dict__")
    assert ApiKey("sk-hidden") != Password("sk-hidden")
    assert Password("a") == Password("a")
    assert Password("a") != Password("b")


def test_a_password_is_any_text_and_what_no_password_has_is_refused_and_not_repeated() -> None:
    for text in (" ", "a b ", "ß虎", "x" * 1024):
        assert Password(text).reveal() == text
    for text in ("", "a\n", "a\x00b", "\x7f", "x" * 1025):
        with pytest.raises(UnusablePasswordError) as raised:
            Password(text)
        assert text == "" or text not in str(raised.value)


def test_a_key_that_a_library_quotes_is_left_out_whole_whatever_it_consists_of() -> None:
    for between in (",", "'", '"', ")", "]", "\\'\""):
        header = f"Bearer sk{between}hidden"
        headers = [("Authorization", header), ("Accept", "any")]
        for quoted in (header, repr(header), repr(header.encode()), repr(headers)):
            shown = without_credentials(f"Illegal header value {quoted} was sent")
            assert "hidden" not in shown
            assert shown.endswith(" was sent")
