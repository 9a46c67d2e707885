CREATE TABLE client (
  id uuid NOT NULL,
  name varchar(80) NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE branch (
  country varchar(2) NOT NULL,
  no smallint NOT NULL,
  city varchar(40) NOT NULL,
  PRIMARY KEY (country, no)
);
