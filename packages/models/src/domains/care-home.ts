export const CARE_HOME = `domain care-home: Care home
says Residents live in rooms; carers follow care plans, give medication and note what happens.
like PointClickCare
cues care home, nursing home, elderly care, senior care, assisted living, retirement home, elder care, care facility, senior living, aged care, caregiver app, nursing care

core
room: Where residents live.
  number! unique, floor, beds! 1..4 = 1, status {free|occupied|renovation}
resident (patient, senior, client, care recipient): Person who lives in the home.
  record_number! unique, first_name!, last_name!, birth_date!, sex {female|male|other} = female, care_level int 1..5, moved_in_on!, moved_out_on >= moved_in_on, allergies long, notes
  -> room
relative (family member, contact, emergency contact, next of kin): Person to be told.
  first_name!, last_name!, phone!, email, relationship text(60), is_primary
  => resident
caregiver (carer, nurse, staff, employee, care worker): Person who cares.
  staff_number! unique, first_name!, last_name!, email unique, phone, qualification text(80), active = true
care_plan (plan): What a resident needs.
  title!, goals_text long, starts_on!, review_on >= starts_on, status {active|completed|replaced}
  => resident, author -> caregiver
care_task (task, care activity): What is done again and again.
  title!, frequency {daily|twice_daily|weekly|as_needed} = daily, time_of_day {morning|noon|evening|night} = morning
  => care_plan
care_log (care note, daily log, care record, report): What was done and seen.
  noted_at = now, body!, mood {good|neutral|low}
  -> resident!, -> caregiver!, -> care_task

pack medication (medication, medicine, drug): Medication
medication_order (medication, prescription): What a resident is given.
  medication_name!, dosage!, frequency!, starts_on!, ends_on >= starts_on, prescriber_name
  => resident
medication_administration (dose): A dose that was given or not.
  given_at = now, status {given|refused|missed}, notes
  => medication_order, -> caregiver!

pack shifts (shift, roster, rota): Shifts
shift: When somebody works.
  starts_at!, ends_at! >= starts_at, type {early|late|night} = early
  -> caregiver!

pack incidents (incident, fall, accident): Incidents
incident (fall, accident): Something that went wrong.
  occurred_at!, type {fall|injury|medication_error|other} = fall, description!, action_taken long
  -> resident!, reporter -> caregiver!

pack visits (visit, visitor): Visits
visit: Somebody who comes to see a resident.
  starts_at!, ends_at >= starts_at, visitor_name!
  -> resident!, -> relative

pack activities (activity, event): Activities
activity (event): Something residents do together.
  title!, starts_at!, location
activity_participant: A resident who takes part.
  => activity, => resident, unique(activity, resident)
`;
