export const ELEVATOR_MAINTENANCE = `domain elevator-maintenance: Lift maintenance
says A lift company looks after elevators under contracts: planned visits, call-outs with trapped people, parts, and inspections by the authority.
like KONE, Otis, FIELDBOSS, Schindler
cues elevator maintenance, elevator, lift maintenance, escalator, elevator service, elevator inspection, lift engineer, lift inspection, elevator company, elevator contractor, lift service, lift company


core
client (customer, building owner, property manager): Who owns buildings with lifts.
  number! unique, name!, contact_name, email!, phone!, billing_address
building (site, address): Where lifts are.
  name!, street!, postal_code!, city!, access_code, caretaker_phone
  -> client!
elevator (lift, escalator, unit): One installation.
  unit_number! unique, manufacturer!, model, serial_number, drive {traction|hydraulic|machine_roomless|escalator} = traction, load_kg! 0.., persons int 1.., stops int 2.., installed_on, next_inspection_on, status {in_service|out_of_service|under_repair|decommissioned}
  -> building!
mechanic (technician, lift engineer): Person who maintains.
  first_name!, last_name!, email! unique, phone!, district text(60), rescue_trained flag = true, active = true
maintenance_contract (contract): What was agreed for how many lifts.
  number! unique, kind {full|standard|inspection_only} = standard, visits_per_year! int 1..52, response_minutes! 1.., monthly_fee! 0.., currency = EUR, starts_on!, ends_on >= starts_on, status {draft|active|notice_given|ended}
  -> client!
contract_elevator: A lift under a contract.
  monthly_fee! 0.., covered_from_on!, covered_until_on >= covered_from_on
  => maintenance_contract, -> elevator!, unique(maintenance_contract, elevator)
service_visit (visit, maintenance visit, service report, maintenance): A planned visit and what was done.
  number! unique, planned_on!, started_at, finished_at >= started_at, status {planned|done|missed|cancelled}, findings, signed_by_name
  -> elevator!, -> mechanic
call_out (fault, breakdown, callback, entrapment): A lift that stands still.
  number! unique, reported_at = now, caller_name, caller_phone, people_trapped int 0.. = 0, priority {entrapment|out_of_service|nuisance} = out_of_service, arrived_at >= reported_at, back_in_service_at >= reported_at, cause {door|drive|control|vandalism|power|misuse|unknown} = unknown, status {open|dispatched|on_site|resolved}
  -> elevator!, -> mechanic

pack checklists (checklist, task): Checklists
maintenance_task (checklist item): What is to be checked, and how often.
  code! unique, title!, component! {car|door|machine|pit|shaft|controller}, interval_months! 1..
visit_check: What a visit found of it.
  result {ok|adjusted|defect|not_applicable} = ok, comment
  => service_visit, -> maintenance_task!, unique(service_visit, maintenance_task)

pack inspections (inspection, authority, notified body, certificate): Inspections by law
elevator_inspection (inspection): What the inspector said; the law asks for it.
  inspected_on!, kind {main|intermediate|acceptance} = main, body_name!, result! {no_defects|minor_defects|major_defects|shut_down}, certificate_number, next_due_on! >= inspected_on
  -> elevator!, unique(elevator, inspected_on, kind)
inspection_defect (defect): Something to be put right.
  code!, description!, severity {minor|major|dangerous} = minor, fix_until, fixed_on
  => elevator_inspection, unique(elevator_inspection, code)

pack parts (part, spare part, repair, quote): Repairs and parts
spare_part (part): Something that is replaced.
  sku! unique, name!, price! 0.., currency = EUR, stock 0.. = 0
elevator_repair (repair, quote): Work outside the contract.
  number! unique, description!, quoted_amount 0.., currency = EUR, status {proposed|ordered|done|invoiced|declined}, done_on
  -> elevator!, -> call_out, -> mechanic
repair_part: A part that was used.
  quantity! 1.., unit_price! 0..
  => elevator_repair, -> spare_part!, unique(elevator_repair, spare_part)

pack remote (emergency phone, remote monitoring, alarm): Emergency line
emergency_line (emergency phone): The phone in the car.
  sim_number! unique, phone_number! unique, last_test_at, test_result {ok|failed|unknown} = unknown
  => elevator unique
`;
