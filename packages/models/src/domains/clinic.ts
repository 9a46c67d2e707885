export const CLINIC = `domain clinic: Clinic
says Patients book visits with doctors; the doctor notes what was found and prescribes.
like Jane App, SimplePractice, Doctolib
cues clinic, medical practice, doctor's office, doctor appointment, patient records, medical records, private practice, patient management, ehr, emr, telemedicine, medical appointment, health clinic, doctors app, therapy practice, patient appointment
hints patient, doctor

core
practitioner (doctor, physician, therapist, physiotherapist, provider, specialist): Person who treats.
  first_name!, last_name!, email! unique, phone, specialty, license_number unique, active = true
patient (client): Person who comes.
  record_number! unique, first_name!, last_name!, birth_date!, sex {female|male|other|unknown} = unknown, phone, email, address, allergies long
service (treatment type, appointment type, visit type): What can be booked, and how long it takes.
  name! unique, duration_minutes! 5..480 = 30, price 0.., active = true
appointment (booking, visit, consultation): A time agreed with a doctor.
  starts_at!, ends_at! >= starts_at, status {booked|confirmed|arrived|completed|cancelled|no_show}, reason, notes
  -> patient!, -> practitioner!, -> service, -> room
clinical_note (medical record, note, diagnosis, encounter, treatment note, record): What was found and done in a visit.
  written_at = now, symptoms, diagnosis, icd_code, treatment text
  -> patient!, -> appointment, author -> practitioner!
prescription (medication): What a patient is to take.
  medication_name!, dosage!, frequency, starts_on!, ends_on >= starts_on, instructions
  -> patient!, prescriber -> practitioner!, -> appointment

pack hours (availability, working hours, schedule, calendar): Working hours
working_hour (availability, schedule, doctor schedule): When a doctor can be booked.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock
  => practitioner

pack rooms (room): Rooms
room (treatment room, exam room): Where a visit takes place.
  name! unique, floor

pack billing (billing, invoice, payment, insurance): Billing
invoice (bill): What a patient owes.
  number! unique, status {draft|sent|paid|cancelled}, issued_on!, due_on >= issued_on, total! 0.., currency = EUR
  -> patient!, -> appointment
payment: Money that was received.
  amount! 0.., method {cash|card|transfer|insurance} = card, paid_at = now
  -> invoice!

pack labs (lab, test result, lab test): Tests
lab_result (test result, lab test, test): What a laboratory found.
  test_name!, result_text! text(255), unit text(20), taken_on!, file_url
  -> patient!, ordered_by -> practitioner

pack history (vaccination, immunization, allergy, vital sign): History
vaccination (immunization): A vaccine that was given.
  vaccine_name!, given_on!, next_due_on >= given_on, batch_number
  -> patient!
vital_sign (vitals): What was measured at a visit.
  measured_at = now, systolic int 40..300, diastolic int 20..200, pulse int 20..300, temperature_celsius 30..45, weight_kg 0..500
  -> patient!, -> appointment
`;
