export const BREWERY = `domain brewery: Brewery
says A brewery brews batches by recipes, ferments them in tanks, fills them, and sells kegs and bottles.
like Ekos, Brewfather, BrewNinja, Beer30
cues brewery, microbrewery, craft beer, brewing, brewery management, homebrew, home brewing, beer brewing, distillery, brewpub, brewing log, beer production, cider house

core
beer (product, brand): A beer that is brewed again and again.
  code! unique, name! unique, style! text(60), alcohol_percent! decimal 0..80, bitterness_ibu int 0..200, color_ebc int 0..200, description, status {in_development|active|seasonal|discontinued}
ingredient (malt, hop, yeast, raw material): Something beer is brewed of.
  code! unique, name!, kind! {malt|hop|yeast|adjunct|water_salt|other}, unit! = kg, stock_quantity decimal 0.. = 0, reorder_quantity decimal 0.., alpha_percent decimal 0..30
recipe (formula): How a beer is brewed, in one version.
  version_number! int 1.., batch_liters! 1.., original_gravity_plato decimal 0..50, final_gravity_plato decimal 0..50, boil_minutes 0..600 = 60, mash_text long, active = true
  => beer, unique(beer, version_number)
recipe_ingredient: What goes in, how much, and when.
  quantity! decimal 0.., added_in {mash|boil|whirlpool|fermentation|dry_hop} = mash, added_minute int 0.. = 0
  => recipe, -> ingredient!, unique(recipe, ingredient, added_in, added_minute)
tank (fermenter, vessel, bright tank): What beer ferments and rests in.
  code! unique, kind {kettle|fermenter|bright_tank|barrel} = fermenter, capacity_liters! 1.., status {empty|in_use|cleaning|out_of_order}
batch (brew, gyle, charge): One brew, from the kettle to the bottle.
  number! unique, brewed_on!, brewed_liters 0.., original_gravity_plato decimal 0..50, status {planned|brewing|fermenting|conditioning|ready|packaged|dumped}, packaged_on >= brewed_on, notes
  -> recipe!, brewer -> brewery_employee
tank_stay (transfer, fermentation): A batch in a tank, from filling to emptying.
  filled_at!, emptied_at >= filled_at, liters! 0..
  -> batch!, -> tank!, unique(tank, filled_at)
fermentation_reading (measurement, gravity reading): What was measured.
  measured_at = now, gravity_plato decimal -5..50, temperature_celsius -5..110, ph decimal 0..14, notes text(255)
  => batch, unique(batch, measured_at)

pack packaging (packaging, bottling, keg, can, canning, filling): Packaging
packaged_product (sku, bottle, can): A beer in a size.
  sku! unique, container {keg|bottle|can|cask} = bottle, container_liters! 0.., units_per_case int 1.. = 1, price! 0.., deposit 0.. = 0, currency = EUR, stock 0.. = 0
  -> beer!
packaging_run (bottling, canning): A filling of a batch.
  lot_number! unique, filled_on!, best_before_on! >= filled_on, units_filled! int 0.., units_lost int 0.. = 0
  -> batch!, -> packaged_product!
keg: A keg, and where it is.
  serial_number! unique, capacity_liters! 0.., status {empty|filled|at_customer|cleaning|lost}
  -> packaging_run, -> customer

pack sales (customer, order, pub, sale, delivery, wholesale): Sales
customer (pub, bar, retailer): Who buys.
  number! unique, name!, kind {pub|shop|wholesaler|private} = pub, licence_number, email, phone, address
sales_order (order): What a customer orders.
  number! unique, ordered_on!, deliver_on >= ordered_on, total! 0.., currency = EUR, status {open|confirmed|delivered|invoiced|cancelled}
  -> customer!
sales_order_line: One product of it.
  product_name!, quantity! 1.., unit_price! 0..
  => sales_order, -> beer!

pack quality (quality, lab, tasting, sensory): Quality
lab_test (quality check): What the laboratory found.
  tested_on!, kind {microbiology|alcohol|co2|turbidity|diacetyl} = microbiology, result_text! text(160), outcome {passed|failed} = passed
  => batch
tasting_note (tasting, sensory): What somebody tasted.
  taster_name!, tasted_on!, score! 0..50, aroma_text text(255), taste_text text(255)
  => batch

pack purchasing (supplier, purchase, lot, raw material stock): Purchasing
supplier (maltster, hop grower): Who delivers.
  name! unique, email, phone, country
ingredient_lot (lot, purchase): Raw material that came in.
  lot_number!, received_on!, best_before_on >= received_on, quantity! decimal 0.., unit_cost! 0.., currency = EUR
  -> ingredient!, -> supplier!, unique(supplier, lot_number)
batch_ingredient_use: Which lot went into which brew.
  quantity! decimal 0..
  => batch, -> ingredient_lot!, unique(batch, ingredient_lot)

pack duty (beer duty, excise, tax report): Beer duty
duty_report (beer duty, excise): What is owed to customs for a month.
  month_starts_on! unique, released_liters! 0.., duty_amount! 0.., currency = EUR, status {draft|filed|paid}, filed_on

pack taproom (taproom, tap, tour, brewery tour, staff): Taproom and staff
brewery_employee (brewer, staff member): Person who works in the house.
  first_name!, last_name!, email! unique, job_role {brewer|cellar|sales|taproom|manager} = brewer, active = true
tap (taproom): A tap, and what is on it.
  tap_number! int 1.. unique, tapped_on, price! 0..
  -> beer
brewery_tour (tour): A tour through the house.
  starts_at!, ends_at! >= starts_at, max_people! 1.., price 0.. = 0, booked_people int 0.. = 0, status {open|full|held|cancelled}
  guide -> brewery_employee
`;
