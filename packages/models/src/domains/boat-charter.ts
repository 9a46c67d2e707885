export const BOAT_CHARTER = `domain boat-charter: Boat charter
says Boats of a fleet lie in a base and are chartered by the week, with a skipper or without.
like Click&Boat, Nautal, Booking Manager
cues boat charter, yacht charter, boat rental, sailboat rental, boat hire, yacht rental, charter fleet, houseboat rental, canoe rental, kayak rental, boat sharing, sailing charter

core
base (marina, harbour, harbor, port): Where boats lie.
  name! unique, city!, country!, phone
boat (yacht, sailboat, motorboat, catamaran, canoe): A boat that is chartered.
  name! unique, registration_number! unique, type! {sailboat|motorboat|catamaran|houseboat|canoe|other}, model, year_built int 1900..2100, length_meters! 0.., cabins int 0.., berths int 0.., price_per_week! money 0.., deposit 0.., status {available|chartered|in_repair|retired}
  -> base!
customer (charterer, client, guest): Who charters.
  first_name!, last_name!, email! unique, phone!, address, sailing_licence_number text(40)
skipper (captain): Who sails for the guests.
  first_name!, last_name!, email! unique, phone!, licence_number! unique, languages text(200), daily_rate money 0..
booking (charter, reservation): A boat for some time.
  number! unique, starts_at!, ends_at! >= starts_at, people int 1.., total! 0.., currency = EUR, deposit 0.. = 0, status {option|confirmed|checked_out|returned|cancelled}
  -> boat!, -> customer!, -> skipper
extra (add on, equipment, option): What can be added to a charter.
  name! unique, price! 0.., currency = EUR, per_day flag
booking_extra: An extra of a booking.
  quantity! 1.. = 1, unit_price! 0..
  => booking, -> extra!, unique(booking, extra)

pack payments (payment, deposit, invoice): Payments
payment: Money for a charter.
  amount! 0.., currency = EUR, kind {deposit|balance|security|refund} = balance, method {transfer|card|cash} = transfer, paid_on!
  -> booking!

pack crew (crew list, crew, passenger): Crew lists
crew_member (passenger): Person on board.
  full_name! text(120), birth_date, nationality, passport_number text(40)
  => booking

pack checks (check in, check out, inspection, damage): Check-in and check-out
boat_check (check in, check out, inspection): How a boat was handed over.
  kind! {check_out|check_in}, checked_at!, fuel_percent 0..100, engine_hours 0.., notes
  => booking, unique(booking, kind)
damage: What is broken.
  description!, found_on!, repair_cost 0.., repaired_on >= found_on
  -> boat!, -> booking

pack prices (season, price list): Seasons
season_price (season): What a boat costs in a season.
  name!, starts_on!, ends_on! >= starts_on, price_per_week! money 0..
  => boat
`;
