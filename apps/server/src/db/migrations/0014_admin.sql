-- What administrators did, to be read when somebody asks. Kept when accounts go.
create table admin_action (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  actor_id uuid references account (id) on delete set null,
  actor_email text not null,
  action text not null,
  -- Whom or what it was done to, in words that last longer than the row.
  target text not null,
  details jsonb not null default '{}'
);
create index admin_action_latest on admin_action (id desc);

create index account_latest on account (created_at desc, id desc);
create index payment_by_time on payment (paid_at) where paid_at is not null;
