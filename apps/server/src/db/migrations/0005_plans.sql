create table plan (
  id uuid primary key default gen_random_uuid(),
  -- The lower-cased name; payments and addresses use it.
  key text not null unique,
  name text not null,
  description text not null default '',
  features jsonb not null default '[]',
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- Money is whole cents.
  original_cents integer not null check (original_cents > 0),
  discounted_cents integer check (discounted_cents > 0 and discounted_cents < original_cents),
  -- Counts where no discounted price is given.
  discount_percentage integer not null default 0 check (discount_percentage between 0 and 99),
  -- A discount runs between these; null: without begin, without end.
  discount_starts_at timestamptz,
  discount_ends_at timestamptz,
  stripe_product_id text,
  stripe_price_id text,
  sort_order integer not null default 0,
  is_active boolean not null default true,
  -- What may be generated with it, besides the basics.
  covers_exception_handler boolean not null default false,
  covers_security boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

insert into plan (key, name, description, features, original_cents, sort_order, covers_exception_handler, covers_security)
values
  ('starter', 'Starter', 'A clean API over your tables.',
   '["CRUD for every table", "Entities, repositories, services, controllers", "Swagger documentation", "Migrations, tests, Maven wrapper"]',
   10000, 1, false, false),
  ('advanced', 'Advanced', 'For a service that real clients will call.',
   '["Everything in Starter", "Global exception handler", "Monolith or microservices"]',
   25000, 2, true, false),
  ('enterprise', 'Enterprise', 'Accounts, roles and the paper trail.',
   '["Everything in Advanced", "JWT and OAuth2", "User management and roles", "Security configuration", "Rate limiting and audit", "Email services"]',
   40000, 3, true, true);

-- The prices a plan had, so that a page loaded before a change is told of it and not accused of a wrong amount.
create table plan_price (
  id bigint generated always as identity primary key,
  plan_id uuid not null references plan (id) on delete cascade,
  currency text not null,
  original_cents integer not null,
  discounted_cents integer,
  discount_percentage integer not null,
  valid_until timestamptz not null
);
create index plan_price_of_plan on plan_price (plan_id, valid_until);

-- In the database, so that no way of changing a price can forget it.
create function keep_plan_price() returns trigger language plpgsql as $$
begin
  insert into plan_price (plan_id, currency, original_cents, discounted_cents, discount_percentage, valid_until)
  values (old.id, old.currency, old.original_cents, old.discounted_cents, old.discount_percentage, now());
  return new;
end $$;
create trigger plan_price_changed before update on plan for each row
  when (old.currency is distinct from new.currency
    or old.original_cents is distinct from new.original_cents
    or old.discounted_cents is distinct from new.discounted_cents
    or old.discount_percentage is distinct from new.discount_percentage)
  execute function keep_plan_price();
