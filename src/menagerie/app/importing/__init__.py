"""``menagerie import``: an import on the command line, without a window and without Qt."""
