CREATE TABLE label (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  name varchar(40) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (name)
);

CREATE TABLE notebook (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  owner_id uuid NOT NULL,
  title varchar(80) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (owner_id, title)
);

CREATE TABLE note (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  notebook_id uuid NOT NULL,
  body text NOT NULL,
  written_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (notebook_id) REFERENCES notebook (id) ON DELETE CASCADE
);

CREATE TABLE note_label (
  note_id bigint NOT NULL,
  label_id integer NOT NULL,
  PRIMARY KEY (note_id, label_id),
  FOREIGN KEY (note_id) REFERENCES note (id) ON DELETE CASCADE,
  FOREIGN KEY (label_id) REFERENCES label (id)
);

CREATE TABLE reminder (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  note_id bigint,
  notebook_id uuid,
  due_on date NOT NULL,
  created_by varchar(255) NOT NULL,
  updated_by varchar(255),
  PRIMARY KEY (id),
  FOREIGN KEY (note_id) REFERENCES note (id) ON DELETE CASCADE,
  FOREIGN KEY (notebook_id) REFERENCES notebook (id)
);

CREATE TABLE visit (
  note_id bigint NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  FOREIGN KEY (note_id) REFERENCES note (id) ON DELETE CASCADE
);

CREATE INDEX fk_note_notebook_id ON note (notebook_id);
CREATE INDEX fk_note_label_label_id ON note_label (label_id);
CREATE INDEX fk_reminder_note_id ON reminder (note_id);
CREATE INDEX fk_reminder_notebook_id ON reminder (notebook_id);
CREATE INDEX fk_visit_note_id ON visit (note_id);

CREATE VIEW recent_note (id, body) AS SELECT id, body FROM note;
