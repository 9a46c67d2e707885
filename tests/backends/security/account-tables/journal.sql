-- People with passwords, whom records belong to and who write them: the table itself is to be that of the accounts.
CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(80) NOT NULL,
  username varchar(40) NOT NULL UNIQUE,
  email varchar(255) NOT NULL UNIQUE,
  password varchar(255) NOT NULL,
  role varchar(20) NOT NULL DEFAULT 'member',
  is_active boolean NOT NULL DEFAULT true,
  email_verified_at timestamp,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE team (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(80) NOT NULL
);
CREATE TABLE team_user (
  team_id int REFERENCES team ON DELETE CASCADE,
  user_id bigint REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (team_id, user_id)
);
CREATE TABLE notebook (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  title varchar(80) NOT NULL
);
CREATE TABLE note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  notebook_id bigint NOT NULL REFERENCES notebook ON DELETE CASCADE,
  body text NOT NULL,
  created_by bigint NOT NULL REFERENCES users,
  updated_by bigint REFERENCES users
);
CREATE TABLE announcement (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title varchar(120) NOT NULL,
  created_by bigint NOT NULL REFERENCES users,
  approver_id bigint REFERENCES users
);
CREATE TABLE payment_card (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  last_four char(4) NOT NULL,
  cvv smallint NOT NULL
);
CREATE VIEW people AS SELECT id, email FROM users;
