-- The backend of a project that is kept up for its owner to try: one of each account, held by the process it runs in.
create table tryout (
  account_id uuid primary key references account (id) on delete cascade,
  project_id uuid not null references project (id) on delete cascade,
  -- Another one for every start.
  run uuid not null unique,
  status text not null check (status in ('starting', 'ready', 'ended')),
  -- The news of each step, as they come.
  steps jsonb not null default '[]',
  -- What can be called, once it is up.
  calls jsonb,
  -- Why it ended.
  reason text,
  held_by integer not null,
  ends_at timestamptz not null,
  started_at timestamptz not null
);
create index tryout_project on tryout (project_id);

-- A call that came to another process than the one that holds the backend, until its answer has been fetched.
create table tryout_call (
  id uuid primary key,
  run uuid not null references tryout (run) on delete cascade,
  request jsonb not null,
  is_taken boolean not null default false,
  -- Absent and answered: the backend said nothing.
  reply jsonb,
  answered_at timestamptz,
  created_at timestamptz not null
);
create index tryout_call_run on tryout_call (run);
