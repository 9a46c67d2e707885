export const TAXI = `domain taxi: Taxi company
says Passengers order a taxi or stop one; the office sends a driver with a car, the meter runs, the fare is paid and settled.
like iCabbi, Autocab, Cordic, Free Now
cues taxi fleet, taxi cab, taxi service, taxi driver, cab company, cab dispatch, minicab, airport transfer, chauffeur service, limousine service, taxi management, taxi operator, taxi rank, taxi business, limo service, private hire, taxi order, taxi, taxi booking, taxi app, taxi dispatch, taxi company, cab booking, cab service

core
driver (taxi driver, chauffeur, cabbie): Person who drives.
  driver_number! unique, first_name!, last_name!, phone! unique, email unique, license_number! unique, taxi_permit_number text(40) unique, permit_expires_on!, employment {employee|self_employed} = employee, commission_percent decimal 0..100 = 0, status {active|suspended|left}
vehicle (taxi, cab, car): A car of the company.
  license_plate! unique, concession_number text(20) unique, make!, model!, color, seats! 1..9 = 4, category {standard|estate|van|luxury|wheelchair} = standard, meter_calibrated_until, inspected_until, status {in_service|maintenance|retired}
passenger (customer, rider, client, caller): Person who is driven.
  first_name, last_name!, phone! unique, email, usual_address text(255), notes, is_blocked
dispatcher (operator, employee): Person of the office who sends cars.
  email! unique, first_name!, last_name!, active = true
fare_tariff (tariff, rate, fare): What a ride costs, by kind of car and time of day.
  code! unique, name!, category {standard|estate|van|luxury|wheelchair} = standard, base_fare! 0.., per_km_amount! 0.., waiting_hour_amount! 0.. = 0, minimum_fare 0.. = 0, from_time clock, until_time clock, currency = EUR, valid_from_date!, valid_until >= valid_from_date
driver_shift (shift, duty): A driver with a car for some hours.
  starts_at!, ends_at >= starts_at, start_km! 0.., end_km 0.., cash_handed_in_amount 0.., status {open|closed|settled}
  -> driver!, -> vehicle!
taxi_order (order, booking, ride request): A taxi somebody wants, now or later.
  number! unique, channel {phone|app|web|rank|hotel} = phone, pickup_address!, pickup_latitude, pickup_longitude, dropoff_address, pickup_at!, passengers_count int 1..9 = 1, category {standard|estate|van|luxury|wheelchair} = standard, fixed_fare 0.., notes, status {requested|offered|accepted|arrived|on_board|completed|cancelled|no_show}, ordered_at = now
  -> passenger, -> dispatcher, -> business_account
ride (trip, journey): A drive with the meter on.
  number! unique, started_at!, ended_at >= started_at, distance_km 0.., waiting_minutes 0.. = 0, metered_fare! 0.., surcharge_amount 0.. = 0, tip 0.. = 0, payment_method {cash|card|app|account|voucher} = cash, status {running|finished|disputed}
  -> driver_shift!, -> taxi_order, -> fare_tariff

pack dispatch (dispatch, offer, job offer): Sending cars
job_offer (offer): An order that was offered to a driver.
  offered_at = now, answered_at >= offered_at, distance_km 0.., answer {pending|accepted|declined|timeout} = pending
  => taxi_order, -> driver_shift!, unique(taxi_order, driver_shift, offered_at)

pack tracking (gps, tracking, location, taxi stand): Positions and ranks
taxi_stand (rank, stand): A place taxis wait.
  name! unique, address!, latitude!, longitude!, places_count int 1..
vehicle_position (gps position, location): Where a car was.
  latitude!, longitude!, is_occupied, recorded_at = now
  => vehicle, -> taxi_stand

pack accounts (business account, corporate account, invoice, account customer): Business customers
business_account (corporate account, account customer): A company, hotel or clinic that pays later.
  number! unique, name!, email!, phone, billing_address! text(255), monthly_limit_amount 0.., status {active|blocked|closed}
invoice (bill): What it owes for a month.
  number! unique, period_start_on!, period_end_on! >= period_start_on, due_on!, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> business_account!
invoice_ride: A ride of an invoice.
  amount! 0..
  => invoice, -> ride! unique

pack settlement (settlement, payout, driver pay, commission): Settlement with drivers
driver_settlement (settlement, payout): What driver and company owe each other for a time.
  period_start_on!, period_end_on! >= period_start_on, fares_amount! 0.., commission_amount! 0.., card_amount 0.. = 0, cash_amount 0.. = 0, payout_amount!, status {open|approved|paid}, paid_on
  -> driver!, unique(driver, period_start_on)

pack airport (airport transfer, flight, transfer, recurring ride, school run): Transfers and regular rides
flight_transfer (transfer): A ride that waits for a flight.
  flight_number! text(10), lands_at!, luggage_count int 0.., sign_text text(120)
  => taxi_order unique
recurring_ride (school run, patient ride): A ride that comes again and again.
  title!, weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, pickup_at_time! clock, pickup_address!, dropoff_address!, starts_on!, ends_on >= starts_on, active = true
  -> passenger!, -> business_account

pack ratings (rating, complaint, lost property): Ratings and complaints
ride_rating (rating, review): What the passenger thought of it.
  stars! 1..5, comment, rated_at = now
  => ride unique
complaint (lost property): What a passenger says was wrong.
  type {driver|fare|late|vehicle|lost_item} = driver, body!, filed_at = now, status {open|in_review|closed}, resolution_text text(255)
  -> ride, -> passenger
`;
