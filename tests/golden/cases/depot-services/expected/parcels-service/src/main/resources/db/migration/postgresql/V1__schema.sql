CREATE TABLE parcel (
  id bigserial NOT NULL,
  sender_id uuid NOT NULL,
  receiver_id uuid,
  route varchar(8),
  stop_number smallint,
  weight_kg numeric(6,2) NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE scan (
  parcel_id bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  PRIMARY KEY (parcel_id, at),
  FOREIGN KEY (parcel_id) REFERENCES parcel (id) ON DELETE CASCADE
);

CREATE INDEX ON parcel (sender_id);
CREATE INDEX ON parcel (receiver_id);
CREATE INDEX ON parcel (route, stop_number);
