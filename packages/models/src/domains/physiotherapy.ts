export const PHYSIOTHERAPY = `domain physiotherapy: Physiotherapy practice
says Patients come with a prescription, are examined, treated in a series of sessions, and exercise at home.
like WebPT, Physitrack, Cliniko
cues physiotherapy practice, physical therapy, physical therapist, physiotherapist, rehabilitation clinic, rehab, physio clinic, physio practice, physiotherapy clinic, rehabilitation, osteopath, chiropractor, exercise therapy, home exercise program, physiotherapy, physio

core
therapist (physiotherapist, physical therapist, practitioner): Person who treats.
  first_name!, last_name!, email! unique, phone, license_number! unique, specialty, active = true
patient (client): Person who is treated.
  record_number! unique, first_name!, last_name!, birth_date!, sex {female|male|other|unknown} = unknown, phone, email, address, occupation, medical_history long
treatment_type (service, therapy, kind of treatment): What is done, how long it takes, and what it costs.
  code! unique, name! unique, duration_minutes! 5..240 = 30, price! 0.., currency = EUR, active = true
referral (prescription, doctor's order): What a doctor prescribed.
  number! unique, doctor_name!, diagnosis!, icd_code, prescribed_sessions! int 1..100, issued_on!, start_by_date >= issued_on, status {open|in_progress|used_up|expired}
  -> patient!, -> treatment_type!
treatment_plan (case, episode, episode of care, therapy plan): What shall be reached, and in how many sessions.
  title!, goals_text! long, planned_sessions! int 1..100, frequency, starts_on!, ends_on >= starts_on, status {planned|active|completed|discontinued}
  -> patient!, -> therapist!, -> referral
session (appointment, treatment, visit, treatment session): One time a patient comes.
  starts_at!, ends_at! >= starts_at, status {booked|confirmed|completed|cancelled|no_show}, cancelled_at, notes
  -> patient!, -> therapist!, -> treatment_type!, -> treatment_plan, -> treatment_room
session_note (soap note, progress note, documentation): What was found and done in a session.
  subjective long, objective long, assessment long, plan_text long, pain_before int 0..10, pain_after int 0..10, written_at = now, signed_at >= written_at
  => session unique, author -> therapist!
assessment (examination, evaluation, initial examination): A thorough look at a patient.
  assessed_at = now, complaint_text! long, findings, diagnosis, pain_level 0..10
  -> patient!, -> therapist!, -> treatment_plan

pack exercises (exercise, home exercise, training plan): Exercises at home
exercise (training): Something a patient can do alone.
  name! unique, instructions!, body_part text(60), video_url, image_url
exercise_program (home program, training plan): Exercises a patient has to do.
  title!, starts_on!, ends_on >= starts_on, status {active|completed|stopped}
  => patient, -> therapist!
program_exercise: An exercise of a program, and how often.
  position! 1.., sets_count 1..20 = 3, repetitions int 1..200, hold_seconds 0.., times_a_day int 1..10 = 1
  => exercise_program, -> exercise!, unique(exercise_program, position)
exercise_log (training log, adherence): What a patient did.
  done_on!, pain_level 0..10, comment
  => program_exercise, unique(program_exercise, done_on)

pack measurements (measurement, range of motion, outcome, progress): Measurements
measurement (range of motion, strength test): A value that shows how it goes.
  measure_name!, body_side {left|right|both} = both, measured_value! decimal, unit text(20), measured_on!
  => patient, -> session
outcome_score (outcome measure, questionnaire): What a patient answered to a known questionnaire.
  questionnaire_name!, score! decimal 0.., max_score decimal 0.., answered_on!
  => patient, -> treatment_plan

pack rooms (room, treatment room, equipment): Rooms
treatment_room (room, gym area): Where patients are treated.
  name! unique, type {cabin|gym|pool} = cabin, capacity 1.. = 1

pack hours (working hours, availability, schedule): Working hours
working_hour (availability, schedule): When a therapist can be booked.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock
  => therapist, unique(therapist, weekday, starts_at_time)
absence (vacation, time off): When a therapist is away.
  starts_on!, ends_on! >= starts_on, reason
  => therapist

pack billing (billing, invoice, payment, insurance, copayment): Billing
insurer (health insurance, payer): Who pays for patients.
  name! unique, payer_code! unique, email
invoice (bill): What is owed for a series of sessions.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., copayment_amount 0.. = 0, currency = EUR, status {draft|sent|paid|rejected|cancelled}
  -> patient!, -> insurer, -> referral
invoice_line (billed session): One session of an invoice.
  amount! 0..
  => invoice, -> session! unique
payment: Money that was received.
  amount! 0.., method {cash|card|transfer|insurance} = card, paid_on!
  -> invoice!

pack waitlist (waiting list, waitlist): Waiting list
waiting_entry (waiting list, waitlist): A patient who waits for a place.
  added_on!, wanted_times text(255), status {waiting|offered|placed|removed}
  => patient, preferred_therapist -> therapist
`;
