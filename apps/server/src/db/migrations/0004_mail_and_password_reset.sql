-- Mails on their way, queued in the transaction of what they tell about.
create table mail (
  id uuid primary key,
  -- smtp: is delivered and then deleted; outbox: stays here for a developer to read. Decided when it is queued.
  channel text not null check (channel in ('smtp', 'outbox')),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  -- An invitation to a meeting (iCalendar).
  calendar text,
  -- Where the reader can end mails of this kind.
  unsubscribe_url text,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Set when it was given up.
  failed_at timestamptz,
  last_error text
);
create index mail_due on mail (next_attempt_at) where channel = 'smtp' and failed_at is null;
create index mail_in_outbox on mail (created_at desc) where channel = 'outbox';

-- A request is noted for every address in the same way; whether there is such an account is looked at afterwards.
create table password_reset_request (
  id uuid primary key,
  email text not null,
  created_at timestamptz not null
);

create table password_reset (
  -- SHA-256 of the token in the mailed link; the token itself is kept nowhere but in the mail.
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_account on password_reset (account_id);
create index password_reset_expiry on password_reset (expires_at);

-- What a link that ends the newsletter is recognised by.
alter table account add column unsubscribe_token uuid not null unique default gen_random_uuid();
