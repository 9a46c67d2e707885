export const SUMMER_CAMP = `domain summer-camp: Summer camp
says Families register children for weeks at a camp, where they live in cabins and take part in activities.
like CampMinder, CampBrain, UltraCamp
cues summer camp, holiday camp, day camp, youth camp, camp registration, kids camp, camp management, scout camp, sleepaway camp, camper registration

core
guardian (parent, mother, father, family): Adult who registers a child and answers for it.
  first_name!, last_name!, email! unique, phone!, address, city, postal_code
camper (child, kid, participant): Child who comes to the camp.
  first_name!, last_name!, birth_date!, gender {female|male|diverse|unknown} = unknown, school_grade int 0..13, can_swim, notes
camper_guardian: An adult of a child, and what the child is to them.
  relationship {mother|father|grandparent|guardian|other} = guardian, may_pick_up flag = true, is_emergency_contact
  => camper, => guardian, unique(camper, guardian)
camp_session (session, camp week, camp): Days of a summer at which children can come.
  code! unique, name!, type {overnight|day} = overnight, starts_on!, ends_on! >= starts_on, min_age! 3..18, max_age! 3..18, capacity! 1.., price! 0.., currency = EUR, status {planned|open|full|running|finished|cancelled}
counselor (staff member, counsellor, camp leader): Person who looks after campers.
  first_name!, last_name!, email! unique, phone, job_role {counselor|lifeguard|instructor|nurse|cook|director} = counselor, birth_date, first_aid_valid_until, background_checked_on, active = true
cabin (bunk, tent, group): Where campers of a session sleep, or the group they belong to.
  name! unique, bed_count! 1..40, gender {female|male|mixed} = mixed, status {usable|closed}
enrollment (registration, booking): A child's place in a session.
  number! unique, status {pending|confirmed|waitlisted|checked_in|checked_out|cancelled}, registered_at = now, total! 0.., checked_in_at, checked_out_at >= checked_in_at, notes
  -> camper!, -> camp_session!, registered_by -> guardian!, -> cabin, unique(camper, camp_session)
payment (deposit): Money that was received for a place.
  amount! 0.., currency = EUR, type {deposit|balance|extra|refund} = balance, method {card|transfer|cash|voucher} = transfer, paid_at = now
  -> enrollment!

pack activities (activity, programme, program, schedule): Activities
activity: Something campers can do.
  name! unique, description, location, max_people 1.., needs_swimmer
activity_slot (activity schedule): A time at which an activity takes place.
  starts_at!, ends_at! >= starts_at, status {planned|done|cancelled}
  -> activity!, -> camp_session!, leader -> counselor
activity_sign_up: A camper who takes part.
  attended flag
  => activity_slot, => enrollment, unique(activity_slot, enrollment)

pack health (health, allergy, medication, medical form): Health
health_form (medical form, allergy): What the camp has to know about a child's health.
  allergies long, conditions_text long, dietary_needs text(255), doctor_name, doctor_phone, insurance_number, signed_on!
  => camper unique
medication_dose (medication): Medicine a child is to get in the camp, and whether it did.
  medicine_name!, dosage!, due_at!, given_at
  => enrollment, given_by -> counselor
health_visit (incident, accident): A child that came to the nurse.
  occurred_at = now, reason!, treatment_text long, parents_informed_at
  -> enrollment!, -> counselor

pack staffing (staffing, counselor assignment, staff schedule): Staffing
counselor_assignment: Who works in a session, and for which cabin.
  duty {cabin|activity|kitchen|health|office} = cabin
  => camp_session, -> counselor!, -> cabin, unique(camp_session, counselor)

pack pickup (pick up, drop off, bus, transport): Transport
bus_stop (bus): Where a bus to the camp stops.
  name! unique, address!
transport_booking (drop off, transport): A seat in the bus.
  direction! {outbound|return}, departs_at!
  => enrollment, -> bus_stop!, unique(enrollment, direction)

pack store (camp store, pocket money): Pocket money
pocket_money_entry (pocket money): Money paid in or spent in the camp store.
  type! {deposit|purchase|refund}, amount! 0.., entered_at = now, description_text text(255)
  => enrollment
`;
