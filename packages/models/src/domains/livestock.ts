export const LIVESTOCK = `domain livestock: Livestock
says Animals live in herds, are born, vaccinated, treated, weighed and sold, each known by its ear tag.
like Herdwatch, AgriWebb, CattleMax
cues cattle, herd, cattle herd, cow herd, sheep flock, livestock tracking, cattle management, goat farm, pig farm, cattle farm, livestock management, dairy herd, poultry farm, flock management

core
herd (flock, group): Animals that are kept together.
  name! unique, purpose {meat|milk|wool|eggs|breeding} = meat, location
breed: A breed.
  name! unique, species! {cow|sheep|goat|pig|horse|chicken|other}
animal (cow, cattle, sheep, goat, pig, calf, head): One animal.
  ear_tag! text(40) unique, name, sex! {female|male|castrated}, birth_date, status {alive|sold|slaughtered|dead}, color
  -> herd!, -> breed, mother -> animal, father -> animal
vaccine: What animals are vaccinated with.
  name! unique, disease_name!, repeat_after_days int 1.., withdrawal_days int 0.. = 0
vaccination (shot, immunisation): A vaccination of an animal.
  given_on!, next_due_on >= given_on, batch_number text(40), dose_milliliters decimal 0.., given_by_name text(120)
  => animal, -> vaccine!
treatment (medication, health record): What an animal was treated with.
  treated_on!, diagnosis, medicine_name! text(120), dosage, withdrawal_until, cost 0..
  => animal
weighing (weight, weight record): What an animal weighed.
  weighed_on!, weight_kg! 0..
  => animal, unique(animal, weighed_on)

pack vets (vet, veterinarian): Vets
veterinarian (vet): Who treats animals.
  first_name!, last_name!, phone!, email
vet_visit (visit, checkup): A visit of a vet to a herd.
  visited_at!, findings, cost 0..
  -> veterinarian!, -> herd!

pack breeding (breeding, calving, birth, insemination, pregnancy): Breeding
breeding: A mother and what came of it.
  served_on!, due_on >= served_on, born_on >= served_on, offspring_count int 0.., outcome {open|pregnant|born|lost} = open
  mother -> animal! restrict, father -> animal

pack milk (milk, milking, dairy): Milk
milk_record (milking, milk yield): What an animal gave.
  milked_at!, liters! 0..
  => animal

pack sales (sale, buyer, slaughter): Sales
sale: An animal that was sold.
  sold_on!, price! 0.., currency = EUR, buyer_name! text(120), weight_kg 0..
  -> animal! unique

pack pastures (pasture, field, grazing, movement): Pastures
pasture (field, paddock): Where herds graze.
  name! unique, area_hectares 0..
grazing (movement): A herd on a pasture for some time.
  started_on!, ended_on >= started_on
  -> herd!, -> pasture!
`;
