export const DOG_KENNEL = `domain dog-kennel: Dog kennel
says Owners leave dogs in a kennel for some days or take part in day care, walks, grooming and training.
like Gingr, PetExec, Kennel Connection, Time To Pet, Rover
cues dog kennel, kennel, dog boarding, pet boarding, dog daycare, pet hotel, dog hotel, cattery, dog walker, dog walking, pet sitting, pet sitter, dog training, dog breeder, dog school

core
dog_owner (owner, client, customer): Person a dog belongs to.
  first_name!, last_name!, email! unique, phone!, address, emergency_contact_name, emergency_contact_phone
dog (pet, animal): A dog that comes.
  name!, chip_number unique, breed, sex {female|male} = female, is_neutered, birth_date, weight_kg 0..150, size {small|medium|large|giant} = medium, color, feeding_text text(500), temper_notes, vet_name, vet_phone, photo_url, active = true
  -> dog_owner!
vaccination (vaccine, immunization): What a dog is protected against; without it, it may not stay.
  vaccine {rabies|distemper|kennel_cough|leptospirosis|parvo} = rabies, given_on!, valid_until! >= given_on, certificate_url
  => dog
kennel_run (run, box, room, cage): A place a dog stays in.
  code! unique, size {small|medium|large|suite} = medium, max_dogs int 1.. = 1, has_outdoor, nightly_price! 0.., status {free|occupied|cleaning|out_of_order}
boarding_stay (boarding, reservation, booking, stay): Nights a dog is booked for.
  number! unique, arrives_at!, leaves_at! >= arrives_at, status {requested|confirmed|checked_in|checked_out|cancelled}, total! 0.., currency = EUR, belongings_text text(255), notes
  -> dog!, -> kennel_run
keeper (staff member, employee, walker, groomer, trainer): Person who looks after dogs.
  first_name!, last_name!, email! unique, phone, job_role {keeper|walker|groomer|trainer|manager} = keeper, active = true
care_log (feeding, medication, daily report): What was done with a dog.
  type! {feeding|walk|play|medication|cleaning|observation}, done_at = now, appetite {all|some|none|unknown} = unknown, notes text(500)
  => boarding_stay, -> keeper
payment: Money that was received.
  amount! 0.., currency = EUR, method {cash|card|transfer} = card, type {deposit|balance|refund} = balance, paid_at = now
  -> boarding_stay!

pack daycare (day care, daycare, play group, package): Day care
play_group: Dogs that get on with each other.
  name! unique, max_dogs int 1.., size {small|large|mixed} = mixed
  -> keeper
daycare_visit (day care): A dog that came for the day.
  visit_date!, dropped_at, collected_at >= dropped_at, price! 0.., status {booked|present|collected|cancelled|no_show}
  -> dog!, -> play_group, unique(dog, visit_date)
daycare_package (package): Days that were paid ahead.
  days_bought! int 1.., days_left! int 0.., price! 0.., bought_on!, expires_on >= bought_on
  -> dog_owner!

pack grooming (grooming, haircut, bath, groomer): Grooming
grooming_service (bath, haircut): Something that can be booked.
  name! unique, duration_minutes! 5.., price! 0.., active = true
grooming_appointment (grooming): A dog at a time.
  starts_at!, ends_at! >= starts_at, status {booked|done|cancelled|no_show}, notes
  -> dog!, -> grooming_service!, -> keeper

pack training (training, puppy class, course, trainer): Training
training_course (puppy class, course): A course of some lessons.
  code! unique, title!, skill {puppy|basic|advanced|agility|behaviour} = basic, starts_on!, ends_on! >= starts_on, max_dogs int 1.., price! 0.., status {planned|open|full|running|finished|cancelled}
  -> keeper!
course_dog: A dog in it.
  enrolled_at = now, outcome {enrolled|passed|dropped} = enrolled
  => training_course, -> dog!, unique(training_course, dog)

pack walks (walk, walking route, pick up, visit): Walks and visits
walk_booking (walk, home visit): A dog that is fetched at home.
  starts_at!, ends_at! >= starts_at, address!, price! 0.., status {booked|started|done|cancelled}, distance_km 0.., report_text text(500)
  -> dog!, -> keeper

pack breeding (litter, puppy, breeding, pedigree, stud): Litters
litter: Puppies of one birth.
  litter_code! unique, mated_on, born_on >= mated_on, puppy_count 0..30, status {planned|expected|born|placed}
  dam -> dog!, sire -> dog
puppy: One of them.
  name!, sex {female|male} = female, color, birth_grams int 0.., chip_number unique, price 0.., status {available|reserved|sold|kept|died}
  => litter, buyer -> dog_owner

pack incidents (incident, injury, bite, waiver): Incidents
kennel_incident (incident, bite, injury): Something that went wrong.
  occurred_at!, type {bite|injury|illness|escape} = illness, description!, vet_visited flag, owner_told_at
  -> dog!, -> keeper
boarding_agreement (waiver): What an owner has signed.
  signed_on!, may_mix_with_others flag, vet_cost_limit_amount 0.., file_url
  => dog_owner
`;
