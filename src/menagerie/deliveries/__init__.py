"""Deliveries: files and pasted rows with one animal in each row, read as a table of texts.

``delivery`` says what a table is, and how it was read. ``process`` starts the process that reads, which finds
out what a file holds (``content``), reads it (``delimited``, ``json``, ``workbook``) and finds its titles
(``table``). XLSX and XLS are read by python-calamine, and ``workbook_details`` finds what it leaves out;
``opendocument`` reads ODS. ``write`` writes rows in the same format.

Nothing here knows which column means what, or what the service accepts: ``workflows.importing`` does.
"""
