"""The quota on screen is what the headers of the newest answer said (interface 8.2)."""

import re
import time

from support.desktop.misbehaving_server import misbehaving_server
from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, open_staging
from support.raw_server import answer, as_json, scripted
from support.sentences import NO_ANIMALS

KEY = "the-key-for-quotas"
EMPTY_LIST = as_json([])
# Far longer than a start takes.
RESET_AFTER_SECONDS = 3000


def quota_headers(limit: int, remaining: int) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": str(int(time.time()) + RESET_AFTER_SECONDS),
    }


def test_bar_and_label_follow_the_headers_of_each_answer(
    desktop: DesktopSession, start_application: StartApplication
) -> None:
    answers = [
        answer(200, EMPTY_LIST),
        answer(200, EMPTY_LIST, quota_headers(300, 42)),
        answer(200, EMPTY_LIST, quota_headers(60, 57)),
        answer(200, EMPTY_LIST),
    ]
    with misbehaving_server(scripted(*answers)) as server:
        # GIVEN no answer yet that had the headers
        reading = open_staging(desktop, start_application, server.base_url, KEY).reading
        reading.wait_for_name("emptyTitle", NO_ANIMALS)
        assert_quota_is_unknown(reading)

        # WHEN an answer says that 42 of 300 are left
        reading.press("refreshButton")

        # THEN label and bar say the same, and the label counts down to the reset
        label = reading.wait_for("quotaLabel", lambda seen: seen.name.startswith("42 of 300 left"))
        assert re.fullmatch(r"42 of 300 left · resets in [34]\d:\d\d", label.name)
        bar = reading.wait_for("quotaBar", lambda seen: seen.value == 140)
        assert bar.name == "Quota"
        assert bar.description.startswith("42 of 300 left")
        reading.wait_for("quotaLabel", lambda seen: seen.name.startswith("42") and seen.name != label.name)

        # WHEN the next one says that 57 of 60 are left, THEN they say that
        reading.press("refreshButton")
        reading.wait_for("quotaLabel", lambda seen: seen.name.startswith("57 of 60 left"))
        reading.wait_for("quotaBar", lambda seen: seen.value == 950)

        # AND WHEN one has no headers, THEN they say that it is not known any more
        reading.press("refreshButton")
        assert_quota_is_unknown(reading)


def assert_quota_is_unknown(reading: Reading) -> None:
    reading.wait_for_name("quotaLabel", "Quota unknown")
    bar = reading.wait_for("quotaBar", lambda seen: seen.value == 0)
    assert bar.description == "Quota unknown"
