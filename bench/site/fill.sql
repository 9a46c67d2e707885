-- A site that has been running for two years: 100,000 users, 1,000,000 projects, and what belongs to them. Set before: `heavy`,
-- somebody who has 2,000 of the projects.
insert into account (id, email, email_key, password_hash, first_name, last_name, company, job_title, role, payment_exempt,
                     newsletter_at, created_at, updated_at)
select gen_random_uuid(), 'user' || n || '@example' || n % 977 || '.com', 'user' || n || '@example' || n % 977 || '.com', 'x',
       (array['Ada', 'Mira', 'Łukasz', 'Zoë', 'Chen'])[1 + n % 5], 'Name' || n, case when n % 3 = 0 then 'Company ' || n % 5000 end,
       'developer', 'user', n % 50 = 0, moment, moment, moment
from (select n, now() - random() * interval '730 days' as moment from generate_series(1, 100000) n) made;

create temporary table holder as select id, row_number() over () as at from account where password_hash = 'x';
create index on holder (at);
analyze holder;

insert into project (id, account_id, name, status, original_idea, description, options, created_at, generated_at, zip_filename,
                     archive_key, archive_bytes, error_code, error_message)
select id, account_id, 'project' || n, status, 'Database schema from shop' || n % 900 || '.sql', n % 40 || ' tables, ' || n % 70 || ' relations',
       '{"projectName": "shop", "packageName": "com.acme.shop", "features": {"swagger": true, "exceptionHandler": false, "security": false}, "architecture": "monolithic", "database": "postgresql", "devDatabase": "h2", "javaVersion": 21, "layout": "layer"}',
       moment, case when status = 'completed' then moment + interval '4 seconds' end,
       case when status = 'completed' then 'shop.zip' end, case when status = 'completed' then 'archives/' || id || '/1.zip' end,
       case when status = 'completed' then 300000 end, case when status = 'failed' then 'SCHEMA_ERROR' end,
       case when status = 'failed' then 'Line 3, column 7: No table was found.' end
from (select gen_random_uuid() as id, n, now() - random() * interval '730 days' as moment,
             case when n <= 2000 then :heavy else (select holder.id from holder where at = 1 + (n::bigint * 7919) % 100000) end as account_id,
             (array['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'draft', 'draft', 'failed', 'completed'])[1 + n % 10] as status
      from generate_series(1, 1000000) n) made;

insert into generation (id, project_id, account_id, status, options, steps, message, error_code, error_message, attempts, diagnostics,
                        archive_key, created_at, started_at, ended_at, paid_by)
select gen_random_uuid(), id, account_id, status, options, '[{"name": "Reading schema", "status": "completed", "message": "12 tables"}]',
       'x', error_code, error_message, 1,
       '[{"severity": "warning", "code": "left-out", "line": 3, "column": 1, "message": "A trigger stays behind."}]',
       archive_key, created_at, created_at, created_at + interval '4 seconds', case when status = 'completed' then 'entitlement' end
from project where status in ('completed', 'failed');

insert into version (generation_id, project_id, number, generator, sha256, bytes, tables)
select id, project_id, 1, '0.1.0', decode(md5(id::text) || md5(id::text), 'hex'), 300000, 12 from generation where status = 'completed';

insert into payment (id, account_id, email, plan_key, plan_name, plan_features, covers, amount_cents, currency, provider, intent_id,
                     test_mode, status, receipt_number, created_at, paid_at)
select gen_random_uuid(), id, 'user' || at || '@example.com', plan, initcap(plan), '[]', '{swagger}', cents, 'USD', 'sandbox',
       'sandbox_' || md5(at || '-' || turn), true, case when turn = 3 then 'pending' else 'succeeded' end,
       case when turn < 3 then '2026-' || lpad((at * 3 + turn)::text, 7, '0') end, moment, case when turn < 3 then moment end
from (select id, at, turn, now() - random() * interval '730 days' as moment,
             (array['starter', 'advanced', 'enterprise'])[1 + (at + turn) % 3] as plan, (array[10000, 25000, 40000])[1 + (at + turn) % 3] as cents
      from holder, generate_series(1, 3) turn) made;

insert into entitlement (payment_id, account_id, status, covers, created_at)
select id, account_id, 'unused', covers, created_at from payment where status = 'succeeded';

insert into session (token_hash, account_id, created_at, last_seen_at, idle_seconds, expires_at)
select decode(md5(id::text) || md5(id::text), 'hex'), id, now(), now(), 86400, now() + interval '30 days' from holder;

insert into admin_action (happened_at, actor_email, action, target)
select now() - n * interval '1 minute', 'chief@example.com', 'user changed', 'user' || n || '@example.com' from generate_series(1, 100000) n;

vacuum analyze;
