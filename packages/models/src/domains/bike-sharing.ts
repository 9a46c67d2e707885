export const BIKE_SHARING = `domain bike-sharing: Bike sharing
says Riders unlock bikes at stations or on the street, ride, lock them, and pay by minute or with a pass; crews move and mend them.
like Lime, Nextbike, Citi Bike, Santander Cycles
cues bike share, bikeshare, bicycle sharing, scooter sharing, e scooter sharing, e bike sharing, public bike, city bike, docking station, micromobility, shared bike, shared scooter, cycle hire, bike sharing system, bike sharing app, dockless bike, e scooter, kick scooter, bike sharing
about bike

core
rider (user, customer, member, cyclist): Person who rides.
  email! unique, phone! unique, first_name!, last_name!, birth_date!, balance = 0, is_verified, status {active|blocked|closed}
station (dock, docking station, hub): Where bikes are taken and brought back.
  code! unique, name!, address, latitude!, longitude!, capacity! 1.., status {planned|active|full|closed}
bike (bicycle, scooter, e bike): A thing that is ridden.
  bike_number! unique, type {bike|e_bike|cargo_bike|scooter} = bike, model!, lock_code text(40) unique, battery_percent int 0..100, latitude, longitude, total_km 0.. = 0, bought_on, status {available|reserved|in_use|low_battery|in_repair|missing|retired}
  -> station
pricing_plan (plan, pass type, tariff, membership plan): What riding costs.
  code! unique, name!, type {pay_per_ride|day|month|year} = pay_per_ride, unlock_fee 0.. = 0, per_minute_amount! 0.., free_minutes 0.. = 0, price 0.. = 0, currency = EUR, active = true
membership (pass, subscription): A plan a rider bought.
  starts_on!, ends_on! >= starts_on, auto_renews flag, status {active|expired|cancelled}
  -> rider!, -> pricing_plan!
ride (trip, rental): A bike somebody had, from unlocking to locking.
  number! unique, started_at = now, ended_at >= started_at, start_latitude, start_longitude, end_latitude, end_longitude, distance_km 0.., cost 0.., status {active|paused|finished|aborted}
  -> rider!, -> bike!, -> pricing_plan!, -> membership, start_station -> station, end_station -> station
payment (charge): Money that was taken.
  type {ride|pass|top_up|penalty|refund} = ride, amount! 0.., currency = EUR, method {card|paypal|wallet|voucher} = card, status {pending|paid|failed|refunded}, provider_reference text(80) unique, paid_at
  -> rider!, -> ride, -> membership

pack reservations (reservation, hold): Reservations
bike_reservation (reservation, hold): A bike that is held for some minutes.
  reserved_at = now, expires_at! >= reserved_at, status {active|used|expired|cancelled}
  => rider, -> bike!

pack maintenance (maintenance, repair, damage report, defect, mechanic): Maintenance
mechanic (technician, field worker, crew member): Person who moves and mends bikes.
  staff_number! unique, first_name!, last_name!, email! unique, active = true
damage_report (defect, problem report): Something a rider says is broken.
  part! {brake|tire|light|lock|battery|frame|seat|other}, description, photo_url, reported_at = now, status {new|confirmed|fixed|rejected}
  -> bike!, -> rider, -> ride
repair_job (repair, maintenance): Work on a bike.
  started_at!, finished_at >= started_at, work_text! long, parts_cost 0.. = 0
  -> bike!, -> mechanic!, -> damage_report

pack rebalancing (rebalancing, relocation, battery swap, charging): Moving and charging
field_task (relocation, battery swap, rebalancing): A bike that must be moved, charged or fetched.
  type {relocate|swap_battery|collect|deploy} = relocate, due_at, done_at, status {open|assigned|done|cancelled}
  -> bike!, assignee -> mechanic, from_station -> station, to_station -> station

pack zones (zone, geofence, parking zone, service area): Zones
zone (geofence, service area, parking zone): An area with rules of its own.
  name! unique, type {service_area|no_parking|slow|parking|no_ride} = service_area, boundary_text! long, speed_limit_kmh int 1..50, penalty_amount 0.. = 0, active = true
zone_violation (penalty, fine): A ride that broke them.
  happened_at = now, penalty_amount! 0.., status {charged|waived|disputed}
  -> ride!, -> zone!

pack promotions (promo code, coupon, referral, bonus): Promotions
promo_code (coupon): A code that makes rides cheaper.
  code! unique, discount_percent int 1..100, free_minutes 0.. = 0, valid_until, max_uses int 1..
promo_redemption: A code a rider used.
  redeemed_at = now
  => rider, -> promo_code!, unique(rider, promo_code)

pack tracking (gps, tracking, telemetry, sensor): Telemetry
bike_position (gps position, telemetry): What a bike reported.
  latitude!, longitude!, battery_percent int 0..100, is_locked, recorded_at = now
  => bike, -> ride
`;
