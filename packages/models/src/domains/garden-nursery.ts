export const GARDEN_NURSERY = `domain garden-nursery: Garden nursery
says A nursery raises plants from seed or cuttings in beds and houses, prices them by pot size, and sells them.
like Epicas, GrowPoint, Plant Partner, PlantX
cues garden nursery, plant nursery, garden centre, garden center, tree nursery, plant shop, horticulture, plant sales, nursery stock, gardening store, garden shop, seed catalog, plant catalog, plant inventory

core
plant_species (plant, variety, cultivar): A plant that is raised or sold.
  code! unique, botanical_name! unique, common_name!, kind {tree|shrub|perennial|annual|vegetable|herb|houseplant} = perennial, sun {full_sun|half_shade|shade} = full_sun, height_cm int 0.., hardiness_zone int 1..13, flowers_in text(60), is_evergreen, care_text long
growing_area (greenhouse, bed, field, bench): Where plants grow.
  code! unique, kind {greenhouse|tunnel|bed|field|shade_house} = greenhouse, area_sqm! 0.., is_heated, status {in_use|empty|cleaning}
plant_batch (batch, lot, crop): Plants raised together, from sowing to sale.
  number! unique, method {seed|cutting|graft|division|bought_in} = seed, started_on!, ready_on >= started_on, started_quantity! int 1.., current_quantity! int 0.., passport_number text(60), status {propagating|growing|ready|sold_out|discarded}
  -> plant_species!, -> growing_area
sales_item (product, article, pot): A plant in a size, or something else, with a price.
  sku! unique, name!, pot_size text(40), price! 0.., currency = EUR, tax_percent decimal 0..100, stock 0.. = 0, active = true
  -> plant_species
customer (client, landscaper): Who buys.
  number! unique, name!, kind {private|landscaper|reseller|municipality} = private, email, phone, address, discount_percent 0..100 = 0
nursery_order (order, sale): What a customer buys or orders.
  number! unique, ordered_at = now, due_on, kind {counter|pickup|delivery} = counter, status {open|reserved|ready|delivered|paid|cancelled}, total! 0.., currency = EUR
  -> customer
nursery_order_line (order line): One thing of it.
  quantity! 1.., unit_price! 0..
  => nursery_order, -> sales_item!, -> plant_batch

pack growing (potting, watering, growing task, fertilizer, pruning): Work with plants
growing_task (potting, watering): Work on a batch.
  task! {sow|prick_out|pot|water|fertilize|prune|move|spray}, planned_on!, done_at, quantity int 0.., status {planned|done|skipped}, notes text(255)
  => plant_batch, -> growing_area, -> nursery_worker
nursery_worker (gardener, worker, staff): Person who works with plants.
  first_name!, last_name!, email unique, phone, hourly_wage 0.., active = true

pack health (pest, disease, plant protection, inspection): Plant health
pest_finding (pest, disease): Something found on plants.
  found_on!, pest_name!, severity {low|medium|high} = low, affected_percent decimal 0..100, status {open|treated|gone}
  -> plant_batch!
plant_treatment (plant protection): What was done against it.
  treated_on!, product_name!, dose_text! text(60), wait_days int 0.. = 0
  => pest_finding

pack purchasing (supplier, seed purchase, young plants, purchase): Purchasing
supplier (seed company): Who sells seed and young plants.
  name! unique, country, email, phone
purchase_order (purchase): What was ordered.
  number! unique, ordered_on!, expected_on >= ordered_on, total 0.., currency = EUR, status {ordered|received|cancelled}
  -> supplier!
purchase_line: One thing of it.
  quantity! 1.., unit_cost! 0.., description_text text(160)
  => purchase_order, -> plant_species

pack losses (loss, waste, stock count): Losses and counts
batch_loss (loss, waste): Plants that died or were thrown away.
  lost_on!, quantity! 1.., cause {frost|drought|pest|unsold|damage} = unsold
  => plant_batch
stock_count: What was counted.
  counted_on!, counted_quantity! int 0..
  -> sales_item!, unique(sales_item, counted_on)

pack delivery (delivery, planting service, guarantee): Delivery and planting
plant_delivery (delivery): Plants that are brought.
  address!, delivers_on!, fee 0.. = 0, status {planned|on_the_way|delivered|failed}
  => nursery_order unique
planting_service (planting): Plants that are planted as well.
  planned_on!, hours 0.., price! 0.., guarantee_until, status {planned|done|cancelled}
  => nursery_order

pack climate (climate, sensor, temperature, irrigation): Climate
climate_reading (temperature): What was measured in a house.
  measured_at!, celsius! -40..70, humidity_percent decimal 0..100, light_lux int 0..
  => growing_area, unique(growing_area, measured_at)
irrigation_plan (irrigation): When it is watered.
  starts_at_time! clock, minutes! 1..600, every_days int 1.. = 1, active = true
  => growing_area
`;
