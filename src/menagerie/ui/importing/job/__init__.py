"""The page of an import that runs or is over: its progress, its rows, its result and the delivery note."""
