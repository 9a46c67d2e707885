-- What may stand behind the columns of an index, which a first migration keeps.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TABLE note (id serial PRIMARY KEY, title text NOT NULL, body text, place int, price numeric(9,2), tags text[]);
CREATE UNIQUE INDEX note_title ON note (title COLLATE "C" text_pattern_ops DESC NULLS LAST) INCLUDE (place, price) WITH (fillfactor = 70) WHERE place > 0;
CREATE UNIQUE INDEX note_place ON note (place, lower(title)) NULLS NOT DISTINCT;
CREATE INDEX note_words ON note USING gist (body gist_trgm_ops (siglen = 32));
CREATE INDEX note_grams ON note USING gin (lower(title) public.gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX note_tags ON note USING gin (tags) WITH (fastupdate = off);
CREATE INDEX note_range ON note USING brin (place) WITH (pages_per_range = 4);
CREATE INDEX note_gone ON note (left_behind);
CREATE INDEX note_odd ON note (place nonsense words) TABLESPACE pg_default;
