"""Many cases in one test: each that is wrong is named, and none hides another one."""

import re

import pytest

from support.every_case import every_case


def check_halves() -> None:
    with every_case() as case:
        for name, number in {"one": 1, "two": 2, "none": 0}.items():
            with case(name):
                assert 2 / number == 2, "not the half"
        with case("raises nothing"), pytest.raises(ValueError, match="x"):
            pass


def test_each_case_that_is_wrong_is_named_with_the_reason() -> None:
    with pytest.raises(AssertionError) as caught:
        check_halves()
    said = str(caught.value)
    assert "3 of 4 cases are wrong" in said
    assert re.search(r"^two \(line \d+\): AssertionError: not the half", said, re.MULTILINE)
    assert re.search(r"^none \(line \d+\): ZeroDivisionError", said, re.MULTILINE)
    assert re.search(r"^raises nothing \(line \d+\): Failed", said, re.MULTILINE)
    assert "\none (" not in said


def test_a_test_without_cases_fails() -> None:
    with pytest.raises(AssertionError, match="no case was checked"), every_case():
        pass
