export const DAYCARE = `domain daycare: Daycare
says Children come in groups, are signed in and out, and parents are told and invoiced.
like Brightwheel, HiMama, Kinderlime
cues daycare, day care, kindergarten, nursery school, preschool, childcare, child care, creche, childminder, after school care, kita, playgroup

core
group_room (group, classroom, class, room): Children who are looked after together.
  name! unique, min_age_months int 0.., max_age_months int 0.., capacity! 1..
child (kid, student): Child who comes.
  first_name!, last_name!, birth_date!, enrolled_on!, left_on >= enrolled_on, allergies long, medical_notes long, status {waitlist|enrolled|left}
  -> group_room
guardian (parent, mother, father): Person who answers for a child.
  first_name!, last_name!, email! unique, phone!, address
child_guardian: A guardian of a child, and whether they may fetch it.
  relationship {mother|father|guardian|other} = guardian, may_pick_up flag = true
  => child, => guardian, unique(child, guardian)
educator (teacher, caregiver, staff, employee, nanny): Person who looks after children.
  first_name!, last_name!, email! unique, phone, qualification text(80), active = true
  -> group_room
attendance (check in, attendance record): When a child was there.
  attended_on!, checked_in_at, checked_out_at >= checked_in_at, status {present|absent|sick|vacation}, picked_up_by_name
  => child, unique(child, attended_on)
activity_log (daily report, activity, meal, nap, note): What a child did.
  type! {meal|nap|play|diaper|learning|incident}, logged_at = now, notes, photo_url
  => child, -> educator

pack billing (invoice, fee, payment, tuition): Billing
invoice (fee, tuition): What is to be paid for a child.
  number! unique, period_start_on!, amount! 0.., currency = EUR, due_on!, status {open|paid|overdue|cancelled}
  -> child!, -> guardian!
payment: Money that was received.
  amount! 0.., paid_on!, method {transfer|card|cash} = transfer
  -> invoice!

pack messages (message, announcement): Messages
message (announcement): What parents are told.
  subject!, body!, sent_at = now
  author -> educator!, -> group_room, recipient -> guardian

pack incidents (incident, accident): Incidents
incident_report (incident, accident): Something that went wrong.
  occurred_at!, description!, first_aid_text text(255), parent_informed_at
  => child, -> educator!
`;
