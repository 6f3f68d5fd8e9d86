-- How long a log is, is asked of the log: an event changes nothing else.
ALTER TABLE tables DROP COLUMN revision;

PRAGMA user_version = 2;
