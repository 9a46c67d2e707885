export const PARTY_RENTAL = `domain party-rental: Party rental
says A rental firm lends tents, tables, dishes and bouncy castles for events: reserved by period, delivered, set up, counted on return and invoiced.
like Goodshuffle, TapGoods, Point of Rental
cues party rental, event rental, tent rental, marquee hire, bouncy castle, table and chair rental, wedding rental, tableware rental, party supply, event equipment, marquee, party hire, inflatable rental

core
rental_category (category): Where an article belongs.
  name! unique, position 1..
rental_article (article, item, product, tent, table, bouncy castle): Something that is lent by number.
  sku! unique, name!, description, owned_count! int 0.., day_price! 0.., weekend_price 0.., replacement_amount! 0.., currency = EUR, setup_minutes int 0.. = 0, weight_kg 0.., active = true
  -> rental_category!
client (customer, host, organiser): Who rents.
  number! unique, name!, email!, phone!, billing_address, tax_id
rental_order (order, booking, event, reservation, hire, rental, party): What a client rents for an event.
  number! unique, event_name, event_address!, event_starts_at!, event_ends_at! >= event_starts_at, out_from_at!, back_by_at! >= out_from_at, status {quoted|reserved|confirmed|out|returned|invoiced|cancelled}, total! 0.., deposit 0.. = 0, currency = EUR
  -> client!
rental_order_line (line, item line): How many of an article, at which price.
  quantity! 1.., unit_price! 0.., discount_percent 0..100 = 0, picked_count int 0.. = 0, returned_count int 0.. = 0
  => rental_order, -> rental_article!, unique(rental_order, rental_article)
rental_transport (delivery, pick-up, transport): Bringing and fetching.
  kind! {delivery|pick_up|customer_collects|customer_returns}, window_starts_at!, window_ends_at! >= window_starts_at, driver_name, vehicle_plate text(20), fee 0.. = 0, status {planned|on_the_way|done|failed}, signed_by_name
  => rental_order
damage_report (damage, loss): What came back broken, dirty or not at all.
  kind! {broken|dirty|missing|stained}, quantity! 1.., charge_amount! 0.., photo_url, noted_at = now
  => rental_order_line
rental_payment (payment, deposit payment): Money that was paid or given back.
  kind! {deposit|balance|damage|refund}, amount! 0.., currency = EUR, paid_at = now, method {card|transfer|cash} = transfer
  -> rental_order!

pack packages (package, bundle, set): Packages
rental_package (package, bundle): Articles that are rented together.
  code! unique, name!, price! 0.., currency = EUR
package_article: How many of what.
  quantity! 1..
  => rental_package, -> rental_article!, unique(rental_package, rental_article)

pack cleaning (cleaning, maintenance, inspection, repair): Cleaning and checks
article_check (inspection, cleaning): When articles were cleaned or inspected.
  kind! {cleaning|safety_inspection|repair}, quantity! 1.., done_on!, next_due_on >= done_on, passed flag = true, notes
  -> rental_article!

pack crew (crew, staff, setup): Crew
setup_worker (crew, staff): Person who brings and sets up.
  full_name!, phone!, can_drive_truck flag, active = true
setup_assignment: Who works at which transport.
  starts_at!, ends_at >= starts_at, is_lead
  => rental_transport, -> setup_worker!, unique(rental_transport, setup_worker)
`;
