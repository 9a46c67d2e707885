CREATE TABLE tool (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  name varchar(80) NOT NULL,
  price numeric(10,2) NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE rental (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  tool_id integer NOT NULL,
  mail varchar(200) NOT NULL,
  number varchar(20),
  deposit numeric(10,2),
  ticket uuid DEFAULT gen_random_uuid() NOT NULL,
  begun timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (number),
  FOREIGN KEY (tool_id) REFERENCES tool (id)
);

CREATE INDEX fk_rental_tool_id ON rental (tool_id);
