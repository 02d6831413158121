"""Who works here, as colleagues are told."""

import pytest

from menagerie.settings.preferences import person_here


def test_a_name_of_an_account_that_is_no_text_can_be_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    # As Python reads the bytes of an account that is older than UTF-8.
    monkeypatch.setenv("LOGNAME", "m\udcfcller")
    assert person_here().name.encode() == b"m?ller"
    assert person_here("Miller").name == "Miller"
