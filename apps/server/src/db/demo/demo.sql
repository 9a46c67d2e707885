-- What the demo people made and paid in the last year; the same on each run but for the ids, as nothing here is random.
create temporary table demo_history as
select holder.id as account_id, holder.email, made.n, gen_random_uuid() as project_id, gen_random_uuid() as generation_id,
  now() - (made.n * 365.0 / holder.projects) * interval '1 day' - interval '3 hours' as moment,
  (array['completed', 'completed', 'completed', 'completed', 'failed', 'completed', 'draft', 'completed', 'completed', 'failed'])[1 + made.n % 10] as status,
  (array['harbour', 'library', 'clinic', 'Fleet', 'storefront', 'payroll', 'tickets', 'warehouse'])[1 + made.n % 8] || made.n as name,
  made.n % 3 > 0 as swagger, made.n % 2 = 0 as handler, made.n % 7 = 0 as security,
  (array['postgresql', 'mysql', 'mariadb', 'oracle', 'sqlserver'])[1 + made.n % 5] as target,
  (4 + (made.n * 37) % 900) * interval '1 second' as took
from (select account.id, account.email, wanted.projects from account
      join (values ('demo-one@example.com', 1), ('demo-twenty@example.com', 20), ('demo-many@example.com', 302)) as wanted (email, projects)
        on wanted.email = account.email) as holder, generate_series(1, holder.projects) as made (n);

insert into project (id, account_id, name, status, original_idea, description, options, created_at, generated_at, zip_filename,
                     archive_key, archive_bytes, error_code, error_message)
select project_id, account_id, name, status,
  case when n % 4 = 0 then 'A place where members borrow what they need, with reminders and a waiting list.'
       else 'Database schema from ' || lower(name) || '.sql' end,
  case when status = 'draft' then '' else 3 + n % 40 || ' tables, ' || n % 60 || case n % 60 when 1 then ' relation' else ' relations' end end,
  case when status <> 'draft' then jsonb_build_object('projectName', name, 'packageName', 'com.acme.' || lower(name),
    'architecture', 'monolithic', 'database', target, 'devDatabase', 'h2', 'javaVersion', 21, 'layout', 'layer',
    'features', jsonb_build_object('swagger', swagger, 'exceptionHandler', handler, 'security', security)) end,
  moment, case when status = 'completed' then moment + took end,
  case when status = 'completed' then name || '.zip' end,
  case when status = 'completed' then 'archives/' || project_id || '/' || generation_id || '.zip' end,
  case when status = 'completed' then 250000 + n * 1000 end,
  case when status = 'failed' then 'SCHEMA_ERROR' end,
  case when status = 'failed' then 'Line 12, column 3: No table was found. Choose a file with CREATE TABLE statements.' end
from demo_history;

insert into generation (id, project_id, account_id, status, options, steps, message, error_code, error_message, attempts, diagnostics,
                        archive_key, created_at, started_at, ended_at)
select generation_id, project.id, project.account_id, project.status, project.options,
  jsonb_build_array(jsonb_build_object('name', 'Reading schema', 'status', case when project.status = 'failed' then 'error' else 'completed' end)),
  'Demo', error_code, error_message, 1,
  case when demo_history.n % 3 = 0 then
    '[{"severity": "warning", "code": "routine", "line": 41, "column": 1, "message": "The trigger stock_watch stays in the database."}]'
  else '[]' end::jsonb,
  archive_key, created_at, created_at, created_at + took
from demo_history join project on project.id = demo_history.project_id where project.status <> 'draft';

insert into version (generation_id, project_id, number, generator, bytes, tables)
select generation_id, project_id, 1, '0.1.0', 250000 + n * 1000, 3 + n % 40 from demo_history where status = 'completed';

insert into payment (id, account_id, email, plan_key, plan_name, plan_features, covers, amount_cents, currency, provider, intent_id,
                     test_mode, status, receipt_number, created_at, paid_at)
select gen_random_uuid(), account_id, email, plan.key, plan.name, plan.features, plan.covers, plan.original_cents, plan.currency, 'sandbox',
  'demo_' || project_id, true, case when n % 9 = 0 then 'failed' else 'succeeded' end,
  case when n % 9 > 0 then 'demo-' || nextval('receipt_number') end, moment, case when n % 9 > 0 then moment end
from demo_history join plan on plan.key = (array['starter', 'advanced'])[1 + n % 2] where demo_history.n % 3 = 0 or demo_history.n = 1;

drop table demo_history;
