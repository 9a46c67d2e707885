export const ZOO = `domain zoo: Zoo
says Animals of many species live in enclosures, are fed and looked after by keepers, and visitors come with tickets.
like Species360, ZIMS
cues zoo, zoo management, aquarium, wildlife park, animal park, safari park, zoological garden, wildlife sanctuary, wildlife rescue

core
species: A kind of animal.
  common_name! text(120), scientific_name! text(120) unique, conservation_status {least_concern|near_threatened|vulnerable|endangered|critically_endangered|extinct_in_wild} = least_concern, diet {herbivore|carnivore|omnivore} = omnivore
enclosure (cage, tank, habitat, exhibit): Where animals live.
  code! unique, name!, kind {outdoor|indoor|aquarium|aviary|terrarium} = outdoor, area_sqm 0.., capacity int 1..
keeper (zookeeper, caretaker, employee): Who looks after animals.
  employee_number! unique, first_name!, last_name!, email! unique, phone
animal: One animal.
  inventory_number! unique, name, sex {female|male|unknown} = unknown, birth_date, arrived_on!, origin text(200), status {on_show|behind_scenes|quarantine|on_loan|moved|dead}
  -> species!, -> enclosure, mother -> animal, father -> animal
keeper_assignment (assignment, shift): A keeper who looks after an enclosure.
  starts_on!, ends_on >= starts_on
  => keeper, => enclosure, unique(keeper, enclosure, starts_on)
food: What animals eat.
  name! unique, unit! text(20), quantity_in_stock decimal 0.. = 0
feeding: What was fed.
  fed_at!, quantity! decimal 0.., notes
  -> animal!, -> food!, -> keeper
medical_record (treatment, checkup, health check): What a vet did.
  examined_at!, weight_kg 0.., diagnosis, treatment text(1000), vet_name text(120)
  -> animal!

pack tickets (ticket, visitor, entry): Tickets
ticket: A visit.
  number! unique, kind {adult|child|family|annual} = adult, price! 0.., valid_on!, used_at
  -> visitor
visitor: Who comes.
  email! unique, full_name text(120)

pack shows (show, feeding show, tour): Shows
animal_show (show, tour): What visitors can watch.
  title!, starts_at!, ends_at >= starts_at
  -> enclosure!, -> keeper

pack adoptions (adoption, sponsor, sponsorship): Sponsors
sponsorship (adoption): Somebody who pays for an animal.
  sponsor_name! text(120), email!, yearly_amount! 0.., starts_on!, ends_on >= starts_on
  -> animal!
`;
