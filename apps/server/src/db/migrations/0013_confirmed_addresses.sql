-- When it was shown that an account belongs to the owner of its address: a mailed link was used, or the operator vouched for it.
alter table account add email_confirmed_at timestamptz;
update account set email_confirmed_at = created_at where role = 'admin';
