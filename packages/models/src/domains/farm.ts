export const FARM = `domain farm: Farm
says Fields are sown, treated and harvested; animals are kept.
like Granular, Farmbrite
cues farm, farm management, agriculture, crop management, farming, livestock, field management, agricultural, dairy farm, crop tracking, orchard, vineyard, greenhouse, ranch, farmers app, herd management, smart farming, crop planning

core
farm (ranch): A farm.
  name! unique, owner_name!, address, total_hectares 0..
field (parcel, plot, greenhouse, orchard): Land that is worked.
  name!, area_hectares! 0.., soil_type text(60), latitude, longitude, status {active|fallow|leased_out}
  => farm, unique(farm, name)
crop (plant, culture): What is grown.
  name! unique, variety, days_to_harvest int 1..
planting (sowing, cultivation, season crop): A crop on a field in a season.
  season_year! 1900..2100, planted_on!, expected_harvest_date >= planted_on, area_hectares 0.., seed_kg 0.., status {planned|growing|harvested|failed}
  -> field!, -> crop!
worker (employee, farmer, farmhand, staff): Person who works on the farm.
  first_name!, last_name!, phone, wage_per_hour money 0.., active = true
  -> farm!
field_activity (activity, task, treatment, work): Work on a planting.
  type! {plowing|sowing|fertilizing|spraying|irrigation|weeding|other}, done_on!, product_name, quantity decimal 0.., unit text(20), notes
  => planting, -> worker
harvest (yield): What was brought in.
  harvested_on!, quantity_kg! 0.., quality {a|b|c} = a, moisture_percent 0..100
  => planting

pack livestock (animal, livestock, cow, herd, cattle, sheep, milk, dairy): Livestock
animal (livestock, cow, cattle, sheep): An animal of the farm.
  ear_tag! text(40) unique, species! {cow|sheep|goat|pig|horse|chicken}, breed, sex {female|male} = female, birth_date, status {alive|sold|slaughtered|dead}
  -> farm!, mother -> animal, father -> animal
animal_treatment (vaccination, veterinary treatment): What an animal was treated with.
  treated_on!, diagnosis, medicine_name, withdrawal_until
  => animal
milk_yield (milk, milking): What a cow gave.
  milked_on!, liters! 0..
  => animal

pack equipment (equipment, tractor, machine): Machines
machine (equipment, tractor): A machine of the farm.
  name!, code! unique, purchased_on, running_hours 0.., status {ready|in_use|broken}
  -> farm!

pack sales (sale, customer, buyer): Sales
buyer (customer): Who buys.
  name!, email, phone
sale: What was sold.
  sold_on!, quantity_kg! 0.., price_per_kg! money 0.., total! 0.., currency = EUR
  -> buyer!, -> harvest

pack stock (inventory, seed, fertilizer, feed): Supplies
supply_item (seed, fertilizer, feed): What the farm needs.
  name!, type {seed|fertilizer|pesticide|feed|fuel|other} = other, unit! text(20), stock_quantity decimal 0.. = 0
  -> farm!
`;
