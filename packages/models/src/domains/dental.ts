export const DENTAL = `domain dental: Dental practice
says Patients see dentists, who chart teeth, plan and do treatments.
like Dentrix
cues dental, dental clinic, dental practice, dentist, dental office, orthodontist, orthodontics, dentistry

core
dentist (doctor, hygienist, orthodontist, practitioner): Person who treats.
  first_name!, last_name!, email! unique, phone, license_number! unique, specialty, active = true
patient (client): Person who comes.
  record_number! unique, first_name!, last_name!, birth_date!, phone!, email, address, insurance_number, allergies long
procedure (treatment type, service): What can be done, and what it costs.
  code! unique, name!, duration_minutes! 5.. = 30, price! 0..
appointment (visit, booking): A time agreed with a dentist.
  starts_at!, ends_at! >= starts_at, status {booked|confirmed|completed|cancelled|no_show}, reason
  -> patient!, -> dentist!, -> treatment_room
treatment_plan (plan): What is to be done for a patient.
  title!, status {proposed|accepted|in_progress|completed|declined}, estimated_cost 0.., created_on!
  -> patient!, -> dentist!
treatment (performed procedure, tooth treatment): What was or will be done at a tooth.
  tooth_number int 11..85, surface text(10), status {planned|done|cancelled}, done_on, price! 0.., notes
  -> patient!, -> procedure!, -> treatment_plan, -> appointment, -> dentist

pack chart (tooth, dental chart, tooth chart): Dental chart
tooth_finding (tooth, finding): How a tooth is.
  tooth_number! int 11..85, condition! {healthy|caries|filled|crown|missing|implant|root_canal}, noted_on!
  => patient, -> dentist

pack xrays (x ray, image, scan): X-rays
xray (image, scan): A picture of teeth.
  type {panoramic|bitewing|periapical} = bitewing, taken_on!, file_url!
  => patient

pack billing (invoice, payment, billing, insurance): Billing
invoice (bill): What a patient owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., insurance_amount 0.. = 0, currency = EUR, status {draft|sent|paid|cancelled}
  -> patient!
payment: Money that was received.
  amount! 0.., method {cash|card|transfer|insurance} = card, paid_at = now
  -> invoice!

pack rooms (room, chair): Rooms
treatment_room (room, chair): Where one is treated.
  name! unique, floor
`;
