CREATE TABLE jobs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  queue text DEFAULT 'default' NOT NULL,
  args jsonb NOT NULL,
  priority smallint DEFAULT 100 NOT NULL,
  tags jsonb DEFAULT '[]' NOT NULL,
  result jsonb,
  owner uuid,
  PRIMARY KEY (id),
  CHECK (jsonb_typeof(args) = 'array'),
  CHECK (result IS NULL OR jsonb_typeof(result) IN ('object', 'string')),
  CONSTRAINT few_tags CHECK (jsonb_typeof(tags) = 'array' AND jsonb_array_length(tags) <= 5)
);

CREATE INDEX jobs_waiting ON jobs ((lower(queue)), priority);
CREATE INDEX fk_jobs_owner ON jobs (owner);
