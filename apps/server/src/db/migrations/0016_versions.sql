-- The schemas of a project's versions, exactly as they were given: what is made again is made of the same bytes.
create table version_source (
  project_id uuid not null references project (id) on delete cascade,
  -- SHA-256 of the bytes.
  hash bytea not null,
  bytes bytea not null,
  primary key (project_id, hash)
);

-- What each successful generation of a project made.
create table version (
  generation_id uuid primary key references generation (id) on delete cascade,
  project_id uuid not null references project (id) on delete cascade,
  -- From 1.
  number integer not null check (number > 0),
  -- The version of Backsmith; null with all that follows: it was made before versions were kept.
  generator text,
  source_hash bytea,
  -- SHA-256 of the archive, and its length.
  sha256 bytea,
  bytes bigint,
  tables integer,
  -- What is different from the version before, in sentences; and what may be renamed in it.
  changes jsonb not null default '[]',
  renames jsonb not null default '[]',
  -- The record and the migrations of the archive, compressed: what a later version's update follows.
  history bytea,
  -- The same schema behind all earlier versions, for a database in use. Null: nobody has asked for it.
  update_key text,
  update_sha256 bytea,
  update_bytes bigint,
  -- The renames that were said and the migrations it adds, compressed; they never change once a later one follows them.
  update_history bytea,
  unique (project_id, number)
);

insert into version (generation_id, project_id, number, bytes)
select generation.id, project_id, row_number() over (partition by project_id order by generation.ended_at, generation.id),
       case when generation.archive_key = project.archive_key then project.archive_bytes end
from generation join project on project.id = generation.project_id
where generation.status = 'completed';
