-- Columns that are more than values: secrets, authors, times, versions and soft deletes, and some that only look like them.
CREATE TABLE member (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email varchar(254) NOT NULL UNIQUE,
  password_hash varchar(100) NOT NULL,
  api_token uuid UNIQUE,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by varchar(60) NOT NULL,
  updated_at timestamptz,
  updated_by bigint REFERENCES member (id),
  deleted_at timestamptz,
  row_version integer NOT NULL
);

CREATE TABLE branch (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(40) NOT NULL,
  city varchar(40) NOT NULL,
  UNIQUE (name, city)
);

CREATE TABLE loan (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  branch_id integer REFERENCES branch (id),
  title varchar(120) NOT NULL,
  lent_on date,
  returned_on date,
  is_deleted boolean NOT NULL DEFAULT false,
  CONSTRAINT loan_days CHECK (returned_on >= lent_on)
);

-- A key of two parts, and two columns that mark what is deleted.
CREATE TABLE shelf (
  room varchar(10) NOT NULL,
  number integer NOT NULL,
  label varchar(40),
  deleted smallint NOT NULL DEFAULT 0,
  deleted_at timestamp,
  PRIMARY KEY (room, number)
);

-- Versions, digests and deletions of another kind.
CREATE TABLE app_release (
  id integer PRIMARY KEY,
  version integer NOT NULL,
  file_hash varchar(64) NOT NULL,
  token_count integer NOT NULL,
  digest varchar(64),
  deleted_at timestamp NOT NULL
);

CREATE TABLE login (
  token varchar(64) PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  created_by bigint NOT NULL REFERENCES member (id)
);

-- Rules of numbers and of two columns, words Java keeps for itself, and words that are no constants.
CREATE TABLE course (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "class" varchar(20) NOT NULL,
  "default" boolean NOT NULL DEFAULT false,
  grade varchar(12) NOT NULL CHECK (grade IN ('A+', 'A-', 'in progress')),
  weeks smallint NOT NULL CHECK (weeks IN (1, 2, 4, 8)),
  lessons smallint NOT NULL,
  fee numeric(6, 2) CHECK (fee IN (10, 12.5, 20)),
  min_age integer NOT NULL DEFAULT 6,
  max_age integer,
  starts_on date NOT NULL,
  opens_at timestamptz,
  closes_at timestamptz,
  CONSTRAINT course_ages CHECK (max_age IS NULL OR min_age <= max_age),
  CONSTRAINT course_opens CHECK (closes_at > opens_at),
  CONSTRAINT course_lessons CHECK (weeks + lessons <= 40)
);

-- Without a key.
CREATE TABLE attempt (
  email varchar(254) NOT NULL,
  pin_hash varchar(100) NOT NULL,
  created_by varchar(60),
  tried_at timestamptz NOT NULL DEFAULT now()
);

CREATE VIEW active_member AS
SELECT id, email, password_hash FROM member WHERE deleted_at IS NULL;

-- A secret under another name, and values that are computed.
CREATE VIEW member_loan AS
SELECT m.email, m.password_hash AS note, count(*) AS loans, max(l.returned_on) AS latest, age(min(l.lent_on)) AS since
FROM member m JOIN loan l ON l.member_id = m.id
GROUP BY m.email, m.password_hash;
