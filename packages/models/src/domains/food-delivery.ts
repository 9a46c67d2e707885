export const FOOD_DELIVERY = `domain food-delivery: Food delivery
says Customers order dishes of restaurants; couriers bring them.
like Uber Eats, DoorDash, Deliveroo, Lieferando, Swiggy, Zomato, Grubhub
cues food delivery, meal delivery, delivery app, food ordering, delivery service, food order, order food, grocery delivery, takeaway ordering, delivery platform
about menu_item

core
customer (user, client): Person who orders.
  email! unique, first_name!, last_name!, phone!
restaurant (store, shop, merchant, vendor): House that cooks.
  name!, description, phone, address!, city!, latitude, longitude, status {open|closed|paused}, delivery_fee 0.. = 0, minimum_order_amount 0.. = 0
menu_item (dish, food item, product, menu, meal): Something to order.
  name!, description, price! 0.., currency = EUR, image_url, available = true
  => restaurant, unique(restaurant, name)
courier (driver, rider, delivery person, delivery driver): Person who brings it.
  first_name!, last_name!, phone! unique, vehicle_type {bike|scooter|car} = bike, status {offline|available|busy}
delivery_address (address): Where a customer wants it.
  label, street!, city!, postal_code!, latitude, longitude, notes
  => customer
order: What a customer ordered of one restaurant.
  number! unique, status {placed|accepted|preparing|picked_up|delivered|cancelled}, subtotal! 0.., delivery_fee 0.. = 0, tip 0.. = 0, total! 0.., currency = EUR, placed_at = now, delivered_at >= placed_at, notes
  -> customer!, -> restaurant!, -> courier, -> delivery_address!
order_item (order line): One dish of an order.
  quantity! 1.. = 1, unit_price! 0.., notes
  => order, -> menu_item!

pack payments (payment, refund): Payments
payment: How an order was paid.
  amount! 0.., method {card|cash|wallet} = card, status {pending|paid|failed|refunded}, paid_at, provider_reference
  -> order!

pack reviews (review, rating): Reviews
review (rating): What a customer thought of an order.
  food_rating! 1..5, courier_rating 1..5, comment
  => order unique

pack promotions (promo code, coupon, discount): Promotions
coupon (promo code, discount): A code that makes an order cheaper.
  code! unique, discount_percent! 1..100, valid_until, max_uses int 1.., active = true

pack tracking (tracking, location, live tracking): Tracking
courier_position (location, tracking point): Where a courier was.
  latitude!, longitude!, recorded_at = now
  => courier, -> order

pack menus (menu category, category, cuisine): Menu
menu_category (category): Dishes that stand together.
  name!, position 0.. = 0
  => restaurant, unique(restaurant, name)
`;
