-- A schema that signs its people in by itself, and calls things as the generated backend would like to call its own.
CREATE TYPE role AS ENUM ('owner', 'member', 'guest');
CREATE TYPE token AS ENUM ('access', 'refresh');
CREATE TABLE users (
  id uuid PRIMARY KEY,
  email varchar(255) NOT NULL UNIQUE,
  username varchar(40) NOT NULL UNIQUE,
  password varchar(100) NOT NULL,
  reset_token varchar(64),
  role role NOT NULL DEFAULT 'guest',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider varchar(40) NOT NULL,
  created_by varchar(255) NOT NULL,
  updated_by varchar(255),
  UNIQUE (user_id, provider)
);
CREATE TABLE roles (id serial PRIMARY KEY, name varchar(40) NOT NULL UNIQUE);
CREATE TABLE permissions (id serial PRIMARY KEY, name varchar(40) NOT NULL UNIQUE);
CREATE TABLE user_roles (
  user_id uuid REFERENCES users (id),
  role_id integer REFERENCES roles (id),
  PRIMARY KEY (user_id, role_id)
);
CREATE TABLE role_permissions (
  role_id integer REFERENCES roles (id),
  permission_id integer REFERENCES permissions (id),
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (role_id, permission_id)
);
CREATE TABLE refresh_tokens (
  token_hash varchar(64) PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  kind token NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE TABLE audit_log (
  id bigserial PRIMARY KEY,
  user_id uuid REFERENCES users (id),
  action varchar(40) NOT NULL,
  old_values jsonb,
  new_values jsonb
);
CREATE TABLE auth_account (id serial PRIMARY KEY, email varchar(80) NOT NULL);
CREATE TABLE auth_audit (id serial PRIMARY KEY, auth_account_id integer REFERENCES auth_account (id));
CREATE TABLE security (id serial PRIMARY KEY, ticker varchar(12) NOT NULL, price numeric(12, 4));
CREATE TABLE security_config (id serial PRIMARY KEY, security_id integer NOT NULL REFERENCES security (id));
CREATE TABLE access_rules (id serial PRIMARY KEY, role role NOT NULL);
CREATE TABLE sign_in (id serial PRIMARY KEY, user_id uuid NOT NULL REFERENCES users (id), at timestamptz NOT NULL);
CREATE TABLE mail (id serial PRIMARY KEY, address varchar(120) NOT NULL);
CREATE TABLE view (id serial PRIMARY KEY, tokens integer);
CREATE TABLE sessions (id varchar(128), data text, touched_at timestamptz);
CREATE VIEW account_view AS SELECT users.id, users.email FROM users;
