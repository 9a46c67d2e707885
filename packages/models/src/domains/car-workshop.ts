export const CAR_WORKSHOP = `domain car-workshop: Car workshop
says Owners bring cars; mechanics look at them, quote, repair with parts and hours, and the bill is paid.
like Shopmonkey, Mitchell 1, Tekmetric, Garage Hive
cues car workshop, auto repair, car repair, garage management, auto repair shop, mechanic shop, car service center, vehicle repair, auto workshop, body shop, car mechanic, mechanic, vehicle service center, car garage, repair garage, motorcycle workshop, car service, auto shop, auto service

core
customer (owner, client, car owner): Person or company whose car it is.
  number! unique, type {person|company} = person, name!, phone!, email, address, discount_percent decimal 0..100 = 0
vehicle (car, motorcycle): A car that is looked after.
  license_plate! unique, vin text(17) unique, make!, model!, model_year 1900..2200, engine_code text(20), fuel {petrol|diesel|electric|hybrid|gas} = petrol, mileage! 0.., next_inspection_on
  -> customer!
mechanic (technician, employee, worker, staff): Person who repairs.
  staff_number! unique, first_name!, last_name!, email! unique, specialty, hourly_cost 0.., active = true
labor_operation (service, operation, labor item): Work that is done again and again.
  code! unique, name!, standard_hours! 0..200, hourly_rate! 0.., active = true
part (spare part, article): Something that is built in.
  part_number! unique, name!, manufacturer, purchase_price 0.., price! 0.., stock_quantity 0.. = 0, minimum_quantity 0.. = 0, shelf text(20), active = true
  -> part_supplier
repair_order (work order, job, order, job card): One time a car is repaired.
  number! unique, complaint_text! long, mileage! 0.., received_at = now, promised_at >= received_at, finished_at >= received_at, status {received|diagnosing|waiting_for_approval|waiting_for_parts|in_repair|ready|picked_up|cancelled}, keys_tag text(20), notes
  -> vehicle!, -> customer!, advisor -> mechanic, -> work_bay
order_labor (labor line, work): Work on an order.
  description_text! text(255), planned_hours decimal 0.., worked_hours decimal 0.. = 0, hourly_rate! 0.., status {open|in_progress|done|declined}
  => repair_order, -> labor_operation, -> mechanic
order_part (part line, used part): A part of an order.
  quantity! decimal 0.. = 1, unit_price! 0.., status {planned|ordered|in_stock|built_in|returned}
  => repair_order, -> part!

pack appointments (appointment, booking, bay, lift, schedule): Appointments
work_bay (bay, lift): A place a car is worked on.
  name! unique, type {lift|pit|alignment|paint|wash} = lift, active = true
appointment (booking, slot): A time a car comes.
  starts_at!, ends_at! >= starts_at, reason, needs_loaner flag, status {booked|confirmed|arrived|cancelled|no_show}
  -> customer!, -> vehicle, -> work_bay, -> mechanic, -> repair_order

pack estimates (estimate, quote, approval): Estimates
estimate (quote): What a repair will cost.
  number! unique, total! 0.., currency = EUR, valid_until, sent_at, answered_at >= sent_at, status {draft|sent|approved|partly_approved|declined}
  -> repair_order!
estimate_line: One position of it.
  description_text! text(255), quantity! decimal 0.. = 1, unit_price! 0.., approved
  => estimate

pack inspections (inspection, checklist, digital inspection, photo): Inspections
vehicle_inspection (digital inspection, checklist): A look at the whole car.
  inspected_at = now, notes
  => repair_order, -> mechanic!
inspection_point (check item): One thing that was looked at.
  name!, result {ok|soon|urgent|not_checked} = ok, measured_text text(60), comment, photo_url
  => vehicle_inspection, unique(vehicle_inspection, name)

pack billing (invoice, billing, payment, insurance): Billing
invoice (bill): What a customer owes.
  number! unique, issued_on!, due_on! >= issued_on, labor_amount! 0.., parts_amount! 0.., tax_amount! 0.., total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> repair_order!, -> customer!
payment: Money that was received.
  amount! 0.., method {cash|card|transfer|insurance} = card, paid_at = now
  -> invoice!
insurance_case (insurance claim): A repair an insurance pays.
  insurer_name!, claim_number! text(40), approved_amount 0.., excess_amount 0.. = 0, status {reported|approved|rejected|paid}
  -> repair_order!, unique(insurer_name, claim_number)

pack purchasing (supplier, purchase order, parts order, stock): Parts purchasing
part_supplier (supplier, wholesaler): Who delivers parts.
  name! unique, email, phone, customer_number text(40), delivery_days 0..
parts_purchase (purchase order, parts order): Parts that were ordered.
  number! unique, ordered_on!, received_on >= ordered_on, status {ordered|partly_received|received|cancelled}
  -> part_supplier!
parts_purchase_line (ordered part): One part of it.
  quantity! 1.., unit_cost! 0.., received_quantity 0.. = 0
  => parts_purchase, -> part!, unique(parts_purchase, part)

pack reminders (reminder, service reminder, loaner car, courtesy car, warranty): Service and loaner cars
service_reminder (reminder): When a car is due.
  type {service|inspection|oil|tires|brakes} = service, due_on, due_mileage int 0.., sent_at, status {open|sent|booked|dropped}
  => vehicle
loaner_car (courtesy car, replacement car): A car that is lent meanwhile.
  license_plate! unique, make!, model!, status {available|lent|maintenance}
loan (loaner rental): Who has it.
  lent_at!, due_at! >= lent_at, returned_at >= lent_at, start_km! 0.., end_km 0..
  -> loaner_car!, -> repair_order!
`;
