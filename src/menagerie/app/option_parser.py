"""A parser of options that speaks the person's language: argparse's own words are English."""

import argparse
import re
import sys
from collections.abc import Iterable
from typing import NoReturn

from menagerie.app.error_log import say

_WRONG_OPTIONS = 2

# How argparse words what is wrong, and what its parts are. The last one has a message of our own.
_MESSAGES = (
    (r"unrecognized arguments: (.*)", ("list",)),
    (r"the following arguments are required: (.*)", ("list",)),
    (r"ambiguous option: (.*) could match (.*)", ("option", "list")),
    (r"argument (.*?): expected one argument", ("option",)),
    (r"argument (.*?): ignored explicit argument (.*)", ("option", "value")),
    (r"argument (.*?): invalid choice: (.*) \(choose from (.*)\)", ("option", "value", "list")),
    (r"argument (.*?): (.*)", ("option", "message")),
)


def translate(context: str, sentence: str) -> str:
    """Return a text in the person's language; as it is where Qt, which knows it, cannot be loaded."""
    try:
        from menagerie.ui.look import translation  # noqa: PLC0415 - Qt, which may be missing
    except Exception:  # noqa: BLE001 - also says that Qt is broken, and must not fail by it
        return sentence
    return translation.translate(context, sentence)


def speak() -> None:
    """Say the help, and what is wrong with the options, in the system's language: no other is known yet."""
    try:
        from menagerie.settings.preferences import Language  # noqa: PLC0415 - for the next line alone
        from menagerie.ui.look.translation import speak_on_terminal  # noqa: PLC0415 - Qt, which may be missing
    except Exception:  # noqa: BLE001 - as in translate
        return
    speak_on_terminal(Language.SYSTEM)


class Formatter(argparse.HelpFormatter):
    """Formats the help, with "usage" in the person's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Add the line that begins the help."""
        super().add_usage(usage, actions, groups, translate("cli", "usage: ") if prefix is None else prefix)


class RawFormatter(Formatter, argparse.RawDescriptionHelpFormatter):
    """Formats the help, and leaves the lines of description and epilog as they are."""


class OptionParser(argparse.ArgumentParser):
    """Says what is wrong with an option also where there is no console.

    Add positional arguments to ``arguments``, and all others to ``options``: these have translated titles.
    """

    def __init__(
        self, prog: str, description: str, epilog: str, formatter_class: type[Formatter] = Formatter
    ) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            formatter_class=formatter_class,
            add_help=False,
        )
        self.arguments = self.add_argument_group(translate("cli", "positional arguments"))
        self.options = self.add_argument_group(translate("cli", "options"))
        self.options.add_argument(
            "-h", "--help", action="help", help=translate("cli", "show this help message and exit")
        )

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the options, and end the program."""
        speak()
        self.print_usage(sys.stderr)
        sentence = translate("cli", "{program}: error: {message}")
        self.exit(_WRONG_OPTIONS, sentence.format(program=self.prog, message=_translated(message)))

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """End the program."""
        if message:
            say(message.rstrip())
        sys.exit(status)


def _translated(message: str) -> str:
    """Return argparse's message in the person's language; as it is where it is not known."""
    sentences = (
        translate("cli", "unrecognized arguments: {list}"),
        translate("cli", "the following arguments are required: {list}"),
        translate("cli", "ambiguous option: {option} could match {list}"),
        translate("cli", "argument {option}: expected one argument"),
        translate("cli", "argument {option}: ignored explicit argument {value}"),
        translate("cli", "argument {option}: invalid choice: {value} (choose from {list})"),
        translate("cli", "argument {option}: {message}"),
    )
    for (pattern, names), sentence in zip(_MESSAGES, sentences, strict=True):
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            return sentence.format(**dict(zip(names, found.groups(), strict=True)))
    return message
