export const FERRY = `domain ferry: Ferry company
says Ships sail routes between ports to a timetable; customers book passengers, vehicles and cabins, and are checked in.
like Direct Ferries, Stena Line, Carus
cues ferry, ferry company, ferry line, ferry operator, ferry booking, ferry service, car ferry, ferry ticket, ferry crossing
hints ship line

core
port (harbour, harbor, terminal, pier): Where ships land.
  code! unique, name!, city, country, timezone!
ship (ferry, vessel, boat): A ship of the company.
  name! unique, imo_number unique, passenger_capacity! int 1.., lane_meters 0.., status {in_service|in_maintenance|retired}
ferry_route (route, line, crossing): From one port to another.
  code! unique, duration_minutes! int 1.., distance_km 0.., active = true
  origin -> port!, destination -> port!, unique(origin, destination)
sailing (departure, trip, voyage): A ship that sails a route at a time.
  departs_at!, arrives_at! >= departs_at, check_in_closes_at, status {scheduled|boarding|departed|arrived|delayed|cancelled}, status_reason
  -> ferry_route!, -> ship!, unique(ship, departs_at)
customer (client, guest): Person who books.
  first_name!, last_name!, email! unique, phone
ferry_booking (booking, reservation, order): What a customer booked on a sailing.
  booking_number! unique, status {pending|confirmed|checked_in|cancelled|refunded}, total! 0.., currency = EUR, booked_at = now
  -> customer!, -> sailing!
passenger (traveller, traveler): A person of a booking.
  first_name!, last_name!, birth_date, fare_type {adult|child|infant|senior} = adult, fare! 0.., checked_in_at
  => ferry_booking
booked_vehicle (vehicle, car, lorry, truck, motorcycle): A vehicle of a booking.
  license_plate!, vehicle_type! {car|van|camper|motorcycle|lorry|bicycle}, length_meters! decimal 0.., height_meters 0.., price! 0.., loaded_at
  => ferry_booking

pack cabins (cabin, berth): Cabins
cabin: A cabin of a ship.
  cabin_number!, cabin_type! {inside|outside|suite|pet_friendly}, berths! int 1.., deck text(20)
  => ship, unique(ship, cabin_number)
cabin_booking: A cabin of a booking.
  price! 0..
  => ferry_booking, -> cabin!, unique(ferry_booking, cabin)

pack fares (fare, tariff, season, price list): Fares
fare: What a passenger or a vehicle costs on a route.
  category! {adult|child|senior|car|van|camper|motorcycle|lorry|bicycle}, price! 0.., currency = EUR, valid_from_date!, valid_until!
  => ferry_route, unique(ferry_route, category, valid_from_date)

pack payments (payment, refund): Payments
ferry_payment (payment, refund): Money for a booking.
  amount!, method! {card|transfer|cash|voucher}, status {pending|paid|failed|refunded}, paid_at
  -> ferry_booking!

pack crew (crew, captain, sailor): Crew
crew_member (crew, captain, sailor): Person who works on board.
  staff_number! unique, first_name!, last_name!, rank_name! {captain|officer|engineer|deckhand|service}, certificate_valid_until date
sailing_crew: Who works on which sailing.
  duty_name
  => sailing, -> crew_member!, unique(sailing, crew_member)
`;
