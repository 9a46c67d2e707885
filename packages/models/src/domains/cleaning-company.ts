export const CLEANING_COMPANY = `domain cleaning-company: Cleaning company
says Clients have their homes and offices cleaned by plan or once; cleaners are sent, checked and paid by hours.
like Swept, ZenMaid, Aspire, CleanGuru, Janitorial Manager
cues cleaning business, cleaning crew, janitorial, office cleaning, house cleaning, maid service, cleaning schedule, window cleaning, cleaner booking, housekeeping service, commercial cleaning, cleaning company management, carpet cleaning, cleaners app, cleaning company, cleaning service

core
client (customer, company): Who has something cleaned.
  number! unique, name!, kind {private|company|public} = private, contact_name, email, phone, billing_address text(255), tax_id
cleaning_site (site, object, building, home): A place that is cleaned.
  name!, address!, kind {home|office|stairwell|school|medical|industrial} = office, area_sqm 0.., access_text text(255), key_number unique, alarm_text text(160), active = true
  -> client!
cleaning_service (service): Something that is offered.
  code! unique, name! unique, unit {hour|visit|sqm|window} = hour, price! 0.., currency = EUR, active = true
cleaner (employee, worker, staff, maid): Person who cleans.
  personnel_number! unique, first_name!, last_name!, phone!, email unique, hourly_wage 0.., weekly_hours 0..60, hired_on!, left_on >= hired_on, language text(10), active = true
service_contract (contract, agreement, cleaning plan): What was agreed for a place.
  number! unique, starts_on!, ends_on >= starts_on, frequency {daily|weekly|biweekly|monthly|once} = weekly, monthly_price 0.., notice_days int 0.. = 30, status {draft|active|paused|ended}
  -> cleaning_site!
contract_task (task, checklist, scope of work): What is to be done, and how often.
  area_name!, task_text! text(255), frequency {every_visit|weekly|monthly|quarterly|yearly} = every_visit, minutes 0..
  => service_contract, -> cleaning_service
cleaning_visit (visit, job, appointment, booking): One time somebody cleans.
  number! unique, starts_at!, ends_at! >= starts_at, status {planned|confirmed|in_progress|done|missed|cancelled}, price 0.., notes
  -> cleaning_site!, -> service_contract
visit_cleaner (assignment, time record): Who cleans, and how long it took.
  checked_in_at, checked_out_at >= checked_in_at, hours 0..24
  => cleaning_visit, -> cleaner!, unique(cleaning_visit, cleaner)

pack quality (quality, inspection, complaint, rating, checklist): Quality
quality_inspection (inspection): A place that was checked.
  inspected_at!, score! 0..100, inspector_name!, findings, photo_url
  -> cleaning_site!, -> cleaning_visit
complaint: What a client is not content with.
  number! unique, received_at = now, description!, status {open|in_work|settled|rejected}, settled_at >= received_at
  -> cleaning_site!, -> cleaning_visit
visit_rating (rating, review): What the client thought.
  rating! 1..5, comment
  => cleaning_visit unique

pack billing (invoice, quote, payment, billing): Quotes and invoices
cleaning_quote (quote): What it will cost.
  number! unique, total! 0.., currency = EUR, sent_on, valid_until >= sent_on, status {draft|sent|accepted|rejected|expired}
  -> client!
cleaning_invoice (invoice): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, period_starts_on, period_ends_on >= period_starts_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> client!
cleaning_invoice_line: One item of it.
  description_text! text(255), quantity! decimal 0.. = 1, unit_price! 0..
  => cleaning_invoice, -> cleaning_visit

pack supplies (supply, cleaning agent, equipment, machine, stock): Supplies and machines
supply_item (supply, cleaning agent): Something one cleans with.
  sku! unique, name!, unit = piece, stock_quantity! decimal 0.. = 0, reorder_quantity decimal 0.., is_hazardous, safety_sheet_url
site_supply: What was brought to a place.
  delivered_on!, quantity! decimal 0..
  -> cleaning_site!, -> supply_item!
cleaning_machine (machine, equipment): A machine, and where it is.
  serial_number! unique, name!, bought_on, service_due_on, status {ready|in_use|in_repair|retired}
  -> cleaning_site

pack absences (absence, sick, vacation, substitute): Absences
cleaner_absence (sick, vacation): When somebody is away, and who stands in.
  type! {vacation|sick|training|unpaid}, starts_on!, ends_on! >= starts_on, status {requested|approved|rejected}
  -> cleaner!, substitute -> cleaner

pack keys (key, access card, alarm code): Keys
site_key (key, access card): A key of a place.
  key_code! unique, copies int 1.. = 1, returned_on
  => cleaning_site
key_handover: Who has it.
  handed_out_at = now, returned_at >= handed_out_at
  -> site_key!, -> cleaner!

pack routes (route, team, vehicle, district): Teams
cleaning_team (team): Cleaners who go together.
  name! unique, vehicle_plate, leader_phone
team_cleaner: Who is in it.
  => cleaning_team, -> cleaner!, unique(cleaning_team, cleaner)
`;
