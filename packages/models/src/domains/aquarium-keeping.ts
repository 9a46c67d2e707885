export const AQUARIUM_KEEPING = `domain aquarium-keeping: Aquariums
says Tanks with their fish and plants, water tests, and what was done to keep them well.
like Aquarimate, AquaPlanner
cues my aquarium, home aquarium, fish tank, aquarium log, aquarium water test, reef tank, aquarium tracker, aquarium maintenance, aquascaping, aquarium hobby
about tank

core
user (aquarist, owner, keeper): Who keeps tanks.
  email! unique, display_name! text(80), unit_system {metric|imperial} = metric
tank (aquarium): A tank.
  name!, water_type {freshwater|brackish|saltwater} = freshwater, volume_liters! decimal 0.., set_up_on, notes, status {cycling|running|quarantine|closed}
  -> user!
species: A kind of animal or plant.
  common_name! text(120), scientific_name! text(120) unique, kind {fish|shrimp|snail|coral|plant|other} = fish, min_temperature_celsius, max_temperature_celsius, min_ph decimal 0..14, max_ph decimal 0..14
livestock (fish, animal, plant, inhabitant): Animals or plants of one kind in a tank.
  quantity! 1.. = 1, added_on!, removed_on >= added_on, removal_reason {died|sold|moved|other}, notes
  -> tank!, -> species!
water_test (test, reading, measurement): What was measured in the water.
  tested_at = now, temperature_celsius, ph decimal 0..14, ammonia_ppm decimal 0.., nitrite_ppm decimal 0.., nitrate_ppm decimal 0.., phosphate_ppm decimal 0.., general_hardness decimal 0.., carbonate_hardness decimal 0.., salinity_ppt decimal 0.., notes
  => tank
maintenance_task (maintenance, water change, task): What was done to a tank.
  kind! {water_change|filter_cleaning|glass_cleaning|trimming|other}, done_at = now, water_changed_percent 0..100, notes
  => tank
equipment_item (equipment, filter, heater, light): A device of a tank.
  name!, kind {filter|heater|light|pump|skimmer|co2|other} = filter, brand, bought_on, replace_on
  -> tank

pack feeding (feeding, food): Feeding
feeding (food): When a tank was fed.
  fed_at = now, food_name!, amount_text text(40)
  => tank

pack dosing (dosing, fertiliser, medicine): Dosing
dose (fertiliser, medicine, treatment): What was put into the water.
  dosed_at = now, product_name! text(120), amount_ml! decimal 0.., purpose {fertiliser|medicine|conditioner|other} = fertiliser
  => tank

pack reminders (reminder, schedule): Reminders
reminder (schedule): What is to be done again.
  title!, every_days! int 1.., next_due_on!
  => tank

pack photos (photo, picture): Photos
tank_photo (photo, picture): How a tank looked.
  photo_url!, taken_on!, caption
  => tank
`;
