"""The messages about an address or a plan that was entered, or that a file states."""

from menagerie.domain.cases import AddressCase, PlanCase
from menagerie.ui.words.filling import Table

CONTEXT = "addresses"
MESSAGES: Table = {
    "This address cannot be used": {
        AddressCase.UNUSABLE: "Enter the service's address, such as {example}.",
        AddressCase.SPACES: "Remove the spaces and line breaks from the address.",
        AddressCase.SIGN: "Remove “{sign}” from the address.",
        AddressCase.NOT_SECURE: "Begin the address with https://. With http:// others could read the key.",
        AddressCase.HOST: "Correct the host: write it as in {example}.",
        AddressCase.HOST_NOT_ASCII: "Write the host in the form that begins with “xn--”.",
        AddressCase.PORT: "Correct the port: use a number from 1 to 65535.",
        AddressCase.NO_VERSION: "End the address with /v1, as in {example}.",
        AddressCase.SAME: "This is the address of {name}. Enter another one.",
        AddressCase.FILE_UNREADABLE: "{path} cannot be read ({detail}). Correct it, or ask your IT team.",
        AddressCase.FILE_OF_OTHERS: (
            "{path} is not used: another user of this computer can change it. Ask your IT team to remove "
            "that right."
        ),
        AddressCase.NOT_TEXT: (
            "{path} does not state the address of {name} as it should: a line [{environment}] and below it "
            'base_url = "https://…/v1". Correct it, or ask your IT team.'
        ),
    },
    "This plan cannot be used": {
        PlanCase.UNUSABLE: "Choose another plan.",
        PlanCase.NAME: 'Correct the plan: it is {words} or "{detected}".',
        PlanCase.LIMITS_OF_FIXED: (
            'Remove {key}, or write plan = "enterprise": other plans have limits of their own.'
        ),
        PlanCase.LIMIT: "Correct {key}: it is a whole number from 1 to {most}.",
    },
}
