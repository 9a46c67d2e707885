export const RAILWAY = `domain railway: Railway
says Trains run on lines by a timetable, with crews and coaches; passengers buy tickets and reserve seats.
like Amtrak, Trainline, Deutsche Bahn
cues railway, train ticket, train booking, railroad, railway reservation, railway management, train schedule, rail operator, train reservation, train timetable, railway station, train company, rail network, rail ticket, train tracking, railway company

core
station (stop, railway station): Where trains stop.
  code! unique, name! unique, city!, country! text(2), latitude, longitude, platforms_count 1.., timezone
line (route, railway line): A way trains run.
  code! unique, name!, type {high_speed|intercity|regional|suburban|freight} = regional, active = true
line_station: A station of a line, in order.
  position! 1.., distance_km! 0.., planned_minutes! 0..
  => line, -> station!, unique(line, position), unique(line, station)
coach_type (class of coach, wagon type): A kind of coach and its seats.
  code! unique, name!, travel_class {first|second|sleeper|dining|luggage} = second, seats! 0..
train_service (train, train number): A train as the timetable has it.
  train_number! unique, name, runs_on_days text(7) = 1111111, valid_from_date!, valid_until >= valid_from_date
  -> line!
train_run (run, departure, trip, journey): A train on one day.
  run_date!, departs_at!, arrives_at! >= departs_at, delay_minutes int 0.. = 0, status {scheduled|boarding|running|arrived|delayed|cancelled}
  -> train_service!, -> trainset, unique(train_service, run_date)
run_stop (timetable stop, stop time): When a run is at a station.
  position! 1.., planned_arrival_at, planned_departure_at >= planned_arrival_at, actual_arrival_at, actual_departure_at >= actual_arrival_at, platform text(10), is_cancelled
  => train_run, -> station!, unique(train_run, position)

pack tickets (ticket, booking, passenger, fare, seat reservation, seat): Tickets and seats
passenger (customer, traveler, traveller): Person who travels.
  first_name!, last_name!, email! unique, phone, birth_date, discount_card {none|quarter|half|full|senior|youth} = none
fare (price): What a way costs.
  travel_class {first|second|sleeper} = second, type {full|saver|child|group} = full, price! 0.., currency = EUR, valid_from_date!, valid_until >= valid_from_date
  from_station -> station!, to_station -> station!, unique(from_station, to_station, travel_class, type, valid_from_date)
booking (order): Tickets that were bought at once.
  reference! unique, booked_at = now, total! 0.., currency = EUR, payment_method {card|cash|transfer|voucher} = card, status {reserved|paid|refunded|cancelled}
  buyer -> passenger!
coach (wagon, carriage): A coach of a run, where seats can be reserved.
  coach_number! int 1..
  => train_run, -> coach_type!, unique(train_run, coach_number)
ticket (seat reservation): A passenger's right to one run, with or without a seat.
  ticket_number! unique, seat_number text(5), price! 0.., status {valid|used|exchanged|refunded|void}, checked_at
  -> booking! cascade, -> passenger!, -> train_run!, from_station -> station!, to_station -> station!, -> coach, unique(coach, seat_number, from_station)

pack rolling-stock (locomotive, rolling stock, trainset, maintenance): Rolling stock
trainset (locomotive, vehicle, rolling stock): A locomotive or a train that stays together.
  fleet_number! unique, series text(40), type {locomotive|multiple_unit|coach_set|wagon} = multiple_unit, built_year int 1850..2200, mileage_km! 0.. = 0, next_inspection_on, status {in_service|reserve|maintenance|retired}
maintenance_job (maintenance, inspection, repair): Work on it.
  type {inspection|repair|cleaning|overhaul} = inspection, starts_at!, ends_at >= starts_at, description, status {planned|in_progress|done}
  -> trainset!

pack crew (crew, driver, conductor, staff, duty): Crews
crew_member (driver, conductor, train driver): Person who works on trains.
  staff_number! unique, first_name!, last_name!, email! unique, job {driver|conductor|attendant} = driver, licensed_until, active = true
  home_station -> station
crew_duty (duty, shift): Who works on a run.
  duty {driver|conductor|attendant} = driver, starts_at!, ends_at! >= starts_at
  => train_run, -> crew_member!, unique(train_run, crew_member)

pack disruptions (delay, disruption, incident, track, closure): Disruptions
disruption (delay, incident, closure): Something that keeps trains from running.
  title!, type {track_works|signal|weather|accident|strike|vehicle} = signal, starts_at!, ends_at >= starts_at, status {announced|active|over}
  -> line, -> station
run_disruption: A run that suffers from it.
  added_minutes! 0..
  => disruption, -> train_run!, unique(disruption, train_run)

pack freight (freight, cargo, wagonload): Freight
freight_customer (shipper): Who has goods carried.
  number! unique, name!, email!, phone
freight_order (cargo, consignment): Goods on a train.
  number! unique, goods_text! text(255), weight_tons! decimal 0.., wagons_count! int 1.., price 0.., status {ordered|loaded|in_transit|delivered|cancelled}
  -> freight_customer!, -> train_run, from_station -> station!, to_station -> station!

pack claims (compensation, claim, complaint, lost property): Passenger rights
compensation_claim (claim, complaint): A passenger who was late, and wants money back.
  number! unique, delay_minutes! int 0.., claimed_amount! 0.., paid_amount 0.., filed_on!, paid_on >= filed_on, claimant_name!, claimant_email! text(254), status {filed|in_review|paid|rejected}
  -> train_run!, -> ticket
`;
