export const FLEET = `domain fleet: Fleet
says Vehicles of a company, who drives them, trips, fuel and maintenance.
like Samsara, Fleetio, Geotab
cues fleet, fleet management, vehicle tracking, fleet tracking, vehicle management, fleet maintenance, company cars, vehicle fleet, truck fleet, motor pool, bus fleet, vehicle log

core
driver (employee): Person who drives.
  employee_number! unique, first_name!, last_name!, phone, email unique, license_number! unique, license_class! text(10), license_expires_on!, status {active|on_leave|left}
vehicle (car, truck, van, bus): A vehicle of the company.
  license_plate! unique, vin unique, make!, model!, model_year 1950..2100, type {car|van|truck|bus|trailer} = car, fuel {petrol|diesel|electric|hybrid|gas} = diesel, odometer_km 0.. = 0, purchased_on, status {active|in_shop|out_of_service|sold}
vehicle_assignment (assignment): Who has a vehicle, from when to when.
  starts_on!, ends_on >= starts_on
  -> vehicle!, -> driver!
trip (journey, ride, route): A drive.
  started_at!, ended_at >= started_at, start_place!, end_place, start_odometer_km 0.., end_odometer_km 0.., purpose
  -> vehicle!, -> driver!
fuel_entry (fuel log, refueling, fuel, fill up): Fuel that was bought.
  fueled_at = now, liters! 0.., price_per_liter! money 0.., total! 0.., currency = EUR, odometer_km 0.., station_name
  -> vehicle!, -> driver
maintenance_record (maintenance, service, repair, service record): Work on a vehicle.
  type! {service|repair|tires|inspection|recall}, done_on!, odometer_km 0.., cost 0.., currency = EUR, workshop_name, description
  -> vehicle!

pack reminders (reminder, due date, service schedule): Reminders
service_schedule (reminder, service reminder): What has to be done when.
  title!, interval_km int 1.., interval_months 1.., next_due_on, next_due_km int 0..
  => vehicle

pack tracking (gps, tracking, location, telematics): Tracking
position_report (location, gps position, position): Where a vehicle was.
  recorded_at!, latitude!, longitude!, speed_kmh decimal 0..
  => vehicle, -> trip

pack incidents (accident, incident, damage, fine): Incidents
incident (accident, damage): Something that went wrong.
  occurred_at!, type {accident|damage|breakdown|theft|fine} = accident, place, description!, cost 0.., status {reported|in_repair|closed}
  -> vehicle!, -> driver

pack papers (insurance, registration, document): Papers
vehicle_document (insurance, registration, document): A paper of a vehicle with an end.
  type! {insurance|registration|inspection|lease}, number!, valid_from_date!, valid_until! >= valid_from_date, provider_name
  => vehicle
`;
