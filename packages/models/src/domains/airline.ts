export const AIRLINE = `domain airline: Flights
says Airlines fly routes between airports; passengers book seats.
like Skyscanner, Kayak, Lufthansa
cues airline, flight booking, flight reservation, airline reservation, flight management, airport, airline management, flight search, plane ticket, flight schedule, flight ticket, flights app, aviation

core
airport: Where planes start and land.
  iata_code! text(3) unique, name!, city!, country!, timezone
airline (carrier): Company that flies.
  iata_code! text(2) unique, name!, country
aircraft (plane, airplane): A plane.
  registration! text(20) unique, model!, seats! 1.., status {active|maintenance|retired}
  -> airline!
flight: A plane from one airport to another, at a time.
  number! text(10), departs_at!, arrives_at! >= departs_at, status {scheduled|boarding|departed|landed|delayed|cancelled}, gate text(10), base_fare 0.., currency = EUR
  -> airline!, -> aircraft, origin -> airport!, destination -> airport!, unique(number, departs_at)
passenger (traveler, customer): Person who flies.
  first_name!, last_name!, birth_date!, email unique, phone, passport_number, nationality
booking (reservation): Flights booked together, under a code.
  record_locator! text(6) unique, contact_email!, status {held|confirmed|ticketed|cancelled}, total! 0.., currency = EUR, booked_at = now
ticket (booked seat, flight ticket): One passenger on one flight.
  ticket_number! unique, cabin {economy|premium|business|first} = economy, seat_number text(4), fare! 0.., status {issued|checked_in|boarded|refunded|no_show}
  => booking, -> passenger!, -> flight!, unique(flight, passenger)

pack payments (payment, refund): Payments
payment: Money for a booking.
  amount! 0.., method {card|transfer|miles} = card, status {pending|paid|failed|refunded}, paid_at
  -> booking!

pack baggage (baggage, luggage): Baggage
bag (baggage, luggage): A piece of luggage.
  tag_number! unique, weight_kg 0.., status {checked|loaded|delivered|lost}
  => ticket

pack crew (crew, pilot, cabin crew): Crew
crew_member (pilot, crew, flight attendant): Person who flies a plane or serves.
  employee_number! unique, first_name!, last_name!, crew_role {captain|first_officer|purser|attendant} = attendant, license_number unique
  -> airline!
crew_assignment: Who flies a flight.
  => flight, -> crew_member!, unique(flight, crew_member)

pack loyalty (loyalty, frequent flyer, miles): Miles
frequent_flyer (loyalty account, miles account): Somebody who collects miles.
  number! unique, miles_balance 0.. = 0, tier {basic|silver|gold} = basic
  -> passenger! unique
`;
