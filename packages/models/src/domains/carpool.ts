export const CARPOOL = `domain carpool: Carpooling
says Drivers offer seats on their trips; passengers ask for them and share the cost.
like BlaBlaCar, Waze Carpool
cues carpooling, carpool, car pool, commute sharing, lift sharing, shared commute

core
member (user, commuter): Person who drives or comes along.
  email! unique, first_name!, last_name!, phone!, verified, rating_average decimal 1..5
vehicle (car): What is driven.
  license_plate! unique, make!, model!, color, seats! 1..9, fuel {petrol|diesel|electric|hybrid} = petrol
  owner -> member!
trip (ride, lift): A drive with free seats.
  origin_text! text(255), destination_text! text(255), departs_at!, arrives_at >= departs_at, free_seats! 0..8, price_per_seat money 0.. = 0, currency = EUR, status {planned|full|under_way|done|cancelled}, notes
  driver -> member!, -> vehicle!
trip_stop (stop, waypoint, pickup point): A place on the way.
  place!, latitude, longitude, planned_at, position! 1..
  => trip, unique(trip, position)
seat_request (request, booking, reservation): Somebody who wants to come along.
  seats 1.. = 1, status {requested|accepted|declined|cancelled|no_show}, requested_at = now, answered_at >= requested_at
  => trip, passenger -> member!, pickup_stop -> trip_stop
  unique(trip, passenger)

pack ratings (rating, review): Ratings
trip_rating (rating, review): What one thought of the other.
  rating! 1..5, comment
  => trip, author -> member!, rated -> member!, unique(trip, author, rated)

pack payments (payment, cost share): Payments
seat_payment (payment, cost share): What a seat cost.
  amount! 0.., status {open|paid|refunded}, paid_at
  => seat_request unique

pack regular (recurring, schedule, commute): Regular trips
trip_pattern (commute, schedule): A trip that is driven every week.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, departs_at_time! clock, valid_from_date!, valid_until >= valid_from_date, free_seats! 1..8
  driver -> member!, -> vehicle!
`;
