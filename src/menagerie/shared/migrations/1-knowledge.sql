-- What the desks of a shop know of animals, and what their staff write: a log that only grows.
--
-- Times are seconds of Unix time by this server's clock. Desks send and get ages only ("12.3 seconds ago"), so
-- that their own clocks do not matter.

-- One row for each service whose animals are known: a digest of its address.
CREATE TABLE knowledge_place (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    place text NOT NULL UNIQUE,
    -- The number of the newest entry. Locked while entries are added, so that a desk that has read up to a
    -- number never misses a smaller one.
    number bigint NOT NULL DEFAULT 0
);

-- Of the entries about one subject, the one with the highest number is the newest and counts.
CREATE TABLE knowledge_log (
    place integer NOT NULL REFERENCES knowledge_place,
    number bigint NOT NULL,
    kind text NOT NULL,
    -- The id of an animal or of a category.
    subject bigint NOT NULL,
    -- When it was seen or written; 0: before anything that has a time.
    at double precision NOT NULL,
    -- Who wrote it, and at which computer.
    person text,
    computer text,
    -- In texts, a backslash is doubled, and "\0" stands for a character that PostgreSQL does not store.
    name text,
    category_id bigint,
    status text,
    note text,
    tags text[],
    PRIMARY KEY (place, number)
);
CREATE INDEX knowledge_newest ON knowledge_log (place, kind, subject, number DESC);

-- Return the number of a place.
CREATE FUNCTION knowledge_place_id(of_place text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    found_id integer;
BEGIN
    LOOP
        SELECT id INTO found_id FROM knowledge_place WHERE place = of_place;
        EXIT WHEN FOUND;
        INSERT INTO knowledge_place (place) VALUES (of_place) ON CONFLICT DO NOTHING;
    END LOOP;
    RETURN found_id;
END
$$;

-- Add those entries that differ from the newest of their subject, and are newer: by their times, or since the desk
-- knew that one. It has read the log up to the number "known". Return the newest number before and after, and as
-- JSON what entries differ from that the desk has not read: it has to take that over, unless it is superseded now.
CREATE FUNCTION knowledge_publish(
    of_place integer, entries json, known bigint, OUT before bigint, OUT after bigint, OUT unread json
) LANGUAGE plpgsql AS $$
DECLARE
    now_at CONSTANT double precision := extract(epoch FROM clock_timestamp());
BEGIN
    SELECT number INTO before FROM knowledge_place WHERE id = of_place FOR UPDATE;
    WITH given AS (
        SELECT e.*, CASE WHEN ago IS NULL THEN 0 ELSE now_at - greatest(0, ago) END AS at,
            row_number() OVER () AS place_in_list
        FROM json_to_recordset(entries) AS e(
            kind text, subject bigint, ago double precision, person text, computer text,
            name text, category_id bigint, status text, note text, tags text[]
        )
    ), compared AS (
        SELECT given.*, newest.number AS newest,
            -- This server's clock may have been set back since.
            newest.number IS NULL OR newest.number <= known OR given.at > newest.at AS is_newer,
            newest.number IS NULL OR (newest.name, newest.category_id, newest.status, newest.note, newest.tags)
                IS DISTINCT FROM (given.name, given.category_id, given.status, given.note, given.tags) AS differs
        FROM given LEFT JOIN LATERAL (
            SELECT * FROM knowledge_log AS l
            WHERE l.place = of_place AND l.kind = given.kind AND l.subject = given.subject
            ORDER BY l.number DESC LIMIT 1
        ) AS newest ON true
    ), written AS (
        INSERT INTO knowledge_log
            SELECT of_place, before + row_number() OVER (ORDER BY place_in_list), kind, subject, at, person,
                computer, name, category_id, status, note, tags
            FROM compared WHERE is_newer AND differs
        RETURNING number
    )
    SELECT before + (SELECT count(*) FROM written), (
        SELECT json_agg(row_to_json(entry)) FROM (
            SELECT l.kind, l.subject, CASE WHEN l.at > 0 THEN greatest(0, now_at - l.at) END AS ago,
                l.person, l.computer, l.name, l.category_id, l.status, l.note, l.tags, is_newer AS is_superseded
            FROM compared JOIN knowledge_log AS l ON l.place = of_place AND l.number = compared.newest
            WHERE differs AND newest > known
        ) AS entry
    ) INTO after, unread;
    IF after > before THEN
        UPDATE knowledge_place SET number = after WHERE id = of_place;
        PERFORM pg_notify('menagerie_knowledge', of_place || ' ' || after);
    END IF;
END
$$;
