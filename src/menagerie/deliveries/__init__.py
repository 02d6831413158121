"""Deliveries: files and pasted rows with one animal in each row, read as a table of texts.

``delivery`` says what a table is, and how it was read. ``reading`` starts the process that reads
(``process``), which finds out what a file holds (``content``), reads it (``delimited``, ``json_rows``,
``workbook``) and finds its titles (``table``, ``header``). XLSX and XLS are read by python-calamine, and
``workbook_details`` finds what it does not tell; ``opendocument`` reads ODS. ``writing`` writes rows in the
same format.

Nothing here knows which column means what, or what the service accepts: ``workflows.importing`` does.
"""
