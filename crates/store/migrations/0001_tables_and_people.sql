-- A table has a small number of its own, so that its events need not repeat a long id.
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    -- How many events the log has.
    revision INTEGER NOT NULL,
    -- 0 gathering, 1 playing, 2 over.
    state INTEGER NOT NULL CHECK (state IN (0, 1, 2)),
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    -- Ids as a JSON array, in the caller's order.
    people TEXT NOT NULL,
    label TEXT NOT NULL,
    touched INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_untouched ON tables (state, touched);
CREATE INDEX tables_public ON tables (touched) WHERE public = 1 AND state < 2;

CREATE TABLE events (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    -- Of the first event 1, without gaps.
    revision INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_number, revision)
) STRICT, WITHOUT ROWID;

-- Who sits where: what tables.people says, turned round. The triggers alone write here.
CREATE TABLE sitters (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (table_number, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitters_person ON sitters (person);

CREATE TRIGGER tables_made AFTER INSERT ON tables BEGIN
    INSERT OR IGNORE INTO sitters (table_number, person) SELECT new.number, value FROM json_each(new.people);
END;

CREATE TRIGGER tables_reseated AFTER UPDATE OF people ON tables WHEN old.people <> new.people BEGIN
    DELETE FROM sitters WHERE table_number = new.number;
    INSERT OR IGNORE INTO sitters (table_number, person) SELECT new.number, value FROM json_each(new.people);
END;

CREATE TABLE people (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE keys (
    key BLOB PRIMARY KEY NOT NULL CHECK (length(key) = 32),
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX keys_person ON keys (person);

CREATE TABLE links (
    key BLOB PRIMARY KEY NOT NULL CHECK (length(key) = 32),
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_person ON links (person);
CREATE INDEX links_expires ON links (expires);

-- Stands in the file's header, where a version that is older than the database sees it without opening it. Always the
-- number of the last migration.
PRAGMA user_version = 1;
