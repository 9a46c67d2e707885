export const CAR_RENTAL = `domain car-rental: Car rental
says Customers reserve cars at a branch, take them, bring them back, and pay.
like Hertz, Sixt, Turo
cues car rental, rent a car, vehicle rental, car hire, van rental, rental car, truck rental, car sharing, bike rental, scooter rental, motorcycle rental, carsharing, rent out car, rent out van
about vehicle

core
branch (location, station, rental location): Where cars are taken and brought back.
  name! unique, code! unique, address!, city!, phone
vehicle_class (car category, car class, category): Cars that cost the same.
  name! unique, daily_price! 0.., deposit 0.. = 0, currency = EUR, seats! 1..60
vehicle (car, van, truck, bike, scooter, motorcycle): A car that is rented out.
  license_plate! unique, vin unique, make!, model!, model_year 1950..2100, color, transmission {manual|automatic} = manual, fuel {petrol|diesel|electric|hybrid} = petrol, mileage 0.. = 0, status {available|rented|maintenance|sold}
  -> vehicle_class!, -> branch!
customer (client, renter, user, driver): Person who rents.
  first_name!, last_name!, email! unique, phone!, birth_date!, license_number! unique, license_expires_on!, address
reservation (booking): A class of cars held for somebody.
  number! unique, pickup_at!, return_at! >= pickup_at, status {pending|confirmed|collected|cancelled|no_show}, quoted_total! 0..
  -> customer!, -> vehicle_class!, pickup_branch -> branch!, return_branch -> branch!
rental (rental agreement, contract, hire): A car somebody has.
  number! unique, picked_up_at!, due_at! >= picked_up_at, returned_at >= picked_up_at, start_mileage! 0.., end_mileage 0.., fuel_out_percent 0..100, fuel_in_percent 0..100, status {open|returned|closed}, total 0..
  -> vehicle!, -> customer!, -> reservation
payment: Money for a rental.
  amount! 0.., currency = EUR, type {rental|deposit|extra|refund} = rental, method {card|cash|transfer} = card, paid_at = now
  -> rental!

pack extras (extra, insurance, gps, child seat, add on): Extras
extra (add on, insurance option): Something rented with a car.
  name! unique, daily_price! 0..
rental_extra: An extra of a rental.
  quantity! 1.. = 1, price! 0..
  => rental, -> extra!, unique(rental, extra)

pack damages (damage, inspection): Damages
damage_report (damage, inspection): Damage that was found.
  reported_on!, description!, repair_cost 0.., photo_url
  -> vehicle!, -> rental

pack maintenance (maintenance, service, repair): Maintenance
maintenance_record (maintenance, service record): A repair or a service.
  type {service|repair|tires|inspection} = service, starts_on!, ends_on >= starts_on, cost 0.., description
  -> vehicle!
`;
