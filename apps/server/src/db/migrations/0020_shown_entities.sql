-- The entities whose code an account has read without building them, for a day: how many there are is bounded.
create table shown_entity (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- What its classes begin with.
  entity text not null,
  -- Its fields as they were when it was shown first.
  fields text[] not null,
  shown_at timestamptz not null
);
create index shown_entity_account on shown_entity (account_id, shown_at);
