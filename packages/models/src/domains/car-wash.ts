export const CAR_WASH = `domain car-wash: Car wash
says Drivers buy a program or a subscription; their car goes through a bay or tunnel, or is cleaned by hand.
like DRB, Washify, Spiffy
cues car wash, car washing, auto detailing, car detailing, carwash, car wash booking, vehicle wash, mobile car wash, car wash subscription, car cleaning, truck wash, auto spa, car valeting, hand car wash, detailing shop, vehicle cleaning

core
wash_site (location, branch, site): A place cars are washed.
  code! unique, name! unique, address!, city!, phone, opens_at_time clock, closes_at_time clock
wash_bay (bay, tunnel, lane): Where one car is washed at a time.
  code!, type {tunnel|rollover|self_service|hand_wash|detailing} = tunnel, status {ready|busy|maintenance|closed}
  => wash_site, unique(wash_site, code)
customer (driver, member, client): Person or company whose car is washed.
  number! unique, name!, email unique, phone, type {person|company} = person, registered_on!
vehicle (car, van): A car, known by its plate.
  license_plate! unique, make, model, color, size_class {small|medium|large|van} = medium
  -> customer
wash_program (service, package, program, wash type): What can be bought.
  code! unique, name! unique, type {wash|interior|detailing|extra} = wash, duration_minutes! 1..600, description, active = true
program_price (price): What it costs for a size of car.
  size_class! {small|medium|large|van}, price! 0.., currency = EUR, valid_from_date!, valid_until >= valid_from_date
  => wash_program, unique(wash_program, size_class, valid_from_date)
employee (washer, detailer, attendant, staff): Person who works at the wash.
  staff_number! unique, first_name!, last_name!, email! unique, job {washer|detailer|cashier|manager} = washer, active = true
  -> wash_site!
wash (wash order, order, visit, job): One car that was washed.
  number! unique, entered_at = now, started_at >= entered_at, finished_at >= entered_at, price! 0.., discount 0.. = 0, status {waiting|washing|finished|cancelled}, payment_method {cash|card|app|subscription|voucher|account} = card
  -> wash_bay!, -> vehicle, -> wash_program!, washer -> employee, -> wash_subscription

pack subscriptions (subscription, membership, unlimited plan, wash club): Subscriptions
wash_plan (plan, unlimited plan): Washes for a monthly price.
  code! unique, name!, monthly_price! 0.., washes_per_month int 1.., active = true
  -> wash_program!
wash_subscription (subscription, membership): A plan one car has.
  starts_on!, ends_on >= starts_on, next_charge_on, status {active|paused|past_due|cancelled}
  -> customer!, -> vehicle!, -> wash_plan!
subscription_charge (charge): What was taken for a month.
  period_start_on!, amount! 0.., status {pending|paid|failed|refunded}, paid_at
  -> wash_subscription!, unique(wash_subscription, period_start_on)

pack bookings (booking, appointment, slot, mobile wash): Bookings
wash_booking (booking, appointment): A time for a wash by hand or a detailing.
  number! unique, starts_at!, ends_at! >= starts_at, at_address text(255), status {booked|confirmed|arrived|done|cancelled|no_show}, notes
  -> customer!, -> vehicle!, -> wash_program!, -> wash_bay, -> employee, -> wash

pack loyalty (loyalty, voucher, gift card, stamp card, points): Vouchers and points
wash_voucher (voucher, gift card): A code worth washes or money.
  code! unique, washes_left int 0.., balance 0.., sold_on!, valid_until >= sold_on, status {active|used_up|expired|blocked}
  -> customer, -> wash_program
loyalty_entry (points, stamp): Points that were won or spent.
  points!, reason, booked_at = now
  => customer, -> wash

pack fleets (fleet, business account, invoice, company account): Fleet customers
fleet_account (business account, company account): A company that pays later.
  account_number! unique, monthly_limit_amount 0.., discount_percent decimal 0..100 = 0, status {active|blocked|closed}
  -> customer! unique
fleet_invoice (invoice, bill): What it owes for a month.
  number! unique, period_start_on!, period_end_on! >= period_start_on, due_on!, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> fleet_account!
fleet_invoice_line: A wash of an invoice.
  amount! 0..
  => fleet_invoice, -> wash! unique

pack machines (machine, maintenance, chemical, supply, water): Machines and supplies
machine (equipment, pump, brush): A machine of a bay.
  serial_number! unique, name!, installed_on, wash_count 0.. = 0, next_service_on, status {running|fault|maintenance|retired}
  => wash_bay
machine_service (maintenance, repair): Work on a machine.
  done_on!, type {service|repair|cleaning} = service, cost 0.., description
  => machine
supply (chemical, shampoo, wax): What washing uses up.
  name!, unit text(20) = liter, stock_quantity 0.. = 0, minimum_quantity 0.. = 0
  -> wash_site!, unique(wash_site, name)

pack quality (complaint, damage, review, rating, photo): Complaints and reviews
damage_claim (complaint, damage): Something a customer says was damaged.
  number! unique, description!, photo_url, claimed_amount 0.., paid_amount 0.., status {reported|in_review|accepted|rejected|paid}, reported_at = now
  -> wash!, -> customer!
wash_review (review, rating): What the customer thought of it.
  stars! 1..5, comment, written_at = now
  => wash unique
`;
