export const LOCKSMITH = `domain locksmith: Locksmith
says Customers call to be let in or order keys, locks and locking systems; locksmiths go there, and jobs are billed.
like Workiz, Locksmith Ledger, KeyNet
cues locksmith, lock and key service, key cutting, key shop, key duplication, lockout service, locking system, master key system, key copy
hints lock

core
customer (client, caller): Who calls or orders.
  name!, company_name text(120), phone!, email, address, notes
locksmith (technician, employee, fitter): Person who does the work.
  staff_number! unique, first_name!, last_name!, phone!, license_number unique, on_call flag, active = true
service_call (call, emergency call, emergency, call-out, lockout): Somebody who needs help at a place.
  number! unique, kind! {door_opening|car_opening|lock_change|burglary_repair|safe_opening|other}, address!, urgency {emergency|today|planned} = emergency, description, quoted_price 0.., called_at = now, status {received|assigned|on_the_way|done|cancelled}
  -> customer!
call_visit (visit, assignment): A locksmith at the place.
  assigned_at = now, arrived_at >= assigned_at, finished_at >= arrived_at, work_text text(1000), identity_checked flag
  => service_call, -> locksmith!
key_blank (blank, key type): A kind of key that can be cut.
  code! unique, profile! text(80), maker_name text(80), is_protected, price! 0.., stock 0.. = 0
key_order (cutting order, order): Keys a customer ordered.
  number! unique, ordered_at = now, ready_on, picked_up_at >= ordered_at, status {ordered|cut|ready|picked_up|cancelled}, total 0..
  -> customer!
key_order_line (key copy): How many of which key.
  quantity! 1.. = 1, unit_price! 0.., cut_code text(40), security_card_number text(40)
  => key_order, -> key_blank!
invoice (bill): What a customer owes.
  number! unique, issued_on!, due_on >= issued_on, total! 0.., currency = EUR, status {open|paid|overdue|cancelled}, paid_on
  -> customer!

pack locks (cylinder, part, stock): Parts
lock_part (cylinder, part, spare part): Something that is fitted.
  sku! unique, name!, brand, price! 0.., stock 0.. = 0
used_part: What was fitted at a place.
  quantity! 1.. = 1, unit_price! 0..
  => call_visit, -> lock_part!

pack systems (master key, key plan): Locking systems
key_system (locking system, master key system): Locks and keys of a building that belong together.
  number! unique, building_address! text(255), installed_on, level_count int 1..
  -> customer!
system_key: A key of a system, and who holds it.
  key_number!, holder_name text(120), handed_out_on, returned_on >= handed_out_on, is_master
  => key_system, unique(key_system, key_number)

pack vans (van, vehicle): Vans
service_van (van, vehicle): A van that is driven to calls.
  license_plate! unique, status {available|out|in_repair}
  driver -> locksmith

pack payments (payment): Payments
invoice_payment (payment): Money that came in.
  amount! 0.., method! {cash|card|transfer}, paid_at = now
  -> invoice!
`;
