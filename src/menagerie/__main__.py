"""Start the application with ``python -m menagerie``."""

import sys

from menagerie.cli import main

sys.exit(main())
