-- Pasted from a chat, from a branch that was not merged yet.
CREATE TABLE “public”.“jobs” (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  queue text NOT NULL DEFAULT ‘default’,
<<<<<<< HEAD
  args jsonb NOT NULL CHECK (jsonb_typeof(args) = 'array'),
  priority smallint NOT NULL DEFAULT 100,
=======
  arguments json NOT NULL,
>>>>>>> topic/arguments
  tags jsonb DEFAULT '[]' NOT NULL,
  result jsonb CHECK (result IS NULL OR jsonb_typeof(result) IN ('object', 'string')),
  owner uuid REFERENCES auth.jobs (id),
  CONSTRAINT few_tags CHECK (jsonb_typeof(tags) = 'array' AND jsonb_array_length(tags) <= 5),
  CONSTRAINT old_state CHECK (state <> '')
);
CREATE INDEX jobs_waiting ON public.jobs ((lower(queue)), (priority));
