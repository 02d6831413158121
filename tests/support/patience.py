"""How long tests wait for what should come, in seconds: generous, and the same for all of them.

A busy computer is no defect of the application. Only a test that fails takes so long.
"""

# For one event: something is shown, a request arrives, a process ends.
LONGEST_WAIT = 120.0
# For a whole test. It is longer, so that the wait for one event fails first and names what did not come.
LONGEST_TEST = 600.0
