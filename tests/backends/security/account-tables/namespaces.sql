-- People in a namespace of their own, as hosted databases keep them, beside a table that is called like theirs.
CREATE SCHEMA auth;
CREATE SCHEMA app;
CREATE TABLE auth.users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email varchar(255) NOT NULL UNIQUE,
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  banned_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE app.users (
  id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  nickname varchar(40) NOT NULL
);
CREATE TABLE app.notebook (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  title varchar(80) NOT NULL
);
CREATE TABLE app.note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  notebook_id bigint NOT NULL REFERENCES app.notebook ON DELETE CASCADE,
  body text NOT NULL,
  created_by uuid NOT NULL REFERENCES auth.users
);
CREATE VIEW app.people AS SELECT id, email FROM auth.users;
