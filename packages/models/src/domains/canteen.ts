export const CANTEEN = `domain canteen: Canteen
says A canteen plans weekly menus, people order ahead and pay with a card that is topped up, and subsidies are settled with their employers or schools.
like Mensamax, SchoolCafe, Fooda, Sodexo, Compass Group
cues canteen, company canteen, school canteen, staff restaurant, cafeteria, mensa, school lunch, school meal, lunch ordering, meal card, workplace dining, employee meal, lunch order, dining hall
hints meal plan

core
meal_sponsor (company, employer): Who sends people to eat, and pays a part of it.
  code! unique, name!, contact_name, email, phone, subsidy_per_meal_amount 0.. = 0, currency = EUR, active = true
diner (guest, employee, pupil, eater, customer): Person who eats.
  number! unique, first_name!, last_name!, email unique, price_group {employee|pupil|student|trainee|visitor} = employee, status {active|blocked|left}
  -> meal_sponsor
allergen: Something that must be declared by law.
  code! text(5) unique, name! unique
dish (meal, recipe): Something that is cooked.
  name! unique, description, kind {main|vegetarian|vegan|soup|salad|side|dessert} = main, energy_kcal int 0.., cost_amount 0.., active = true
dish_allergen: An allergen of a dish.
  may_be_traces flag
  => dish, => allergen, unique(dish, allergen)
menu_day (menu, weekly menu, day plan): What there is on a day, and until when one may order.
  served_on! unique, order_deadline_at!, status {draft|published|closed}
menu_offer (offer, menu item): A dish on a day, at its price.
  line_name! text(40), price! 0.., reduced_price 0.., currency = EUR, portions_planned int 0.., sold_out flag
  => menu_day, -> dish!, unique(menu_day, dish)
meal_order (order, meal booking, reservation): A portion somebody ordered.
  number! unique, ordered_at = now, portions int 1.. = 1, price_paid_amount! 0.., subsidy_amount 0.. = 0, currency = EUR, status {ordered|collected|cancelled|not_collected}, collected_at >= ordered_at
  -> diner!, -> menu_offer!, unique(diner, menu_offer)

pack cards (card, top up, balance, prepaid, wallet, chip): Cards and credit
meal_card (card, chip): A card one pays with.
  card_number! unique, balance_amount! = 0, currency = EUR, issued_on!, status {active|lost|blocked|returned}
  -> diner!
card_booking (top up, transaction): Money put on a card or taken off it; never changed.
  kind! {top_up|meal|refund|correction}, amount!, booked_at = now, balance_after_amount!, method {cash|card|transfer|payroll} = card
  -> meal_card!, -> meal_order

pack kitchen (kitchen, production, waste, leftover, purchase): Kitchen
production_sheet (production): How much of a dish was cooked, given out and thrown away.
  portions_cooked! int 0.., portions_served int 0.., waste_kg 0.., notes
  => menu_offer unique
temperature_check (haccp, hygiene check): A measurement the food law asks for.
  measured_at = now, temperature_celsius! -30..300, passed flag = true, measured_by_name!
  -> menu_offer!

pack settlement (subsidy, settlement, invoice): Settlement with sponsors
sponsor_statement (settlement, invoice): What a sponsor owes for a month.
  number! unique, period_starts_on!, period_ends_on! >= period_starts_on, meal_count! 0.., total! 0.., currency = EUR, status {draft|sent|paid|cancelled}
  -> meal_sponsor!, unique(meal_sponsor, period_starts_on)

pack feedback (rating, feedback, survey): Ratings
dish_rating (rating): What somebody thought of a meal.
  stars! 1..5, comment
  => meal_order unique
`;
