export const LAUNDRY = `domain laundry: Laundry
says Customers bring clothes; every piece is tagged, washed, cleaned or ironed, and handed back against a ticket.
like CleanCloud, Starchup, SMRT Systems, Curbside Laundries
cues laundry, dry cleaning, dry cleaner, laundromat, laundrette, laundry service, laundry pickup, textile cleaning, ironing service, linen service, washing service, laundry order, washateria

core
customer (client): Who brings things.
  number! unique, first_name, last_name!, company_name, phone!, email unique, address, preferences_text text(255), kind {private|business} = private
garment_type (article, item type): What can be brought.
  code! unique, name! unique, category {shirt|trousers|suit|dress|coat|bedding|curtain|leather|other} = other, active = true
laundry_service (service): What can be done with it.
  code! unique, name! unique, kind {wash|dry_clean|iron|wash_and_iron|stain|repair} = wash, days_needed int 0.. = 2, active = true
service_price (price, price list): What a service costs for a thing.
  price! 0.., currency = EUR, express_price 0.., charged_by {piece|kg} = piece
  -> garment_type!, -> laundry_service!, unique(garment_type, laundry_service)
laundry_order (order, ticket, drop off): Things brought together.
  ticket_number! unique, received_at = now, ready_at! >= received_at, handed_over_at >= received_at, is_express, status {received|in_process|ready|handed_over|cancelled}, total! 0.., paid_amount 0.. = 0, currency = EUR, notes
  -> customer!
laundry_item (garment, piece, item): One piece, with its tag.
  tag_number! unique, color, brand, price! 0.., flaws_text text(255), status {received|washing|cleaned|ironed|packed|handed_over|lost}, rack_place text(20)
  => laundry_order, -> garment_type!, -> laundry_service!
payment: Money that was received.
  amount! 0.., method {cash|card|transfer|prepaid} = cash, paid_at = now
  -> laundry_order!

pack machines (machine, washer, dryer, load, wash cycle): Machines and loads
machine (washer, dryer): A machine.
  code! unique, kind {washer|dryer|dry_cleaning|press} = washer, capacity_kg! 0.., service_due_on, status {free|running|out_of_order}
wash_load (load): Pieces treated together.
  started_at = now, ended_at >= started_at, program_name!, celsius 0..100, weight_kg 0.., detergent_text text(80)
  -> machine!
load_item: A piece in it.
  => wash_load, -> laundry_item!, unique(wash_load, laundry_item)

pack pickup (pickup, delivery, route, driver, locker): Pickup and delivery
driver: Person who fetches and brings.
  first_name!, last_name!, phone!, vehicle_plate, active = true
pickup_stop (pickup, delivery): A stop at a customer.
  kind {pickup|delivery} = pickup, window_starts_at!, window_ends_at! >= window_starts_at, address!, fee 0.. = 0, done_at, status {planned|on_the_way|done|missed|cancelled}
  -> laundry_order!, -> driver

pack business (linen, contract, hotel, restaurant, rental linen): Linen of businesses
linen_contract (contract): What was agreed with a hotel or restaurant.
  number! unique, starts_on!, ends_on >= starts_on, pickup_weekday {monday|tuesday|wednesday|thursday|friday|saturday} = monday, monthly_minimum_amount 0.., status {active|ended}
  -> customer!
linen_article: A kind of linen of it.
  name!, owned_by {customer|laundry} = customer, pieces! int 0.., price! 0..
  => linen_contract, unique(linen_contract, name)
linen_count: Pieces fetched and brought on a day.
  counted_on!, pieces_in! int 0.., pieces_out! int 0..
  => linen_article, unique(linen_article, counted_on)

pack subscriptions (subscription, prepaid, membership, loyalty, coupon): Prepaid and plans
laundry_plan (subscription, membership): A plan by the month.
  name! unique, monthly_price! 0.., included_kg 0.., included_pieces int 0.., active = true
customer_plan: Who has it.
  starts_on!, ends_on >= starts_on, status {active|paused|ended}
  -> customer!, -> laundry_plan!
prepaid_entry (prepaid): Money paid in or used.
  type {top_up|use|refund} = top_up, amount! 0.., booked_at = now
  -> customer!, -> laundry_order

pack claims (claim, complaint, damage, lost): Complaints
garment_claim (claim, complaint, damage): A piece that was spoilt or lost.
  reported_on!, kind {damaged|lost|stained|delayed} = damaged, description!, paid_amount 0.., status {open|accepted|rejected|paid}
  -> laundry_item!

pack notices (notification, sms, reminder): Notices
ready_notice (notification, reminder): A word that it is ready.
  channel {sms|email|app} = sms, sent_at = now, status {sent|failed}
  => laundry_order
`;
