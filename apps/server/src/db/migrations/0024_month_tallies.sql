-- The months of the site, counted where rows change like the figures before them, under names in `tally`:
-- `month.2026-03.joined` accounts that were made then and are there still, `month.2026-03.completed` and
-- `month.2026-03.failed` generations that ended then, whatever became of their projects. Months are in UTC.
create function month_of(timestamptz) returns text language sql immutable
  as $$ select to_char($1 at time zone 'UTC', 'YYYY-MM') $$;

create function account_joined() returns trigger language plpgsql as $$
begin
  insert into tally (name, count)
  select 'month.' || month_of(created_at) || '.joined', count(*) from came group by 1;
  return null;
end $$;
create function account_left() returns trigger language plpgsql as $$
begin
  insert into tally (name, count)
  select 'month.' || month_of(created_at) || '.joined', -count(*) from went group by 1;
  return null;
end $$;
create trigger account_joined after insert on account referencing new table as came
  for each statement execute function account_joined();
create trigger account_left after delete on account referencing old table as went
  for each statement execute function account_left();

create function generation_came() returns trigger language plpgsql as $$
begin
  insert into tally (name, count)
  select 'month.' || month_of(ended_at) || '.' || status, count(*) from came
  where status in ('completed', 'failed') and ended_at is not null group by 1;
  return null;
end $$;
create function generation_ended() returns trigger language plpgsql as $$
begin
  insert into tally (name, count) values ('month.' || month_of(new.ended_at) || '.' || new.status, 1);
  return null;
end $$;
create trigger generation_came after insert on generation referencing new table as came
  for each statement execute function generation_came();
create trigger generation_ended after update on generation for each row
  when (new.status in ('completed', 'failed') and new.ended_at is not null and old.status is distinct from new.status)
  execute function generation_ended();

-- What is there already.
insert into tally (name, count)
select 'month.' || month_of(created_at) || '.joined', count(*) from account group by 1
union all
select 'month.' || month_of(ended_at) || '.' || status, count(*) from generation
where status in ('completed', 'failed') and ended_at is not null group by 1;
