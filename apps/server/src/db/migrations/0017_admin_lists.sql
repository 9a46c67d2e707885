-- Lists of administrators, the latest first, and searched by how addresses, numbers and codes begin.
create index payment_latest on payment (created_at desc, id desc);
create index payment_by_status on payment (status, created_at desc, id desc);
create index payment_email_start on payment (lower(email) text_pattern_ops);
create index payment_receipt_start on payment (lower(receipt_number) text_pattern_ops);
create index payment_intent_start on payment (lower(intent_id) text_pattern_ops);
create index generation_failed_latest on generation (ended_at desc, id desc) include (account_id, error_code)
  where status = 'failed';
create index account_email_start on account (lower(email) text_pattern_ops);

-- A plan may cost nothing: it is shown and not sold.
alter table plan drop constraint plan_original_cents_check, add check (original_cents >= 0);
alter table plan drop constraint plan_check, add check (discounted_cents >= 0 and discounted_cents < original_cents);
