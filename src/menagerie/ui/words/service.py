"""Says why a request failed, and what is safe."""

from collections.abc import Mapping
from typing import assert_never

from menagerie.domain.cases import AnswerCase, ConnectionCase, Safe
from menagerie.domain.facts import Value
from menagerie.ui.look.translation import translate
from menagerie.ui.words.filling import joined


def about_connection(case: ConnectionCase, values: Mapping[str, Value]) -> str:
    """Return why no response came, and what to do."""
    return joined([_connection(case), _safe(values)])


def about_answer(case: AnswerCase, values: Mapping[str, Value]) -> str:
    """Return what is safe after a response that is not a success, and what to do."""
    safe = _safe(values)
    match case:
        case AnswerCase.SERVER_FAILED if safe:
            return safe
        case AnswerCase.REDIRECTED:
            return joined([_answer(case), safe])
        case AnswerCase.UNEXPECTED_STATUS:
            return joined([_answer(case), safe])
        case _:
            return joined([safe, _answer(case)])


def _safe(values: Mapping[str, Value]) -> str:
    match values.get("safe"):
        case Safe.SCREEN_KEPT:
            return translate("service", "The animals on screen are kept.")
        case Safe.NOTHING_ADDED:
            return translate("service", "Nothing was added.")
        case Safe.ADD_UNCERTAIN:
            return translate("service", "We don't know if the animal was added.")
        case _:
            return ""


def _connection(case: ConnectionCase) -> str:  # noqa: C901, PLR0911, PLR0912 - one sentence for each case
    match case:
        case ConnectionCase.NOT_CONNECTED:
            return translate("service", "Nothing was sent. Check the network, then try again.")
        case ConnectionCase.TIMEOUT:
            return translate(
                "service",
                "No connection was made within {seconds:g} seconds, so nothing was sent. "
                "Check the network, then try again.",
            )
        case ConnectionCase.PROXY_REFUSED:
            return translate(
                "service",
                "This network's proxy refused the connection, so nothing was sent. "
                "Check the proxy setting, or ask your IT team.",
            )
        case ConnectionCase.PROXY_WANTS_PASSWORD:
            return translate(
                "service",
                "This network's proxy wants a log-in, so nothing was sent. Check its user name and password "
                "in the settings, or ask your IT team if it takes only a Windows log-in.",
            )
        case ConnectionCase.PROXY_SETTING:
            return translate(
                "service",
                "This computer's proxy setting or proxy script cannot be used, so nothing was sent. "
                "Correct it (an address that begins with http://), or ask your IT team.",
            )
        case ConnectionCase.OWN_PROXY_SETTING:
            return translate(
                "service",
                "The proxy setting cannot be used, so nothing was sent. "
                "Correct it (an address that begins with http://), or ask your IT team.",
            )
        case ConnectionCase.PROXY_PASSWORD:
            return translate(
                "service",
                "Nothing was sent. Check that the keyring is unlocked, or enter the password again.",
            )
        case ConnectionCase.CERTIFICATE_FILE:
            return translate(
                "service",
                "The certificate file {path} cannot be used, so nothing was sent. "
                "Choose another one, or ask your IT team.",
            )
        case ConnectionCase.HOST_NOT_FOUND:
            return translate(
                "service",
                "Its host was not found, so nothing was sent. Check the network and the address, then try "
                "again.",
            )
        case ConnectionCase.LOCAL_NETWORK:
            return translate(
                "service",
                "Nothing was sent. Allow Menagerie in System Settings → Privacy & Security → Local Network, "
                "or check the network.",
            )
        case ConnectionCase.CLOSED:
            return translate("service", "This environment was closed. Nothing was sent.")
        case ConnectionCase.CANCELLED:
            return translate("service", "It was cancelled before it was sent.")
        case ConnectionCase.CERTIFICATE:
            return translate(
                "service",
                "Nothing was sent. Check the address, or ask your IT team about the certificate.",
            )
        case ConnectionCase.CERTIFICATE_ISSUER:
            return translate(
                "service",
                "Nothing was sent. Ask your IT team to make this computer trust the certificate's issuer.",
            )
        case ConnectionCase.CERTIFICATE_DATE:
            return translate(
                "service",
                "Nothing was sent. The certificate is not valid today: check this computer's date, or ask "
                "your IT team.",
            )
        case ConnectionCase.CERTIFICATE_HOST:
            return translate(
                "service",
                "Nothing was sent. The certificate is for another host: check the address, or ask your IT "
                "team.",
            )
        case ConnectionCase.CERTIFICATE_DETAIL:
            return translate(
                "service",
                "Nothing was sent. Check the address, or ask your IT team about the certificate ({detail}).",
            )
        case ConnectionCase.NOT_SECURE:
            return translate(
                "service",
                "No secure connection could be agreed on, so nothing was sent. "
                "Check the address and its port, or ask your IT team.",
            )
        case ConnectionCase.NO_ANSWER:
            return translate("service", "The animals on screen are kept. Try again in a moment.")
        case ConnectionCase.SILENT:
            return translate("service", "It did not answer within {seconds:g} seconds.")
        case ConnectionCase.NOT_TAKEN:
            return translate("service", "It did not take the request within {seconds:g} seconds.")
        case ConnectionCase.NOT_WHOLE:
            return translate("service", "No whole answer came within {seconds:g} seconds.")
        case ConnectionCase.BROKEN:
            return translate("service", "The connection broke before the whole answer came.")
        case ConnectionCase.CLOSED_MEANWHILE:
            return translate("service", "This environment was closed before the whole answer came.")
        case ConnectionCase.DEFECT_MEANWHILE:
            return translate("service", "Menagerie failed before it knew the answer.")
    assert_never(case)


def _answer(case: AnswerCase) -> str:  # noqa: C901, PLR0911 - one sentence for each case
    match case:
        case AnswerCase.BAD_REQUEST:
            return translate("service", "Nothing was added. Correct it, then add it again.")
        case AnswerCase.BAD_CHOICES:
            return translate("service", "Try again with other choices.")
        case AnswerCase.KEY_REFUSED:
            return translate("service", "Nothing was changed. Enter the right key to go on.")
        case AnswerCase.ANIMAL_NOT_FOUND:
            return translate("service", "Check the number.")
        case AnswerCase.NOTHING_HERE:
            return translate("service", "Check the address.")
        case AnswerCase.BLOCKED:
            return translate(
                "service",
                "Something between this computer and the service blocked the request (status {status}). "
                "Ask your IT team.",
            )
        case AnswerCase.NOT_ACCEPTED:
            return translate("service", "It answered with the status {status}.", "status: such as 415")
        case AnswerCase.SERVER_FAILED:
            return translate("service", "The animals on screen are kept. Try again in a moment.")
        case AnswerCase.REDIRECTED:
            return translate("service", "The key was not sent there. Check the address with your IT team.")
        case AnswerCase.UNREADABLE:
            return translate("service", "The animals on screen are kept. Check the address, then try again.")
        case AnswerCase.TOO_LARGE:
            return translate(
                "service",
                "The answer was far too large. The animals on screen are kept. Check the address.",
            )
        case AnswerCase.UNEXPECTED_STATUS:
            return translate("service", "Its answer was unexpected (status {status}).")
    assert_never(case)
