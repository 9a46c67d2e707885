CREATE TABLE auth_account (
  id varchar(36) NOT NULL,
  email varchar(254) NOT NULL,
  password_hash varchar(200) NOT NULL,
  failed_sign_ins integer NOT NULL,
  locked_until timestamp with time zone,
  verified_at timestamp with time zone,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (email)
);

CREATE TABLE auth_account_role (
  account_id varchar(36) NOT NULL,
  role varchar(20) NOT NULL,
  PRIMARY KEY (account_id, role),
  FOREIGN KEY (account_id) REFERENCES auth_account (id) ON DELETE CASCADE
);

CREATE TABLE auth_refresh_token (
  token_hash varchar(64) NOT NULL,
  account_id varchar(36) NOT NULL,
  family varchar(36) NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (account_id) REFERENCES auth_account (id) ON DELETE CASCADE
);

CREATE TABLE auth_one_time_token (
  token_hash varchar(64) NOT NULL,
  account_id varchar(36) NOT NULL,
  purpose varchar(20) NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (account_id) REFERENCES auth_account (id) ON DELETE CASCADE
);

CREATE INDEX auth_refresh_token_family_idx ON auth_refresh_token (family);
CREATE INDEX auth_refresh_token_account_idx ON auth_refresh_token (account_id);
CREATE INDEX auth_one_time_token_account_idx ON auth_one_time_token (account_id);
