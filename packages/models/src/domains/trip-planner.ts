export const TRIP_PLANNER = `domain trip-planner: Trip planner
says People plan a trip together: days and stops, bookings, packing, and who paid what.
like TripIt, Wanderlog, Roadtrippers
cues trip planner, road trip, travel planner, itinerary planner, packing list, holiday planner, vacation planner, trip planning, travel itinerary, group trip, ski trip, camping trip, city trip, backpacking trip, trip organiser
about trip

core
traveler (user, person, friend, traveller): Who travels.
  email! unique, display_name! text(80), home_city text(80), passport_until date
trip (journey, road trip, holiday, vacation): A journey.
  title!, starts_on!, ends_on! >= starts_on, budget 0.., currency = EUR, status {idea|planned|running|done|cancelled}, notes
  organizer -> traveler!
trip_member (participant, companion): Who comes along.
  joined_at = now, role {organizer|editor|guest} = guest, status {invited|accepted|declined}
  => trip, -> traveler!, unique(trip, traveler)
destination (stop, place, city): A place of a trip, in its order.
  name!, country, position! 1.., arrives_on, leaves_on >= arrives_on, latitude -90..90, longitude -180..180, distance_km decimal 0.., notes
  => trip, unique(trip, position)
itinerary_item (activity, sight, plan): What is planned for a day.
  title!, starts_at!, ends_at >= starts_at, kind {sight|food|activity|transport|free} = activity, address, cost 0.., notes
  => trip, -> destination
reservation (booking, accommodation, flight, hotel): Something that is booked.
  kind! {hotel|flight|train|car|ferry|ticket|restaurant}, provider_name!, confirmation_code text(60), starts_at!, ends_at >= starts_at, price 0.., status {planned|booked|cancelled}
  => trip, -> destination

pack packing (packing list, packing, luggage): Packing
packing_item (thing to pack): Something that must not stay at home.
  name!, quantity! 1.. = 1, category {clothes|toiletries|documents|electronics|gear|food|other} = other, packed_at
  => trip, -> traveler

pack expenses (expense, cost, split): Expenses
trip_expense (expense): What was paid, by whom.
  description!, amount! 0.., currency = EUR, spent_on!, category {lodging|food|transport|activity|fuel|other} = other
  => trip, payer -> traveler!
expense_share (share): Whose part of it how much is.
  amount! 0.., settled_at
  => trip_expense, -> traveler!, unique(trip_expense, traveler)

pack votes (vote, idea, suggestion): Ideas
trip_idea (suggestion): Something the others may like.
  title!, url, suggested_at = now, status {open|accepted|rejected}
  => trip, -> traveler!
idea_vote (vote): What a traveller thinks of it.
  value! int -1..1 = 1
  => trip_idea, => traveler, unique(trip_idea, traveler)

pack journal (photo, travel journal): Journal
trip_entry (journal entry, photo): What happened on a day.
  happened_on!, body!, photo_url
  => trip, author -> traveler!
`;
