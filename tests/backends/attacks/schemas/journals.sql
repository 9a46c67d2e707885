-- Journals of people who work for tenants: whose a record is takes both the owner rule and the tenant rule.
CREATE TABLE organization (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(80) NOT NULL
);
CREATE TABLE category (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organization_id bigint NOT NULL REFERENCES organization,
  name varchar(40) NOT NULL,
  UNIQUE (organization_id, name)
);
CREATE TABLE journal (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id bigint NOT NULL REFERENCES organization,
  owner_id uuid NOT NULL,
  category_id bigint REFERENCES category,
  title varchar(80) NOT NULL
);
CREATE TABLE entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  journal_id uuid NOT NULL REFERENCES journal ON DELETE CASCADE,
  body varchar(400) NOT NULL
);
CREATE TABLE page (
  organization_id bigint NOT NULL REFERENCES organization,
  entry_id bigint NOT NULL REFERENCES entry ON DELETE CASCADE,
  number int NOT NULL,
  body varchar(400),
  PRIMARY KEY (entry_id, number)
);
