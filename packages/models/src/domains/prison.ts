export const PRISON = `domain prison: Prison
says Inmates live in cells, serve sentences, get visits and work, and what happens is written down.
like Offender 360
cues prison, jail, correctional facility, inmate, prison management, jail management, inmate management, detention centre, detention center, penitentiary, prisoners
about inmate

core
prison_block (block, wing, unit): A part of the prison.
  name! unique, security_level {low|medium|high} = medium, capacity! 1..
cell (room): A cell.
  number!, bed_count! int 1.. = 1, status {in_use|empty|out_of_order} = empty
  -> prison_block!, unique(prison_block, number)
officer (guard, warden, staff member): Who works there.
  badge_number! unique, first_name!, last_name!, rank_title text(60), hired_on, active = true
inmate (prisoner, detainee): Who is held.
  number! unique, first_name!, last_name!, birth_date!, sex {female|male|other} = male, nationality, admitted_at!, release_planned_on, risk_level {low|medium|high} = medium, status {remand|serving|released|transferred|escaped|deceased} = serving
sentence (conviction, charge): What somebody was sentenced to.
  court_name!, case_number!, offence! text(200), starts_on!, ends_on >= starts_on, days! int 1.., parole_from_date
  -> inmate!
cell_assignment (placement, assignment): Who lives in which cell.
  moved_in_at!, moved_out_at >= moved_in_at, reason
  -> inmate!, -> cell!
prison_incident (incident, report): Something that happened.
  occurred_at!, kind! {fight|contraband|self_harm|escape_attempt|damage|refusal|other}, description!, severity int 1..5 = 2
  -> prison_block, reported_by -> officer!
incident_inmate: Who had to do with it.
  role {involved|victim|witness} = involved, sanction_text text(200)
  => prison_incident, -> inmate!, unique(prison_incident, inmate)

pack visits (visit, visitor): Visits
visitor (relative, lawyer): Who visits.
  first_name!, last_name!, id_document_number! unique, phone, banned_until date
prison_visit (visit): A visit.
  starts_at!, ends_at >= starts_at, kind {family|lawyer|official|video} = family, status {requested|approved|refused|done|missed}
  -> inmate!, -> visitor!

pack health (medical, treatment, doctor): Health
medical_record (treatment, examination): What a doctor found.
  examined_at = now, diagnosis, treatment_text long, fit_for_work flag = true, doctor_name
  -> inmate!

pack work (work, job, programme, education): Work and programmes
prison_programme (work, job, course): What inmates can do.
  name! unique, kind {work|education|therapy|sport} = work, daily_wage money 0.., max_people 1..
programme_participation (participation): An inmate in it.
  starts_on!, ends_on >= starts_on, outcome {running|finished|dropped} = running
  -> prison_programme!, -> inmate!

pack property (belonging, property): Belongings
inmate_property (belonging): What was taken from somebody and is kept.
  description!, stored_at_place text(80), received_on!, returned_on >= received_on
  -> inmate!

pack transfers (transfer, transport, release): Transfers
inmate_transfer (transfer, transport): When somebody is brought elsewhere.
  leaves_at!, returns_at >= leaves_at, destination! text(160), reason, status {planned|done|cancelled}
  -> inmate!, escort -> officer

pack accounts (money, commissary, canteen): Accounts
inmate_transaction (commissary, canteen purchase): Money of an inmate.
  booked_at = now, amount! money, kind {deposit|wage|purchase|fine|payout} = purchase, description
  -> inmate!
`;
