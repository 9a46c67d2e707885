create table account (
  id uuid primary key,
  email text not null,
  -- What the e-mail is compared by: Unicode form NFC, lower case.
  email_key text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  company text,
  phone text,
  -- The registration form's `role`: what somebody does for a living, no permission.
  job_title text not null,
  -- What the account may do.
  role text not null default 'user' check (role in ('user', 'admin')),
  newsletter boolean not null default false,
  -- When the newsletter choice was last made.
  newsletter_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table session (
  -- SHA-256 of the bearer token; the token itself is kept nowhere.
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Ends this long after it was last seen ...
  idle_seconds integer not null check (idle_seconds > 0),
  -- ... and here in any case.
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- Counts of attempts within a window of time, shared by all server processes.
create table attempt (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index attempt_window on attempt (window_ends_at);
