export const EV_CHARGING = `domain ev-charging: Charging of electric cars
says Drivers charge their cars at stations, pay for what they took, and operators see what runs and what is broken.
like ChargePoint, EVBox, Plugsurfing
cues ev charging, charging station, charging network, electric vehicle charging, ev charger, charge point, car charging, electric car charging, wallbox

core
operator (owner, provider): Who runs stations.
  name! unique, email! unique, phone
station (charging station, site, location): A place with chargers.
  name!, address!, city!, latitude, longitude, opening_hours text(120), status {planned|open|closed}
  -> operator!
charge_point (charger, connector, wallbox): What a car is plugged into.
  code! unique, plug_type! {type_2|ccs|chademo|schuko|tesla}, max_power_kw! 0.., status {available|occupied|reserved|faulted|offline}
  => station
driver (user, customer, member): Who charges.
  first_name!, last_name!, email! unique, phone, card_number text(40) unique, status {active|blocked}
vehicle (car, electric car): A car of a driver.
  license_plate! unique, brand, model, battery_kwh 0..
  -> driver!
tariff (price, plan): What charging costs.
  name! unique, price_per_kwh! decimal 0.., price_per_minute decimal 0.. = 0, starting_fee 0.. = 0, currency = EUR
charging_session (session, charge): A car that charges.
  started_at!, ended_at >= started_at, energy_kwh 0.., total 0.., status {charging|finished|aborted|billed}
  -> charge_point!, -> driver!, -> vehicle, -> tariff!

pack reservations (reservation, booking): Reservations
reservation (booking): A charger that is kept free.
  starts_at!, ends_at! >= starts_at, status {active|used|expired|cancelled}
  -> charge_point!, -> driver!

pack faults (fault, maintenance, ticket): Faults
fault (ticket, error): What is broken.
  description!, reported_at = now, repaired_at >= reported_at, severity {low|medium|high} = medium
  -> charge_point!, reported_by -> driver

pack billing (invoice, payment): Billing
invoice: What a driver owes for a month.
  number! unique, issued_on!, total! 0.., currency = EUR, status {open|paid|overdue|cancelled}
  -> driver!
payment: Money a driver paid.
  amount! 0.., paid_on!, method {card|debit|transfer} = card
  -> invoice!
`;
