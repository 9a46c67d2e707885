-- Two services by plan: parcels refer to clients of the other one, and a stop by its whole key.

CREATE TABLE client (
  id uuid PRIMARY KEY,
  name varchar(80) NOT NULL
);

CREATE TABLE stop (
  route varchar(8),
  place smallint,
  street varchar(120) NOT NULL,
  PRIMARY KEY (route, place)
);

CREATE TABLE parcel (
  id bigserial PRIMARY KEY,
  sender_id uuid NOT NULL REFERENCES client (id),
  receiver_id uuid REFERENCES client (id),
  route varchar(8),
  stop_number smallint,
  weight_kg numeric(6, 2) NOT NULL,
  FOREIGN KEY (route, stop_number) REFERENCES stop (route, place)
);

CREATE TABLE scan (
  parcel_id bigint REFERENCES parcel (id) ON DELETE CASCADE,
  at timestamptz,
  PRIMARY KEY (parcel_id, at)
);

CREATE VIEW heavy_parcel AS SELECT p.id, c.name FROM parcel p JOIN client c ON c.id = p.sender_id WHERE p.weight_kg > 20;
