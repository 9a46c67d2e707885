create table project (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  name text not null,
  -- draft: a schema is known; generating: a job was accepted; then completed or failed, and generating again on a new run.
  status text not null check (status in ('draft', 'generating', 'completed', 'failed')),
  original_idea text not null default '',
  description text not null default '',
  -- What was chosen for the latest generation; null while a draft.
  options jsonb,
  created_at timestamptz not null,
  -- When the latest successful generation ended, and what it made.
  generated_at timestamptz,
  zip_filename text,
  archive_key text,
  archive_bytes bigint,
  error_code text,
  error_message text
);
create index project_of_account on project (account_id, created_at desc, id desc);

-- The schema of a project exactly as it was given.
create table project_source (
  project_id uuid primary key references project (id) on delete cascade,
  bytes bytea not null,
  -- SHA-256 of the text shown to the user for these bytes; the same text sent back means that it was not edited.
  shown_text_hash bytea,
  stored_at timestamptz not null
);

-- One run of the generator.
create table generation (
  id uuid primary key,
  project_id uuid not null references project (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  status text not null check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  options jsonb not null,
  steps jsonb not null,
  message text not null,
  error_code text,
  error_message text,
  -- How often it was begun: more than once after a crash.
  attempts integer not null default 0,
  diagnostics jsonb not null default '[]',
  archive_key text,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create index generation_of_project on generation (project_id, created_at desc);
create index generation_of_account on generation (account_id) where status in ('queued', 'running');
-- A project is generated once at a time, whatever arrives in parallel.
create unique index generation_alone on generation (project_id) where status in ('queued', 'running');
