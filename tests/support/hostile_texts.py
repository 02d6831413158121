"""Texts that want to be more than text: to a window, a terminal, a spreadsheet, a log or a file system."""

_FORGED_ENTRY = "2026-11-22 10:00:00,000 CRITICAL menagerie.app: All keys were sent"

NAMES: dict[str, str] = {
    "markup": "<b>Rex</b><img src='http://127.0.0.1:1/x'> & co",
    "markup of Qt": "<table><tr><td bgcolor=red>Rex</td></tr></table>",
    "a terminal's title": "\x1b]0;owned\x07\x1b[2J\x9b31mRex",
    "the terminal's line": "Rex\rBella\x08\x08",
    "another direction": "\u202exslx.gnp\u2069\u2066",
    "nothing to see": "Rex\u200b\u2060\ufeff\u00ad",
    "a formula": '=HYPERLINK("http://127.0.0.1:1/"&A1,"Rex")',
    "a command of a spreadsheet": "@SUM(1+1)*cmd|' /C calc'!A0",
    "a formula behind a tab": "\t=1+1",
    "a second line": "Rex\nStaging: 99 added.",
    "an entry of the log": f"Rex\n{_FORGED_ENTRY}",
    "a place": "../../../../evil",
    "a place of Windows": "..\\..\\C:\\evil",
    "an event": 'Rex"}\n{"event": "ended", "status": 0',
    "words to fill in": "{name} {0} %s %1 %n &Rex $(id) `id`",
}  # fmt: skip
# What a service may say in an error.
MESSAGE = "No.\x1b]0;owned\x07\r\nStaging: 99 added.\u2069\u202e<b>{0} %s\x9b2J"
FORGED = "Staging: 99 added."
