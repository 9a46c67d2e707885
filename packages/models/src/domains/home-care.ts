export const HOME_CARE = `domain home-care: Home care
says A care service visits people at home: care plans of tasks, tours of visits for carers, medication, notes, and billing to insurers.
like Birdie, CareLineLive, AlayaCare, Medifox, Axxess
cues home care, nursing service, home nursing, domiciliary care, care at home, mobile care, home health, elderly care visits, ambulatory care service, home care agency, caregiver visits, care visits, outpatient nursing, district nurse, home carer

core
care_client (patient, client, service user): Person who is cared for.
  number! unique, first_name!, last_name!, birth_date!, address!, phone, care_level int 0..5 = 0, allergies_text text(255), key_safe_code text(30), status {enquiry|active|paused|in_hospital|ended}
relative (family contact, next of kin, contact): Whom to call.
  full_name!, relationship! text(60), phone!, has_power_of_attorney
  => care_client
carer (caregiver, nurse, employee): Person who visits.
  number! unique, first_name!, last_name!, email! unique, phone!, qualification {registered_nurse|care_assistant|household_help|trainee} = care_assistant, weekly_hours decimal 0..60, active = true
care_service (service, care task, task): Something that is done at a visit.
  code! unique, name! unique, kind! {personal_care|medical|household|social}, minutes! 1.., needs_nurse flag, price! 0.., currency = EUR
care_plan (plan): What was agreed for a client, since when.
  version_number! int 1.., valid_from_on!, valid_until >= valid_from_on, goals_text long, status {draft|active|replaced}
  => care_client, unique(care_client, version_number)
care_plan_item (planned task): A service on a weekday and part of the day.
  weekday! {mon|tue|wed|thu|fri|sat|sun}, day_part! {morning|noon|evening|night}, minutes int 1..
  => care_plan, -> care_service!, unique(care_plan, care_service, weekday, day_part)
care_visit (visit, appointment): One visit.
  planned_start_at!, planned_end_at! >= planned_start_at, arrived_at, left_at >= arrived_at, status {planned|assigned|in_progress|done|missed|cancelled}, cancel_reason
  -> care_client!, -> carer
visit_service (performed task): What was done of what was planned.
  done flag = true, minutes int 0.., reason_not_done text(160)
  => care_visit, -> care_service!, unique(care_visit, care_service)

pack tours (tour, route, schedule): Tours
care_tour (tour, route): The visits of a carer on a day, in order.
  tour_name!, drives_on!, car_plate text(20), unique(tour_name, drives_on)
  -> carer!
tour_stop: A visit on it.
  position! 1.., travel_minutes int 0..
  => care_tour, -> care_visit! unique, unique(care_tour, position)

pack medication (medication, medicine, prescription): Medication
prescribed_medication (medication): What a client takes.
  drug_name!, dosage!, instructions, prescribed_by_name, starts_on!, ends_on >= starts_on
  -> care_client!
medication_given: Whether it was given; never changed.
  given_at = now, outcome {given|refused|not_available|withheld} = given, notes
  => prescribed_medication, -> care_visit, -> carer!

pack notes (care note, vital sign, wound, documentation): Documentation
care_note (note, documentation): What a carer wrote; never changed.
  body!, written_at = now, kind {note|incident|fall|handover} = note
  -> care_client!, -> care_visit, -> carer!
vital_sign (blood pressure): What was measured.
  measured_at = now, kind! {pulse|systolic|diastolic|temperature|weight|glucose|oxygen}, measured_value! decimal 0..
  -> care_client!, -> carer, unique(care_client, kind, measured_at)

pack billing (billing, insurer, invoice, care fund): Billing
care_insurer (insurer, care fund): Who pays.
  ik_number! unique, name!, address
care_approval (approval): What an insurer pays for, until when.
  approval_number! unique, valid_from_on!, valid_until! >= valid_from_on, monthly_limit_amount 0.., currency = EUR
  -> care_client!, -> care_insurer!
care_invoice (invoice): What is owed for a month.
  number! unique, month_starts_on!, insurer_amount! 0.. = 0, client_amount! 0.. = 0, currency = EUR, status {draft|sent|paid|disputed}
  -> care_client!, -> care_approval, unique(care_client, month_starts_on)
`;
