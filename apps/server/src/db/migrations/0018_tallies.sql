-- Figures of the whole site, counted where rows change, so that none of them takes longer the more rows there are. Changes are
-- appended, so that nobody waits for anybody; from time to time they are added up.
create table tally (
  -- `account`, `account.admin`, `account.exempt`, `project.` with a status, `payment`,
  -- `payment.` with the key of a plan, `action`.
  name text not null,
  count bigint not null
);
create index tally_name on tally (name) include (count);

-- What was earned, less what went back.
create table revenue_tally (
  test_mode boolean not null,
  currency text not null,
  -- `2026-03`, in UTC.
  month text not null,
  plan_name text not null,
  cents bigint not null,
  count bigint not null
);

-- The same by account, while that exists.
create table payer_tally (
  account_id uuid not null references account (id) on delete cascade,
  test_mode boolean not null,
  currency text not null,
  cents bigint not null,
  count bigint not null,
  primary key (account_id, test_mode, currency)
);
create index payer_tally_most on payer_tally (test_mode, cents desc);

-- Counts are appended in one go for what comes and goes, and row by row for what changes, which is one row at a time.
create function account_came() returns trigger language plpgsql as $$
begin
  insert into tally (name, count)
  select name, count(*) from came, lateral (values
    ('account', true), ('account.admin', came.role = 'admin'), ('account.exempt', came.payment_exempt)) as one (name, holds)
  where holds group by name;
  return null;
end $$;
create function account_went() returns trigger language plpgsql as $$
begin
  insert into tally (name, count)
  select name, -count(*) from went, lateral (values
    ('account', true), ('account.admin', went.role = 'admin'), ('account.exempt', went.payment_exempt)) as one (name, holds)
  where holds group by name;
  return null;
end $$;
create function account_changed() returns trigger language plpgsql as $$
begin
  insert into tally (name, count) values
    ('account.admin', (new.role = 'admin')::int - (old.role = 'admin')::int),
    ('account.exempt', new.payment_exempt::int - old.payment_exempt::int);
  return null;
end $$;
create trigger account_came after insert on account referencing new table as came
  for each statement execute function account_came();
create trigger account_went after delete on account referencing old table as went
  for each statement execute function account_went();
create trigger account_changed after update on account for each row
  when (old.role is distinct from new.role or old.payment_exempt is distinct from new.payment_exempt)
  execute function account_changed();

create function project_came() returns trigger language plpgsql as $$
begin
  insert into tally (name, count) select 'project.' || status, count(*) from came group by status;
  return null;
end $$;
create function project_went() returns trigger language plpgsql as $$
begin
  insert into tally (name, count) select 'project.' || status, -count(*) from went group by status;
  return null;
end $$;
create function project_changed() returns trigger language plpgsql as $$
begin
  insert into tally (name, count) values ('project.' || old.status, -1), ('project.' || new.status, 1);
  return null;
end $$;
create trigger project_came after insert on project referencing new table as came
  for each statement execute function project_came();
create trigger project_went after delete on project referencing old table as went
  for each statement execute function project_went();
create trigger project_changed after update on project for each row
  when (old.status is distinct from new.status) execute function project_changed();

-- Whether a payment is revenue, and of which month.
create function is_earned(payment) returns boolean language sql immutable
  as $$ select $1.status in ('succeeded', 'refunded') and $1.paid_at is not null $$;
create function earned_month(payment) returns text language sql immutable
  as $$ select to_char($1.paid_at at time zone 'UTC', 'YYYY-MM') $$;

create function payment_came() returns trigger language plpgsql as $$
begin
  insert into tally (name, count) select 'payment', count(*) from came having count(*) > 0;
  insert into tally (name, count) select 'payment.' || plan_key, count(*) from came group by plan_key;
  insert into revenue_tally (test_mode, currency, month, plan_name, cents, count)
  select test_mode, currency, to_char(paid_at at time zone 'UTC', 'YYYY-MM') as month, plan_name,
         sum(amount_cents - refunded_cents), count(*)
  from came where status in ('succeeded', 'refunded') and paid_at is not null group by test_mode, currency, month, plan_name;
  insert into payer_tally as known (account_id, test_mode, currency, cents, count)
  select account_id, test_mode, currency, sum(amount_cents - refunded_cents), count(*)
  from came where status in ('succeeded', 'refunded') and paid_at is not null and account_id is not null
  group by account_id, test_mode, currency
  on conflict (account_id, test_mode, currency)
  do update set cents = known.cents + excluded.cents, count = known.count + excluded.count;
  return null;
end $$;
-- Takes a payment out of the figures: it has changed, or is gone.
create function payment_left() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into tally (name, count) values ('payment', -1), ('payment.' || old.plan_key, -1);
  end if;
  if is_earned(old) then
    insert into revenue_tally (test_mode, currency, month, plan_name, cents, count)
    values (old.test_mode, old.currency, earned_month(old), old.plan_name, old.refunded_cents - old.amount_cents, -1);
    update payer_tally set cents = cents - old.amount_cents + old.refunded_cents, count = count - 1
    where account_id = old.account_id and test_mode = old.test_mode and currency = old.currency;
  end if;
  if tg_op = 'UPDATE' and is_earned(new) then
    insert into revenue_tally (test_mode, currency, month, plan_name, cents, count)
    values (new.test_mode, new.currency, earned_month(new), new.plan_name, new.amount_cents - new.refunded_cents, 1);
    if new.account_id is not null then
      insert into payer_tally as known (account_id, test_mode, currency, cents, count)
      values (new.account_id, new.test_mode, new.currency, new.amount_cents - new.refunded_cents, 1)
      on conflict (account_id, test_mode, currency)
      do update set cents = known.cents + excluded.cents, count = known.count + 1;
    end if;
  end if;
  return null;
end $$;
create trigger payment_came after insert on payment referencing new table as came
  for each statement execute function payment_came();
create trigger payment_changed after update on payment for each row
  when ((old.status, old.paid_at, old.amount_cents, old.refunded_cents, old.account_id, old.plan_name, old.currency, old.test_mode)
    is distinct from
    (new.status, new.paid_at, new.amount_cents, new.refunded_cents, new.account_id, new.plan_name, new.currency, new.test_mode))
  execute function payment_left();
create trigger payment_went after delete on payment for each row execute function payment_left();

create function action_came() returns trigger language plpgsql as $$
begin
  insert into tally (name, count) select 'action', count(*) from came having count(*) > 0;
  return null;
end $$;
create trigger action_came after insert on admin_action referencing new table as came
  for each statement execute function action_came();

-- What is there already.
insert into tally (name, count)
select name, count(*) from account, lateral (values
  ('account', true), ('account.admin', account.role = 'admin'), ('account.exempt', account.payment_exempt)) as one (name, holds)
where holds group by name
union all select 'project.' || status, count(*) from project group by status
union all select 'payment', count(*) from payment
union all select 'payment.' || plan_key, count(*) from payment group by plan_key
union all select 'action', count(*) from admin_action;
insert into revenue_tally (test_mode, currency, month, plan_name, cents, count)
select test_mode, currency, earned_month(payment), plan_name, sum(amount_cents - refunded_cents), count(*)
from payment where is_earned(payment) group by test_mode, currency, earned_month(payment), plan_name;
insert into payer_tally (account_id, test_mode, currency, cents, count)
select account_id, test_mode, currency, sum(amount_cents - refunded_cents), count(*)
from payment where is_earned(payment) and account_id is not null group by account_id, test_mode, currency;

-- Names are searched by any part of them.
create extension if not exists pg_trgm;
create index account_search on account using gin
  (first_name gin_trgm_ops, last_name gin_trgm_ops, email gin_trgm_ops, company gin_trgm_ops);
create index account_by_kind on account (role, payment_exempt, created_at desc, id desc);
create index account_exempt on account (created_at desc, id desc) where payment_exempt;
