export const PUBLIC_TRANSPORT = `domain public-transport: Public transport
says Buses and trams run on lines by a timetable; passengers see when they come and travel with tickets and passes.
like Moovit, Citymapper, Optibus
cues public transport, transit, bus network, bus line, metro, tram, gtfs, bus company, transit agency, subway, bus timetable, bus schedule, bus ticket, public transit, bus stop, city bus, bus route, bus tracking, public transportation, bus booking, transport authority, bus operator

core
stop (station, bus stop, platform): Where passengers get on and off.
  code! unique, name!, latitude!, longitude!, is_accessible, has_shelter
  parent_stop -> stop, -> fare_zone
line (route, bus line): What passengers know by a number.
  number! unique, name!, mode {bus|tram|metro|train|ferry|cable_car} = bus, color text(7), active = true
line_pattern (pattern, direction, variant): One way a line runs.
  headsign! text(120), direction {outbound|inbound} = outbound
  => line, unique(line, direction, headsign)
pattern_stop: A stop of it, in order.
  position! 1.., minutes_from_start! int 0.., distance_km 0..
  => line_pattern, -> stop!, unique(line_pattern, position)
service_calendar (calendar, service day): On which days trips run.
  name! unique, monday flag, tuesday flag, wednesday flag, thursday flag, friday flag, saturday flag, sunday flag, starts_on!, ends_on! >= starts_on
scheduled_trip (trip, timetable, departure, schedule): A trip of the timetable.
  trip_number! unique, departs_at_time! clock
  -> line_pattern!, -> service_calendar!
vehicle (bus, tram): A vehicle that runs.
  fleet_number! unique, license_plate unique, type {bus|articulated_bus|tram|metro|ferry} = bus, capacity! 1.., fuel {diesel|electric|hybrid|gas|hydrogen} = diesel, is_low_floor, status {in_service|reserve|maintenance|retired}
  -> depot
trip_run (run, journey, actual trip): A trip on one day.
  run_date!, started_at, ended_at >= started_at, delay_seconds int -3600..86400 = 0, status {planned|running|completed|cancelled}
  -> scheduled_trip!, -> vehicle, -> driver, unique(scheduled_trip, run_date)

pack tickets (ticket, fare, pass, smart card, tap): Tickets and fares
fare_zone (zone, tariff zone): An area fares count by.
  code! unique, name!
fare_product (fare, ticket type, pass): What can be bought.
  code! unique, name! unique, type {single|day|week|month|year} = single, zones_count int 1.. = 1, price! 0.., currency = EUR, valid_minutes int 1.., active = true
passenger (customer, rider, user): Person who travels.
  email! unique, first_name!, last_name!, phone, birth_date, reduction {none|child|student|senior|disabled} = none
ticket (travel card): What a passenger bought.
  ticket_code! unique, price! 0.., bought_at = now, valid_from_at!, valid_until_at! >= valid_from_at, status {active|used|expired|refunded}
  -> fare_product!, -> passenger
validation (tap, check in): A ticket that was shown.
  validated_at = now, kind {tap_in|tap_out|inspection} = tap_in
  -> ticket! cascade, -> stop, -> trip_run

pack realtime (real time, arrival, gps, vehicle position, live): Live positions
vehicle_position (gps position): Where a vehicle was.
  latitude!, longitude!, bearing_degrees int 0..359, recorded_at = now
  => vehicle, -> trip_run
stop_passing (arrival, actual time): When a run was at a stop.
  arrived_at, departed_at >= arrived_at, passengers_on int 0.., passengers_off int 0..
  => trip_run, -> pattern_stop!, unique(trip_run, pattern_stop)

pack drivers (driver, duty, shift, roster, depot): Drivers and duties
depot (garage): Where vehicles and drivers start.
  code! unique, name! unique, address!
driver (bus driver, operator): Person who drives.
  staff_number! unique, first_name!, last_name!, email! unique, phone!, license_number! unique, license_expires_on!, status {active|on_leave|suspended|left}
  -> depot!
driver_duty (duty, shift): What a driver drives on a day.
  duty_date!, starts_at!, ends_at! >= starts_at, status {planned|started|completed|absent}
  -> driver!, unique(driver, starts_at)

pack alerts (alert, disruption, detour, news): Service alerts
service_alert (disruption, detour, alert): Something passengers should know.
  title!, body!, cause {construction|weather|accident|strike|event|technical} = technical, effect {delay|detour|no_service|stop_closed} = delay, starts_at!, ends_at >= starts_at
alert_target: A line or a stop it is about.
  => service_alert, -> line cascade, -> stop cascade

pack maintenance (maintenance, repair, defect, inspection): Maintenance
vehicle_defect (defect, fault): Something that is wrong with a vehicle.
  description!, severity {minor|major|unsafe} = minor, reported_at = now, fixed_at >= reported_at, status {open|in_repair|fixed}
  -> vehicle!, reported_by -> driver
maintenance_job (repair, inspection): Work on a vehicle.
  type {inspection|repair|cleaning} = inspection, planned_on!, done_on >= planned_on, cost 0.., mileage_km 0..
  -> vehicle!, -> vehicle_defect

pack feedback (complaint, feedback, lost property, fine): Passengers' voices
passenger_complaint (complaint, feedback): What a passenger was not pleased with.
  number! unique, category {late|crowded|driver|vehicle|fare|other} = other, body!, contact_email, filed_at = now, status {new|in_review|answered|closed}
  -> line, -> trip_run
lost_item (lost property): Something that was left behind.
  description!, found_on!, storage_place text(80), claimed_by_name, returned_on >= found_on, status {stored|returned|disposed}
  -> line
`;
