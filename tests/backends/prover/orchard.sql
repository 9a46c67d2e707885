CREATE TABLE orchards (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name VARCHAR(80) NOT NULL UNIQUE,
  planted_on DATE,
  hectares NUMERIC(8,2) NOT NULL CHECK (hectares > 0)
);
CREATE TABLE trees (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  orchard_id BIGINT NOT NULL REFERENCES orchards (id),
  label VARCHAR(20) NOT NULL,
  state VARCHAR(10) NOT NULL DEFAULT 'young' CHECK (state IN ('young', 'bearing', 'felled')),
  height_cm INTEGER,
  UNIQUE (orchard_id, label)
);
CREATE TABLE harvests (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tree_id BIGINT NOT NULL REFERENCES trees (id) ON DELETE CASCADE,
  picked_at TIMESTAMP NOT NULL,
  kilograms NUMERIC(6,1) NOT NULL CHECK (kilograms >= 0),
  note TEXT
);
