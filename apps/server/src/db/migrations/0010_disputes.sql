-- A payer's bank takes a payment back while it looks into it: open, then won (the money is ours again) or lost.
alter table payment add column dispute text check (dispute in ('open', 'won', 'lost'));
