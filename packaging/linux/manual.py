"""Write the man pages from the options that the commands take."""

import argparse
from collections.abc import Iterator
from datetime import date

from menagerie import cli
from menagerie.app.sharing import command as shared
from menagerie.sandbox import __main__ as sandbox
from project import Project

_SEE_ALSO = {
    "menagerie": ("menagerie-import", "menagerie-sandbox", "menagerie-shared"),
    "menagerie-import": ("menagerie",),
    "menagerie-sandbox": ("menagerie",),
    "menagerie-shared": ("menagerie",),
}

_ABOUT_MENAGERIE = """\
Shows the animals of a store that keeps them in an Animal Store Service, and adds new ones.

It keeps everything it remembers, also its settings, in ~/.local/share/menagerie, and the addresses of
production and staging in ~/.config/menagerie/environments.toml. IT sets them for all users in
/etc/xdg/menagerie/environments.toml; an example lies with the documentation. API keys are kept in the keyring
of the desktop. What went wrong is written to ~/.local/state/menagerie/log.
"""
_ABOUT_IMPORT = """\
Adds an animal for each row of a file, at the pace of the service. Every row is checked before anything is
sent, and none is sent twice. The key is taken from the keyring of the desktop, where the window saves it.
"""
_ABOUT_SANDBOX = """\
Serves the whole interface of the Animal Store Service on this computer, with sample animals, until it is
interrupted. When it is ready, it prints one line of JSON with its address.

A team can rehearse on it from several computers. Menagerie accepts only https from other computers:
--init-tls makes the certificates and prints what to do with them.
"""
_ABOUT_SHARED = """\
Prepares the database through which the desks of a shop share their requests and what they know, and shows it.
Any PostgreSQL from version 12 on will do. The API key never goes there.

After that, the entry "shared" of environments.toml names the database to every desk.
"""


def manuals(project: Project) -> Iterator[tuple[str, str]]:
    """Yield the name and the man page of each command."""
    day = project.releases[0].date
    pages = (
        (cli.parser(), "catalogue manager for the Animal Store Service", _ABOUT_MENAGERIE),
        (cli.import_parser(), "adds animals from a file to an Animal Store Service", _ABOUT_IMPORT),
        (sandbox.parser(), "an Animal Store Service to practise on", _ABOUT_SANDBOX),
        (shared.parser(), "prepares the database that desks share", _ABOUT_SHARED),
    )
    for parser, summary, description in pages:
        yield page_name(parser), manual(parser, summary, description, project.version, day)


def page_name(parser: argparse.ArgumentParser) -> str:
    """Return the name of a man page, which has no spaces: ``menagerie-import``."""
    return parser.prog.replace(" ", "-")


def manual(parser: argparse.ArgumentParser, summary: str, description: str, version: str, day: date) -> str:
    """Return the man page of a command, in section 1.

    ``summary`` is what the command is, in a few words; ``description`` has its paragraphs, separated by
    empty lines; ``day`` is the day of this version.
    """
    name, command = page_name(parser), parser.prog
    formatter = argparse.HelpFormatter(command, width=10_000)
    formatter.add_usage(parser.usage, parser._actions, parser._mutually_exclusive_groups, prefix="")  # noqa: SLF001 - argparse keeps its options in no other place
    usage = formatter.format_help().strip().removeprefix(command).strip()
    lines = [
        f'.TH {name.upper()} 1 {day.isoformat()} "Menagerie {version}" "User Commands"',
        ".SH NAME",
        f"{_text(name)} \\- {_text(summary)}",
        ".SH SYNOPSIS",
        f".B {_text(command)}",
        _text(usage),
        ".SH DESCRIPTION",
    ]
    for paragraph in description.strip().split("\n\n"):
        lines += [".PP", _text(" ".join(paragraph.split()))]
    lines += [".SH OPTIONS", *_options(parser)]
    if parser.epilog is not None:
        lines += [".SH NOTES", *_notes(parser.epilog)]
    others = ", ".join(f"\\fB{_text(other)}\\fR(1)" for other in _SEE_ALSO[name])
    lines += [".SH SEE ALSO", others]
    return "\n".join(lines) + "\n"


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    # Only argparse itself can replace the placeholders in its help texts, such as %(default)s.
    formatter = argparse.HelpFormatter(parser.prog)
    for action in parser._actions:  # noqa: SLF001 - as above
        value = "" if action.nargs == 0 else f" {formatter._format_args(action, action.dest.upper())}"  # noqa: SLF001 - as above
        yield ".TP"
        if action.option_strings:
            yield ", ".join(f"\\fB{_text(option)}\\fR{_text(value)}" for option in action.option_strings)
        else:
            yield f"\\fI{_text(str(action.metavar))}\\fR"
        yield _text(formatter._expand_help(action))  # noqa: SLF001 - as above


def _notes(epilog: str) -> Iterator[str]:
    """Yield the paragraphs of an epilog; a paragraph with indented lines is a list, whose lines stay."""
    for paragraph in epilog.strip().split("\n\n"):
        first, *rest = paragraph.splitlines()
        if all(line.startswith(" ") for line in rest) and rest:
            yield from (".PP", _text(first), ".nf", *map(_text, rest), ".fi")
        else:
            yield from (".PP", _text(" ".join(paragraph.split())))


def _text(text: str) -> str:
    """Return the text escaped for roff: minus signs, and a first character that would begin a request."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
