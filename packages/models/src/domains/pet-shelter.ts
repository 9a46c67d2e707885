export const PET_SHELTER = `domain pet-shelter: Animal shelter
says Animals are taken in, cared for and adopted.
like Petfinder, Shelterluv
cues animal shelter, pet adoption, pet shelter, dog shelter, animal rescue, animal adoption, pet rescue, cat shelter, animal sanctuary

core
animal (pet, dog, cat): Animal in the shelter.
  code! unique, name!, species! {dog|cat|rabbit|bird|other}, breed, sex {female|male|unknown} = unknown, birth_date, weight_kg 0.., description, status {intake|available|reserved|adopted|deceased}
  -> kennel
kennel (cage, room, enclosure): Where animals live.
  code! unique, capacity! 1.., area_name
intake (admission, surrender): How an animal came.
  taken_in_on!, type {stray|surrender|transfer|seized} = stray, found_at_text text(255), notes
  -> animal!
adopter (person, family, applicant, owner): Person who wants an animal.
  first_name!, last_name!, email! unique, phone!, address, home_text text(255)
adoption_application (application, adoption request): An animal somebody would like to have.
  status {submitted|in_review|approved|rejected|withdrawn}, submitted_at = now, notes
  -> animal!, -> adopter!
adoption: An animal that found a home.
  adopted_on!, fee 0.. = 0, contract_number unique, returned_on >= adopted_on
  -> animal!, -> adopter!
medical_record (treatment, vaccination, checkup): What a vet did.
  treated_on!, type {checkup|vaccination|surgery|medication} = checkup, veterinarian_name, cost 0.., notes
  => animal

pack volunteers (volunteer, staff, walk): Volunteers
volunteer (staff): Person who helps.
  first_name!, last_name!, email! unique, phone
care_task (walk, feeding): What was done with an animal.
  type {walk|feeding|cleaning|training} = walk, done_at = now, notes
  -> animal!, -> volunteer!

pack donations (donation, sponsor, donor): Donations
donation (sponsorship): Money for the shelter.
  amount! 0.., currency = EUR, donated_on!, donor_name
  -> animal

pack fosters (foster, foster family): Foster homes
foster_stay (foster): An animal with a foster family.
  starts_on!, ends_on >= starts_on, notes
  -> animal!, -> adopter!
`;
