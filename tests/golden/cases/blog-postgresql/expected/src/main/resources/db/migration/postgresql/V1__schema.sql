CREATE TYPE post_state AS ENUM ('draft', 'published');

CREATE TABLE writer (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  email varchar(254) NOT NULL,
  name varchar(80) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (email)
);

CREATE TABLE post (
  id bigserial NOT NULL,
  writer_id bigint NOT NULL,
  answers_id bigint,
  title varchar(120) NOT NULL,
  body text,
  cover bytea,
  state post_state DEFAULT 'draft' NOT NULL,
  stars smallint,
  version integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  PRIMARY KEY (id),
  CHECK (length(title) >= 3),
  CHECK (stars BETWEEN 1 AND 5),
  FOREIGN KEY (writer_id) REFERENCES writer (id),
  FOREIGN KEY (answers_id) REFERENCES post (id) ON DELETE SET NULL
);

CREATE TABLE tag (
  id serial NOT NULL,
  name varchar(30) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (name)
);

CREATE TABLE post_tag (
  post_id bigint NOT NULL,
  tag_id integer NOT NULL,
  PRIMARY KEY (post_id, tag_id),
  FOREIGN KEY (post_id) REFERENCES post (id) ON DELETE CASCADE,
  FOREIGN KEY (tag_id) REFERENCES tag (id) ON DELETE CASCADE
);

CREATE INDEX post_writer_idx ON post (writer_id);
CREATE INDEX fk_post_answers_id ON post (answers_id);
CREATE INDEX fk_post_tag_tag_id ON post_tag (tag_id);

COMMENT ON TABLE writer IS 'Someone who may publish.';
