CREATE TABLE client (
  id uuid NOT NULL,
  name varchar(80) NOT NULL,
  PRIMARY KEY (id)
);
