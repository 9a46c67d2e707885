export const FOOD_TRUCK = `domain food-truck: Food trucks
says Trucks say where they stand and what they cook; guests follow them, order ahead and pay.
like StreetFoodFinder, Roaming Hunger
cues food truck, street food, food cart, food van, taco truck

core
truck (food truck, food cart): A kitchen on wheels.
  name! unique, license_plate! unique, cuisine text(60), description, phone, status {open|closed|off_season} = closed
truck_stop (stop, location, pitch, position): Where a truck stands, and when.
  place!, latitude, longitude, opens_at!, closes_at! >= opens_at, status {planned|open|sold_out|cancelled}
  => truck
menu_item (dish, item, meal): What is cooked.
  name!, description, price! 0.., currency = EUR, is_vegetarian, allergens text(255), available = true
  => truck, unique(truck, name)
customer (guest, user, follower, eater): Person who eats.
  email! unique, first_name!, last_name, phone
preorder (order, pre order): What is fetched at a time.
  order_number! unique, ordered_at = now, pickup_at! >= ordered_at, status {placed|accepted|ready|collected|cancelled}, total! 0.., currency = EUR
  -> customer!, -> truck_stop!
preorder_item (order item, line): One dish of an order.
  quantity! 1.., unit_price! 0.., notes
  => preorder, -> menu_item!, unique(preorder, menu_item)
payment: What was paid.
  amount! 0.., method {card|cash} = card, status {open|paid|refunded}, paid_at
  => preorder

pack followers (follow, follower, favorite): Followers
truck_follow (follow, favorite): A customer who wants to know where a truck is.
  followed_at = now
  => truck, => customer, unique(truck, customer)

pack reviews (review, rating): Reviews
truck_review (review, rating): What a customer thought.
  rating! 1..5, comment
  => truck, -> customer!, unique(truck, customer)
`;
