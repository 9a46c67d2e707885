export const WASTE_COLLECTION = `domain waste-collection: Waste collection
says Households have bins; trucks empty them on routes by a calendar, weigh the waste, and bring it to facilities.
like AMCS, Rubicon, Routeware
cues waste collection, garbage collection, waste management, recycling, trash collection, refuse collection, garbage, bin collection, recycling center, waste disposal, waste pickup, rubbish collection, recycling app, dumpster rental, scrap collection, skip hire

core
customer (household, resident, business, client): Who has waste collected.
  number! unique, type {household|business|public} = household, name!, email, phone, billing_address text(255)
service_address (collection point, property, location): Where bins stand.
  address!, city!, postal_code!, latitude, longitude, access_notes
  -> customer!, -> collection_zone
waste_type (material, waste fraction): A kind of waste.
  code! unique, name! unique, color, is_recyclable, is_hazardous
container (bin, dumpster, skip): A bin at an address.
  tag_code! unique, size_liters! int 1.., status {at_customer|in_depot|damaged|lost}, delivered_on, removed_on >= delivered_on
  -> service_address, -> waste_type!
vehicle (truck, garbage truck): A truck that empties bins.
  license_plate! unique, max_load_kg! 0.., status {available|on_route|maintenance|retired}
crew_member (driver, loader, worker): Person who drives or loads.
  staff_number! unique, first_name!, last_name!, phone!, job {driver|loader} = loader, license_expires_on, active = true
route (tour, collection route): A drive on one day for one kind of waste.
  number! unique, route_date!, status {planned|active|completed|cancelled}, started_at, ended_at >= started_at
  -> waste_type!, -> vehicle!, driver -> crew_member!
pickup (collection, emptying, stop): A bin that was to be emptied.
  position! 1.., status {planned|emptied|not_out|blocked|contaminated|overfull}, emptied_at, weight_kg 0.., notes
  => route, -> container!, unique(route, container), unique(route, position)

pack calendar (calendar, schedule, zone, collection day): Calendar
collection_zone (zone, district): Addresses that are served on the same days.
  code! unique, name! unique
collection_schedule (collection day, schedule): When a zone is served.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday}, every_weeks int 1..8 = 1, starts_on!, ends_on >= starts_on
  => collection_zone, -> waste_type!, unique(collection_zone, waste_type, weekday)
schedule_exception (holiday, moved day): A day that is moved.
  original_date!, moved_to_date, reason
  => collection_schedule, unique(collection_schedule, original_date)

pack facilities (facility, landfill, recycling center, weighing): Facilities
facility (landfill, recycling center, incinerator): Where waste is brought.
  code! unique, name! unique, type {landfill|recycling|incinerator|composting|transfer} = recycling, address!
weighing (load, delivery, weighbridge ticket): A load on the scales.
  ticket_number! unique, gross_kg! 0.., tare_kg! 0.., weighed_at = now
  -> facility!, -> vehicle!, -> waste_type!, -> route

pack bulky (bulky waste, special pickup, request): Special pickups
special_pickup (bulky waste, pickup request): Something large that is fetched once.
  number! unique, description!, wanted_on!, collected_on, fee 0.. = 0, status {requested|scheduled|collected|cancelled}
  -> service_address!, -> route

pack complaints (complaint, missed collection, missed pickup): Complaints
complaint (missed collection): What somebody was not pleased with.
  number! unique, type {missed|spilled|damaged_bin|noise|other} = missed, description, reported_at = now, resolved_at >= reported_at, status {open|in_progress|resolved|rejected}
  -> customer!, -> pickup

pack billing (billing, invoice, fee, payment): Billing
waste_tariff (tariff, fee): What a bin of a size costs.
  name! unique, size_liters! int 1.., yearly_fee! 0.., emptying_fee 0.. = 0, valid_from_date!, valid_until >= valid_from_date
  -> waste_type!
invoice (bill): What a customer owes for a time.
  number! unique, period_start_on!, period_end_on! >= period_start_on, total! 0.., currency = EUR, due_on!, status {open|paid|overdue|cancelled}
  -> customer!
invoice_line (position): One position of an invoice.
  description_text! text(255), quantity! 1.. = 1, amount!
  => invoice, -> container
payment: Money that was received.
  amount! 0.., method {debit|transfer|card|cash} = debit, received_on!
  -> invoice!
`;
