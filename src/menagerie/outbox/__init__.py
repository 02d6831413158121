"""The outbox: every add from the first letter typed until it is known what became of it.

The service has no delete and no way to recognise a repeated add (interface 4). So an add must never be lost,
and never be sent twice. Each environment has one outbox, in these files:

- a SQLite database with one row per add (``tables``). It answers all questions while the application runs.
- the departure log beside it (``departure_log``), a plain text file. Before the first byte of an add leaves,
  a line with the add as ``sending`` is appended and flushed to the disk. The other steps are appended without
  a flush. Each line holds the whole add, a checksum, and the number of the step.
- for each job that has not ended, a file with the rows of its delivery (``jobs``), written once before the
  job begins. It is read only if the database has lost the job.

Every change goes to the log first and to the database in the same call: both or neither (``files``). Steps
that wait at the same moment are written together, with one flush and one number. Steps are counted in both
files, so at the start the newer of the two is known (``recovery``):

- Lines newer than the database correct it: a kill in between, a lost write-ahead log, an old copy of the
  database that was put back. So an add that has left is never taken for one that is still queued.
- Lines of a sound database's past change nothing, so an old or damaged log does no harm.
- If the database was damaged, every line counts. A queued add without a line becomes unconfirmed, since it
  may have been sent.
- If the database is older than the log, or was damaged, and a line of the log is damaged or cut, every queued
  add becomes unconfirmed: the departure of any of them may be what is missing.
- Each add that was ``sending`` becomes unconfirmed. Only the user can decide to send it again.

The rows of a job have no lines in the log while they wait as the job has queued them: the line of the job
says which numbers these are, and which are created. So a start, or a rewritten log, costs the same with a
hundred thousand rows as with one, and a lost database still comes back with each row in its state.

A row that a job left out because something is wrong with it waits for a person (``delivered.to_correct``).
The add that this person begins for it names its job and its row, and the transaction that queues it ends the
wait. So the row is known as added wherever the rows of the job are. If the add is discarded before it was
sent, the row has none and waits again. Until no row of a job waits, the log has its line, and the file with
its rows stays. Such an add has a line of its own in the log as long, also when it is created: the rows in the
file know nothing of it.

An old copy of all these files, or the same files on a second computer, would send again what was sent since.
So each outbox has a random id and counts its departures, in the database and in the log. The highest count is
also remembered outside the data folder (``departure_log``). If the files have counted less, or this computer
does not know the id, and something is queued, then ``Opened.stale`` says so, and the user decides before
anything is sent by itself. Older versions leave the id and the count alone: both are counters of SQLite, and
members of JSON.

Since the log is flushed before an add leaves, what follows (sent, refused, created) needs no flush of the
database: after a power cut the add is unconfirmed, which is safe. This saves a flush per add. The log is
written anew at each start and when it has grown, with only what is still open.

``entry`` has the states of an add and the legal steps between them, ``job`` what a job is. ``store.Outbox``
is what others use. ``tables`` and ``jobs`` have the SQL, ``files`` how older files are upgraded.
"""
