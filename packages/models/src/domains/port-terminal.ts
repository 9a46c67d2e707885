export const PORT_TERMINAL = `domain port-terminal: Port terminal
says Ships call at berths; containers are discharged, stacked in the yard, and leave by truck, rail or another ship.
like Navis N4, Tideworks, PortVision
cues port terminal, container terminal, seaport, harbor, harbour, port management, terminal operating system, berth, port authority, vessel call, container yard, port operations, ship berthing, terminal operator, vessel scheduling, dock management, harbor master

core
shipping_line (carrier, customer, line, shipping company): Company whose ships and containers come.
  scac_code! text(4) unique, name! unique, email!, phone, address, country
vessel (ship): A ship.
  imo_number! text(7) unique, name!, call_sign text(10), flag_country text(2), length_meters! 1.., beam_meters 1.., draft_meters 0.., capacity_teu int 0..
  -> shipping_line!
berth (quay, pier, dock): Where a ship lies.
  code! unique, length_meters! 1.., depth_meters! 0.., status {free|occupied|closed}
vessel_call (port call, visit, call): One time a ship comes.
  number! unique, voyage_in! text(20), voyage_out text(20), expected_arrival_at!, expected_departure_at! >= expected_arrival_at, arrived_at, departed_at >= arrived_at, status {announced|confirmed|anchored|berthed|working|departed|cancelled}
  -> vessel!, -> berth
yard_block (yard, stack, block): A part of the yard.
  code! unique, bays_count! int 1.., rows_count! int 1.., tiers_count! int 1..9, type {dry|reefer|hazardous|empty} = dry
container (unit, box): A container, as it is known anywhere.
  container_number! text(11) unique, iso_type! text(4), size_feet {20|40|45} = 40, tare_kg 0.., max_gross_kg 0..
  -> shipping_line!
container_visit (container stay, stay): One time a container is at the terminal, from coming to going.
  category {import|export|transshipment|empty} = import, gross_kg 0.., seal_number text(20), hazard_class text(10), reefer_celsius, bay_number int 1.., row_number int 1.., tier_number int 1..9, in_at, out_at >= in_at, status {expected|in_yard|on_vessel|on_hold|left}
  -> container!, inbound_call -> vessel_call restrict, outbound_call -> vessel_call restrict, -> yard_block, -> truck_visit
container_move (move, movement, lift): A container that was moved; never changed.
  type! {discharge|load|gate_in|gate_out|shift|rail_in|rail_out}, moved_at = now, from_position text(20), to_position text(20)
  => container_visit, -> crane, -> vessel_call

pack equipment (crane, equipment, reach stacker, maintenance): Cranes and machines
crane (equipment, reach stacker): A machine that lifts containers.
  code! unique, type! {quay_crane|yard_crane|reach_stacker|straddle_carrier|tractor}, max_load_kg! 0.., status {ready|working|maintenance|down}
equipment_downtime (maintenance, breakdown): A time a machine did not work.
  started_at!, ended_at >= started_at, reason!, is_planned
  => crane

pack gate (gate, truck, truck appointment, slot): Gate
haulier (trucking company): Company whose trucks come.
  code! unique, name! unique, phone, email
truck_visit (truck, truck appointment, gate transaction): A truck that comes at an agreed time.
  appointment_number! unique, slot_starts_at!, slot_ends_at! >= slot_starts_at, license_plate!, driver_name, entered_at, left_at >= entered_at, status {booked|entered|served|left|no_show|cancelled}
  -> haulier!

pack holds (hold, customs hold, release, damage): Holds and damages
container_hold (hold): Something that keeps a container from leaving.
  type! {customs|line|damage|payment|health}, placed_at = now, released_at >= placed_at, reason
  => container_visit
damage_report (damage): Damage that was seen.
  code!, description!, reported_at = now, photo_url
  => container_visit, -> crane

pack services (pilot, tug, port service, mooring): Services to ships
port_service (pilotage, towage, mooring): What a ship can order.
  code! unique, name! unique, unit text(20), price! 0.., currency = EUR
service_order (ordered service): A service for one call.
  quantity! decimal 0.. = 1, starts_at!, ends_at >= starts_at, status {ordered|confirmed|done|cancelled}
  -> vessel_call!, -> port_service!

pack billing (billing, invoice, storage fee, demurrage): Billing
storage_tariff (storage fee, demurrage): What a day in the yard costs.
  size_feet {20|40|45} = 40, free_days 0.. = 3, daily_price! 0.., valid_from_date!, valid_until >= valid_from_date, unique(size_feet, valid_from_date)
invoice (bill): What a line owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|cancelled}
  -> shipping_line!, -> vessel_call
invoice_line (position): One position of an invoice.
  description_text! text(255), quantity! decimal 0.. = 1, unit_price! 0..
  => invoice, -> container_visit

pack shifts (shift, gang, worker, stevedore): Workers
dock_worker (stevedore, worker): Person who works on the quay.
  staff_number! unique, first_name!, last_name!, job {crane_driver|lasher|tallyman|foreman|driver} = lasher, licensed_until, active = true
gang_assignment (gang, shift): A worker on a ship for a shift.
  starts_at!, ends_at! >= starts_at
  => vessel_call, -> dock_worker!, unique(dock_worker, starts_at)
`;
