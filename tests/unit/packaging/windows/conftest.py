"""The tests of the .msi as it is built need msitools, which only Linux has."""

import sys

collect_ignore_glob = [] if sys.platform == "linux" else ["test_msi_rules.py"]
