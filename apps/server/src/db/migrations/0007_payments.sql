-- Freed from paying by an administrator, with an optional end and an optional number of generations.
alter table account
  add column payment_exempt boolean not null default false,
  add column exemption_reason text,
  add column exemption_expires_at timestamptz,
  add column generations_limit integer check (generations_limit > 0),
  add column generations_used integer not null default 0 check (generations_used >= 0);

create sequence receipt_number;

-- What somebody paid or began to pay. Kept when the account goes, with what was sold as it was then.
create table payment (
  id uuid primary key,
  account_id uuid references account (id) on delete set null,
  email text not null,
  plan_key text not null,
  plan_name text not null,
  plan_features jsonb not null,
  covers_exception_handler boolean not null,
  covers_security boolean not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  provider text not null,
  -- The payment's id at the provider; null for the moment between our row and its answer.
  intent_id text,
  test_mode boolean not null,
  status text not null check (status in ('pending', 'processing', 'succeeded', 'failed', 'canceled', 'refunded')),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  receipt_number text unique,
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (provider, intent_id)
);
create index payment_of_account on payment (account_id, created_at desc);

-- The right to generate one project, from one payment, once.
create table entitlement (
  payment_id uuid primary key references payment (id),
  account_id uuid not null references account (id) on delete cascade,
  -- unused, reserved by a generation that was accepted, consumed by one whose archive is stored, withdrawn by a refund.
  status text not null check (status in ('unused', 'reserved', 'consumed', 'withdrawn')),
  covers_exception_handler boolean not null,
  covers_security boolean not null,
  -- Reserved within the transaction that accepts the generation, before its row is written.
  generation_id uuid unique references generation (id) on delete set null deferrable initially deferred,
  project_id uuid references project (id) on delete set null,
  created_at timestamptz not null,
  consumed_at timestamptz
);
create index entitlement_of_account on entitlement (account_id, created_at);

-- What a generation is paid by; null: nothing had to be paid when it was accepted.
alter table generation add column paid_by text check (paid_by in ('entitlement', 'exemption', 'regeneration'));

-- The payments of the embedded sandbox, which stands in for a card provider. No money, no card numbers.
create table sandbox_intent (
  id text primary key,
  client_secret text not null unique,
  payment_id text not null,
  amount_cents integer not null,
  currency text not null,
  status text not null
    check (status in ('requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled')),
  refunded_cents integer not null default 0,
  -- When a payment that is being processed comes to its end.
  settles_at timestamptz,
  created_at timestamptz not null
);
create index sandbox_intent_due on sandbox_intent (settles_at) where status = 'processing';

-- Messages of the provider that were followed; they come more than once.
create table payment_event (
  provider text not null,
  id text not null,
  received_at timestamptz not null,
  primary key (provider, id)
);
create index payment_event_age on payment_event (received_at);
