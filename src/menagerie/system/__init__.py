"""What differs between Windows, macOS and Linux. It knows nothing of ours, so that every package can use it.

No other module asks for the system, but for what needs Qt. Each function has its branches in it, and asks
``sys.platform`` when it is called: tests try the branches of the other systems with stand-ins.
"""
