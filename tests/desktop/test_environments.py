"""Environments share nothing: neither keys nor animals nor colours."""

import pytest

from support.desktop.application import Application
from support.desktop.deadlines import wait_until
from support.desktop.entering import enter_animal
from support.desktop.sandbox_server import SandboxServer
from support.desktop.session import DesktopSession
from support.desktop.starting import StartApplication, StartSandbox
from support.sentences import HERE_ALONE, first_animals

STAGING_KEY = "the-key-for-staging"
PRODUCTION_KEY = "the-key-for-production"
FIRST_HUNDRED = first_animals(100)
COLOURS = {"Staging": "#b35a00", "Production": "#2f3e63", "Sandbox": "#0f766e"}
# Inside the strip, left of its words.
INTO_THE_STRIP = 6


def colour_of_strip(desktop: DesktopSession, application: Application) -> str:
    place = application.reading.wait_for("environmentStrip").place
    assert place is not None
    x, y, _width, height = place
    return desktop.screen.colour_at(x + INTO_THE_STRIP, y + height // 2)


def wait_for_colour(desktop: DesktopSession, application: Application, environment: str) -> None:
    """Wait until the strip has its environment's own colour: it is painted after it is announced."""
    wait_until(
        f"the colour of {environment}",
        lambda: colour_of_strip(desktop, application) == COLOURS[environment],
        otherwise=lambda: colour_of_strip(desktop, application),
    )


def statuses(server: SandboxServer) -> list[int | None]:
    return [request.status for request in server.requests()]


def names(application: Application) -> set[str]:
    return {row[1] for row in application.reading.rows("animalTable")}


@pytest.mark.journey
def test_each_environment_has_its_own_key_animals_name_and_colour(
    desktop: DesktopSession, start_application: StartApplication, start_sandbox: StartSandbox
) -> None:
    # GIVEN a staging and a production with a key of their own each
    staging, production = start_sandbox(STAGING_KEY), start_sandbox(PRODUCTION_KEY)
    desktop.keyring.keep(staging.base_url, STAGING_KEY)
    desktop.keyring.keep(production.base_url, PRODUCTION_KEY)
    application = start_application(
        "--environment",
        "staging",
        MENAGERIE_STAGING_URL=staging.base_url,
        MENAGERIE_PRODUCTION_URL=production.base_url,
    )
    reading = application.reading
    application.wait_for_window()
    reading.wait_for_name("resultSummary", FIRST_HUNDRED)

    # WHEN an animal is added on staging
    assert reading.name("environmentName") == "Staging"
    assert reading.name("environmentDescription") == "a rehearsal: nothing here reaches the shop"
    wait_for_colour(desktop, application, "Staging")
    enter_animal(desktop, reading, "Only on staging")
    assert reading.name("confirmAddButton") == "Add to Staging"
    desktop.press_keys("Return")
    reading.wait_until_gone("addAnimalDialog")
    wait_until("the added animal", lambda: "Only on staging" in names(application))
    assert statuses(production) == []

    # THEN production, with its own key, does not have it, and neither has the sandbox
    for environment, description in (("Production", "the live catalogue"), ("Sandbox", HERE_ALONE)):
        application.switch_to(environment)
        reading.wait_for_name("environmentDescription", description)
        assert reading.name("environmentName") == environment
        reading.wait_for_name("resultSummary", FIRST_HUNDRED)
        assert "Only on staging" not in names(application)
        wait_for_colour(desktop, application, environment)

    # AND each service only ever saw its own key
    assert set(statuses(staging)) == {200, 201}
    assert statuses(production) == [200]
