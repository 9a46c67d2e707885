-- Addresses are kept and compared without characters nobody sees, and with compatible ones (full-width letters) as one. Of two
-- accounts whose addresses become the same, the one that was folded already, or is older, has it; the other stays as it is.
do $$
declare
  one record;
  hidden constant text := '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164'
    || '\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]';
begin
  for one in select id, email, email_key from account where email ~ '[^ -~]' order by created_at, id loop
    update account
      set email = normalize(regexp_replace(one.email, hidden, '', 'g'), nfkc),
          email_key = lower(normalize(regexp_replace(one.email_key, hidden, '', 'g'), nfkc))
      where id = one.id and not exists (
        select from account as other
          where other.id <> one.id
            and other.email_key = lower(normalize(regexp_replace(one.email_key, hidden, '', 'g'), nfkc)));
  end loop;
end $$;

-- Until when a password that somebody else chose lets its owner in; null: it is the owner's own.
alter table account add first_password_until timestamptz;
