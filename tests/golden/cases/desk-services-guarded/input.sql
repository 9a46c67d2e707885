-- Two guarded services by plan: tickets refer to clients of the other one, and say who wrote them.

CREATE TABLE client (
  id uuid PRIMARY KEY,
  name varchar(80) NOT NULL
);

CREATE TABLE ticket (
  id bigserial PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES client (id),
  title varchar(120) NOT NULL,
  created_by varchar(64)
);
