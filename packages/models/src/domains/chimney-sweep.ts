export const CHIMNEY_SWEEP = `domain chimney-sweep: Chimney sweep
says A chimney sweep has a district of buildings with fireplaces and flues, sweeps and measures them by law at intervals, writes notices and bills.
like Hottgenroth, ChimScan, KehrManager
cues chimney sweep, chimney sweeping, chimney, flue inspection, stove inspection, fireplace inspection, chimney cleaning, chimney sweeper, chimney company

core
district (round, sweep district): The streets a sweep is responsible for.
  code! unique, name!, master_name!, appointed_from_on!, appointed_until >= appointed_from_on
customer (owner, property owner, client): Who owns a building, and pays.
  number! unique, name!, address!, email, phone
property (building, house): A building of the district.
  property_number! unique, street!, postal_code!, city!, floors_count int 1.., access_notes text(255)
  -> district!, -> customer!
flue (chimney, stack): One way for smoke.
  flue_label!, height_meters decimal 0.., diameter_mm int 0.., built_year int 1500..2200, material, active = true
  => property, unique(property, flue_label)
appliance (heating appliance, stove, fireplace, boiler): Something that burns.
  kind! {gas_boiler|oil_boiler|pellet|wood_stove|open_fireplace|tile_stove}, manufacturer, rated_kw 0.., installed_on, fuel! {gas|oil|wood|pellets|coal}, status {in_use|shut_down|replaced}
  -> flue!
duty (sweeping duty, task, interval): What the law wants of an appliance or flue, how often.
  kind! {sweeping|emission_measurement|safety_check|fire_inspection}, times_per_year decimal 0..12, interval_months int 1.., fee_units decimal 0..
  => flue, -> appliance, unique(flue, appliance, kind)
sweep_visit (visit, appointment): A visit that was announced.
  number! unique, announced_on, starts_at!, ends_at >= starts_at, status {planned|announced|done|not_at_home|refused|cancelled}, notes
  -> property!
performed_work (work done, sweeping, measurement): What was done of which duty.
  result {ok|defect|not_possible} = ok, co_ppm int 0.., dust_mg decimal 0.., loss_percent decimal 0..100, fee! 0.., currency = EUR
  => sweep_visit, -> duty!, unique(sweep_visit, duty)

pack defects (defect, notice, deficiency): Defects
fire_defect (defect): Something dangerous or against the rules.
  code!, description!, severity {minor|serious|immediate_danger} = minor, fix_until!, fixed_on, reported_to_authority_on
  => performed_work, unique(performed_work, code)

pack notices (fire notice, certificate, record): Notices
fire_notice (notice): The paper that says what an owner must have done, until when.
  notice_number! unique, issued_on!, valid_until! >= issued_on, file_url
  -> property!

pack billing (invoice, fee, reminder, payment): Invoices
sweep_invoice (invoice): What an owner owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}, paid_on
  -> customer!, -> sweep_visit

pack staff (journeyman, apprentice, employee): Staff
sweep_worker (journeyman, apprentice, sweep): Person who sweeps.
  full_name!, email! unique, grade {master|journeyman|apprentice} = journeyman, active = true
visit_worker: Who went.
  hours 0..24
  => sweep_visit, -> sweep_worker!, unique(sweep_visit, sweep_worker)
`;
