export const MENTAL_HEALTH_PRACTICE = `domain mental-health-practice: Mental health practice
says Clients talk with therapists in sessions; notes, plans, consents and bills are kept apart and safe.
like TherapyNotes, TheraNest, BetterHelp
cues mental health, psychotherapy, psychologist, counseling, counselling, psychotherapist, mental health practice, psychiatrist, psychology practice, psychiatry, counselor, counsellor, online therapy, mental health clinic, behavioral health, therapist practice, couples therapy

core
therapist (psychologist, psychotherapist, counselor, psychiatrist, clinician, provider): Person who treats.
  first_name!, last_name!, email! unique, phone, profession {psychologist|psychiatrist|counselor|social_worker} = psychologist, license_number! unique, license_expires_on, max_clients int 1.., active = true
client (patient): Person who is treated.
  record_number! unique, first_name!, last_name!, preferred_name, birth_date!, pronouns text(40), phone, email, address, emergency_contact_name, emergency_contact_phone, status {waiting|active|paused|discharged}
  primary_therapist -> therapist
service (session type, therapy type): What can be booked.
  code! unique, name! unique, format {individual|couple|family|group} = individual, duration_minutes! 15..240 = 50, price! 0.., currency = EUR, active = true
session (appointment, therapy session, visit): A time with a therapist.
  starts_at!, ends_at! >= starts_at, mode {in_person|video|phone} = in_person, status {scheduled|completed|cancelled|late_cancelled|no_show}, cancelled_at, meeting_url
  -> therapist!, -> service!, -> therapy_group
session_client (participant, attendance): A client in a session; couples and families are several.
  attendance {expected|attended|absent} = expected
  => session, -> client!, unique(session, client)
progress_note (note, session note, clinical note): What a therapist notes about one client in a session.
  format {soap|dap|free} = free, content!, risk {none|low|moderate|high} = none, status {draft|signed|amended}, written_at = now, signed_at >= written_at
  -> session!, -> client!, author -> therapist!, unique(session, client)
diagnosis (disorder): What a client was found to have.
  icd_code!, description_text! text(255), diagnosed_on!, resolved_on >= diagnosed_on, is_principal
  -> client!, diagnosed_by -> therapist!, unique(client, icd_code, diagnosed_on)
treatment_plan (therapy plan, care plan): What shall be reached, and how.
  starts_on!, review_on >= starts_on, ended_on >= starts_on, presenting_problem! long, approach text(120), status {draft|active|completed|stopped}
  -> client!, -> therapist!

pack goals (goal, objective, homework): Goals
treatment_goal (goal, objective): Something a client wants to reach.
  description_text! text(500), target_date, progress_percent int 0..100 = 0, status {open|reached|dropped}
  => treatment_plan
homework_task (homework, exercise): Something to do before the next session.
  title!, instructions, due_on, done_on, reflection_text long
  => client, -> session

pack assessments (assessment, questionnaire, phq-9, gad-7, screening): Questionnaires
assessment_form (questionnaire, screening): A known questionnaire, such as PHQ-9.
  code! unique, name! unique, min_score! 0.. = 0, max_score! 1..
assessment_result (outcome): What a client answered, summed up.
  score! 0.., answered_at = now, severity {minimal|mild|moderate|severe} = minimal
  => client, -> assessment_form!, -> session

pack consents (consent, intake, intake form, release of information): Intake and consent
intake_form (intake): What a client told before the first session.
  submitted_at = now, reason_text! long, history_text long, current_medication text(255), previous_therapy long
  => client unique
consent (release of information): What a client agreed to.
  type! {treatment|privacy|telehealth|release_to_third_party|recording}, given_to_name, signed_at!, revoked_at >= signed_at, file_url
  => client

pack medications (medication, prescription): Medication
medication_order (medication, prescription): What a client takes.
  medication_name!, dosage!, frequency, starts_on!, ends_on >= starts_on, status {active|stopped|completed}
  -> client!, prescriber -> therapist!

pack groups (group therapy, therapy group): Groups
therapy_group (group): Clients who meet regularly.
  name! unique, max_members! int 2..30 = 10, starts_on!, ends_on >= starts_on, status {open|full|ended}
  leader -> therapist!
group_member (member): A client of a group.
  joined_on!, left_on >= joined_on
  => therapy_group, -> client!, unique(therapy_group, client)

pack billing (billing, invoice, insurance, payment, claim): Billing
insurance_policy (insurance, coverage): How a client is insured.
  insurer_name!, policy_number!, approved_sessions int 0.., valid_from_date!, valid_until >= valid_from_date
  => client, unique(insurer_name, policy_number)
invoice (bill): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|cancelled}
  -> client!, -> insurance_policy
invoice_line (charge): One session of an invoice.
  amount! 0..
  => invoice, -> session!, unique(invoice, session)
payment: Money that was received.
  amount! 0.., method {cash|card|transfer|insurance} = card, paid_on!
  -> invoice!
`;
