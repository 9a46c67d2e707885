create table demo_booking (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  company text not null,
  phone text,
  project_type text,
  preferred_time text,
  message text,
  -- The visitor's, an IANA name.
  time_zone text not null,
  starts_at timestamptz not null,
  -- The demo takes a quarter of an hour and half an hour is kept free for it: no other begins meanwhile.
  kept_until timestamptz not null,
  created_at timestamptz not null,
  constraint demo_alone exclude using gist (tstzrange(starts_at, kept_until) with &&)
);
