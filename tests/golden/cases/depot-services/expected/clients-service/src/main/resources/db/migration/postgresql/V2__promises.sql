CREATE TABLE promises (
  promise_id varchar(36) NOT NULL,
  kind varchar(200) NOT NULL,
  record_hash integer NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (promise_id, kind, record_hash)
);

CREATE INDEX promises_kind_idx ON promises (kind);
