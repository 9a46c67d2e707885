export const PARKING = `domain parking: Parking
says Vehicles park in spots of a garage; drivers pay by time or have a permit.
like ParkMobile, JustPark, EasyPark
cues parking, parking garage, parking lot, car park, parking management, parking space, parking reservation, parking app, parking spot

core
parking_lot (garage, lot, car park, facility): A place with spots.
  name! unique, address!, city!, latitude, longitude, capacity! 1.., opens_at_time clock, closes_at_time clock
parking_spot (spot, space, parking space): Room for one vehicle.
  number!, level, type {standard|compact|disabled|electric|motorcycle} = standard, status {free|occupied|reserved|closed}
  => parking_lot, unique(parking_lot, number)
driver (customer, user, parker): Person who parks.
  first_name!, last_name!, email! unique, phone
vehicle (car): What is parked.
  license_plate! unique, make, model, color
  -> driver
tariff (rate, price): What parking costs.
  name!, price_per_hour! money 0.., daily_max_amount 0.., currency = EUR, valid_from_date!
  => parking_lot
parking_session (session, parking ticket, ticket, stay): A vehicle that parks.
  ticket_number! unique, entered_at = now, left_at >= entered_at, fee 0.., status {active|paid|left|lost_ticket}
  -> parking_spot!, -> vehicle!, -> tariff

pack reservations (reservation, booking): Reservations
reservation (booking): A spot that is held.
  starts_at!, ends_at! >= starts_at, status {booked|used|cancelled|expired}, price 0..
  -> parking_spot!, -> driver!, -> vehicle

pack permits (permit, subscription, season ticket): Permits
permit (season ticket, subscription): May park for months.
  number! unique, starts_on!, ends_on! >= starts_on, monthly_fee 0.., status {active|expired|cancelled}
  -> parking_lot!, -> vehicle!

pack payments (payment): Payments
payment: Money for parking.
  amount! 0.., currency = EUR, method {card|cash|app} = card, paid_at = now
  -> parking_session!

pack violations (violation, fine, penalty): Violations
violation (fine, penalty): Parking as one may not.
  type! {no_ticket|overstay|wrong_spot|blocked}, fine_amount! 0.., noted_at = now, status {open|paid|contested|waived}
  -> parking_lot!, -> vehicle!
`;
