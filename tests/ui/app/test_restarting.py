"""A restart goes on with the same options, in the environment that was open last."""

import argparse
import sys
from pathlib import Path

from menagerie.app.restarting import command
from menagerie.cli import parser


def options(*words: str) -> argparse.Namespace:
    return parser().parse_args(words)


def test_the_options_stay_except_the_environment_and_none_is_added() -> None:
    given = options("--environment", "staging", "--data-dir", "here", "--log-level", "info")
    folder = str(Path("here"))
    assert command(given) == [
        *(sys.executable, "-m", "menagerie"),
        *("--data-dir", folder, "--log-level", "info"),
    ]
    assert command(options()) == [sys.executable, "-m", "menagerie"]
