export const POOL_SERVICE = `domain pool-service: Pool service
says Technicians visit customers' pools, test and treat the water, and repair what is broken.
like Skimmer, Pool Office Manager
cues pool service, pool cleaning, pool service company, pool maintenance, pool technician, pool care, pool cleaning business
about pool

core
customer (client, owner): Who owns a pool.
  first_name!, last_name!, email! unique, phone, billing_address!, status {lead|active|paused|ended} = active
pool (spa, hot tub): A pool that is looked after.
  address!, kind {pool|spa|hot_tub|pond} = pool, volume_liters! decimal 0.., surface {tile|vinyl|fiberglass|concrete} = concrete, sanitizer {chlorine|salt|bromine|uv} = chlorine, is_covered = false, gate_code, access_notes long
  -> customer!
technician (cleaner, employee): Who visits pools.
  first_name!, last_name!, email! unique, phone, active = true
service_plan (plan, contract): How often a pool is visited, and at what price.
  visits_per_month! int 1..31 = 4, monthly_price! money 0.., chemicals_included flag = true, starts_on!, ends_on >= starts_on, status {active|paused|ended}
  -> pool!
pool_visit (visit, service visit, stop): One visit.
  planned_on!, arrived_at, left_at >= arrived_at, skimmed flag = false, brushed flag = false, vacuumed flag = false, filter_cleaned flag = false, status {planned|done|skipped|no_access}, notes
  -> pool!, -> technician
water_reading (water test, reading, chemistry): What was measured in the water.
  measured_at = now, ph decimal 0..14, free_chlorine_ppm decimal 0.., total_alkalinity_ppm int 0.., calcium_hardness_ppm int 0.., cyanuric_acid_ppm int 0.., salt_ppm int 0.., temperature_celsius
  => pool_visit
chemical (product): Something water is treated with.
  name! unique, unit {kg|l|tablet} = kg, unit_price! 0..
chemical_dose (dose, treatment): What was put into a pool.
  quantity! decimal 0.., added_at = now
  => pool_visit, -> chemical!

pack equipment (equipment, pump, filter, heater): Equipment
pool_equipment (pump, filter, heater): A device of a pool.
  kind! {pump|filter|heater|salt_cell|robot|light|other}, brand, model, serial_number, installed_on, warranty_until date
  -> pool!

pack repairs (repair, quote, part): Repairs
repair_job (repair): Something that is broken.
  title!, reported_at = now, price 0.., completed_at >= reported_at, status {reported|quoted|approved|done|declined}
  -> pool!, -> pool_equipment, -> technician
repair_part (part): A part that was put in.
  name!, quantity! 1.. = 1, unit_price! 0..
  => repair_job

pack routes (route, tour): Routes
route (tour): The pools of a technician on a day of the week.
  name! unique, weekday! {monday|tuesday|wednesday|thursday|friday|saturday}
  -> technician!
route_stop: A pool at its place in a route.
  position! 1..
  => route, -> pool! cascade, unique(route, position)

pack invoices (invoice, payment, billing): Invoices
pool_invoice (invoice): What a customer owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., status {draft|sent|paid|overdue}
  -> customer!
`;
