-- Accounts in a namespace of their own, as hosted databases keep them, beside tables of tenants.
CREATE SCHEMA auth;
CREATE SCHEMA app;
CREATE TABLE auth.users (id uuid PRIMARY KEY, email text NOT NULL UNIQUE, encrypted_password text);
CREATE TABLE auth.refresh_tokens (id bigserial PRIMARY KEY, token varchar(255) UNIQUE, user_id uuid REFERENCES auth.users (id));
CREATE TABLE auth.audit_log_entries (id uuid PRIMARY KEY, payload jsonb, created_at timestamptz);
CREATE TABLE app.organization (id uuid PRIMARY KEY, name varchar(80) NOT NULL);
CREATE TABLE app.project (
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES app.organization (id),
  owner_id uuid NOT NULL REFERENCES auth.users (id),
  name varchar(80) NOT NULL,
  created_by uuid,
  UNIQUE (organization_id, name)
);
CREATE TABLE app.task (
  organization_id uuid NOT NULL,
  project_id uuid NOT NULL REFERENCES app.project (id),
  number integer NOT NULL,
  title varchar(200) NOT NULL,
  version integer NOT NULL DEFAULT 0,
  PRIMARY KEY (project_id, number)
);
