"""A team rehearses on its own sandbox, over https with a certificate that the team made."""

import subprocess
import sys
from pathlib import Path

import pytest

from support.desktop.deadlines import wait_until
from support.desktop.entering import enter_animal
from support.desktop.sandbox_server import SandboxServer
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, StartSandbox
from support.sentences import first_animals

KEY = "the-key-of-the-team"
FIRST_HUNDRED = first_animals(100)


@pytest.fixture
def certificates(tmp_path: Path) -> Path:
    folder = tmp_path / "certificates"
    command = [sys.executable, "-m", "menagerie.sandbox", "--init-tls", str(folder), "--name", "desk.test"]
    subprocess.run(command, check=True, capture_output=True)
    return folder


@pytest.fixture
def server(certificates: Path, start_sandbox: StartSandbox, desktop: DesktopSession) -> SandboxServer:
    certificate, key = certificates / "server.crt", certificates / "server.key"
    server = start_sandbox(KEY, "free", "--tls-certificate", str(certificate), "--tls-key", str(key))
    assert server.base_url.startswith("https://127.0.0.1:")
    desktop.keyring.keep(server.base_url, KEY)
    return server


def test_a_computer_that_trusts_the_certificate_lists_and_adds(
    desktop: DesktopSession, start_application: StartApplication, certificates: Path, server: SandboxServer
) -> None:
    application = start_application(
        *("--environment", "staging"),
        MENAGERIE_STAGING_URL=server.base_url,
        # In place of the system's certificates.
        SSL_CERT_FILE=str(certificates / "menagerie-rehearsal-ca.crt"),
    )
    application.wait_for_window()
    application.reading.wait_for_name("resultSummary", FIRST_HUNDRED)

    enter_animal(desktop, application.reading, "Rehearsed")
    desktop.press_keys("Return")

    wait_until("the added animal", lambda: 201 in [request.status for request in server.requests()])
    application.reading.wait_until_gone("addAnimalDialog")
