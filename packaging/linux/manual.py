"""Write the man pages from the options that the commands take."""

import argparse
from collections.abc import Iterator
from datetime import date

from menagerie import cli
from menagerie.sandbox import __main__ as sandbox
from project import Project

_SEE_ALSO = {"menagerie": "menagerie-sandbox", "menagerie-sandbox": "menagerie"}

_ABOUT_MENAGERIE = """\
Shows the animals of a store that keeps them in an Animal Store Service, and adds new ones.

It keeps everything it remembers in ~/.local/share/menagerie and its settings in ~/.config/menagerie. The
addresses of production and staging can be set for all users in /etc/xdg/menagerie/environments.toml; an
example lies with the documentation. API keys are kept in the keyring of the desktop.
"""
_ABOUT_SANDBOX = """\
Serves the whole interface of the Animal Store Service on this computer, with sample animals, until it is
interrupted. When it is ready, it prints one line of JSON with its address.

A team can rehearse on it from several computers. Menagerie takes only https from other computers: --init-tls
makes the certificates and prints what to do with them.
"""


def manuals(project: Project) -> Iterator[tuple[str, str]]:
    """Yield the name and the man page of each command."""
    day = project.releases[0].date
    pages = (
        (cli.parser(), "catalogue manager for the Animal Store Service", _ABOUT_MENAGERIE),
        (sandbox.parser(), "an Animal Store Service to practise on", _ABOUT_SANDBOX),
    )
    for parser, summary, description in pages:
        yield parser.prog, manual(parser, summary, description, project.version, day)


def manual(parser: argparse.ArgumentParser, summary: str, description: str, version: str, day: date) -> str:
    """Return the man page of a command, in section 1.

    ``summary`` is what the command is, in a few words; ``description`` has its paragraphs, separated by
    empty lines; ``day`` is the day of this version.
    """
    name = parser.prog
    formatter = argparse.HelpFormatter(name, width=10_000)
    formatter.add_usage(parser.usage, parser._actions, parser._mutually_exclusive_groups, prefix="")  # noqa: SLF001 - argparse keeps its options in no other place
    usage = formatter.format_help().strip().removeprefix(name).strip()
    lines = [
        f'.TH {name.upper()} 1 {day.isoformat()} "Menagerie {version}" "User Commands"',
        ".SH NAME",
        f"{_text(name)} \\- {_text(summary)}",
        ".SH SYNOPSIS",
        f".B {_text(name)}",
        _text(usage),
        ".SH DESCRIPTION",
    ]
    for paragraph in description.strip().split("\n\n"):
        lines += [".PP", _text(" ".join(paragraph.split()))]
    lines += [".SH OPTIONS", *_options(parser)]
    lines += [".SH SEE ALSO", f".BR {_text(_SEE_ALSO[name])} (1)"]
    return "\n".join(lines) + "\n"


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    # Only argparse itself can replace the placeholders in its help texts, such as %(default)s.
    formatter = argparse.HelpFormatter(parser.prog)
    for action in parser._actions:  # noqa: SLF001 - as above
        value = "" if action.nargs == 0 else f" {formatter._format_args(action, action.dest.upper())}"  # noqa: SLF001 - as above
        yield ".TP"
        yield ", ".join(f"\\fB{_text(option)}\\fR{_text(value)}" for option in action.option_strings)
        yield _text(formatter._expand_help(action))  # noqa: SLF001 - as above


def _text(text: str) -> str:
    """Return the text escaped for roff: minus signs, and a first character that would begin a request."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
