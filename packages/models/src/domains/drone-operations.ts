export const DRONE_OPERATIONS = `domain drone-operations: Drone flights
says Pilots fly drones on missions; flights, batteries, checks and permits are on record.
like DroneLogbook, AirData, Aloft
cues drone, drone flight, drone flight log, drone log, drone operations, drone pilot, uav, drone fleet, drone survey, drone mission, aerial photography, drone inspection
about drone_flight

core
pilot (operator, remote pilot): Who flies.
  first_name!, last_name!, email! unique, licence_number! unique, licence_until! date, active = true
drone (aircraft, uav): A drone.
  serial_number! unique, model!, manufacturer!, registration_number unique, weight_grams int 0.., bought_on, status {ready|flying|maintenance|lost|retired}
battery: A battery.
  serial_number! unique, capacity_mah! int 0.., cycle_count int 0.. = 0, health_percent decimal 0..100, retired_on
client (customer): For whom is flown.
  name! unique, email, phone
mission (job, project, survey): What is to be flown.
  title!, purpose, place!, latitude -90..90, longitude -180..180, planned_on!, max_height_meters int 0..5000, status {planned|approved|flown|cancelled}
  -> client
drone_flight (flight): One flight, from take-off to landing.
  number! unique, took_off_at!, landed_at >= took_off_at, max_height_meters decimal 0.., distance_meters decimal 0.., battery_start_percent decimal 0..100, battery_end_percent decimal 0..100, wind_text text(60), temperature_celsius, notes
  -> drone!, -> pilot!, -> battery, -> mission
preflight_check (checklist, check): What was looked at before.
  checked_at = now, item_name!, passed flag = true, comment
  => drone_flight

pack permits (permit, airspace, authorisation, authorization): Permits
flight_permit (permit, airspace authorisation, authorization): Leave to fly somewhere.
  number! unique, authority_name!, valid_from_date!, valid_until! >= valid_from_date, conditions_text long, status {requested|granted|refused}
  -> mission!

pack maintenance (maintenance, repair, firmware): Maintenance
drone_maintenance (maintenance, repair, firmware update): What was done to a drone.
  done_on!, kind! {inspection|repair|firmware|propellers|calibration}, description, cost 0.., next_due_on
  -> drone!

pack incidents (incident, crash): Incidents
flight_incident (incident, crash): What went wrong.
  occurred_at!, kind! {crash|lost_link|near_miss|injury|damage|flyaway}, description!, reported_to_authority flag = false
  -> drone_flight!

pack media (photo, video, media): Media
flight_media (photo, video, media): What was recorded.
  file_url!, kind {photo|video|thermal|point_cloud} = photo, taken_at, size_mb decimal 0..
  => drone_flight

pack insurance (insurance): Insurance
drone_insurance (insurance): What insures a drone.
  policy_number! unique, insurer_name!, valid_from_date!, valid_until! >= valid_from_date, coverage_amount! 0..
  -> drone!
`;
