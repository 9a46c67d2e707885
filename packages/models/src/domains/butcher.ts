export const BUTCHER = `domain butcher: Butcher
says A butcher buys animals and meat, cuts and makes sausages of it, keeps track of lots, and sells in the shop.
like MeatTrack, Carasoft, SmartButcher
cues butcher, butcher shop, butchery, meat shop, slaughterhouse, meat processing, delicatessen, meat trade, abattoir, sausage maker, meat traceability

core
supplier (farmer, farm, slaughterhouse): Who delivers animals or meat.
  number! unique, name!, approval_number, email, phone, address, is_organic
meat_delivery (delivery, purchase, carcass): What was delivered, as one lot.
  lot_number! unique, species! {beef|pork|veal|lamb|poultry|game}, ear_tag text(40), slaughtered_on, received_on! >= slaughtered_on, weight_kg! 0.., cost! 0.., currency = EUR, arrival_celsius decimal -40..40, born_country text(2), raised_country text(2), slaughtered_country text(2), status {received|in_stock|processed|rejected}
  -> supplier!
product_group (category): Meat, sausage, ham and the like.
  name! unique, position 1.. = 1
meat_product (product, cut, sausage, article): Something the shop sells.
  sku! unique, name!, sold_by {weight|piece} = weight, price! 0.., currency = EUR, shelf_days int 1.., ingredients_text text(1000), min_celsius decimal -40..40, max_celsius decimal -40..40, active = true
  -> product_group!
production_lot (lot, batch, cutting): A product made at one time, and what of.
  lot_number! unique, produced_on!, best_before_on! >= produced_on, quantity_kg! 0.., loss_kg 0.. = 0, status {in_work|released|sold_out|blocked}
  -> meat_product!, butcher -> butcher_employee
lot_input (traceability, origin): Which delivery went into it.
  weight_kg! 0..
  => production_lot, -> meat_delivery!, unique(production_lot, meat_delivery)
sale (receipt, counter sale): A receipt of the counter.
  receipt_number! unique, sold_at = now, total! 0.., currency = EUR, payment_method {cash|card|invoice} = cash
  -> customer
sale_line (receipt line): One product on it, weighed.
  quantity! decimal 0.., unit_price! 0.., amount! 0..
  => sale, -> meat_product!, -> production_lot

pack orders (order, preorder, customer, catering platter): Orders
customer (client, restaurant): Who orders ahead.
  number! unique, name!, kind {private|restaurant|canteen|reseller} = private, phone, email, address
customer_order (order, preorder): What is to be ready when.
  number! unique, due_at!, kind {pickup|delivery} = pickup, status {open|prepared|handed_over|cancelled}, notes, total 0..
  -> customer!
order_line: One product of it.
  quantity! decimal 0.., wish_text text(160)
  => customer_order, -> meat_product!

pack recipes (recipe, spice, sausage recipe, allergen): Recipes
recipe_material (spice, casing): Something sausages are made of besides meat.
  name! unique, unit! = kg, stock_quantity decimal 0.. = 0, allergen_codes text(80)
recipe (sausage recipe): How a product is made.
  batch_kg! 0.., instructions, smoking_minutes 0.., core_celsius decimal 0..120
  => meat_product unique
recipe_line: What goes in.
  share_percent! decimal 0..100, meat_text text(80)
  => recipe, -> recipe_material

pack hygiene (hygiene, haccp, temperature log, cleaning): Hygiene
cold_room (refrigerator, freezer): A room or case that is kept cold.
  name! unique, min_celsius! decimal -40..40, max_celsius! decimal -40..40
temperature_reading (temperature log): What was measured.
  measured_at = now, celsius! -60..60, action_text text(255)
  => cold_room, unique(cold_room, measured_at)
cleaning_record (cleaning): What was cleaned.
  area_name!, cleaned_at = now, cleaner_name!, agent_name, is_ok = true

pack staff (staff, employee, butcher apprentice): Staff
butcher_employee (employee, apprentice): Person who cuts or sells.
  first_name!, last_name!, email unique, phone, job_role {butcher|sales|apprentice|driver} = butcher, health_briefed_on date, active = true

pack recalls (recall, complaint, lab test): Recalls and tests
lab_sample (lab test): What a laboratory found.
  taken_on!, reported_on >= taken_on, parameter_name!, result_text text(160), outcome {pending|ok|exceeded} = pending
  => production_lot
recall: A lot that has to come back.
  announced_on!, reason!, recovered_kg 0.., status {open|closed}
  -> production_lot! unique
`;
