"""The packages of Linux are built, and their scripts run, on Linux alone."""

import sys

collect_ignore_glob = [] if sys.platform == "linux" else ["test_*.py"]
