-- How often the server died that worked on a proof. Attempts are those that the prover itself broke off.
alter table proof add column deaths integer not null default 0;
