export const PLANT_CARE = `domain plant-care: House plants
says Plants at home, what each needs, and when it was watered, fed and repotted.
like Planta, Greg, Blossom
cues plant care, houseplant, house plant, indoor plants, plant watering, plant watering reminder, plant tracker, plant collection, succulent collection, orchid collection, bonsai
about plant

core
user (plant owner, keeper): Who keeps plants.
  email! unique, display_name! text(80), timezone = UTC, city
room (spot, place): Where plants stand.
  name! text(80), light {low|medium|bright_indirect|direct_sun} = medium, is_outdoors = false
  => user
plant_species (species, kind of plant, variety): A kind of plant, and what it needs.
  common_name! text(120), scientific_name! text(160) unique, water_every_days int 1..120, fertilize_every_days int 1..365, light {low|medium|bright_indirect|direct_sun}, humidity {low|medium|high}, is_toxic_to_pets = false, care_notes
plant (houseplant, house plant): One plant.
  nickname! text(80), acquired_on, pot_size_cm decimal 0.., water_every_days int 1..120, next_watering_on, photo_url, status {thriving|struggling|dormant|given_away|dead} = thriving, notes
  -> user!, -> room, -> plant_species
care_event (watering, care, fertilizing, repotting, misting): What was done for a plant.
  kind! {watering|fertilizing|repotting|pruning|misting|cleaning|other}, done_at = now, amount_ml int 0.., notes
  => plant

pack reminders (reminder, schedule): Reminders
care_schedule (reminder, schedule): What is to be done again for a plant.
  kind! {watering|fertilizing|repotting|pruning|misting|rotating}, every_days! int 1..730, next_due_on!, paused flag = false
  => plant, unique(plant, kind)

pack growth (growth, photo, progress): Growth
growth_record (growth, photo, measurement): How a plant looked and how large it was.
  recorded_on!, height_cm decimal 0.., leaf_count int 0.., photo_url, notes
  => plant

pack health (pest, disease, problem): Pests and diseases
plant_problem (pest, disease, problem): Something that ails a plant.
  kind! {pest|fungus|overwatering|underwatering|sunburn|deficiency|other}, noticed_on!, treatment_text long, resolved_on >= noticed_on
  => plant

pack propagation (cutting, propagation, swap): Cuttings
cutting (propagation): A young plant taken from another.
  taken_on!, method {water|soil|division|leaf|seed} = water, rooted_on >= taken_on, status {rooting|potted|given_away|failed}
  -> plant!
`;
