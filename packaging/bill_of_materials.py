"""Writes the software bill of materials: what a package carries, in the form of CycloneDX.

The tools that do this bring more packages than they would describe here, and tell nothing that is not
already in the lock file and in what is installed.
"""

import json
import platform
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.metadata import Distribution

from project import Project

_SPECIFICATION = "1.6"
# Names the bill of each version on each system; a random one would make every build another.
_NAMESPACE = uuid.UUID("1f6a3c5e-7f0b-4d0c-9b58-4d8b7a2f7c11")


def bill_of_materials(project: Project, carried: Iterable[Distribution], time: int) -> str:
    """Return the bill for this system as JSON; ``time`` is the Unix time of the sources.

    ``carried`` are the installed packages that were put into the frozen folder, and Python is added to them.
    The libraries that Qt and Python bring inside their own files are not listed one by one.
    """
    application = {
        "type": "application",
        "bom-ref": "menagerie",
        "name": "menagerie",
        "version": project.version,
        "licenses": [{"license": {"id": "MIT"}}],
    }
    components = [_python(), *map(_component, carried)]
    references = [component["bom-ref"] for component in components]
    system = f"{platform.system()} {platform.machine()}"
    bill = {
        "$schema": f"http://cyclonedx.org/schema/bom-{_SPECIFICATION}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": _SPECIFICATION,
        "serialNumber": uuid.uuid5(_NAMESPACE, f"{project.version} {system} {time}").urn,
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(time, UTC).isoformat(),
            "component": application,
        },
        "components": components,
        "dependencies": [{"ref": "menagerie", "dependsOn": references}],
    }
    return json.dumps(bill, indent=2) + "\n"


def _python() -> dict[str, object]:
    version = platform.python_version()
    purl = f"pkg:generic/python@{version}"
    return {
        "type": "platform",
        "bom-ref": purl,
        "name": "Python",
        "version": version,
        "purl": purl,
        "licenses": [{"license": {"id": "PSF-2.0"}}],
    }


def _component(package: Distribution) -> dict[str, object]:
    name = package.metadata["Name"].lower().replace("_", "-")
    purl = f"pkg:pypi/{name}@{package.version}"
    component: dict[str, object] = {
        "type": "library",
        "bom-ref": purl,
        "name": package.metadata["Name"],
        "version": package.version,
        "purl": purl,
    }
    # Asking the metadata itself for what is not there is an error with some versions of its library.
    stated = package.metadata.json
    expression, licence = stated.get("license_expression"), stated.get("license")
    if expression:
        component["licenses"] = [{"expression": expression}]
    elif licence and "\n" not in licence:
        component["licenses"] = [{"license": {"name": licence}}]
    return component
