CREATE TABLE auth_account_tenant (
  account_id varchar(36) NOT NULL,
  tenant varchar(255) NOT NULL,
  PRIMARY KEY (account_id)
);
