-- What was seen of a generated project: its archive was compiled, started, called and tested. A row is its job, too.
create table proof (
  generation_id uuid primary key references generation (id) on delete cascade,
  project_id uuid not null references project (id) on delete cascade,
  -- absent: this machine lacks what a proof takes, or the proof broke off; the reason says which.
  status text not null check (status in ('queued', 'running', 'passed', 'failed', 'absent')),
  -- The news of each step, as they come.
  progress jsonb not null default '[]',
  verification jsonb,
  reason text,
  -- Of the bytes and the JDK: with the same word the same is seen.
  word text,
  attempts integer not null default 0,
  claimed_by integer,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create index proof_project on proof (project_id);
create index proof_open on proof (created_at) where status in ('queued', 'running');
create index proof_word on proof (word) where status in ('passed', 'failed');
