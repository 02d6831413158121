-- What the schema is: one row, by which every installation knows whether it can use it.

CREATE TABLE about (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    -- Tells our schema from another application's.
    application text NOT NULL CHECK (application = 'menagerie'),
    -- The highest number of the migrations that were executed.
    version integer NOT NULL,
    -- The lowest version that an installation must know to use this one.
    oldest_reader integer NOT NULL,
    -- The version of Menagerie that migrated it last.
    written_by text NOT NULL,
    -- Keys the fingerprints that stand for API keys.
    salt bytea NOT NULL CHECK (length(salt) = 32)
);
