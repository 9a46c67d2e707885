export const TRAVEL_AGENCY = `domain travel-agency: Travel agency
says Customers book tours and trips, with passengers, hotels and payments.
like Expedia, TripAdvisor, GetYourGuide
cues travel agency, travel booking, tour operator, tour booking, travel management, tourism, trip booking, holiday booking, package tour, travel agent, sightseeing, guided tour, tour management, vacation booking, tourism agency

core
destination (place, city, location): Where one travels to.
  name! unique, country!, description
tour (trip, package, travel package, holiday, excursion): A journey that is offered.
  code! unique, title!, description, duration_days! 1.., base_price! 0.., currency = EUR, max_people 1.., status {draft|published|archived}
  -> destination!
departure (tour date, tour departure, date): A tour at a date.
  starts_on!, ends_on! >= starts_on, seats! 1.., price 0.., status {open|full|confirmed|cancelled|completed}
  => tour, -> guide, unique(tour, starts_on)
customer (client, traveler, traveller, tourist): Person who books.
  first_name!, last_name!, email! unique, phone!, address
booking (reservation): A tour somebody has booked.
  number! unique, status {requested|confirmed|paid|cancelled|completed}, total! 0.., currency = EUR, booked_at = now, notes
  -> customer!, -> departure!, -> agent
passenger (participant): Person who travels.
  first_name!, last_name!, birth_date!, passport_number, nationality
  => booking
payment: Money that was received.
  amount! 0.., type {deposit|balance|refund} = deposit, method {card|transfer|cash} = card, paid_at = now
  -> booking!

pack guides (guide, tour guide): Guides
guide (tour guide): Person who leads a tour.
  first_name!, last_name!, email! unique, phone, languages_text text(120)

pack services (hotel, flight, transfer, accommodation): Services
hotel (accommodation): Where one sleeps.
  name!, address, city!, stars 1..5
  -> destination!
hotel_stay (hotel booking): Nights of a booking in a hotel.
  check_in_date!, check_out_date! >= check_in_date, room_count! 1.. = 1, price 0..
  => booking, -> hotel!
flight_segment (flight, transfer): A flight of a booking.
  carrier!, flight_number!, departs_at!, arrives_at! >= departs_at, from_code text(3), to_code text(3), price 0..
  => booking

pack itinerary (itinerary, day, activity): Itinerary
itinerary_day (itinerary, day): What happens on a day of a tour.
  day_number! int 1.., title!, description
  => tour, unique(tour, day_number)

pack reviews (review, rating): Reviews
review (rating): What somebody thought of a tour.
  rating! 1..5, comment
  => booking unique

pack agents (agent, employee, staff): Agents
agent (employee, staff): Person who sells tours.
  first_name!, last_name!, email! unique, active = true
`;
