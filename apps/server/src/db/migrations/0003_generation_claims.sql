-- Which process runs a generation: the number of the advisory lock it holds for as long as it lives.
alter table generation add column claimed_by integer;
