export const WATER_UTILITY = `domain water-utility: Water utility
says Properties are connected to the network; meters are read, water is billed, tested, and leaks are mended.
like Itineris, Cityworks, WaterSmart
cues water supply, water company, water billing, water meter, water management, waterworks, wastewater, sewage, water utility billing, water distribution, drinking water, water supplier, water board, water network, water bill, water utility management, water utility

core
customer (consumer, account holder, subscriber): Who gets water.
  number! unique, type {household|business|public} = household, name!, email, phone, billing_address! text(255)
pressure_zone (supply zone, district, zone): Part of the network that hangs together.
  code! unique, name! unique
property (service location, premise, connection): A place that is connected.
  connection_number! unique, address!, city!, latitude, longitude, pipe_diameter_mm int 1.., connected_on!, status {connected|shut_off|disconnected}
  -> pressure_zone!
tariff (rate, price): What water costs.
  code! unique, name!, base_fee! 0.., wastewater_price decimal 0.. = 0, currency = EUR, valid_from_date!, valid_until >= valid_from_date
tariff_block (price block, tier): What a cubic meter costs from some use on.
  from_cubic_meters! int 0.. = 0, price_per_cubic_meter! decimal 0..
  => tariff, unique(tariff, from_cubic_meters)
service_account (account, contract, supply contract): A customer who is supplied at a place, for a time.
  number! unique, starts_on!, ends_on >= starts_on, status {active|closing|closed}, deposit 0.. = 0
  -> customer!, -> property!, -> tariff!
meter (water meter): Counts the water.
  serial_number! unique, size_mm int 1.., type {mechanical|ultrasonic|smart} = mechanical, installed_on!, calibrated_until, removed_on >= installed_on, status {installed|in_stock|defective|scrapped}
  -> property
meter_reading (reading): What a meter showed.
  read_on!, reading_cubic_meters! decimal 0.., source {reader|customer|remote|estimated} = reader, is_plausible flag = true, photo_url
  => meter, unique(meter, read_on)

pack billing (billing, bill, invoice, payment, arrears): Billing
water_bill (bill, invoice): What a customer owes for a time.
  number! unique, period_start_on!, period_end_on! >= period_start_on, consumption_cubic_meters! decimal 0.., water_amount! 0.., wastewater_amount 0.. = 0, base_fee! 0.., total! 0.., currency = EUR, due_on! >= period_end_on, status {draft|sent|paid|overdue|cancelled}
  -> service_account!
payment: Money that was received.
  amount! 0.., received_on!, method {debit|transfer|card|cash} = debit, reference
  -> water_bill!
shutoff (disconnection, dunning): Water that was turned off because of unpaid bills.
  notified_on!, shut_off_at, restored_at >= shut_off_at, fee 0.. = 0, status {announced|done|restored|cancelled}
  -> service_account!

pack faults (leak, fault, burst, outage, repair): Leaks and repairs
fault_report (leak, burst, report): Something that is wrong with the water.
  number! unique, type! {leak|burst|no_water|low_pressure|color|smell|blocked_drain}, description, address!, latitude, longitude, priority {low|normal|high|emergency} = normal, reported_at = now, fixed_at >= reported_at, status {reported|assigned|in_repair|fixed|no_fault}
  -> customer, -> pressure_zone
field_worker (technician, crew, meter reader): Person who works outside.
  staff_number! unique, first_name!, last_name!, phone!, active = true
repair_job (repair, work order): Work to mend it.
  number! unique, planned_on!, started_at, finished_at >= started_at, work_text long, cost 0.., status {planned|in_progress|done|cancelled}
  -> fault_report!, -> field_worker

pack network (pipe, network, pump, valve, reservoir): Network
network_asset (pipe, pump, valve, reservoir, hydrant): A part of the network.
  code! unique, type! {pipe|pump|valve|reservoir|hydrant|well|treatment_plant}, material, diameter_mm int 1.., length_meters 0.., built_year int 1800..2200, latitude, longitude, status {in_service|standby|out_of_service|retired}
  -> pressure_zone
network_interruption (interruption, planned outage): A time without water.
  starts_at!, ends_at >= starts_at, reason!, is_planned, affected_count 0..
  -> pressure_zone!, -> network_asset

pack quality (water quality, sample, water test, laboratory): Water quality
sampling_point (tap, sample point): Where samples are taken.
  code! unique, name!, address
  -> pressure_zone!
water_sample (sample): Water that was tested.
  number! unique, taken_at!, sampler_name, status {taken|in_lab|released}
  -> sampling_point!
sample_value (test result, parameter): One value that was found.
  parameter_name!, measured_number! decimal, unit text(20), limit_number decimal, exceeds_limit flag
  => water_sample, unique(water_sample, parameter_name)

pack requests (new connection, move, service request, application): Requests
service_request (new connection, move in, move out): Something a customer wants.
  number! unique, type! {new_connection|move_in|move_out|meter_check|other}, wanted_on, requested_at = now, done_at >= requested_at, status {new|accepted|done|rejected}
  -> customer!, -> property
`;
