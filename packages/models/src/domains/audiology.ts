export const AUDIOLOGY = `domain audiology: Hearing care
says Patients have their hearing tested, get hearing aids fitted, and come back for checks and repairs.
like Sycle, Blueprint OMS
cues hearing aid, hearing clinic, audiology, audiologist, hearing test, hearing care, hearing aid clinic, hearing centre
about hearing_test

core
patient (customer, client): Who comes to be tested.
  first_name!, last_name!, birth_date!, email, phone!, address, insurance_number, referred_by text(120)
audiologist (specialist, employee): Who tests and fits.
  first_name!, last_name!, email! unique, licence_number! unique, active = true
hearing_appointment (appointment, visit): A visit.
  starts_at!, ends_at! >= starts_at, kind {test|fitting|check|repair|counselling} = test, status {booked|arrived|done|cancelled|no_show}, notes
  -> patient!, -> audiologist!
hearing_test (audiogram, test): A test, and what it showed.
  tested_at = now, kind {pure_tone|speech|tympanometry|otoscopy} = pure_tone, speech_score_left_percent decimal 0..100, speech_score_right_percent decimal 0..100, diagnosis, recommendation_text long
  -> patient!, -> audiologist!, -> hearing_appointment
threshold (audiogram point): How loud a tone must be at a frequency.
  ear! {left|right}, frequency_hz! int 125..12000, threshold_db! int -10..120, conduction {air|bone} = air
  => hearing_test, unique(hearing_test, ear, frequency_hz, conduction)
device_model (hearing aid model, model): A kind of hearing aid.
  manufacturer!, name!, style {bte|ric|ite|cic} = ric, technology_level int 1..5, list_price! 0.., rechargeable flag = true
hearing_aid (device, aid): One hearing aid.
  serial_number! unique, ear! {left|right}, sold_on, price 0.., warranty_until date, status {in_stock|on_trial|sold|in_repair|returned}
  -> device_model!, -> patient
fitting (adjustment): How an aid was set.
  fitted_at = now, program_text long, volume_step int, satisfaction_rating 1..5
  -> hearing_aid!, -> audiologist!

pack repairs (repair, loaner): Repairs
aid_repair (repair): An aid that is repaired.
  received_at = now, problem! text(200), sent_on, returned_on, cost 0.., under_warranty flag = false, status {received|sent|back|handed_over}
  -> hearing_aid!

pack insurance (claim, insurance): Insurance
insurance_claim (claim): What an insurer pays.
  number! unique, submitted_on!, claimed_amount! 0.., paid_amount 0.., status {submitted|approved|rejected|paid}
  -> patient!, -> hearing_aid

pack invoices (invoice, payment): Invoices
hearing_invoice (invoice): What a patient owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., paid_on, status {open|paid|cancelled}
  -> patient!

pack supplies (battery, accessory, supply): Supplies
supply_sale (battery, accessory): Batteries and the like.
  item_name!, quantity! 1.. = 1, unit_price! 0.., sold_at = now
  -> patient
`;
