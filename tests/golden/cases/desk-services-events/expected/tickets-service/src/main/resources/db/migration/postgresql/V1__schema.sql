CREATE TABLE ticket (
  id bigserial NOT NULL,
  client_id uuid NOT NULL,
  referrer_id uuid,
  country varchar(2),
  branch_no smallint,
  title varchar(120) NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  PRIMARY KEY (id)
);

CREATE INDEX ON ticket (client_id);
CREATE INDEX ON ticket (referrer_id);
CREATE INDEX ON ticket (country, branch_no);
