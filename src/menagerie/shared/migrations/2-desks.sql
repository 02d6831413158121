-- Which desks share a key, so that each of them knows its share for when it cannot ask here, and the others leave
-- its share to one that is cut off. Desks of version 0.3.0 are not among them: they keep to no share.

CREATE TABLE ledger_desk (
    scope text NOT NULL REFERENCES ledger_scope,
    desk text NOT NULL,
    -- When it asked, or told that it is there. A desk that closes is deleted.
    seen_at double precision NOT NULL,
    -- How many requests of the day were counted then.
    today integer NOT NULL,
    PRIMARY KEY (scope, desk)
);

-- Note that a desk is there. Return how many share the key, those included that are cut off, and how many requests
-- of the day are counted. A desk that was not seen for 6 seconds is cut off. A leave does not bring it back: it may
-- have been on its way for long, and the desk has gone on since without telling what it sent.
CREATE FUNCTION ledger_attend(
    of_scope text, of_desk text, for_leave boolean, OUT sharing integer, OUT today integer
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    at double precision;
    began double precision;
    is_cut_off boolean;
BEGIN
    began := (ledger_lock(of_scope)).day_began;
    at := ledger_now();
    SELECT coalesce(sum(requests), 0) INTO today FROM ledger_minute
        WHERE scope = of_scope AND minute >= floor(greatest(at - 86401, began) / 60);
    SELECT seen_at < at - 6 INTO is_cut_off FROM ledger_desk WHERE scope = of_scope AND desk = of_desk;
    IF coalesce(is_cut_off, true) AND NOT for_leave THEN
        -- What was kept for it: by now it has told what it sent.
        DELETE FROM ledger_send WHERE scope = of_scope AND desk = of_desk AND starts_with(id, of_desk || ' kept ');
    END IF;
    IF NOT (coalesce(is_cut_off, false) AND for_leave) THEN
        INSERT INTO ledger_desk VALUES (of_scope, of_desk, at, ledger_attend.today)
            ON CONFLICT (scope, desk) DO UPDATE SET seen_at = excluded.seen_at, today = excluded.today;
    END IF;
    -- Nothing is kept for longer than ten minutes. Later than now was before this server's clock was set back.
    DELETE FROM ledger_desk WHERE scope = of_scope AND seen_at NOT BETWEEN at - 600 AND at + 1;
    SELECT count(*) INTO sharing FROM ledger_desk WHERE scope = of_scope;
END
$$;

-- Return what "ledger_leave" and "ledger_attend" do. A desk that is cut off goes on at its share of the minute and of
-- what was left of the day: that is kept for it. "withdrawn" are requests of this desk
-- that may have got leave too late, and were never sent.
CREATE FUNCTION ledger_permit(
    of_scope text, of_request text, of_desk text, for_background boolean, is_single_try boolean,
    tries_key boolean, known bigint, per_minute integer, per_day integer, day_began_ago double precision,
    withdrawn text[],
    OUT wait double precision, OUT used integer, OUT ours integer, OUT desks integer,
    OUT sharing integer, OUT today integer
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    at double precision;
    cut_off record;
    kept integer := 0;
BEGIN
    SELECT a.sharing, a.today INTO sharing, today FROM ledger_attend(of_scope, of_desk, true) AS a;
    -- The pace of background work is not used up by what was never sent.
    UPDATE ledger_scope SET background_at = background_at
            - (SELECT count(*) FROM ledger_send WHERE id = ANY (withdrawn) AND is_background) * 60.0 / per_minute
        WHERE scope = of_scope AND per_minute > 0 AND cardinality(withdrawn) > 0;
    PERFORM ledger_withdrawn(of_scope, id) FROM unnest(withdrawn) AS id;
    at := ledger_now();
    FOR cut_off IN
        SELECT desk, d.today, (
            SELECT count(*) FROM ledger_send AS s WHERE s.scope = of_scope AND s.desk = d.desk AND frees_at > at
        ) AS held
        FROM ledger_desk AS d WHERE scope = of_scope AND seen_at < at - 6
    LOOP
        -- Reservations, so that older versions leave it too.
        INSERT INTO ledger_send
            SELECT cut_off.desk || ' kept ' || at || ' ' || number, of_scope, cut_off.desk, true, at, at + 61
            FROM generate_series(cut_off.held + 1, per_minute / ledger_permit.sharing) AS number
            ON CONFLICT (id) DO NOTHING;
        kept := kept + greatest(0, per_day - cut_off.today) / ledger_permit.sharing;
    END LOOP;
    SELECT l.wait, l.used, l.ours, l.desks INTO wait, used, ours, desks FROM ledger_leave(
        of_scope, of_request, of_desk, for_background, is_single_try,
        tries_key, known, per_minute, per_day - kept, day_began_ago
    ) AS l;
END
$$;
