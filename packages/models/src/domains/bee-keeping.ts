export const BEE_KEEPING = `domain bee-keeping: Bee keeping
says A beekeeper inspects hives in apiaries, keeps track of queens, treats against mites, and harvests honey.
like HiveTracks, BeeKeepPal, Apiary Book, BroodMinder
cues bee keeping, keep bees, keeping bees, beekeeping, beekeeper, apiary, beehive, bee hive, hive tracking, hive inspection, honey production, bee colony, honey harvest, apiculture, hive management

core
beekeeper (user, keeper): Person who keeps bees.
  full_name!, email! unique, phone, registration_number unique, association_name
apiary (bee yard, location, stand): A place where hives stand.
  name!, latitude -90..90, longitude -180..180, altitude_meters int, forage_text text(255), registered_on, active = true
  => beekeeper, unique(beekeeper, name)
hive (box, beehive): A box bees live in, and where it stands.
  hive_number! unique, kind {langstroth|dadant|zander|top_bar|warre|other} = langstroth, material text(60), box_count int 1.. = 1, bought_on, status {in_use|empty|in_repair|retired}
  -> apiary
queen (queen bee): A queen; her colour is that of her year.
  queen_code! unique, hatched_year! 2000..2100, mark_color {white|yellow|red|green|blue|none} = none, breed text(60), origin {raised|bought|swarm|unknown} = unknown, clipped flag, status {virgin|laying|replaced|dead|sold}
  mother -> queen
colony (bee colony, family): Bees that live together, and their queen.
  colony_code! unique, founded_on!, origin {split|swarm|bought|caught|overwintered} = split, ended_on >= founded_on, status {active|weak|united|swarmed|dead|sold}
  -> hive, -> queen, parent -> colony
hive_inspection (inspection, visit, check): What was seen on a visit.
  inspected_at!, weather_text text(80), temperature_celsius -30..50, queen_seen flag, eggs_seen flag, brood_frames int 0..40, honey_frames int 0..40, queen_cells int 0..100 = 0, temper {calm|nervous|aggressive} = calm, strength_score int 1..10, notes
  => colony, -> beekeeper!
honey_harvest (harvest, extraction): Honey that was taken.
  harvested_on!, weight_kg! 0.., water_percent decimal 0..30, honey_kind text(60), frames_taken int 0..
  -> colony!, -> honey_lot
treatment (medication, varroa treatment): What was given against a sickness.
  started_on!, ended_on >= started_on, against {varroa|foulbrood|nosema|other} = varroa, product_name!, dose_text! text(80), lot_number, withdrawal_days int 0.. = 0
  -> colony!, -> beekeeper!

pack feeding (feeding, sugar, syrup, winter feed): Feeding
feeding: Food that was given.
  fed_on!, feed {syrup|fondant|pollen_patty|honey} = syrup, quantity_kg! 0..
  -> colony!

pack mites (mite count, varroa, pest, disease): Mites and sickness
mite_count (varroa count): How many mites were found.
  counted_on!, method {board|powder_sugar|alcohol_wash} = board, mites! int 0.., days_counted int 1.., bees_sampled int 1..
  => colony, unique(colony, counted_on, method)
disease_report (disease): A sickness, and whether the office was told.
  suspected_on!, disease_name!, confirmed flag, authority_told_on, status {suspected|confirmed|cleared}, notes
  -> colony!

pack honey (jar, honey sale, honey lot, customer, label): Honey and sales
honey_lot (lot): Honey that was mixed and filled together.
  lot_number! unique, filled_on!, best_before_on! >= filled_on, weight_kg! 0.., honey_kind! text(60)
honey_customer (customer, buyer): Who buys.
  name!, email, phone, address
honey_sale (sale): Jars that were sold.
  sold_on!, jar_grams! int 1.., jars! int 1.., unit_price! 0.., currency = EUR
  -> honey_lot!, -> honey_customer

pack sensors (hive scale, sensor, weight, hive temperature): Hive sensors
hive_reading (hive scale): What a scale or sensor said.
  measured_at!, weight_kg 0..300, temperature_celsius -40..60, humidity_percent decimal 0..100
  => hive, unique(hive, measured_at)

pack queens (queen rearing, mating, breeding): Queen rearing
rearing_series (queen rearing): Queens raised together.
  started_on!, cells_started! int 1.., cells_accepted int 0.., mating_place, status {started|capped|hatched|mated|closed}
  breeder_queen -> queen!

pack migration (migration, pollination, transport): Moves and pollination
hive_move (migration, transport): A hive that was brought elsewhere.
  moved_on!, health_certificate_number, notes text(255)
  -> hive!, from_apiary -> apiary, to_apiary -> apiary!
pollination_contract (pollination): Hives a farmer pays for.
  farmer_name!, crop! text(60), starts_on!, ends_on! >= starts_on, hive_count! 1.., price! 0.., status {agreed|running|done|cancelled}
  -> apiary
`;
