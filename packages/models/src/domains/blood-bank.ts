export const BLOOD_BANK = `domain blood-bank: Blood bank
says Donors give blood; it is tested, split, stored by group, and given to hospitals.
like Haemonetics SafeTrace, Mak-System
cues blood bank, blood donation, blood donor, blood bank management, blood donation center, blood inventory, blood transfusion, plasma donation, blood donation app, donate blood, blood stock

core
donor (blood donor, giver): Person who gives blood.
  donor_number! unique, first_name!, last_name!, birth_date!, sex {female|male} = female, blood_group {A+|A-|B+|B-|AB+|AB-|O+|O-}, email unique, phone!, address, weight_kg 0..400, status {active|deferred|banned}, last_donated_on
staff_member (nurse, phlebotomist, technician, doctor): Person who works at the blood bank.
  staff_number! unique, first_name!, last_name!, email! unique, profession {nurse|doctor|technician|administration} = nurse, active = true
collection_site (donation center, location, camp, mobile unit, branch): Where blood is given.
  code! unique, name!, type {fixed|mobile} = fixed, address!, city!, phone
donation (blood donation, collection): Blood one donor gave at one time.
  number! unique, type {whole_blood|plasma|platelets} = whole_blood, donated_at!, volume_ml! int 1..1000, hemoglobin_grams 0..30, systolic int 40..300, diastolic int 20..200, status {collected|testing|released|discarded|aborted}, notes
  -> donor!, -> collection_site!, collected_by -> staff_member!
blood_test (screening, lab test, test): What was looked for in a donation.
  test_name! {hiv|hepatitis_b|hepatitis_c|syphilis|malaria|grouping|antibody}, result {pending|negative|positive|inconclusive} = pending, tested_at, notes
  => donation, tested_by -> staff_member, unique(donation, test_name)
blood_unit (unit, bag, blood component, component): A bag that can be given to a patient.
  unit_number! unique, component_type! {whole_blood|red_cells|plasma|platelets|cryoprecipitate}, blood_group! {A+|A-|B+|B-|AB+|AB-|O+|O-}, volume_ml! int 1.., prepared_at!, expires_at! >= prepared_at, status {quarantine|available|reserved|issued|transfused|expired|discarded}, storage_position text(40)
  -> donation!, -> collection_site!
hospital (recipient hospital, clinic): Who asks for blood.
  code! unique, name! unique, address!, phone!, email
blood_request (request, order): Blood a hospital needs.
  number! unique, component_type! {whole_blood|red_cells|plasma|platelets|cryoprecipitate}, blood_group! {A+|A-|B+|B-|AB+|AB-|O+|O-}, quantity! 1.., urgency {routine|urgent|emergency} = routine, status {open|partly_issued|issued|rejected|cancelled}, requested_at = now, needed_at >= requested_at
  -> hospital!

pack issue (issue, crossmatch, compatibility, transfusion): Issue
crossmatch (compatibility test): Whether a bag and a patient go together.
  patient_reference! text(60), result {pending|compatible|incompatible} = pending, tested_at
  => blood_request, -> blood_unit!, tested_by -> staff_member, unique(blood_request, blood_unit)
unit_issue (issue, dispatch): A bag that went to a hospital.
  issued_at = now, returned_at >= issued_at, return_reason
  -> blood_request!, -> blood_unit!, issued_by -> staff_member!
transfusion_reaction (adverse reaction): Something that went wrong with a patient.
  reaction_text! text(255), severity {mild|moderate|severe|fatal} = mild, occurred_at!, notes
  -> unit_issue!

pack appointments (appointment, slot, donor appointment): Appointments
donor_appointment (appointment, booking): A time a donor comes.
  starts_at!, status {booked|confirmed|attended|cancelled|no_show}, reminder_sent_at
  -> donor! cascade, -> collection_site!

pack screening (health questionnaire, deferral, eligibility): Eligibility
health_check (health questionnaire, eligibility): What a donor said and showed before giving.
  checked_at = now, pulse int 20..250, temperature_celsius 30..45, result {fit|deferred} = fit, notes
  -> donor!, checked_by -> staff_member!, -> donation
deferral (ban): A time a donor may not give.
  reason!, starts_on!, ends_on >= starts_on, is_permanent
  => donor

pack camps (camp, blood drive, campaign): Blood drives
blood_drive (campaign, drive): A day blood is given somewhere else.
  title!, starts_at!, ends_at! >= starts_at, location!, expected_count 0.., status {planned|running|finished|cancelled}
  -> collection_site!

pack rewards (reward, badge, loyalty): Thanks
donor_award (reward, badge): Thanks for many donations.
  title!, donation_count! 1.., awarded_on!
  => donor, unique(donor, donation_count)
`;
