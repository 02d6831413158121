"""Starts the application again after it has ended, for what only a start can change."""

import argparse
import subprocess
import sys

# In place of an exit status; a process has none below zero.
RESTART = -1


def start_again(options: argparse.Namespace) -> None:
    """Start the application with the same options, in the environment that was open last."""
    subprocess.Popen(command(options))  # noqa: S603 - the program that runs now


def command(options: argparse.Namespace) -> list[str]:
    """Return the command that starts the application with ``options``, without the environment."""
    words = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "menagerie"]
    if options.data_dir is not None:
        words += ["--data-dir", str(options.data_dir)]
    if options.log_level is not None:
        words += ["--log-level", options.log_level]
    return words
