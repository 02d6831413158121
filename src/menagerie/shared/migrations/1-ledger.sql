-- The ledger that all desks of one key share. Each desk still keeps its own for when this one is away.
--
-- All times are seconds of Unix time by this server's clock: it is the only one that counts. Desks send and get
-- spans only ("in 12.3 seconds"), so that their own clocks do not matter.

-- One row for each API key at a service: its fingerprint, never the key.
CREATE TABLE ledger_scope (
    scope text PRIMARY KEY,
    -- Grows with each change of the row that other desks have to know of.
    changes bigint NOT NULL DEFAULT 0,
    -- Grows with each refusal. What a desk was told before the newest one lifts nothing.
    refusals bigint NOT NULL DEFAULT 0,
    -- The wait stays after it has passed, until a response shows that the service takes requests again.
    wait_at double precision,
    wait_until double precision,
    wait_firm_until double precision,
    wait_reason text,
    wait_by text,
    lifted_at double precision,
    strikes integer NOT NULL DEFAULT 0,
    clean_since double precision,
    -- The status that refused the key.
    refused integer,
    refused_by text,
    used_up_at double precision,
    used_up_until double precision,
    plan text,
    told double precision NOT NULL DEFAULT 0,
    day_began double precision NOT NULL DEFAULT 0,
    -- The request that finds out whether the service takes requests again, and until when it counts.
    probe text,
    probe_until double precision,
    -- Up to when the pace of background work is used.
    background_at double precision NOT NULL DEFAULT 0
);

-- What was sent, for as long as the service may count it in a minute.
CREATE TABLE ledger_send (
    id text PRIMARY KEY,
    scope text NOT NULL REFERENCES ledger_scope,
    desk text NOT NULL,
    is_background boolean NOT NULL,
    sent_at double precision NOT NULL,
    frees_at double precision NOT NULL
);
CREATE INDEX ledger_send_frees ON ledger_send (scope, frees_at);

-- What was sent by minutes, for as long as the service may count it in a day.
CREATE TABLE ledger_minute (
    scope text NOT NULL REFERENCES ledger_scope,
    minute bigint NOT NULL,
    requests integer NOT NULL,
    PRIMARY KEY (scope, minute)
);

-- Desks that asked and had to wait.
CREATE TABLE ledger_asking (
    scope text NOT NULL REFERENCES ledger_scope,
    desk text NOT NULL,
    is_background boolean NOT NULL,
    asked_at double precision NOT NULL,
    PRIMARY KEY (scope, desk, is_background)
);

-- The server's time. Tests set it: SET menagerie.now = '1800000000'.
CREATE FUNCTION ledger_now() RETURNS double precision LANGUAGE sql VOLATILE AS $$
    SELECT coalesce(
        nullif(current_setting('menagerie.now', true), '')::double precision,
        extract(epoch FROM clock_timestamp())::double precision
    )
$$;

-- Lock a scope until the end of the transaction, and return its row.
CREATE FUNCTION ledger_lock(of_scope text) RETURNS ledger_scope LANGUAGE plpgsql AS $$
DECLARE
    found_row ledger_scope;
    at double precision;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(of_scope, 7164));
    SELECT * INTO found_row FROM ledger_scope WHERE scope = of_scope;
    IF NOT FOUND THEN
        INSERT INTO ledger_scope (scope) VALUES (of_scope) RETURNING * INTO found_row;
    END IF;
    at := ledger_now();
    IF greatest(
        found_row.wait_at, found_row.lifted_at, found_row.used_up_at, found_row.day_began,
        found_row.probe_until - 61
    ) > at + 1 THEN
        -- This server's clock was set back: nothing happened later than now, and nothing lasts longer than it did.
        UPDATE ledger_scope SET
            wait_at = wait_at - greatest(0, wait_at - at),
            wait_until = wait_until - greatest(0, wait_at - at),
            wait_firm_until = wait_firm_until - greatest(0, wait_at - at),
            -- A desk that slept may bring back a wait that was overcome; else a new one would be taken for it.
            lifted_at = CASE WHEN lifted_at < at THEN lifted_at END,
            used_up_at = used_up_at - greatest(0, used_up_at - at),
            used_up_until = used_up_until - greatest(0, used_up_at - at),
            day_began = least(day_began, at),
            probe_until = probe_until - greatest(0, probe_until - 61 - at)
            WHERE scope = of_scope;
        PERFORM ledger_announce(of_scope);
        SELECT * INTO found_row FROM ledger_scope WHERE scope = of_scope;
    END IF;
    RETURN found_row;
END
$$;

-- Announce that a scope has changed.
CREATE FUNCTION ledger_announce(of_scope text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    number bigint;
BEGIN
    UPDATE ledger_scope SET changes = changes + 1 WHERE scope = of_scope RETURNING changes INTO number;
    PERFORM pg_notify('menagerie_ledger', of_scope || ' ' || number);
END
$$;

-- Count requests that a desk sent, in the day of the service.
CREATE FUNCTION ledger_count(of_scope text, at double precision, number integer)
RETURNS void LANGUAGE sql AS $$
    INSERT INTO ledger_minute VALUES (of_scope, floor(at / 60), greatest(0, number))
    ON CONFLICT (scope, minute) DO UPDATE SET requests = greatest(0, ledger_minute.requests + number)
$$;

-- Return a span that is not negative; NULL for NULL, which greatest() would take for 0.
CREATE FUNCTION ledger_span(seconds double precision) RETURNS double precision LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN seconds < 0 THEN 0 ELSE seconds END
$$;

-- Return what is known of a scope, as spans from now on.
CREATE FUNCTION ledger_standing(of_scope text) RETURNS TABLE (
    changes bigint, refusals bigint,
    wait_left double precision, wait_firm_left double precision, wait_reason text, wait_by text,
    strikes integer, clean_ago double precision, refused integer,
    used_up_left double precision, used_up_span double precision,
    plan text, told double precision
) LANGUAGE sql VOLATILE AS $$
    SELECT changes, refusals,
        ledger_span(wait_until - at), ledger_span(wait_firm_until - at), wait_reason, wait_by,
        strikes, ledger_span(at - clean_since), refused,
        ledger_span(used_up_until - at), used_up_until - used_up_at,
        plan, told
    FROM ledger_scope, ledger_now() AS at
    WHERE scope = of_scope
$$;

-- Return in how many seconds one request may be sent: 0 means that it is recorded and may be sent at once, else
-- ask again then. Of all desks that asked within two seconds, a person's goes first, then the one that was
-- served least in the last minute, and of two such the one whose newest request is older.
--
-- "is_single_try" is true if the person asked for exactly this request during a wait, "tries_key" if they did
-- although the key was refused, or gave it anew. "known" is how many changes the desk knew then. The limits are
-- NULL where there is none. "used", "ours" and "desks" tell of the last minute.
CREATE FUNCTION ledger_leave(
    of_scope text, of_request text, of_desk text, for_background boolean, is_single_try boolean,
    tries_key boolean, known bigint, per_minute integer, per_day integer, day_began_ago double precision,
    OUT wait double precision, OUT used integer, OUT ours integer, OUT desks integer
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    -- A minute, and a second more for services that count in whole seconds.
    slot CONSTANT double precision := 61;
    -- For how long a desk that asked is waited for.
    asking CONSTANT double precision := 2;
    -- Ask again after this long for what another desk may change at any moment.
    soon CONSTANT double precision := 1;
    -- What background work leaves of a day to a person: this share, and so many requests at most.
    reserved CONSTANT double precision := 0.05;
    largest_reserve CONSTANT double precision := 30;
    -- Seconds by which the pace of background work may fall behind and still catch up.
    behind CONSTANT double precision := 0.5;
    -- A little more than the even pace makes up for what a pause has cost.
    faster CONSTANT double precision := 1.1;
    s ledger_scope;
    at double precision;
    is_encumbered boolean;
    our_newest double precision;
    ahead integer;
    free integer;
    pace double precision := 0;
    today integer;
BEGIN
    s := ledger_lock(of_scope);
    at := ledger_now();
    wait := 0;
    IF day_began_ago IS NOT NULL AND at - day_began_ago > s.day_began + 1 THEN
        UPDATE ledger_scope SET day_began = at - day_began_ago WHERE scope = of_scope;
        s.day_began := at - day_began_ago;
    END IF;

    DELETE FROM ledger_send WHERE scope = of_scope AND frees_at < at - slot;
    -- If this server's clock was set back, what was sent before counts for a minute from now on.
    UPDATE ledger_send SET frees_at = at + slot WHERE scope = of_scope AND frees_at > at + slot;
    IF s.background_at > at + slot THEN
        s.background_at := at;
        UPDATE ledger_scope SET background_at = at WHERE scope = of_scope;
    END IF;
    SELECT count(*), count(*) FILTER (WHERE desk = of_desk), max(frees_at) FILTER (WHERE desk = of_desk),
            count(DISTINCT desk)
        INTO used, ours, our_newest, desks FROM ledger_send WHERE scope = of_scope AND frees_at > at;

    -- What the service told, to any desk.
    IF s.refused IS NOT NULL AND NOT tries_key THEN
        wait := soon;
        RETURN;
    END IF;
    IF (is_single_try OR tries_key) AND known < s.changes THEN
        -- The desk does not know what it overrules.
        wait := 0.01;
        RETURN;
    END IF;
    IF is_single_try THEN
        wait := greatest(0, least(s.wait_firm_until, s.wait_until) - at);
    ELSE
        wait := greatest(0, s.wait_until - at, s.used_up_until - at);
    END IF;
    IF wait > 0 THEN
        -- The desk sees in the standing for how long.
        wait := least(wait, soon);
        RETURN;
    END IF;

    -- After a wait, exactly one request of all desks.
    is_encumbered := s.wait_until IS NOT NULL OR s.refused IS NOT NULL;
    IF is_encumbered AND s.probe_until > at AND s.probe <> of_request THEN
        wait := least(s.probe_until - at, soon);
        RETURN;
    END IF;

    INSERT INTO ledger_asking VALUES (of_scope, of_desk, for_background, at)
        ON CONFLICT (scope, desk, is_background) DO UPDATE SET asked_at = at;
    SELECT count(*) INTO ahead
        FROM (SELECT desk, bool_and(is_background) AS is_background FROM ledger_asking
              WHERE scope = of_scope AND asked_at > at - asking AND asked_at <= at AND desk <> of_desk
              GROUP BY desk) AS others
        LEFT JOIN (SELECT desk, count(*) AS served, max(frees_at) AS newest FROM ledger_send
                   WHERE scope = of_scope AND frees_at > at GROUP BY desk) AS sends USING (desk)
        WHERE (is_background, coalesce(served, 0), coalesce(newest, 0), desk)
            < (for_background, ours, coalesce(our_newest, 0), of_desk);

    -- The limits.
    IF per_minute IS NOT NULL THEN
        free := per_minute - used;
        IF for_background THEN
            pace := 60.0 / per_minute * used / per_minute / faster;
            wait := greatest(0, s.background_at + (ahead + 1) * pace - at);
            -- The last one is left to a click, unless another one is free within a second.
            IF free = 1 THEN
                SELECT greatest(wait, min(frees_at) - at - 1) INTO wait
                    FROM ledger_send WHERE scope = of_scope AND frees_at > at;
            END IF;
        END IF;
        IF free <= ahead THEN
            SELECT greatest(wait, max(frees_at) - at) INTO wait
                FROM (SELECT frees_at FROM ledger_send WHERE scope = of_scope AND frees_at > at
                      ORDER BY frees_at LIMIT ahead - free + 1) AS first_ones;
        END IF;
    END IF;
    IF per_day IS NOT NULL THEN
        IF for_background THEN
            per_day := per_day - least(per_day * reserved, largest_reserve);
        END IF;
        SELECT sum(requests) INTO today FROM ledger_minute WHERE scope = of_scope AND minute > floor(at / 60);
        IF today > 0 THEN
            -- This server's clock was set back: what was sent before counts for a day from now on.
            DELETE FROM ledger_minute WHERE scope = of_scope AND minute > floor(at / 60);
            PERFORM ledger_count(of_scope, at, today);
        END IF;
        SELECT coalesce(sum(requests), 0) INTO today FROM ledger_minute
            WHERE scope = of_scope AND minute >= floor(greatest(at - 86401, s.day_began) / 60);
        IF today >= per_day THEN
            SELECT greatest(wait, min(minute) * 60 + 60 + 86401 - at) INTO wait
                FROM ledger_minute WHERE scope = of_scope AND requests > 0
                AND minute >= floor(greatest(at - 86401, s.day_began) / 60);
        END IF;
    END IF;
    IF wait > 0 THEN
        RETURN;
    END IF;

    DELETE FROM ledger_asking
        WHERE scope = of_scope AND (desk = of_desk AND is_background = for_background OR asked_at < at - 60);
    INSERT INTO ledger_send VALUES (of_request, of_scope, of_desk, for_background, at, at + slot)
        ON CONFLICT (id) DO NOTHING;
    IF FOUND THEN
        PERFORM ledger_count(of_scope, at, 1);
        used := used + 1;
        ours := ours + 1;
    END IF;
    IF ours = 1 THEN
        desks := desks + 1;
        DELETE FROM ledger_minute WHERE scope = of_scope AND minute < floor((at - 90000) / 60);
    END IF;
    IF for_background AND pace > 0 THEN
        UPDATE ledger_scope SET background_at = greatest(s.background_at + pace, at - behind) WHERE scope = of_scope;
    END IF;
    IF is_encumbered THEN
        UPDATE ledger_scope SET probe = of_request, probe_until = at + slot WHERE scope = of_scope;
    END IF;
END
$$;

-- Record a request that was sent without leave, since the store was away.
CREATE FUNCTION ledger_sent(of_scope text, of_request text, of_desk text, ago double precision)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    at double precision;
BEGIN
    PERFORM ledger_lock(of_scope);
    at := ledger_now() - ago;
    INSERT INTO ledger_send VALUES (of_request, of_scope, of_desk, false, at, at + 61) ON CONFLICT (id) DO NOTHING;
    IF FOUND THEN
        PERFORM ledger_count(of_scope, at, 1);
    END IF;
END
$$;

-- Record that a request has ended, so many seconds ago: the service may have counted it as late as that.
CREATE FUNCTION ledger_ended(of_scope text, of_request text, ago double precision)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM ledger_lock(of_scope);
    UPDATE ledger_send SET frees_at = greatest(frees_at, ledger_now() - ago + 60.06) WHERE id = of_request;
    UPDATE ledger_scope SET probe = NULL, probe_until = NULL WHERE scope = of_scope AND probe = of_request;
    IF FOUND THEN
        -- Another one may probe.
        PERFORM ledger_announce(of_scope);
    END IF;
END
$$;

-- Record that a request was never sent.
CREATE FUNCTION ledger_withdrawn(of_scope text, of_request text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    at double precision;
BEGIN
    PERFORM ledger_ended(of_scope, of_request, 0);
    DELETE FROM ledger_send WHERE id = of_request RETURNING sent_at INTO at;
    IF FOUND THEN
        PERFORM ledger_count(of_scope, at, -1);
    END IF;
END
$$;

-- Record what a response said, as spans from now on. A wait is never made shorter.
--
-- "is_refusal" is true for a new wait or a refused key. "known" is how many refusals were known when the request
-- left: if there is a newer one, the response lifts nothing. "wait_ago" is when the wait was told: a wait that
-- was overcome since is no news. "lifts" is true if the response shows that the service takes requests again.
CREATE FUNCTION ledger_record(
    of_scope text, of_desk text, is_refusal boolean, known bigint,
    wait_left double precision, wait_firm_left double precision, wait_reason text, wait_ago double precision,
    strikes integer, clean_ago double precision, refused integer,
    used_up_left double precision, used_up_span double precision, plan text, told double precision,
    lifts boolean, lifts_used_up boolean
) RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
    s ledger_scope;
    before ledger_scope;
    at double precision;
    is_news boolean := is_refusal;
BEGIN
    s := ledger_lock(of_scope);
    before := s;
    at := ledger_now();
    IF wait_left > 0 AND at - wait_ago > coalesce(s.lifted_at, 0) THEN
        -- A desk that comes tells again what it was told. The same moment is no news, a later one is a refusal
        -- that happened while the store was away.
        is_news := is_news OR at + wait_left > coalesce(s.wait_until, 0) + 1;
        IF s.wait_until IS NULL OR at + wait_left > s.wait_until THEN
            s.wait_reason := wait_reason;
            s.wait_by := CASE WHEN is_refusal THEN of_desk ELSE coalesce(s.wait_by, of_desk) END;
            s.wait_at := at;
            s.wait_until := at + wait_left;
        END IF;
        s.wait_firm_until := greatest(coalesce(s.wait_firm_until, 0), at + wait_firm_left);
    END IF;
    IF refused IS NOT NULL AND (is_refusal OR before.refusals = 0) THEN
        s.refused := refused;
        s.refused_by := of_desk;
    END IF;
    IF is_news THEN
        s.refusals := s.refusals + 1;
        s.strikes := greatest(s.strikes, strikes);
        s.clean_since := NULL;
        s.told := greatest(0, told);
    ELSIF lifts AND known = s.refusals THEN
        IF wait_left IS NULL AND s.wait_until IS NOT NULL THEN
            s.wait_at := NULL;
            s.wait_until := NULL;
            s.wait_firm_until := NULL;
            s.wait_reason := NULL;
            s.wait_by := NULL;
            s.lifted_at := at;
            s.strikes := strikes;
            s.clean_since := at - clean_ago;
        END IF;
        IF refused IS NULL THEN
            s.refused := NULL;
            s.refused_by := NULL;
        END IF;
    END IF;
    IF lifts_used_up AND known = s.refusals THEN
        s.used_up_at := NULL;
        s.used_up_until := NULL;
    END IF;
    -- The same moment, told by several desks, is no news.
    IF used_up_left > 0 AND at + used_up_left > coalesce(s.used_up_until, 0) + 1 THEN
        s.used_up_until := at + used_up_left;
        s.used_up_at := at + used_up_left - used_up_span;
    END IF;
    s.plan := coalesce(plan, s.plan);
    IF s IS NOT DISTINCT FROM before THEN
        RETURN of_scope;
    END IF;
    UPDATE ledger_scope SET
        refusals = s.refusals, wait_at = s.wait_at, wait_until = s.wait_until,
        wait_firm_until = s.wait_firm_until, wait_reason = s.wait_reason, wait_by = s.wait_by,
        lifted_at = s.lifted_at, strikes = s.strikes,
        clean_since = s.clean_since, refused = s.refused, refused_by = s.refused_by,
        used_up_at = s.used_up_at, used_up_until = s.used_up_until, plan = s.plan, told = s.told
        WHERE scope = of_scope;
    PERFORM ledger_announce(of_scope);
    RETURN of_scope;
END
$$;
