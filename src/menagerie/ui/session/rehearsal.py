"""What stands on paper that does not come from the live catalogue."""

from menagerie.settings.environments import Environment, EnvironmentId
from menagerie.ui.look.translation import translate


def rehearsal_warning(environment: Environment) -> str:
    """Return what stands on each page about animals that are not in the live catalogue, else nothing."""
    match environment.id:
        case EnvironmentId.PRODUCTION:
            return ""
        case EnvironmentId.STAGING:
            return translate("session", "Rehearsal in Staging: these animals are not in the live catalogue.")
        case EnvironmentId.SANDBOX:
            return translate(
                "session", "Practice in the sandbox: these animals are not in the live catalogue."
            )
