-- Two services that tell each other what happened: tickets go along with a client who is deleted, and lose what else is deleted.

CREATE TABLE client (
  id uuid PRIMARY KEY,
  name varchar(80) NOT NULL
);

CREATE TABLE branch (
  country varchar(2),
  no smallint,
  city varchar(40) NOT NULL,
  PRIMARY KEY (country, no)
);

CREATE TABLE ticket (
  id bigserial PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES client (id) ON DELETE CASCADE,
  referrer_id uuid REFERENCES client (id) ON DELETE SET NULL,
  country varchar(2),
  branch_no smallint,
  title varchar(120) NOT NULL,
  version integer NOT NULL DEFAULT 0,
  FOREIGN KEY (country, branch_no) REFERENCES branch (country, no) ON DELETE SET NULL
);
