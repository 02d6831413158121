-- What each desk adds, so that two of them never add the same animal because they do not know of each other.
--
-- A desk's own outbox is the truth; these rows follow it. Times are those of this server (ledger_now), and
-- spans from and to the desks.

-- One row for each service ("place"): how many changes there were.
CREATE TABLE adds_place (
    place text PRIMARY KEY,
    changes bigint NOT NULL DEFAULT 0
);

-- One row for each outbox ("installation"). All of its changes up to told_at, by its own clock, are known here.
CREATE TABLE adds_outbox (
    place text NOT NULL REFERENCES adds_place,
    installation text NOT NULL,
    told_at double precision NOT NULL,
    PRIMARY KEY (place, installation)
);

CREATE TABLE adds (
    place text NOT NULL REFERENCES adds_place,
    installation text NOT NULL,
    -- Of the add in the outbox.
    number bigint NOT NULL,
    name text NOT NULL,
    -- A digest of the folded name and the category, as names may be longer than an index allows.
    likeness text NOT NULL,
    category_id bigint NOT NULL,
    -- NULL: left to the service.
    status text,
    -- As in the outbox, but an add that became a draft again is "discarded" here.
    state text NOT NULL,
    animal_id bigint,
    person text NOT NULL,
    computer text NOT NULL,
    -- When it got into this state.
    changed_at double precision NOT NULL,
    -- The number of its newest change among all of the place: "everything after 81,204".
    change bigint NOT NULL,
    -- The adds of others ("installation number") of which the person was told, and added it all the same.
    asked text[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (place, installation, number)
);
CREATE INDEX adds_alike ON adds (place, likeness);
CREATE INDEX adds_change ON adds (place, change);
CREATE INDEX adds_animal ON adds (place, animal_id) WHERE animal_id IS NOT NULL;
CREATE INDEX adds_open ON adds (place, changed_at) WHERE state IN ('queued', 'sending', 'unconfirmed');
CREATE INDEX adds_of_outbox ON adds (place, installation, number) WHERE state NOT IN ('created', 'discarded');
CREATE INDEX adds_old ON adds (changed_at);

-- Lock a place until the end of the transaction.
CREATE FUNCTION adds_lock(of_place text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(of_place, 7165));
    INSERT INTO adds_place (place) VALUES (of_place) ON CONFLICT DO NOTHING;
END
$$;

-- Return the number of the next change of a place, which is locked.
CREATE FUNCTION adds_next(of_place text) RETURNS bigint LANGUAGE sql AS $$
    UPDATE adds_place SET changes = changes + 1 WHERE place = of_place RETURNING changes
$$;

-- Write what an outbox tells of an add; a state that is known already changes nothing.
CREATE FUNCTION adds_write(of_place text, of_installation text, told jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    of_number CONSTANT bigint := told ->> 'number';
    new_state CONSTANT text := told ->> 'state';
    at CONSTANT double precision := ledger_now() - greatest(0, (told ->> 'ago')::double precision);
    told_of CONSTANT text[] := ARRAY(SELECT jsonb_array_elements_text(coalesce(told -> 'asked', '[]')));
    before adds;
    after adds;
BEGIN
    SELECT * INTO before FROM adds
        WHERE place = of_place AND installation = of_installation AND number = of_number;
    IF new_state IN ('draft', 'discarded') THEN
        -- What was never queued concerns nobody.
        UPDATE adds SET state = 'discarded', changed_at = at, change = adds_next(of_place)
            WHERE place = of_place AND installation = of_installation AND number = of_number
                AND state NOT IN ('created', 'discarded');
        RETURN;
    END IF;
    after := jsonb_populate_record(before, told - 'asked');
    after.place := of_place;
    after.installation := of_installation;
    after.asked := ARRAY(SELECT DISTINCT unnest(coalesce(before.asked, '{}') || told_of) ORDER BY 1);
    IF before.likeness = after.likeness THEN
        -- The outbox may be an old copy, see adds_claim. It does not know what the add became.
        after.animal_id := coalesce(after.animal_id, before.animal_id);
        IF before.state = 'created' AND new_state IN ('queued', 'refused') THEN
            UPDATE adds SET asked = after.asked
                WHERE place = of_place AND installation = of_installation AND number = of_number;
            RETURN;
        END IF;
    END IF;
    IF before.number IS NOT NULL
        AND (new_state <> 'queued' OR before.state NOT IN ('discarded', 'refused', 'unconfirmed')) THEN
        -- Who works there now need not be the one who queued it.
        after.person := before.person;
        after.computer := before.computer;
    END IF;
    IF after IS NOT DISTINCT FROM before THEN
        RETURN;
    END IF;
    IF before.state IS DISTINCT FROM new_state THEN
        after.changed_at := at;
    END IF;
    after.change := adds_next(of_place);
    INSERT INTO adds SELECT after.*
    ON CONFLICT (place, installation, number) DO UPDATE SET
        name = excluded.name, likeness = excluded.likeness, category_id = excluded.category_id,
        status = excluded.status, state = excluded.state, animal_id = excluded.animal_id,
        person = excluded.person, computer = excluded.computer, changed_at = excluded.changed_at,
        change = excluded.change, asked = excluded.asked;
END
$$;

-- Take what an outbox tells. "told_at" is given if nothing from before is missing now.
CREATE FUNCTION adds_tell(of_place text, of_installation text, told jsonb, told_at double precision)
RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    one jsonb;
BEGIN
    PERFORM adds_lock(of_place);
    FOR one IN SELECT jsonb_array_elements(told) LOOP
        PERFORM adds_write(of_place, of_installation, one);
    END LOOP;
    IF adds_tell.told_at IS NOT NULL THEN
        INSERT INTO adds_outbox VALUES (of_place, of_installation, adds_tell.told_at)
            ON CONFLICT (place, installation) DO UPDATE SET told_at = excluded.told_at;
    END IF;
END
$$;

-- Return up to when the changes of an outbox are known (NULL: none are), and which of its adds are open here.
CREATE FUNCTION adds_meet(of_place text, of_installation text, OUT told_at double precision, OUT open bigint[])
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    -- A function that is called for each row would keep from using an index.
    at CONSTANT double precision := ledger_now();
BEGIN
    -- Three months; also what a desk left behind that exists no more. Of a large import, some at a time: a desk
    -- does not wait long for this.
    DELETE FROM adds WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM adds WHERE changed_at < at - 90 * 86400 LIMIT 2000
    ));
    SELECT o.told_at INTO told_at FROM adds_outbox AS o
        WHERE place = of_place AND installation = of_installation;
    SELECT coalesce(array_agg(number ORDER BY number), '{}') INTO open FROM adds
        WHERE place = of_place AND installation = of_installation AND state NOT IN ('created', 'discarded');
END
$$;

-- Return others' adds that wait, or are, may be or have lately become animals, and are like one of "likes"
-- (NULL: all of them). Those without a status are like all.
CREATE FUNCTION adds_alike(of_place text, of_installation text, likes text[], lately double precision)
RETURNS SETOF adds LANGUAGE plpgsql AS $$
DECLARE
    -- As in adds_meet.
    at CONSTANT double precision := ledger_now();
BEGIN
    RETURN QUERY SELECT * FROM adds AS a
        WHERE a.place = of_place AND a.installation <> of_installation
            AND (likes IS NULL OR a.likeness = ANY (likes))
            AND (a.state IN ('queued', 'sending', 'unconfirmed')
                 OR (a.state = 'created' AND a.changed_at >= at - lately))
        ORDER BY a.changed_at DESC;
END
$$;

-- Let adds leave: each is written down as on its way, unless others added one like it of which its person was not
-- told. Return these, by the number of the add; its person is told of them now. "since" is for how long the add
-- waits, in seconds. An add that was created while it waits is returned itself: its outbox is an old copy, say one
-- from a backup.
CREATE FUNCTION adds_claim(of_place text, of_installation text, claims jsonb, lately double precision)
RETURNS TABLE (claimed bigint, other adds) LANGUAGE plpgsql AS $$
DECLARE
    one jsonb;
    told_of text[];
    others text[];
BEGIN
    PERFORM adds_lock(of_place);
    FOR one IN SELECT jsonb_array_elements(claims) LOOP
        claimed := (one ->> 'number')::bigint;
        SELECT a.asked INTO told_of FROM adds AS a
            WHERE a.place = of_place AND a.installation = of_installation AND a.number = claimed;
        told_of := coalesce(told_of, '{}')
            || ARRAY(SELECT jsonb_array_elements_text(coalesce(one -> 'asked', '[]')));
        others := '{}';
        FOR other IN
            SELECT * FROM adds_alike(
                of_place, of_installation, ARRAY[one ->> 'likeness'],
                (one ->> 'since')::double precision + lately
            ) AS a
            WHERE a.state <> 'queued'
                AND (a.status IS NULL OR one ->> 'status' IS NULL OR a.status = one ->> 'status')
                AND NOT (a.installation || ' ' || a.number) = ANY (told_of)
            UNION ALL
            SELECT * FROM adds AS a
            WHERE a.place = of_place AND a.installation = of_installation AND a.number = claimed
                AND a.state = 'created' AND a.likeness = one ->> 'likeness'
                AND a.changed_at >= ledger_now() - (one ->> 'since')::double precision - lately
                AND NOT (a.installation || ' ' || a.number) = ANY (told_of)
        LOOP
            others := others || (other.installation || ' ' || other.number);
            RETURN NEXT;
        END LOOP;
        PERFORM adds_write(
            of_place, of_installation,
            one || jsonb_build_object(
                'state', CASE WHEN others = '{}' THEN 'sending' ELSE 'queued' END,
                'asked', to_jsonb(told_of || others)
            )
        );
    END LOOP;
END
$$;

-- Return which of these animals others added, and whether one of their adds like this may be any other of them.
CREATE FUNCTION adds_rivals(
    of_place text, of_installation text, like_this text, of_status text, animals bigint[],
    OUT taken bigint[], OUT may_own boolean
) LANGUAGE plpgsql AS $$
BEGIN
    SELECT coalesce(array_agg(a.animal_id), '{}') INTO taken FROM adds AS a
        WHERE a.place = of_place AND a.installation <> of_installation AND a.animal_id = ANY (animals);
    may_own := EXISTS (
        SELECT FROM adds AS a
        WHERE a.place = of_place AND a.installation <> of_installation AND a.likeness = like_this
            AND (a.status IS NULL OR of_status IS NULL OR a.status = of_status)
            AND (a.state IN ('sending', 'unconfirmed') OR (a.state = 'created' AND a.animal_id IS NULL))
    );
END
$$;
