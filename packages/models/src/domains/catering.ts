export const CATERING = `domain catering: Catering
says Clients order food for their events; a kitchen cooks menus, a crew serves, and an invoice follows.
like Caterease, Total Party Planner, CaterTrax, Flex Catering
cues catering, caterer, catering company, event catering, catering order, catering service, banquet, party catering, catering business, wedding catering, catering management

core
client (customer, company): Who orders.
  name!, contact_name, email! unique, phone, address, tax_id, kind {private|business|public} = private
dish (menu item, food, meal): Something that is cooked.
  code! unique, name!, course {starter|main|dessert|side|drink|snack} = main, description, price_per_person! money 0.., cost_per_person money 0.., diet {none|vegetarian|vegan|halal|kosher} = none, active = true
menu_package (menu, buffet): Dishes offered together.
  name! unique, style {buffet|plated|finger_food|barbecue|boxed} = buffet, min_guests 1.. = 10, price_per_person! money 0.., currency = EUR, active = true
menu_dish: A dish of a menu.
  position 1.. = 1, is_choice
  => menu_package, -> dish!, unique(menu_package, dish)
catering_event (event, order, booking, party): One event that is served.
  number! unique, title!, kind {wedding|corporate|birthday|conference|funeral|other} = other, serves_at!, ends_at >= serves_at, place!, guest_count! 1.., children_count 0.. = 0, status {inquiry|quoted|confirmed|in_preparation|delivered|invoiced|cancelled}, total 0.., currency = EUR, notes
  -> client!, -> menu_package
event_item (order line, ordered dish): What was ordered for it.
  portions! int 1.., unit_price! 0.., notes text(255)
  => catering_event, -> dish!, unique(catering_event, dish)
payment (deposit): Money that was received.
  amount! 0.., currency = EUR, type {deposit|balance|refund} = balance, method {transfer|card|cash} = transfer, paid_at = now
  -> catering_event!

pack quotes (quote, proposal, invoice, offer): Quotes and invoices
catering_quote (quote, proposal): What it will cost.
  number! unique, total! 0.., currency = EUR, sent_on, valid_until >= sent_on, status {draft|sent|accepted|rejected|expired}
  -> catering_event!
catering_invoice (invoice): What is owed.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> catering_event!

pack recipes (recipe, ingredient, allergen, food cost): Recipes and allergens
ingredient: Something dishes are made of.
  name! unique, unit! = kg, unit_cost 0..
dish_ingredient (recipe): How much of it a portion needs.
  quantity_per_portion! decimal 0..
  => dish, -> ingredient!, unique(dish, ingredient)
allergen: Something some people must not eat.
  code! unique, name! unique
dish_allergen: An allergen of a dish.
  => dish, => allergen, unique(dish, allergen)

pack crew (crew, waiter, staff, chef, shift): Crew
crew_member (waiter, chef, staff member, cook): Person who cooks or serves.
  first_name!, last_name!, email! unique, phone, job_role {chef|cook|waiter|bartender|driver|helper} = waiter, hourly_wage 0.., health_certificate_until date, active = true
event_shift (shift): Who works at an event.
  starts_at!, ends_at! >= starts_at, status {asked|confirmed|worked|declined}
  => catering_event, -> crew_member!, unique(catering_event, crew_member)

pack equipment (equipment, tableware, rental, linen): Equipment
equipment_item (tableware, linen, furniture): Something that is taken along.
  sku! unique, name!, owned_quantity! int 0.., rental_price 0.. = 0
event_equipment_item: What an event needs.
  quantity! 1.., returned_quantity int 0.., broken_quantity int 0.. = 0
  => catering_event, -> equipment_item!, unique(catering_event, equipment_item)

pack delivery (delivery, vehicle, route, kitchen plan): Kitchen and delivery
kitchen_task (kitchen plan, preparation): Something to be cooked or packed.
  task_text! text(255), due_at!, status {open|in_progress|done}
  => catering_event, -> dish
catering_delivery (delivery): A trip to the place.
  leaves_at!, arrives_at >= leaves_at, vehicle_plate, food_celsius decimal -30..120, status {planned|loaded|on_the_way|delivered}
  => catering_event

pack tasting (tasting, special diet, guest, review): Tastings and diets
tasting: A client who tries dishes.
  held_at!, people 1.. = 2, outcome {planned|liked|changes|declined} = planned, notes
  -> client!, -> menu_package
special_diet: Guests who eat something else.
  diet! {vegetarian|vegan|gluten_free|lactose_free|halal|kosher|nut_free}, guest_count! 1.., notes text(255)
  => catering_event, unique(catering_event, diet)
`;
