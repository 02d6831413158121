"""Write the details that Windows shows about a program file."""

from project import HOLDER, TITLE, Project

# American English in Unicode, which Windows uses if there is nothing in the person's language.
_LANGUAGE = 0x0409
_CHARACTERS = 0x04B0


def four_numbers(version: str) -> tuple[int, ...]:
    """Return a version such as 1.2.3 as the four numbers that Windows requires."""
    numbers = [int(part) for part in version.split(".")]
    return (*numbers, *[0] * (4 - len(numbers)))


def version_resource(project: Project, program: str) -> str:
    """Return the resource of the file ``program``, in the form that PyInstaller reads."""
    texts = {
        "CompanyName": HOLDER,
        "FileDescription": TITLE,
        "FileVersion": project.version,
        "InternalName": program.removesuffix(".exe"),
        "LegalCopyright": f"{HOLDER}, under the MIT licence",
        "OriginalFilename": program,
        "ProductName": TITLE,
        "ProductVersion": project.version,
    }
    structures = "".join(f"StringStruct({name!r}, {text!r}), " for name, text in texts.items())
    numbers = four_numbers(project.version)
    return f"""\
VSVersionInfo(
    ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
    kids=[
        StringFileInfo([StringTable("{_LANGUAGE:04x}{_CHARACTERS:04x}", [{structures}])]),
        VarFileInfo([VarStruct("Translation", [{_LANGUAGE}, {_CHARACTERS}])]),
    ],
)
"""
