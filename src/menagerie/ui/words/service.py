"""The messages about requests that failed."""

from menagerie.domain.cases import AnswerCase, ConnectionCase
from menagerie.ui.words.filling import Table
from menagerie.ui.words.states import Reason

CONTEXT = "service"
MESSAGES: Table = {
    Reason.NOT_REACHED: {
        ConnectionCase.NOT_CONNECTED: "Nothing was sent. Check the network, then try again.",
        ConnectionCase.PROXY_REFUSED: (
            "This network's proxy refused the connection, so nothing was sent. Check the proxy setting, or "
            "ask your IT team."
        ),
        ConnectionCase.PROXY_WANTS_PASSWORD: (
            "This network's proxy wants a log-in, so nothing was sent. Check its user name and password in "
            "the settings, or ask your IT team if it takes only a Windows log-in."
        ),
        ConnectionCase.HOST_NOT_FOUND: (
            "Its host was not found, so nothing was sent. Check the network and the address, then try again."
        ),
        ConnectionCase.LOCAL_NETWORK: (
            "Nothing was sent. Allow Menagerie in System Settings → Privacy & Security → Local Network, or "
            "check the network."
        ),
        ConnectionCase.CLOSED: "This environment was closed. Nothing was sent.",
        ConnectionCase.CANCELLED: "It was cancelled before it was sent.",
    },
    "The proxy setting cannot be used": {
        ConnectionCase.PROXY_SETTING: (
            "This computer's proxy setting or proxy script cannot be used, so nothing was sent. Correct it "
            "(an address that begins with http://), or ask your IT team."
        ),
        ConnectionCase.OWN_PROXY_SETTING: (
            "The proxy setting cannot be used, so nothing was sent. Correct it (an address that begins "
            "with http://), or ask your IT team."
        ),
    },
    "The proxy's password could not be read": {
        ConnectionCase.PROXY_PASSWORD: (
            "Nothing was sent. Check that the keyring is unlocked, or enter the password again."
        ),
    },
    "The certificate file cannot be used": {
        ConnectionCase.CERTIFICATE_FILE: (
            "The certificate file {path} cannot be used, so nothing was sent. Choose another one, or ask "
            "your IT team."
        ),
    },
    "The service's certificate is not trusted": {
        ConnectionCase.CERTIFICATE: (
            "Nothing was sent. Check the address, or ask your IT team about the certificate."
        ),
        ConnectionCase.CERTIFICATE_ISSUER: (
            "Nothing was sent. Ask your IT team to make this computer trust the certificate's issuer."
        ),
        ConnectionCase.CERTIFICATE_DATE: (
            "Nothing was sent. The certificate is not valid today: check this computer's date, or ask your "
            "IT team."
        ),
        ConnectionCase.CERTIFICATE_HOST: (
            "Nothing was sent. The certificate is for another host: check the address, or ask your IT team."
        ),
        ConnectionCase.CERTIFICATE_DETAIL: (
            "Nothing was sent. Check the address, or ask your IT team about the certificate ({detail})."
        ),
    },
    "No secure connection": {
        ConnectionCase.NOT_SECURE: (
            "No secure connection could be agreed on, so nothing was sent. Check the address and its port, "
            "or ask your IT team."
        ),
    },
    "The service did not answer": {
        ConnectionCase.NO_ANSWER: "No whole answer came.",
        ConnectionCase.DEFECT_MEANWHILE: "Menagerie failed before it knew the answer.",
    },
    "The service refused this": {
        AnswerCase.BAD_REQUEST: "Nothing was added. Correct it, then add it again.",
        AnswerCase.BAD_CHOICES: "Try again with other choices.",
        AnswerCase.NOT_ACCEPTED: "It answered with the status {status}.",
    },
    "The key was refused": {
        AnswerCase.KEY_REFUSED: "Nothing was changed. Enter the right key to go on.",
    },
    "There is no such animal": {
        AnswerCase.ANIMAL_NOT_FOUND: "Check the number.",
    },
    "There are no animals at this address": {
        AnswerCase.NOTHING_HERE: "Check the address.",
    },
    "The request was blocked on its way": {
        AnswerCase.BLOCKED: (
            "Something between this computer and the service blocked the request (status {status}). Ask "
            "your IT team."
        ),
    },
    "The service has a problem": {
        AnswerCase.SERVER_FAILED: "The animals on screen are kept. Try again in a moment.",
    },
    "The address points elsewhere": {
        AnswerCase.REDIRECTED: "The key was not sent there. Check the address with your IT team.",
    },
    "The answer could not be read": {
        AnswerCase.UNREADABLE: "The animals on screen are kept. Check the address, then try again.",
        AnswerCase.UNEXPECTED_STATUS: "Its answer was unexpected (status {status}).",
    },
}
