export const RIDE_SHARING = `domain ride-sharing: Ride sharing
says Riders ask for rides; drivers near them take them and are paid.
like Uber, Lyft, Bolt, Grab
cues ride sharing, ride hailing, ridesharing, ride share

core
rider (passenger, customer, user, client): Person who is driven.
  first_name!, last_name!, email! unique, phone! unique, rating_average decimal 1..5
driver (chauffeur): Person who drives.
  first_name!, last_name!, email! unique, phone! unique, license_number! unique, rating_average decimal 1..5, status {offline|available|on_ride|suspended}
vehicle (car, taxi, cab): A car rides are made with.
  license_plate! unique, make!, model!, color, seats! 1..20, category {standard|premium|van} = standard
  -> driver!
fare_rate (tariff, price, fare): What a kind of ride costs.
  name! unique, base_fare! 0.., per_km_amount! 0.., per_minute_amount! 0.., minimum_fare 0.. = 0, currency = EUR
ride (trip, booking, ride request, journey): From one place to another.
  number! unique, pickup_address!, dropoff_address!, pickup_latitude!, pickup_longitude!, dropoff_latitude!, dropoff_longitude!, status {requested|accepted|arrived|in_progress|completed|cancelled}, distance_km 0.., requested_at = now, started_at >= requested_at, ended_at >= started_at, fare 0..
  -> rider!, -> driver, -> vehicle, -> fare_rate
payment: How a ride was paid.
  amount! 0.., tip 0.. = 0, method {card|cash|wallet} = card, status {pending|paid|failed|refunded}, paid_at
  -> ride!
rating (review): What one thought of the other.
  stars! 1..5, comment, direction {by_rider|by_driver} = by_rider
  => ride, unique(ride, direction)

pack promotions (promo code, coupon, discount): Promotions
promo_code (coupon, discount): A code that makes rides cheaper.
  code! unique, discount_percent! 1..100, valid_until, max_uses int 1..

pack tracking (location, tracking, gps): Tracking
driver_position (location, gps position): Where a driver was.
  latitude!, longitude!, recorded_at = now
  => driver, -> ride

pack payouts (payout, earning): Payouts
payout (earning): Money that went to a driver.
  amount! 0.., period_start_on!, period_end_on! >= period_start_on, paid_at
  -> driver!
`;
