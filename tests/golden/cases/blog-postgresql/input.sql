-- Readers, posts and their tags: identity keys, a many-to-many, an enum, a self reference, a picture.
CREATE TYPE post_state AS ENUM ('draft', 'published');

CREATE TABLE writer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email varchar(254) NOT NULL UNIQUE,
  name varchar(80) NOT NULL
);
COMMENT ON TABLE writer IS 'Someone who may publish.';

CREATE TABLE post (
  id bigserial PRIMARY KEY,
  writer_id bigint NOT NULL REFERENCES writer (id),
  answers_id bigint REFERENCES post (id) ON DELETE SET NULL,
  title varchar(120) NOT NULL CHECK (length(title) >= 3),
  body text,
  cover bytea,
  state post_state NOT NULL DEFAULT 'draft',
  stars smallint CHECK (stars BETWEEN 1 AND 5),
  version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX post_writer_idx ON post (writer_id);

CREATE TABLE tag (
  id serial PRIMARY KEY,
  name varchar(30) NOT NULL UNIQUE
);

CREATE TABLE post_tag (
  post_id bigint NOT NULL REFERENCES post (id) ON DELETE CASCADE,
  tag_id integer NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
  PRIMARY KEY (post_id, tag_id)
);
