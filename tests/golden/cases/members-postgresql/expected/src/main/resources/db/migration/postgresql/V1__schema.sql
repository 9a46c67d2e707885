CREATE TABLE member (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  email varchar(254) NOT NULL,
  password_hash varchar(100) NOT NULL,
  api_token uuid,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  created_by varchar(60) NOT NULL,
  updated_at timestamp with time zone,
  updated_by bigint,
  deleted_at timestamp with time zone,
  row_version integer NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (updated_by) REFERENCES member (id)
);

CREATE TABLE branch (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  name varchar(40) NOT NULL,
  city varchar(40) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (name, city)
);

CREATE TABLE loan (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  branch_id integer,
  title varchar(120) NOT NULL,
  lent_on date,
  returned_on date,
  is_deleted boolean DEFAULT false NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT loan_days CHECK (returned_on >= lent_on),
  FOREIGN KEY (member_id) REFERENCES member (id),
  FOREIGN KEY (branch_id) REFERENCES branch (id)
);

CREATE TABLE shelf (
  room varchar(10) NOT NULL,
  number integer NOT NULL,
  label varchar(40),
  deleted smallint DEFAULT 0 NOT NULL,
  deleted_at timestamp,
  PRIMARY KEY (room, number)
);

CREATE TABLE app_release (
  id integer NOT NULL,
  version integer NOT NULL,
  file_hash varchar(64) NOT NULL,
  token_count integer NOT NULL,
  digest varchar(64),
  deleted_at timestamp NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE login (
  token varchar(64) NOT NULL,
  member_id bigint NOT NULL,
  created_by bigint NOT NULL,
  PRIMARY KEY (token),
  FOREIGN KEY (member_id) REFERENCES member (id),
  FOREIGN KEY (created_by) REFERENCES member (id)
);

CREATE TABLE course (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  class varchar(20) NOT NULL,
  "default" boolean DEFAULT false NOT NULL,
  grade varchar(12) NOT NULL,
  weeks smallint NOT NULL,
  lessons smallint NOT NULL,
  fee numeric(6,2),
  min_age integer DEFAULT 6 NOT NULL,
  max_age integer,
  starts_on date NOT NULL,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK (grade IN ('A+', 'A-', 'in progress')),
  CHECK (weeks IN (1, 2, 4, 8)),
  CHECK (fee IN (10, 12.5, 20)),
  CONSTRAINT course_ages CHECK (max_age IS NULL OR min_age <= max_age),
  CONSTRAINT course_opens CHECK (closes_at > opens_at),
  CONSTRAINT course_lessons CHECK (weeks + lessons <= 40)
);

CREATE TABLE attempt (
  email varchar(254) NOT NULL,
  pin_hash varchar(100) NOT NULL,
  created_by varchar(60),
  tried_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE UNIQUE INDEX member_email_key ON member (email) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX member_api_token_key ON member (api_token) WHERE deleted_at IS NULL;
CREATE INDEX fk_member_updated_by ON member (updated_by);
CREATE INDEX fk_loan_member_id ON loan (member_id);
CREATE INDEX fk_loan_branch_id ON loan (branch_id);
CREATE INDEX fk_login_member_id ON login (member_id);
CREATE INDEX fk_login_created_by ON login (created_by);

CREATE VIEW active_member (id, email, password_hash) AS SELECT id, email, password_hash FROM member WHERE deleted_at IS NULL;

CREATE VIEW member_loan (email, note, loans, latest, since) AS SELECT m.email, m.password_hash AS note, count(*) AS loans, max(l.returned_on) AS latest, age(min(l.lent_on)) AS since
FROM member m JOIN loan l ON l.member_id = m.id
GROUP BY m.email, m.password_hash;
