CREATE TABLE client (
  id uuid NOT NULL,
  name varchar(80) NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE stop (
  route varchar(8) NOT NULL,
  place smallint NOT NULL,
  street varchar(120) NOT NULL,
  PRIMARY KEY (route, place)
);
