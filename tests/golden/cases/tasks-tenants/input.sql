CREATE TABLE country (
  code char(2) PRIMARY KEY,
  name varchar(60) NOT NULL
);
CREATE TABLE organization (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(80) NOT NULL,
  country_code char(2) REFERENCES country
);
CREATE TABLE project (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id bigint NOT NULL REFERENCES organization,
  name varchar(80) NOT NULL,
  UNIQUE (organization_id, name)
);
CREATE TABLE task (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id bigint NOT NULL REFERENCES organization,
  project_id bigint NOT NULL REFERENCES project,
  follows_id bigint REFERENCES task,
  title varchar(120) NOT NULL
);
CREATE TABLE comment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  task_id bigint NOT NULL REFERENCES task ON DELETE CASCADE,
  body text NOT NULL
);
CREATE TABLE tag (
  organization_id bigint REFERENCES organization,
  name varchar(40),
  colour varchar(20),
  PRIMARY KEY (organization_id, name)
);
CREATE TABLE visit (
  organization_id bigint NOT NULL REFERENCES organization,
  seen_at timestamptz NOT NULL
);
CREATE VIEW open_task AS SELECT id, title FROM task;
