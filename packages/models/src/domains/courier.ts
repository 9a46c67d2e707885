export const COURIER = `domain courier: Courier service
says Customers order a pickup and a drop; dispatchers give the job to a courier near, who brings it and proves it.
like Onfleet, Stuart, Lalamove, GoGoX
cues courier, bike courier, courier dispatch, messenger service, same day delivery, express courier, same day courier, courier delivery, courier booking, bicycle courier, on demand courier, courier business, courier tracking, document courier, on demand delivery, courier company, courier service, courier management, courier app

core
customer (client, sender, account, shipper): Who has something brought.
  number! unique, type {person|company} = company, name!, email! unique, phone!, billing_address text(255), payment_term_days 0..90 = 0, status {active|blocked|closed}
courier (driver, rider, messenger, bike messenger): Person who brings it.
  courier_number! unique, first_name!, last_name!, email! unique, phone! unique, vehicle_type {bike|cargo_bike|scooter|car|van} = bike, license_plate, max_load_kg 0.., status {offline|available|busy|suspended}, hired_on!
dispatcher (operator, employee): Person who gives jobs out.
  email! unique, first_name!, last_name!, active = true
delivery_zone (zone, area): Part of the town, with what a drive in it adds.
  code! unique, name! unique, surcharge_amount 0.. = 0
service_level (service, product, speed): How fast it goes, and what it costs.
  code! unique, name! unique, max_minutes! 1.., base_price! 0.., price_per_km! 0.., price_per_kg 0.. = 0, currency = EUR, active = true
delivery_order (order, job, booking, delivery): One thing from one place to another.
  number! unique, pickup_contact_name!, pickup_phone, pickup_address!, dropoff_contact_name!, dropoff_phone, dropoff_address!, ready_at!, deliver_by_at! >= ready_at, distance_km 0.., price! 0.., instructions, status {quoted|ordered|assigned|picked_up|delivered|failed|cancelled}, ordered_at = now
  -> customer!, -> service_level!, pickup_zone -> delivery_zone, dropoff_zone -> delivery_zone
parcel (package, item, document): A piece of an order.
  label_code! unique, description_text text(255), weight_kg! 0.., length_cm 0.., width_cm 0.., height_cm 0.., declared_value 0.., is_fragile
  => delivery_order
assignment (trip, run, leg): A courier who was given an order; a second one where the first gives it back.
  assigned_at = now, accepted_at >= assigned_at, picked_up_at >= assigned_at, delivered_at >= picked_up_at, status {offered|accepted|declined|picked_up|delivered|failed|returned}, fail_reason
  -> delivery_order!, -> courier!, assigned_by -> dispatcher

pack proof (proof of delivery, signature, photo): Proof of delivery
delivery_proof (proof of delivery, signature): Says that it was handed over.
  received_by_name!, signature_url, photo_url, latitude, longitude, handed_over_at = now
  => assignment unique

pack tracking (tracking, gps, live location, status update): Tracking
courier_position (live location, gps position): Where a courier was.
  latitude!, longitude!, recorded_at = now
  => courier, unique(courier, recorded_at)
order_event (tracking event, status update): What became of an order; never changed.
  type! {ordered|assigned|picked_up|delayed|delivered|failed|cancelled}, occurred_at = now, notes
  => delivery_order

pack billing (invoice, billing, payment): Billing
invoice (bill): What a customer owes for a time.
  number! unique, period_start_on!, period_end_on! >= period_start_on, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> customer!
invoice_line (position): One order of an invoice.
  amount! 0..
  => invoice, -> delivery_order! unique
payment: Money that was received.
  amount! 0.., method {transfer|card|cash|direct_debit} = card, received_at = now
  -> customer!, -> invoice, -> delivery_order

pack shifts (shift, schedule, roster): Shifts
courier_shift (shift, duty): Hours a courier works.
  starts_at!, ends_at! >= starts_at, status {planned|active|ended|missed}
  => courier, -> delivery_zone, unique(courier, starts_at)

pack payouts (payout, earning, commission): Pay of couriers
payout (earning, commission): Money that went to a courier.
  period_start_on!, period_end_on! >= period_start_on, deliveries_count! 0.., amount! 0.., tips_amount 0.. = 0, status {open|paid}, paid_on
  -> courier!, unique(courier, period_start_on)

pack recurring (recurring order, standing order, regular run, rating): Regular orders
standing_order (recurring order, regular run): An order that comes again and again.
  title!, weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, ready_at_time! clock, pickup_address!, dropoff_address!, starts_on!, ends_on >= starts_on, active = true
  -> customer!, -> service_level!
delivery_rating (rating, review): What the customer thought of it.
  stars! 1..5, comment, rated_at = now
  => delivery_order unique
`;
