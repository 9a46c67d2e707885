export const VETERINARY = `domain veterinary: Veterinary clinic
says Owners bring animals; vets examine, vaccinate and treat them.
like ezyVet
cues vet, veterinary, vet clinic, veterinary clinic, vet practice, veterinary practice, animal clinic, animal hospital, pet clinic, veterinarian, pet health

core
owner (client, customer, pet owner): Person an animal belongs to.
  first_name!, last_name!, email unique, phone!, address
animal (pet, patient, dog, cat): Animal that is treated.
  name!, species!, breed, sex {female|male|unknown} = unknown, neutered flag, birth_date, microchip_number unique, weight_kg 0.., status {alive|deceased}
  -> owner!
veterinarian (vet, doctor): Person who treats.
  first_name!, last_name!, email! unique, license_number! unique, specialty, active = true
service (treatment type): What can be done, and what it costs.
  name! unique, duration_minutes! 5.. = 20, price! 0..
appointment (visit, booking): A time agreed for an animal.
  starts_at!, ends_at >= starts_at, reason, status {booked|checked_in|completed|cancelled|no_show}
  -> animal!, -> veterinarian!, -> service
treatment (medical record, examination, diagnosis, record): What was found and done.
  treated_at = now, symptoms, diagnosis, treatment_text long, weight_kg 0.., temperature_celsius 30..45
  -> animal!, -> veterinarian!, -> appointment
vaccination (vaccine, shot): A vaccine that was given.
  vaccine_name!, batch_number, given_on!, next_due_on >= given_on
  -> animal!, -> veterinarian

pack prescriptions (prescription, medication, medicine): Prescriptions
prescription (medication, medicine): What an animal is given.
  medication_name!, dosage!, frequency, starts_on!, ends_on >= starts_on, instructions
  => treatment

pack billing (invoice, payment, billing): Billing
invoice (bill): What an owner owes.
  number! unique, issued_on!, total! 0.., currency = EUR, status {open|paid|cancelled}
  -> owner!, -> appointment
invoice_line: One position of a bill.
  description_text! text(255), quantity! 1.. = 1, unit_price! 0..
  => invoice
payment: Money that was received.
  amount! 0.., method {cash|card|transfer} = card, paid_at = now
  -> invoice!

pack labs (lab, test, x ray): Tests
lab_test (test, x ray): What was looked at more closely.
  test_name!, taken_on!, result_text text(500), file_url
  -> animal!, -> treatment

pack boarding (boarding, hospitalization, kennel): Stays
boarding_stay (boarding, hospitalization): An animal that stays.
  kennel_number!, starts_on!, ends_on >= starts_on, notes
  -> animal!
`;
