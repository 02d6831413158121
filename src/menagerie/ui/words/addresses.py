"""Says what is wrong with an address or a plan that was entered, or that a file states."""

from collections.abc import Mapping
from typing import assert_never

from menagerie.domain.cases import AddressCase, PlanCase
from menagerie.domain.facts import Value
from menagerie.ui.look.translation import translate
from menagerie.ui.words.filling import joined

# What an address looks like.
_EXAMPLE = "https://animals.example/v1"
_NAME_THE_PLACE = {
    AddressCase.FILE_UNREADABLE,
    AddressCase.FILE_OF_OTHERS,
    AddressCase.FILE_NOT_TOML,
    AddressCase.NOT_TEXT,
}


def about_address(case: AddressCase, values: Mapping[str, Value]) -> str:
    """Return what to correct in an address, and where it is set."""
    return joined([_address(case).replace("{example}", _EXAMPLE), _place_of_address(case, values)])


def about_plan(case: PlanCase, values: Mapping[str, Value]) -> str:
    """Return what to correct in a plan, and where it is set."""
    place = ""
    if "path" in values:
        place = translate(
            "addresses",
            "The plan of {name} is set in {path}; until then, the plan is detected automatically.",
            "name: of an environment, such as Production",
        )
    return joined([_plan(case), place])


def _place_of_address(case: AddressCase, values: Mapping[str, Value]) -> str:
    if case in _NAME_THE_PLACE:
        return ""
    if "variable" in values:
        return translate("addresses", "It is set in the variable {variable}.")
    return translate("addresses", "It is set in {path}.") if "path" in values else ""


def _address(case: AddressCase) -> str:  # noqa: C901, PLR0911, PLR0912 - one sentence for each case
    match case:
        case AddressCase.UNUSABLE:
            return translate("addresses", "Enter the address you got from your IT team.")
        case AddressCase.SPACES:
            return translate("addresses", "Remove the spaces and line breaks from the address.")
        case AddressCase.EMPTY:
            return translate("addresses", "Enter the service's address, such as {example}.")
        case AddressCase.QUERY:
            return translate("addresses", "Remove “?”: the address cannot hold a query.")
        case AddressCase.FRAGMENT:
            return translate("addresses", "Remove “#”: the address cannot hold a fragment.")
        case AddressCase.USER_NAME:
            return translate("addresses", "Remove “@”: the address cannot hold a user name.")
        case AddressCase.BACKSLASH:
            return translate("addresses", "Remove “\\”: the address cannot hold a folder.")
        case AddressCase.NOT_SECURE:
            return translate(
                "addresses", "Begin the address with https://. With http:// others could read the key."
            )
        case AddressCase.NO_SCHEME:
            return translate("addresses", "Begin the address with https://, as in {example}.")
        case AddressCase.NO_HOST:
            return translate("addresses", "Add the host after {scheme}://, as in {example}.")
        case AddressCase.HOST:
            return translate("addresses", "Correct the host: write it as in {example}.")
        case AddressCase.HOST_LETTERS:
            return translate(
                "addresses", "Correct the host: use letters, digits, hyphens and single dots only."
            )
        case AddressCase.HOST_NOT_ASCII:
            return translate("addresses", "Write the host in the form that begins with “xn--”.")
        case AddressCase.HOST_IMPOSSIBLE:
            return translate("addresses", "Correct the host: this name can't exist.")
        case AddressCase.IP:
            return translate("addresses", "Correct the IP address, or write the host's name.")
        case AddressCase.IP_ZONE:
            return translate("addresses", "Remove “%” and what follows it from the IP address.")
        case AddressCase.PORT:
            return translate("addresses", "Correct the port: use a number from 1 to 65535.")
        case AddressCase.NO_VERSION:
            return translate("addresses", "End the address with /v1, as in {example}.")
        case AddressCase.PATH:
            return translate(
                "addresses", "Correct the path: use letters, digits, hyphens, dots and underscores only."
            )
        case AddressCase.SAME:
            return translate("addresses", "This is the address of {name}. Enter another one.")
        case AddressCase.FILE_UNREADABLE:
            return translate(
                "addresses", "{path} cannot be read ({detail}). Ask your IT team to make it readable."
            )
        case AddressCase.FILE_OF_OTHERS:
            return translate(
                "addresses",
                "{path} is not used: another user of this computer can change it. "
                "Ask your IT team to remove that right.",
            )
        case AddressCase.FILE_NOT_TOML:
            return translate(
                "addresses", "{path} is not valid TOML ({detail}). Correct it, or ask your IT team."
            )
        case AddressCase.NOT_TEXT:
            return translate(
                "addresses",
                "{path} does not state the address of {name} as it should: a line [{environment}] and below "
                'it base_url = "https://…/v1". Correct it, or ask your IT team.',
            )
    assert_never(case)


def _plan(case: PlanCase) -> str:
    match case:
        case PlanCase.UNUSABLE:
            return translate("addresses", "Choose another plan.")
        case PlanCase.NAME:
            return translate("addresses", 'Correct the plan: it is {words} or "{detected}".')
        case PlanCase.LIMITS_OF_FIXED:
            return translate(
                "addresses",
                'Remove {key}, or write plan = "enterprise": other plans have limits of their own.',
            )
        case PlanCase.LIMIT:
            return translate("addresses", "Correct {key}: it is a whole number from 1 to {most}.")
    assert_never(case)
