CREATE TABLE ticket (
  id bigserial NOT NULL,
  client_id uuid NOT NULL,
  title varchar(120) NOT NULL,
  created_by varchar(64),
  PRIMARY KEY (id)
);

CREATE INDEX ON ticket (client_id);
