export const BAKERY = `domain bakery: Bakery
says A bakery bakes by recipes every night, delivers its shops and customers, and sells over the counter.
like FlexiBake, Cybake, BakeSmart
cues bakery, bakery management, pastry shop, patisserie, cake shop, baker, cake order, bread shop, confectionery, cupcake shop, baking business, donut shop

core
product_group (category): Bread, rolls, cakes and the like.
  name! unique, position 1.. = 1
bakery_product (product, bread, cake, pastry, article): Something that is baked and sold.
  sku! unique, name!, weight_grams int 1.., price! 0.., currency = EUR, shelf_days int 0..365 = 1, tax_percent decimal 0..100, lead_days 0.. = 0, active = true
  -> product_group!
ingredient (raw material, flour): Something that is baked with.
  code! unique, name! unique, unit! = kg, stock_quantity decimal 0.. = 0, reorder_quantity decimal 0.., unit_cost 0..
recipe (formula): How a product is made.
  yield_pieces! int 1.., baking_minutes 1.., oven_celsius int 50..400, instructions
  => bakery_product unique
recipe_ingredient: How much of an ingredient it takes.
  quantity! decimal 0..
  => recipe, -> ingredient!, unique(recipe, ingredient)
customer (cafe, reseller, client): Who orders ahead or is delivered.
  number! unique, name!, kind {private|cafe|hotel|shop|school} = private, email, phone, address, discount_percent 0..100 = 0
customer_order (order, preorder, cake order): What is to be ready when.
  number! unique, due_at!, kind {pickup|delivery} = pickup, status {open|confirmed|baked|handed_over|cancelled}, total! 0.., deposit 0.. = 0, currency = EUR, lettering text(160), notes
  -> customer!, -> bakery_shop
order_line (ordered product): One product of an order.
  quantity! 1.., unit_price! 0..
  => customer_order, -> bakery_product!, unique(customer_order, bakery_product)

pack production (production, baking plan, oven, batch): Production
oven: What is baked in.
  name! unique, tray_count int 1.., max_celsius int 50..400, status {ready|in_use|in_repair}
baking_plan (production plan): What is baked in a night.
  bake_date! unique, status {draft|released|done}
baking_batch (batch): One product of a night.
  batch_code! unique, planned_pieces! int 1.., good_pieces int 0.., starts_at, ends_at >= starts_at, status {planned|in_dough|in_oven|done|rejected}
  => baking_plan, -> bakery_product!, -> oven

pack shops (shop, branch, counter sale, till, return): Shops
bakery_shop (branch, store): A shop of the bakery.
  name! unique, address, phone, opens_at_time clock, closes_at_time clock
shop_delivery: What a shop is brought for a day, and what comes back.
  delivery_date!, sent_pieces! int 0.., returned_pieces int 0.. = 0
  -> bakery_shop!, -> bakery_product!, unique(bakery_shop, bakery_product, delivery_date)
counter_sale (sale): A receipt of the till.
  receipt_number! unique, sold_at = now, total! 0.., payment_method {cash|card} = cash
  -> bakery_shop!
counter_sale_line: A product on it.
  quantity! 1.., unit_price! 0..
  => counter_sale, -> bakery_product!

pack standing (standing order, delivery route, wholesale): Standing orders and routes
standing_order: What a customer gets every week.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, quantity! 1.., starts_on!, ends_on >= starts_on, active = true
  -> customer!, -> bakery_product!, unique(customer, bakery_product, weekday, starts_on)
delivery_route (route): A round of the van.
  name! unique, leaves_at_time! clock, driver_name
route_stop: A customer on it.
  position! 1..
  => delivery_route, -> customer!, unique(delivery_route, customer)

pack allergens (allergen, nutrition, label): Allergens
allergen: Something some must not eat.
  code! unique, name! unique
ingredient_allergen: An allergen of an ingredient.
  traces_only flag
  => ingredient, => allergen, unique(ingredient, allergen)

pack purchasing (supplier, purchase, delivery note, stock): Purchasing
supplier (mill): Who delivers ingredients.
  name! unique, email, phone, address
ingredient_receipt (purchase, delivery note): Ingredients that came in.
  lot_number!, received_on!, best_before_on >= received_on, quantity! decimal 0.., unit_cost! 0..
  -> supplier!, -> ingredient!, unique(supplier, lot_number, ingredient)

pack cakes (custom cake, wedding cake, design): Custom cakes
custom_cake (wedding cake): A cake made to a wish.
  occasion! text(80), tier_count int 1..10 = 1, portions! int 1.., flavor! text(80), filling text(80), design_text long, picture_url, price! 0..
  => customer_order, decorator -> bakery_employee
bakery_employee (baker, confectioner, decorator): Person who bakes.
  first_name!, last_name!, email unique, phone, active = true
`;
