-- The latest push of a project to GitHub, held by the process it runs in. The token it is made with is kept nowhere.
create table push (
  project_id uuid primary key references project (id) on delete cascade,
  -- Another one for every push.
  run uuid not null unique,
  -- Owner and name.
  repository text not null,
  version integer not null,
  status text not null check (status in ('running', 'done', 'failed')),
  -- The news of each step, as they come.
  steps jsonb not null default '[]',
  -- Why it failed, and what of that which was typed is to be changed.
  reason text,
  field text,
  result jsonb,
  held_by integer not null,
  started_at timestamptz not null
);

-- What of a project stands in which repository: what a later version follows there.
create table pushed (
  project_id uuid not null references project (id) on delete cascade,
  -- As the host numbers repositories, which keep their number when they are renamed.
  repository_id bigint not null,
  version integer not null,
  commit text not null,
  -- The files that were ours.
  paths jsonb not null,
  -- What its update added to the versions before; absent: it was pushed whole, for an empty database.
  update_history bytea,
  pull_request_url text,
  pushed_at timestamptz not null,
  primary key (project_id, repository_id, version)
);
