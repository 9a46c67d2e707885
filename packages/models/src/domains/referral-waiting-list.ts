export const REFERRAL_WAITING_LIST = `domain referral-waiting-list: Waiting list
says Patients are referred, wait by urgency, and are offered appointments as places become free.
cues patient waiting list, waiting list management, referral management, hospital waiting list, surgery waiting list, therapy waiting list, referral tracking system, specialist referrals
about waiting_list_entry

core
patient: Who waits.
  first_name!, last_name!, birth_date!, phone!, email, insurance_number, address, contact_preference {phone|email|letter} = phone
referrer (referring doctor, practice): Who refers patients.
  name!, practice_name text(120), phone, email, licence_number unique
clinic_service (service, specialty, treatment): What is waited for.
  name! unique, target_days! int 1.., default_minutes int 5.. = 30, active = true
waiting_list (list): Those who wait for one service at one place.
  name! unique, is_open = true, place
  -> clinic_service!
referral: A letter that sends a patient.
  received_on!, reason!, diagnosis, urgency {routine|soon|urgent|emergency} = routine, status {received|accepted|returned|rejected}
  -> patient!, -> referrer
waiting_list_entry (entry, place on the list): A patient on a list.
  added_at = now, priority {routine|soon|urgent} = routine, due_on, removed_at >= added_at, removal_reason {treated|declined|moved|deceased|duplicate|other}, status {waiting|offered|booked|suspended|removed}
  -> waiting_list!, -> patient!, -> referral
appointment_offer (offer): A time that was offered.
  starts_at!, offered_at = now, answered_at >= offered_at, channel {phone|email|letter|portal} = phone, answer {open|accepted|declined|no_answer} = open
  => waiting_list_entry
appointment (visit): A time that was agreed.
  starts_at!, ends_at! >= starts_at, clinician_name, room text(40), status {booked|attended|cancelled|did_not_attend}
  -> waiting_list_entry!

pack slots (slot, capacity, clinic session): Capacity
clinic_session (slot, session): A half day with room for patients.
  starts_at!, ends_at! >= starts_at, capacity! 1.., clinician_name!
  -> clinic_service!

pack reviews (review, validation, contact): Reviews
entry_review (validation, contact): When it was asked whether somebody still waits.
  reviewed_at = now, outcome! {still_waiting|worse|better|no_longer_needed|not_reached}, notes
  => waiting_list_entry

pack priority (priority change, escalation): Priority
priority_change (escalation): Why somebody waits more urgently, or less.
  changed_at = now, old_priority! {routine|soon|urgent}, new_priority! {routine|soon|urgent}, reason!
  => waiting_list_entry

pack letters (letter, message, notification): Letters
patient_letter (letter, notification): What a patient was told.
  sent_at = now, channel {letter|email|sms} = letter, subject!, body
  -> patient!, -> waiting_list_entry
`;
