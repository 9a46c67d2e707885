export const MEDICATION_REMINDERS = `domain medication-reminders: Medicines
says People see which medicine to take when, say that they took it, and get more in time.
like Medisafe, MyTherapy
cues medication reminder, medicine reminder, pill reminder, medication tracker, medicine tracker, medication schedule, pill tracker, medication app, pill organiser, medication adherence, dose tracker
about medicine

core
user (person, patient): Who takes medicines.
  email! unique, first_name!, last_name!, birth_date, timezone = UTC, allergies_text long
medicine (medication, drug, pill): A medicine.
  name!, active_ingredient text(160), form {tablet|capsule|liquid|injection|inhaler|drops|cream|patch} = tablet, strength, instructions
prescription (regimen, therapy): A medicine for a person, and how it is taken.
  dose_text! text(120), reason, starts_on!, ends_on >= starts_on, prescribed_by text(120), as_needed flag = false, status {active|paused|finished}
  -> user!, -> medicine!
dose_time (schedule, reminder time): At what time a dose is due.
  at_time! clock, weekdays text(40) = daily, quantity! decimal 0.. = 1, with_food flag = false
  => prescription, unique(prescription, at_time)
intake (dose, taken dose): A dose that was due, and what became of it.
  due_at!, taken_at, quantity decimal 0.., status {pending|taken|skipped|missed}, skip_reason text(200)
  => prescription, -> dose_time
supply (stock, package, refill): What is left of a medicine.
  quantity! decimal 0.., refill_below decimal 0.., expires_on, pharmacy_name, refilled_on
  => prescription

pack measurements (blood pressure, glucose, weight, measurement): Measurements
measurement (blood pressure, glucose, weight): A value that was measured.
  kind! {blood_pressure|glucose|weight|temperature|pulse|oxygen}, measured_at = now, first_value! decimal, second_value decimal, unit!, notes
  => user

pack caregivers (caregiver, family, relative): Caregivers
caregiver (family member, relative): Who is told when a dose was missed.
  name!, email!, phone, notify_after_minutes int 0.. = 30
  => user

pack appointments (appointment, doctor, visit): Appointments
doctor_visit (appointment, visit): A visit to a doctor.
  doctor_name!, specialty, starts_at!, place, question_text long, outcome_text long
  -> user!

pack effects (side effect, symptom): Side effects
side_effect (symptom): What somebody felt, perhaps of a medicine.
  noted_at = now, description!, severity! int 1..5 = 2
  -> user!, -> prescription
`;
