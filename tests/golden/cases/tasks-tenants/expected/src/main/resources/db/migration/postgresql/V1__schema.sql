CREATE TABLE country (
  code char(2) NOT NULL,
  name varchar(60) NOT NULL,
  PRIMARY KEY (code)
);

CREATE TABLE organization (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name varchar(80) NOT NULL,
  country_code char(2),
  PRIMARY KEY (id),
  FOREIGN KEY (country_code) REFERENCES country (code)
);

CREATE TABLE project (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  organization_id bigint NOT NULL,
  name varchar(80) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (organization_id, name),
  FOREIGN KEY (organization_id) REFERENCES organization (id)
);

CREATE TABLE task (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  organization_id bigint NOT NULL,
  project_id bigint NOT NULL,
  follows_id bigint,
  title varchar(120) NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (organization_id) REFERENCES organization (id),
  FOREIGN KEY (project_id) REFERENCES project (id),
  FOREIGN KEY (follows_id) REFERENCES task (id)
);

CREATE TABLE comment (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  task_id bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (task_id) REFERENCES task (id) ON DELETE CASCADE
);

CREATE TABLE tag (
  organization_id bigint NOT NULL,
  name varchar(40) NOT NULL,
  colour varchar(20),
  PRIMARY KEY (organization_id, name),
  FOREIGN KEY (organization_id) REFERENCES organization (id)
);

CREATE TABLE visit (
  organization_id bigint NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  FOREIGN KEY (organization_id) REFERENCES organization (id)
);

CREATE INDEX fk_organization_country_code ON organization (country_code);
CREATE INDEX fk_task_organization_id ON task (organization_id);
CREATE INDEX fk_task_project_id ON task (project_id);
CREATE INDEX fk_task_follows_id ON task (follows_id);
CREATE INDEX fk_comment_task_id ON comment (task_id);
CREATE INDEX fk_visit_organization_id ON visit (organization_id);

CREATE VIEW open_task (id, title) AS SELECT id, title FROM task;
