-- partial: what was looked at is well, and something that was missing kept the project from being started on its own database.
alter table proof drop constraint proof_status_check;
alter table proof add constraint proof_status_check
  check (status in ('queued', 'running', 'passed', 'partial', 'failed', 'absent'));
