-- Members known by a UUID in a table with a reserved name, within organizations: both rules, and a password in a column of just 60.
CREATE TABLE organization (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(80) NOT NULL
);
CREATE TABLE "user" (
  id uuid PRIMARY KEY,
  "emailAddress" varchar(120) NOT NULL UNIQUE,
  "passwordHash" char(60) NOT NULL,
  "order" varchar(20) NOT NULL,
  born date NOT NULL,
  banned_at timestamptz,
  version integer NOT NULL DEFAULT 0
);
CREATE TABLE project (
  id uuid PRIMARY KEY,
  organization_id bigint NOT NULL REFERENCES organization,
  owner_id uuid NOT NULL REFERENCES "user",
  title varchar(80) NOT NULL,
  updated_by uuid REFERENCES "user"
);
CREATE TABLE task (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id bigint NOT NULL REFERENCES organization,
  project_id uuid NOT NULL REFERENCES project ON DELETE CASCADE,
  assignee_id uuid REFERENCES "user",
  title varchar(80) NOT NULL
);
