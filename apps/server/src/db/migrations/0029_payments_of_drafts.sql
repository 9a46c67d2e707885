-- What a payment was begun for, as the browser calls its draft. At most one payment for it is on its way at a provider.
alter table payment add column draft text;
create unique index payment_on_its_way on payment (account_id, draft, provider) where status in ('pending', 'processing');

-- A payment that is begun twice, by two tabs at the same moment, is one at the sandbox, as it is at Stripe.
create unique index sandbox_intent_payment on sandbox_intent (payment_id);
