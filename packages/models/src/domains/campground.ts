export const CAMPGROUND = `domain campground: Campground
says Guests book pitches for tents and caravans for some nights, arrive, use power and leave.
like Campspot, Newbook, Staylist, RMS Cloud
cues caravan park, rv park, camping ground, tent pitch, campground management, campground reservation, camping pitch, holiday park, glamping, campsite booking, motorhome pitch, camping resort, campground, campsite, camping site

core
pitch_type (site type): Pitches that are alike and cost the same.
  name! unique, kind {tent|caravan|motorhome|cabin|glamping} = tent, max_people! 1..20 = 6, area_sqm 0.., base_price! 0.., currency = EUR, has_electricity, has_water
pitch (site, plot, camping place): A place for a tent or a vehicle.
  number! unique, zone text(40), amperage int 0..64, is_shaded, allows_dogs, status {available|occupied|blocked|out_of_order}
  -> pitch_type!
camper (guest, customer, visitor): Person who books.
  first_name!, last_name!, email, phone, address, city, country, document_number
season_rate (rate, season, price): What a type of pitch costs a night at a time of the year.
  name!, starts_on!, ends_on! >= starts_on, nightly_price! 0.., person_price 0.. = 0, min_nights int 1.. = 1
  => pitch_type
reservation (booking, stay): Nights a guest has booked on a pitch.
  number! unique, arrives_on!, leaves_on! >= arrives_on, adults int 1.. = 2, children int 0.. = 0, dogs int 0.. = 0, license_plate, status {pending|confirmed|checked_in|checked_out|cancelled|no_show}, source {direct|website|phone|portal} = website, total! 0.., currency = EUR, notes
  -> camper!, -> pitch_type!, -> pitch
stay_guest (companion, registered guest): Somebody who stays with the one who booked.
  first_name!, last_name!, birth_date, nationality, document_number
  => reservation
payment (deposit): Money that was received.
  amount! 0.., currency = EUR, type {deposit|stay|extra|refund} = stay, method {cash|card|transfer} = card, paid_at = now
  -> reservation!

pack extras (extra, service, firewood, rental bike): Extras
extra (service): Something guests can have besides the pitch.
  name! unique, price! 0.., charged {once|per_night|per_person|per_person_night} = once, active = true
reservation_extra: An extra of a stay.
  quantity! 1.. = 1, unit_price! 0..
  => reservation, -> extra!

pack power (electricity meter, power, meter): Electricity
power_meter (meter): A meter of a pitch.
  serial_number! unique, installed_on
  -> pitch!
meter_reading: What a meter showed when a guest came or left.
  reading! 0.., occasion {arrival|departure|interim} = arrival, read_at = now
  => power_meter, -> reservation

pack seasonal (seasonal pitch, long term, permanent camper): Seasonal pitches
seasonal_contract (permanent pitch, yearly contract): A pitch a guest has for a whole season.
  number! unique, starts_on!, ends_on! >= starts_on, price! 0.., currency = EUR, status {draft|signed|active|ended|terminated}, signed_on
  -> camper!, -> pitch!

pack facilities (facility, sanitary, maintenance, cleaning): Facilities
facility (sanitary block, playground): Something all guests use.
  name! unique, type {sanitary|kitchen|laundry|pool|playground|shop|other} = sanitary, opens_at_time clock, closes_at_time clock
work_task (maintenance, cleaning): Something to be done on the ground.
  title!, type {cleaning|repair|gardening|inspection} = cleaning, due_on!, status {open|in_progress|done}, done_at, notes
  -> facility, -> pitch

pack tourist-tax (tourist tax, visitor tax, city tax): Tourist tax
tourist_tax_rate (tourist tax): What a guest of an age owes the town a night.
  name!, min_age! 0..120, amount! 0.., valid_from_date!, valid_until >= valid_from_date

pack reviews (review, rating): Reviews
stay_review (review): What a guest thought of the stay.
  rating! 1..5, comment, written_on!
  => reservation unique
`;
