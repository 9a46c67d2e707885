export const RESTAURANT = `domain restaurant: Restaurant
says Guests reserve tables and order dishes; the kitchen cooks, the guest pays.
like OpenTable, Toast
cues restaurant, restaurant management, table reservation, restaurant pos, table booking, cafe, coffee shop, bistro, restaurant booking, restaurant order, pizzeria, dining, menu management, bar management

core
dining_table (table): A table guests sit at.
  number! unique, seats! 1..50, area_name, status {free|reserved|occupied|closed}
menu_category (category): Dishes that stand together on the menu.
  name! unique, position 0.. = 0
menu_item (dish, menu, food item, drink, product, meal): Something to eat or drink.
  name! unique, description, price! 0.., currency = EUR, is_vegetarian, allergens text(255), available = true
  -> menu_category!
guest (customer, diner, client): Person who eats.
  first_name!, last_name!, phone, email, notes
reservation (booking, table reservation): A table held for a guest.
  starts_at!, ends_at >= starts_at, party_size! int 1..100, status {booked|seated|completed|cancelled|no_show}, notes
  -> guest!, -> dining_table
order (bill, check): What a table ordered.
  number! unique, type {dine_in|takeaway|delivery} = dine_in, status {open|in_kitchen|served|paid|cancelled}, opened_at = now, closed_at >= opened_at, total 0.. = 0, tip 0..
  -> dining_table, -> guest, -> reservation, waiter -> staff_member
order_item (order line): One dish of an order.
  quantity! 1.. = 1, unit_price! 0.., status {ordered|preparing|ready|served|cancelled}, notes
  => order, -> menu_item!

pack payments (payment, split bill): Payments
payment: Money that was received for an order.
  amount! 0.., method {cash|card|voucher|online} = card, paid_at = now
  -> order!

pack staff (staff, waiter, employee, chef, shift): Staff
staff_member (staff, waiter, employee, chef, server): Person who works in the restaurant.
  first_name!, last_name!, job_role {waiter|cook|bartender|manager} = waiter, phone, email unique, active = true
shift: When somebody works.
  starts_at!, ends_at! >= starts_at
  => staff_member

pack kitchen (ingredient, recipe, stock, supplier): Kitchen stock
ingredient (stock item): What dishes are made of.
  name! unique, unit! text(20), stock_quantity decimal 0.. = 0, reorder_quantity decimal 0.. = 0, cost 0..
recipe_line (recipe): How much of an ingredient goes into a dish.
  quantity! decimal 0..
  => menu_item, -> ingredient!, unique(menu_item, ingredient)

pack reviews (review, rating): Reviews
restaurant_review (review, rating): What a guest thought.
  rating! 1..5, comment, written_on
  -> guest!, -> reservation
`;
