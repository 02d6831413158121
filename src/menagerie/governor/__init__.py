"""When may we ask? The governor, which every request passes.

The service must never be asked earlier than it told us: not by a second click, not by another job, not after
a restart or a crash (interface 8). There is one ``Governor`` for each scope, a key at an origin; ``registry``
makes them. One request goes this way:

1. ``Governor.admission`` (``governor``) puts it into the ``Queue`` (``admission``) and computes how long it
   must wait. ``restraints`` joins what it waits for; the longest counts of

   - the wait after a refusal, or for a key that was refused: ``standing``, which is a ``record`` (what is
     remembered) with the rules that change it; ``backoff`` computes the length of a wait;
   - what the limits allow: ``pacing``, with a ``limit`` for the minute and one for the day, each with our own
     ``sliding_log`` and what the headers stated; ``plan_detection`` tells which plan the limits belong to;
   - for background work, the ``pace`` that leaves something to a person and to the other clients of the key,
     whose number ``sharing`` estimates.

   A wait of more than a minute raises at once. After a wait, one request at a time probes, then two go.
   Otherwise ``window`` says how many may be in flight: as many as the pace needs over the distance.
2. When its turn has come, the request is recorded in the ``ledger`` and the caller gets an ``Admission``. The
   caller looks at ``Admission.still_stands`` right before the first byte leaves.
3. The head of the response goes to ``Admission.answered``. ``answer`` reads it (``retry_after`` in every form
   that the header may have), ``standing`` and ``pacing`` take what it says, and the new record is in the
   ledger before the caller sees the response.
4. ``states`` is what the window shows: state, quota, pace and ``history``. Listeners are told of changes.

All times of a record are ``Moment``s: within one boot of the computer the time since boot counts, so that no
wall clock that leaps shortens a wait. The ledger keeps each wait twice, in SQLite and in a small text file,
and reads the longer of both.
"""
