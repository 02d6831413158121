"""The messages about a setting that was entered, or that IT has set."""

from menagerie.domain.cases import SettingCase
from menagerie.ui.words.filling import Table

CONTEXT = "settings"
MESSAGES: Table = {
    "This setting cannot be used": {
        SettingCase.UNUSABLE: (
            "{path} has an unusable {name} under [settings]. Correct it, or ask your IT team."
        ),
        SettingCase.PROXY_PORT: "Correct the port: it is a number up to 65535.",
        SettingCase.PROXY_SCHEME: "Begin the address with http:// or https://.",
        SettingCase.PROXY_USER: "Enter the user name and the password in their own fields.",
        SettingCase.PROXY_HOST: "Enter the host, such as http://proxy.example:8080.",
        SettingCase.PROXY_NO_PORT: "Add the port, such as :8080.",
        SettingCase.PROXY_PATH: "Enter only the host and the port.",
        SettingCase.CERTIFICATES_MISSING: "{name} holds no certificate in PEM format.",
        SettingCase.CERTIFICATES_UNREADABLE: "{name} cannot be read ({detail}).",
        SettingCase.CERTIFICATES_OF_NO_AUTHORITY: (
            "{name} is not the certificate of an authority. Ask your IT team."
        ),
        SettingCase.CERTIFICATES_EXPIRED: "The certificate in {name} has expired. Ask your IT team.",
    },
}
