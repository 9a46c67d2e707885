-- A plan somebody paid for is archived instead of deleted: receipts and refunds still name it.
alter table plan add column archived_at timestamptz check (archived_at is null or not is_active);
-- What the operator notes beside it; nothing of ours reads it.
alter table plan add column metadata jsonb not null default '{}';
create index payment_of_plan on payment (plan_key);
