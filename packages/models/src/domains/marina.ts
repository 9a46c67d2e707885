export const MARINA = `domain marina: Marina
says A marina leases berths to boat owners by season or night, watches arrivals, reads power meters, lifts boats and bills for all of it.
like Dockwa, DockMaster, Harbour Assist, Marina Master
cues marina, yacht harbour, yacht harbor, boat mooring, berth booking, marina management, boatyard, yacht club berth, boat slip, slip rental, mooring, dry dock storage, boat storage, berth holder, mooring contract

core
pontoon (dock, pier, jetty): A pier with berths.
  code! unique, name, depth_meters decimal 0.., has_power = true, has_water = true
berth (slip, mooring, place): Where one boat lies.
  berth_number!, max_length_meters! decimal 0.., max_beam_meters! decimal 0.., max_draft_meters decimal 0.., kind {finger|stern_to|alongside|buoy|dry} = finger, status {free|leased|visitor|blocked}
  => pontoon, unique(pontoon, berth_number)
boat_owner (owner, berth holder, skipper, customer): Person or firm who has a boat.
  number! unique, name!, email!, phone!, address, country
boat (vessel, yacht): One boat.
  name!, registration_number! unique, kind {sail|motor|catamaran|dinghy} = sail, length_meters! decimal 0.., beam_meters! decimal 0.., draft_meters decimal 0.., insurance_company text(120), insured_until
  -> boat_owner!
berth_contract (mooring contract, lease, contract): A berth for a season or a year.
  number! unique, starts_on!, ends_on! >= starts_on, price! 0.., currency = EUR, deposit 0.. = 0, auto_renews flag, status {offered|signed|running|ended|terminated}
  -> berth!, -> boat!, -> berth_tariff, unique(berth, starts_on)

pack visitors (visitor, visit, guest berth, arrival, reservation, night): Visitors
visitor_stay (visit, booking, reservation, arrival): A boat that stays some nights.
  number! unique, arrives_on!, departs_on! >= arrives_on, people int 1.., price! 0.., currency = EUR, status {reserved|arrived|departed|cancelled|no_show}
  -> boat!, -> berth, -> berth_tariff

pack tariffs (tariff, price list, season price): Tariffs
berth_tariff (tariff, price): What a metre costs.
  name!, basis {night|month|season|year} = night, price_per_meter! money 0.., currency = EUR, valid_from_on!, valid_until! >= valid_from_on, unique(name, valid_from_on)

pack billing (invoice, billing, bill, payment, fuel, charge): Billing
marina_invoice (invoice, bill): What an owner owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}, paid_on
  -> boat_owner!
marina_invoice_line (charge): One item of a bill.
  kind! {berth|night|power|water|fuel|crane|other}, description_text! text(255), quantity! decimal 0.., unit_price! 0.., amount! 0..
  => marina_invoice, -> berth_contract, -> visitor_stay

pack meters (power, electricity, water, meter): Power and water
berth_meter_reading (meter reading): What the meter of a berth said.
  kind {power|water} = power, read_at!, reading! 0..
  -> berth!, -> boat, unique(berth, kind, read_at)

pack yard (crane, lift, haul out, winter storage, yard, repair): Yard
crane_booking (haul out, crane): A boat that is lifted.
  number! unique, starts_at!, kind {haul_out|launch|hold} = haul_out, price! 0.., currency = EUR, status {booked|done|cancelled}
  -> boat!
storage_place (winter storage): Where a boat stands on land.
  place_code! unique, indoor flag, length_meters! decimal 0..
storage_stay: Which boat stands there.
  starts_on!, ends_on >= starts_on, price! 0.., currency = EUR
  -> storage_place!, -> boat!, unique(storage_place, starts_on)
yard_job (repair, work order): Work on a boat.
  number! unique, title!, description, estimated_amount 0.., currency = EUR, status {requested|approved|in_work|done|invoiced}
  -> boat!

pack waiting (waiting list): Waiting list
berth_waiting_entry (waiting list): Who waits for a berth.
  applied_on!, wanted_length_meters! decimal 0.., status {waiting|offered|accepted|removed}
  -> boat_owner!, -> boat, unique(boat_owner, applied_on)

pack log (absence, departure, harbour log, safety): Harbour log
boat_movement (departure, return): A boat that left or came back.
  direction! {out|in}, moved_at = now, expected_back_on, people int 0..
  -> boat!
`;
