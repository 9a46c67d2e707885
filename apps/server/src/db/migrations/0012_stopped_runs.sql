-- Runs that were stopped at a limit make their account wait; asked for at each new one.
create index generation_stopped on generation (account_id, ended_at desc) where status = 'failed';
