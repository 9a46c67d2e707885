export const SUBSCRIPTION_BILLING = `domain subscription-billing: Subscription billing
says Customers subscribe to plans, are invoiced every period, and pay.
like Stripe Billing, Chargebee, Recurly, Paddle
cues subscription, subscription billing, recurring billing, subscription management, saas billing, subscription service, recurring payment, membership billing, usage based billing

core
customer (account, subscriber, user, client, tenant, organization, company): Who subscribes.
  name!, email! unique, billing_address text(255), country text(2), tax_id, currency = EUR
plan (subscription plan, product, tier, pricing plan): What one can subscribe to.
  code! unique, name!, description, price! 0.., currency = EUR, billing_interval {month|quarter|year} = month, trial_days 0.. = 0, active = true
subscription: A plan a customer has.
  status {trialing|active|past_due|paused|cancelled|expired}, quantity 1.. = 1, started_on!, current_period_start_date!, current_period_end_date! >= current_period_start_date, cancelled_at, ends_on
  -> customer!, -> plan!
invoice (bill): What is owed for a period.
  number! unique, status {draft|open|paid|void|uncollectible}, issued_on!, due_on! >= issued_on, subtotal! 0.., tax_amount 0.. = 0, total! 0.., currency = EUR
  -> customer!, -> subscription
invoice_line (invoice item, line item): One position of an invoice.
  description_text! text(255), quantity! 1.. = 1, unit_price!, amount!
  => invoice
payment (charge, transaction): A try to collect what is owed.
  amount! 0.., currency = EUR, method {card|sepa|paypal|transfer} = card, status {pending|succeeded|failed|refunded}, attempted_at = now, failure_reason, provider_reference unique
  -> invoice!

pack payment-methods (payment method, card on file, saved card): Payment methods
payment_method (saved card): A card or account of a customer; the provider keeps its number.
  type {card|sepa|paypal} = card, provider_token! unique, last_four text(4), expires_on, is_default
  => customer

pack features (feature, entitlement, limit): Features
feature (entitlement): Something a plan includes.
  code! unique, name!
plan_feature: A feature of a plan, and how much of it.
  limit_quantity 0..
  => plan, => feature, unique(plan, feature)

pack usage (usage, metered, metering): Usage
usage_record (usage): What a customer used.
  metric_name!, quantity! 0.., used_at = now
  => subscription

pack coupons (coupon, discount, promo code): Coupons
coupon (discount, promo code): A code that makes a subscription cheaper.
  code! unique, discount_percent! 1..100, duration_months 1.., valid_until
subscription_coupon: A code a subscription has.
  applied_at = now
  => subscription, -> coupon!, unique(subscription, coupon)

pack credit-notes (credit note, refund): Credit notes
credit_note (refund): Money given back for an invoice.
  number! unique, amount! 0.., reason, issued_on!
  -> invoice!
`;
