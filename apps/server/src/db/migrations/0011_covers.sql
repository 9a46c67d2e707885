-- What may be switched on with a plan, a payment and the right it bought: the names of features, so that a feature or a plan
-- more is a row and no column.
alter table plan add column covers text[] not null default '{swagger}';
alter table payment add column covers text[] not null default '{swagger}';
alter table entitlement add column covers text[] not null default '{swagger}';

update plan set covers = covers || case when covers_exception_handler then '{exceptionHandler}'::text[] else '{}' end
                                || case when covers_security then '{security}'::text[] else '{}' end;
update payment set covers = covers || case when covers_exception_handler then '{exceptionHandler}'::text[] else '{}' end
                                   || case when covers_security then '{security}'::text[] else '{}' end;
update entitlement set covers = covers || case when covers_exception_handler then '{exceptionHandler}'::text[] else '{}' end
                                       || case when covers_security then '{security}'::text[] else '{}' end;

alter table payment alter column covers drop default;
alter table entitlement alter column covers drop default;
alter table plan drop column covers_exception_handler, drop column covers_security;
alter table payment drop column covers_exception_handler, drop column covers_security;
alter table entitlement drop column covers_exception_handler, drop column covers_security;
