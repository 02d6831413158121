"""The import of a delivery: the window in which it is read, checked, sent and reported."""

# The job that puts the rows into the outbox. While it runs, the delivery stays as it is.
BEGIN = "begin an import"
