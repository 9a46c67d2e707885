export const VACCINATION = `domain vaccination: Vaccination
says People book appointments at a centre, get doses of a vaccine from a lot, in the order of a schedule; reactions are reported and certificates issued.
like PrepMod, Vaccination Hub, CoWIN
cues vaccination centre, vaccination center, vaccination appointment, vaccine stock, vaccination campaign, immunization, immunisation, flu shot, vaccination clinic, vaccination site, mass vaccination
hints vaccination, vaccine, vaccination record, vaccination tracker

core
vaccine (product): A vaccine, and how it must be kept.
  code! unique, name!, manufacturer!, disease_name!, doses_required! int 1.. = 1, storage_min_celsius decimal, storage_max_celsius decimal, active = true
dose_schedule (schedule): When which dose follows.
  dose_number! int 1.., min_days_after_previous int 0.. = 0, max_days_after_previous int 0.., minimum_age_months int 0..
  => vaccine, unique(vaccine, dose_number)
vaccination_site (centre, center, clinic, location): A place one is vaccinated.
  code! unique, name!, address!, city!, lanes int 1.., active = true
vaccine_lot (lot, batch, stock): Doses of one lot at a place.
  lot_number! text(40), received_on!, expires_on! >= received_on, doses_received! int 1.., doses_left! int 0.., status {available|quarantined|used_up|expired|recalled}
  -> vaccine!, -> vaccination_site!, unique(vaccine, vaccination_site, lot_number)
patient (person, citizen, recipient): Person who is vaccinated.
  health_number! unique, first_name!, last_name!, birth_date!, phone, email, address, risk_group {none|age|chronic|pregnant|health_worker} = none, allergies_text text(255)
vaccinator (nurse, doctor, staff): Person who vaccinates.
  full_name!, email! unique, licence_number! unique, active = true
vaccination_appointment (appointment, booking): A time somebody comes.
  confirmation_number! unique, starts_at!, dose_number! int 1.., status {booked|checked_in|vaccinated|no_show|cancelled|turned_away}
  -> patient!, -> vaccination_site!, -> vaccine!, unique(patient, vaccine, starts_at)
vaccination (dose, shot, administered dose): A dose that was given; never changed.
  given_at = now, dose_number! int 1.., injection_site {left_arm|right_arm|left_thigh|right_thigh|oral|nasal} = left_arm, consent_given flag = true
  -> patient!, -> vaccine_lot!, -> vaccinator!, -> vaccination_appointment, unique(patient, vaccine_lot, dose_number)

pack reactions (reaction, side effect, adverse event): Reactions
adverse_reaction (side effect): Something that followed a dose.
  started_at!, severity! {mild|moderate|severe|fatal}, symptoms!, reported_at = now, authority_reference text(60)
  => vaccination

pack certificates (certificate, proof, passport, qr code): Certificates
vaccination_certificate (certificate): The proof somebody carries.
  certificate_number! unique, issued_at = now, valid_until, revoked_at >= issued_at
  => vaccination

pack cold-chain (cold chain, fridge, temperature): Cold chain
vaccine_fridge (fridge): A fridge vaccines lie in.
  device_number! unique, min_celsius! decimal, max_celsius! decimal
  -> vaccination_site!
fridge_reading (temperature): What it measured.
  measured_at!, temperature_celsius!
  => vaccine_fridge, unique(vaccine_fridge, measured_at)

pack waste (waste, wastage, transfer, order): Stock
dose_loss (wastage): Doses that were lost.
  lost_on!, doses! int 1.., reason_code! {expired|broken|cold_chain|left_over|other}
  -> vaccine_lot!
lot_order (order): Doses a place asks for.
  number! unique, ordered_on!, doses! int 1.., status {ordered|shipped|received|cancelled}
  -> vaccine!, -> vaccination_site!

pack sessions (session, slot, capacity, campaign): Sessions
vaccination_session (session, slot): So many may come at a time.
  starts_at!, ends_at! >= starts_at, capacity! 1.., booked_count int 0.. = 0
  => vaccination_site, -> vaccine!, unique(vaccination_site, vaccine, starts_at)
`;
