export const DAIRY_COLLECTION = `domain dairy-collection: Dairy and milk collection
says A dairy collects milk from farms on tours, samples and grades it, processes it in batches into products, and pays farmers by fat, protein and quality.
like Everest Dairy, MilkMoov, DairyPlus
cues dairy, milk collection, creamery, milk processing, dairy cooperative, milk producer, milk delivery, milk cooperative
hints milk

core
milk_producer (farmer, farm, supplier, member): Farm that delivers milk.
  producer_number! unique, farm_name!, farmer_name!, address!, phone, cow_count int 0.., organic flag, iban, joined_on!, status {active|suspended|left}
milk_tour (tour, route): Farms a truck visits, in order.
  code! unique, name!, weekday_text text(60), tank_liters! int 1..
tour_stop: A farm of a tour.
  position! 1..
  => milk_tour, -> milk_producer!, unique(milk_tour, milk_producer)
milk_collection (collection, pick-up): Milk that was taken at a farm; never changed.
  receipt_number! unique, collected_at!, liters! 0.., temperature_celsius! -5..45, driver_name!, truck_plate text(20), sample_code text(30) unique, refused flag, refuse_reason
  -> milk_producer!, -> milk_tour
milk_sample (sample, test, quality test): What the laboratory found.
  tested_on!, fat_percent! decimal 0..20, protein_percent! decimal 0..20, somatic_cells_thousand int 0.., germ_count_thousand int 0.., antibiotics_found flag, quality_class {s|first|second|rejected} = first
  => milk_collection unique
dairy_product (product, cheese, yogurt): What is made.
  sku! unique, name!, kind! {milk|cream|butter|yogurt|fresh_cheese|hard_cheese|whey}, unit!, shelf_life_days int 1.., price 0.., currency = EUR, active = true
dairy_batch (batch, production): One making.
  batch_number! unique, produced_on!, milk_liters! 0.., quantity_made! decimal 0.., best_before_on >= produced_on, vat_code text(30), status {in_process|ripening|released|blocked|sold_out}
  -> dairy_product!
batch_milk: Which collections a batch comes from.
  liters! 0..
  => dairy_batch, -> milk_collection!, unique(dairy_batch, milk_collection)

pack payouts (milk price, payment, payout, statement): Milk money
milk_price (price): What a litre earns in a month.
  month_starts_on! unique, base_price_per_liter! decimal 0.., fat_bonus_per_point decimal 0.., protein_bonus_per_point decimal 0.., organic_bonus decimal 0.., currency = EUR
milk_statement (statement, payout): What a farm is paid for a month.
  number! unique, month_starts_on!, liters! 0.., average_fat_percent decimal 0..20, average_protein_percent decimal 0..20, deductions_amount 0.. = 0, total! 0.., currency = EUR, status {draft|approved|paid}
  -> milk_producer!, unique(milk_producer, month_starts_on)

pack ripening (ripening, cheese care, cellar): Ripening
cheese_care (ripening): What was done with ripening cheese.
  done_on!, action! {turning|brushing|salting|washing|tasting}, temperature_celsius, humidity_percent 0..100
  => dairy_batch

pack hygiene (haccp, temperature, cleaning, recall): Hygiene
hygiene_check (haccp): A check the plan asks for.
  checked_at = now, point_name!, measured_text! text(80), passed flag, action_text text(255), checked_by_name!
  -> dairy_batch
product_recall (recall): A batch that was called back.
  declared_on!, reason!, liters_affected decimal 0.., status {open|closed}
  -> dairy_batch!

pack sales (order, customer, shop, delivery): Sales
dairy_customer (customer, shop, wholesaler): Who buys.
  number! unique, name!, address!, email
dairy_order (order): What was ordered.
  number! unique, ordered_on!, deliver_on >= ordered_on, total 0.., currency = EUR, status {ordered|picked|delivered|invoiced|cancelled}
  -> dairy_customer!
dairy_order_line: How much, from which batch.
  quantity! decimal 0.., unit_price! 0..
  => dairy_order, -> dairy_product!, -> dairy_batch, unique(dairy_order, dairy_product, dairy_batch)
`;
