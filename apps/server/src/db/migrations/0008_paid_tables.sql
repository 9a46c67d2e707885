-- The tables of the version that was paid for: a project that is generated again must keep half of them. Null: not known.
alter table entitlement add column tables jsonb;
