export const JUNK_REMOVAL = `domain junk-removal: Junk removal
says Customers have things taken away; crews fetch them, and bring them to be reused, recycled or dumped.
like 1-800-GOT-JUNK, LoadUp
cues junk removal, rubbish removal, junk hauling, house clearance, bulky waste pickup, hauling business, rubbish clearance
about pickup

core
customer (client): Who has things taken away.
  first_name!, last_name!, email! unique, phone!, company_name text(120)
pickup (job, booking, collection): One collection at an address.
  number! unique, address!, city!, floor, has_elevator = false, starts_at!, ends_at >= starts_at, estimated_cubic_meters decimal 0.., status {requested|quoted|booked|on_the_way|done|cancelled}, notes
  -> customer!
item_type (item category, type): A kind of thing, and what it costs.
  name! unique, base_price! 0.., is_hazardous = false, needs_two_people flag = false
pickup_item (item, junk, thing): A thing that is taken.
  quantity! 1.. = 1, description, photo_url, weight_kg
  => pickup, -> item_type!
crew_member (driver, helper, employee): Who fetches things.
  first_name!, last_name!, email! unique, phone, has_driving_licence flag = true
truck (vehicle, van): A vehicle.
  license_plate! unique, capacity_cubic_meters! decimal 0.., max_load_kg decimal 0.., status {free|on_tour|workshop}
assignment (crew assignment): Who drives which truck to a collection.
  assigned_at = now, role {driver|helper} = driver
  => pickup, -> crew_member!, -> truck, unique(pickup, crew_member)

pack quotes (quote, estimate, price): Quotes
quote (estimate): What a collection will cost.
  number! unique, total! 0.., volume_percent decimal 0..100, valid_until!, status {sent|accepted|declined|expired} = sent
  => pickup

pack disposal (disposal, recycling, dump, donation): Disposal
disposal_site (dump, recycling centre, charity shop): Where things are brought.
  name! unique, kind! {landfill|recycling|charity|hazardous|resale}, address!, price_per_ton money 0..
disposal_load (load, disposal): What was brought to a site.
  delivered_at = now, weight_kg! decimal 0.., fee 0.., ticket_number
  -> disposal_site!, -> truck!, -> pickup

pack payments (payment, invoice): Payments
pickup_payment (payment, invoice): Money of a customer.
  amount! 0.., paid_at = now, method {cash|card|transfer} = card, tip 0..
  -> pickup!
`;
