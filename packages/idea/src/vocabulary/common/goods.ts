/** Things that are kept, sold, lent and used in any trade. */
export const GOODS = `
product (good, merchandise, ware): Something that is sold.
  sku! unique, name!, description, price! 0.., currency = EUR, stock_quantity = 0 0.., active = true
material (consumable, supply, ingredient, chemical, reagent, raw material): Something that is used up.
  name! unique, unit!, unit_price 0.., stock_quantity decimal = 0 0.., reorder_level decimal = 0 0..
food (food item, grocery): Something to eat.
  name!, category_name, quantity! decimal 0.., unit!, received_on! date, expires_on >= received_on, storage_temperature {ambient|chilled|frozen} = ambient
tool (gear): Something to work with.
  inventory_number! unique, name!, description, serial_number, condition {new|good|worn|broken} = good, status {available|on_loan|in_repair|retired}
equipment (machine, apparatus, machinery): Something that is used for long.
  inventory_number! unique, name!, manufacturer, model, serial_number unique, bought_on date, status {available|in_use|in_repair|retired}, next_check_on date
instrument (microscope, telescope, measuring device): A device work is done with.
  inventory_number! unique, name!, manufacturer, model, serial_number unique, bought_on date, status {available|in_use|in_service|retired}
sensor (probe, logger): A device that measures.
  serial_number! unique, quantity_measured! text(60), unit!, installed_on date, last_seen_at time, status {active|faulty|removed}
device (gadget, terminal, tablet, camera, chip, timing chip): A device.
  serial_number! unique, name!, model, status {active|inactive|faulty|retired}, last_seen_at time
asset: Something of value.
  inventory_number! unique, name!, bought_on date, purchase_price 0.., status {in_use|in_storage|in_repair|retired}
vehicle (car, van, truck, lorry, bus, scooter, motorcycle, camper, minibus): Something to drive.
  license_plate! unique, make!, model!, year_built int 1900..2100, mileage_km int 0.., seats 1.., status {available|in_use|in_repair|retired}
bicycle (bike, e bike): A bicycle.
  frame_number unique, brand!, model, frame_size text(20), wheel_size text(20), condition! {new|very_good|good|fair|poor} = good, description, photo_url
boat (ship, vessel, yacht, canoe, kayak): A boat.
  name!, registration_number unique, boat_type text(60), length_meters decimal 0.., capacity 1.., status {available|in_use|in_repair|retired}
animal (pet, dog, cat, horse): An animal.
  name!, species, breed, sex {female|male|unknown} = unknown, birth_date date, chip_number unique, notes
plant (tree, crop, seed): A plant.
  name!, variety, planted_on date, notes
book: A book.
  title!, author_name, isbn unique, publisher_name, year_published int 1400..2100
film (movie, documentary): A film.
  title!, director_name, country, year_made int 1890..2100, runtime_minutes int 1.., synopsis long
wine (beer, spirit): A drink with a name.
  name!, vintage int 1900..2100, region, color {red|white|rose|sparkling|sweet|other}, bottle_size_ml! int = 750, alcohol_percent decimal 0..100, price! 0..
dish (meal, drink): Something that is served.
  name!, description, price! 0.., diet {none|vegetarian|vegan|halal|kosher} = none, allergens text(200), available = true
recipe: How something is made.
  title!, description, servings! = 4 1.., prep_minutes int 0.., cook_minutes int 0.., instructions!
item: One of the things that are kept.
  code unique, name!, description, quantity = 1 0.., condition {new|good|worn|broken} = good
package (box, parcel, hamper): What is handed over packed.
  number! unique, weight_kg decimal 0.., contents_text text(255), status {prepared|handed_over|returned}, handed_over_at time
container (crate, pallet, skip): What things are moved in.
  number! unique, container_type text(60), capacity_kg decimal 0.., status {empty|filling|full|away}
collection: Things that belong together.
  name! unique, description
service (treatment, offering): Something that is done for customers.
  name! unique, description, duration_minutes! = 60 1.., price! 0.., active = true
exercise (drill): Something to be practised.
  name! unique, description, instructions, difficulty {easy|medium|hard} = easy, video_url
route (trail, track, course route): A way from one place to another.
  name! unique, description, distance_km! decimal 0.., elevation_meters int 0.., difficulty {easy|medium|hard} = medium
distance (race category): One of the distances one can choose.
  name! unique, distance_km! decimal 0.., starts_at time, entry_fee 0.., max_participants int 1..
game: A game.
  name! unique, description, min_players int 1.., max_players int 1.., duration_minutes int 1..
artwork (painting, exhibit, sculpture, artifact, artefact): A work that is shown.
  inventory_number! unique, title!, artist_name, year_made int, medium text(80), description
part (spare part, component): Something that is built in.
  part_number! unique, name!, unit_price! 0.., stock_quantity = 0 0.., reorder_level = 0 0..
key: A key that is handed out.
  number! unique, description, status {available|handed_out|lost}
elevator (lift, escalator): A lift in a building.
  number! unique, manufacturer, model, installed_on date, capacity_kg int 1.., number_of_stops 2.., status {running|out_of_order|in_service|retired}
category (type, kind, genre, topic, subject area): What things are sorted by.
  name! unique, description
tag (label, keyword): A word things are found by.
  name! text(60) unique
skill (qualification, competence): Something one can do.
  name! unique, description
language: A language.
  code! text(10) unique, name! unique
brand: A make.
  name! unique, website
allergy: What somebody does not tolerate.
  name!, severity {mild|moderate|severe} = moderate, notes
`;
