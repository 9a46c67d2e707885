export const MOVING_COMPANY = `domain moving-company: Moving company
says Clients ask for a move; it is surveyed and quoted, and a crew with trucks carries it from one home to another.
like MoveitPro, SmartMoving, Moveware, Supermove
cues moving company, removal company, house moving, relocation company, mover, movers app, removals, moving service, furniture moving, relocation service, move booking, moving quote

core
client (customer): Who moves.
  name!, email! unique, phone!, kind {private|company} = private, tax_id
address_point (address, pickup address, delivery address): A home or an office, and how one gets at it.
  street!, city!, postal_code!, country, floor int -5..200 = 0, has_lift, walk_meters int 0.. = 0, rooms int 0.., parking_text text(160)
move_request (inquiry, lead): A wish to move.
  number! unique, requested_at = now, wanted_on, is_flexible, source {website|phone|portal|referral} = website, status {new|surveyed|quoted|booked|lost}, notes
  -> client!, origin -> address_point!, destination -> address_point!
move_item (inventory, furniture, item): A thing that is to be moved.
  name!, room_name, quantity! 1.. = 1, volume_cubic_meters decimal 0.., weight_kg 0.., is_fragile, needs_disassembly
  => move_request
move_quote (quote, estimate, offer): What it will cost.
  number! unique, pricing {fixed|hourly|volume} = fixed, volume_cubic_meters! decimal 0.., distance_km 0.., total! 0.., currency = EUR, sent_on, valid_until >= sent_on, status {draft|sent|accepted|rejected|expired}
  -> move_request!
move_job (move, order, job): A move that was booked.
  number! unique, starts_at!, ends_at >= starts_at, agreed_price! 0.., currency = EUR, status {planned|confirmed|loading|in_transit|delivered|invoiced|cancelled}, signed_at, notes
  -> move_quote! unique
mover (crew member, worker, driver, employee): Person who carries or drives.
  first_name!, last_name!, phone!, email unique, job_role {mover|driver|foreman|packer} = mover, license_class text(10), hourly_wage 0.., active = true
job_mover (crew): Who works on a move.
  is_foreman, hours decimal 0..24
  => move_job, -> mover!, unique(move_job, mover)

pack trucks (truck, vehicle, van, lift): Trucks
truck (vehicle, van): What things are carried in.
  license_plate! unique, kind {van|truck|trailer|external_lift} = truck, volume_cubic_meters! decimal 0.., max_load_kg 0.., inspection_due_on, status {ready|in_use|in_shop}
job_truck: A truck of a move.
  start_km decimal 0.., end_km decimal 0..
  => move_job, -> truck!, unique(move_job, truck)

pack survey (survey, home visit, video survey, surveyor): Surveys
home_survey (survey, home visit): Somebody who looks at what there is.
  held_at!, kind {on_site|video|list} = on_site, volume_cubic_meters decimal 0.., status {planned|done|cancelled}, findings
  => move_request, surveyor -> mover

pack packing (box, packing material, packing service, disassembly): Packing
packing_material (box): Something one packs with.
  sku! unique, name!, price! 0.., stock 0.. = 0
job_material: What a move needs.
  quantity! 1.., returned_quantity int 0.. = 0, unit_price! 0..
  => move_job, -> packing_material!, unique(move_job, packing_material)

pack storage (storage, warehouse, container): Storage
storage_unit (container, storage): A box in the warehouse.
  code! unique, volume_cubic_meters! decimal 0.., monthly_price! 0.., status {free|rented|blocked}
storage_contract: Who stores something, and how long.
  number! unique, starts_on!, ends_on >= starts_on, status {active|ended}
  -> storage_unit!, -> client!, -> move_job

pack claims (claim, damage, insurance, complaint): Damage
damage_claim (claim, damage): Something that broke.
  number! unique, reported_on!, description!, claimed_amount! 0.., paid_amount 0.., photo_url, status {reported|in_review|accepted|rejected|paid}
  -> move_job!, -> move_item
transport_insurance (insurance): What it is insured for.
  policy_number!, insured_amount! 0.., premium! 0..
  => move_job unique

pack billing (invoice, payment, review): Invoices and reviews
move_invoice (invoice): What is owed.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> move_job!
move_payment (payment): Money that was received.
  amount! 0.., method {cash|card|transfer} = transfer, paid_at = now
  -> move_invoice!
move_review (review): What the client thought.
  rating! 1..5, comment, written_on!
  => move_job unique
`;
