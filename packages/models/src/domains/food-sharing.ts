export const FOOD_SHARING = `domain food-sharing: Food sharing
says Shops and neighbours give food that is left; others collect it, or take it from public fridges.
like Too Good To Go, Olio
cues food sharing, foodsharing, food rescue, community fridge, public fridge, food waste, surplus food, leftover food, food redistribution

core
member (user, volunteer, food saver, neighbour, neighbor): Person who gives, collects or looks after a fridge.
  email! unique, first_name!, last_name!, phone, city, joined_at = now, status {active|paused|blocked}
food_point (fridge, community fridge, public fridge, pickup point, location): A place food is left at and taken from.
  name! unique, kind {fridge|shelf|pantry} = fridge, address!, city!, latitude, longitude, opening_text text(255), status {open|full|empty|closed}
  keeper -> member
food_donor (donor, donor shop, supermarket, restaurant, bakery, store): A business that gives what it cannot sell.
  name!, kind {supermarket|bakery|restaurant|market|caterer|other} = supermarket, address!, contact_name, email, phone, active = true
food_offer (offer, listing, food basket, basket, meal, food item): Food that is to be had.
  title!, description, category {bread|produce|dairy|cooked|dry|drinks|other} = other, quantity_text text(60), available_from_at = now, best_before_on, image_url, status {available|reserved|taken|expired}
  -> food_point, giver -> member, -> food_donor
pickup (collection, claim, reservation): Somebody who comes for an offer.
  status {requested|confirmed|collected|missed|cancelled}, planned_at, collected_at, weight_kg 0..
  => food_offer, collector -> member!
fridge_check (check, cleaning, inspection, temperature check): Somebody who looked after a place.
  checked_at = now, temperature_celsius, was_cleaned flag, notes
  => food_point, -> member!

pack reviews (rating, review): Ratings
pickup_rating (rating, review): What one of the two thought.
  rating! 1..5, comment
  => pickup, author -> member!, unique(pickup, author)

pack messages (message, chat): Messages
pickup_message (message): What was written about a pickup.
  body!, sent_at = now
  => pickup, sender -> member!
`;
