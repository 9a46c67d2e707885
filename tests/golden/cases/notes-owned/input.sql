CREATE TABLE label (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(40) NOT NULL UNIQUE
);
CREATE TABLE notebook (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL,
  title varchar(80) NOT NULL,
  UNIQUE (owner_id, title)
);
CREATE TABLE note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  notebook_id uuid NOT NULL REFERENCES notebook ON DELETE CASCADE,
  body text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE note_label (
  note_id bigint REFERENCES note ON DELETE CASCADE,
  label_id int REFERENCES label,
  PRIMARY KEY (note_id, label_id)
);
CREATE TABLE reminder (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  note_id bigint REFERENCES note ON DELETE CASCADE,
  notebook_id uuid REFERENCES notebook,
  due_on date NOT NULL,
  created_by varchar(255) NOT NULL,
  updated_by varchar(255)
);
CREATE TABLE visit (
  note_id bigint NOT NULL REFERENCES note ON DELETE CASCADE,
  seen_at timestamptz NOT NULL
);
CREATE VIEW recent_note AS SELECT id, body FROM note;
