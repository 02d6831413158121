"""Start the command by whose name the program file was called; PyInstaller runs this.

It also is the Python that reads deliveries in a separate process (menagerie/deliveries/process.py).

Where links can be relied on, all commands share one program file, since a second file would carry all
modules a second time.
"""

import sys
from pathlib import Path

if sys.platform == "linux" and getattr(sys, "frozen", False):
    import pyimod02_importers  # type: ignore[import-not-found]

    # An update or a removal of the package changes what is found by the program's name, and modules are
    # imported from it for as long as the window is open.
    pyimod02_importers.pyz_archive._filename = "/proc/self/exe"  # noqa: SLF001 - it has no other way

if sys.argv[1:] == ["--read-a-delivery"]:
    from menagerie.deliveries import process

    process.main()
# As it was typed, where upper and lower case are the same to the system.
command = Path(sys.argv[0]).stem.lower()
if command == "menagerie-sandbox":
    from menagerie.sandbox.__main__ import main
elif command == "menagerie-import":
    from menagerie.cli import import_main as main
elif command == "menagerie-shared":
    from menagerie.app.sharing.command import main
else:
    from menagerie.cli import main

sys.exit(main())
