export const CHEESE_DAIRY = `domain cheese-dairy: Cheese dairy
says A dairy makes cheese from milk by recipes, ripens the wheels in cellars, and sells them.
like CheeseWorks, Cheesemaker Pro
cues cheese dairy, cheesemaker, cheese maker, cheese making, cheesemaking, cheese factory, cheese production, artisan cheese, cheese ripening, cheese cellar
hints cheese

core
milk_supplier (supplier, farm, farmer): Farm the milk comes from.
  name! unique, address, phone, email, organic flag, active = true
milk_delivery (milk intake, delivery, milk): Milk that came in.
  delivered_at!, animal! {cow|goat|sheep|buffalo}, liters! 0.., fat_percent 0..20, protein_percent 0..20, temperature_celsius -5..45, accepted flag
  -> milk_supplier!
cheese_type (cheese, product, variety): A cheese that is made.
  name! unique, kind! {fresh|soft|washed_rind|semi_hard|hard|blue}, ripening_days! int 0.., target_weight_kg 0.., price_per_kg! money 0.., description
recipe (procedure): How a cheese is made.
  version! 1.., culture_name text(80), rennet_ml_per_100_liters decimal 0.., heating_celsius 0..100, salt_bath_hours 0.., instructions!
  => cheese_type, unique(cheese_type, version)
cellar (ripening room, storage): Where cheese ripens.
  name! unique, temperature_celsius, humidity_percent 0..100, wheel_places int 1..
cheese_batch (batch, production, vat): Cheese made in one go.
  batch_number! unique, produced_on!, milk_liters! 0.., wheels_made int 0.., weight_kg 0.., ripe_on >= produced_on, best_before_on >= produced_on, status {in_production|ripening|ready|sold_out|blocked}
  -> recipe!, -> cellar
batch_milk: Milk a batch was made of.
  liters! 0..
  => cheese_batch, -> milk_delivery!, unique(cheese_batch, milk_delivery)
wheel (loaf, cheese wheel, piece): One piece of a batch.
  code! unique, weight_kg 0.., status {ripening|ready|reserved|sold|discarded}, shelf_place text(40)
  => cheese_batch, -> cellar

pack care (turning, care, washing, brushing, ripening): Care
care_entry (turning, brushing, washing): What was done with a ripening batch.
  done_at = now, action! {turned|brushed|washed|salted|tasted}, notes
  => cheese_batch

pack quality (quality, laboratory, test, sample, haccp): Quality
lab_test (test, sample): What was found in milk or cheese.
  tested_on!, kind! {inhibitors|listeria|salmonella|e_coli|fat|acidity}, result! text(120), passed flag
  -> cheese_batch, -> milk_delivery

pack sales (customer, order, shop, sale, market): Sales
cheese_customer (customer, shop, restaurant): Who buys.
  name!, kind {private|shop|restaurant|wholesale} = private, email, phone, address
cheese_order (order, sale): What was ordered.
  number! unique, ordered_on!, deliver_on >= ordered_on, total 0.., currency = EUR, status {ordered|packed|delivered|paid|cancelled}
  -> cheese_customer!
cheese_order_line (order line): How much of which cheese.
  weight_kg! 0.., price_per_kg! money 0..
  => cheese_order, -> cheese_type!, -> cheese_batch
`;
