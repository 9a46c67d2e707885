export const CHILD_SPONSORSHIP = `domain child-sponsorship: Children's home and sponsorship
says A home or programme looks after children: who lives where, guardians, school and health, sponsors who give each month, their letters, and reports to them.
like World Vision, Compassion, Plan International, SOS Children
cues child sponsorship, orphanage, children home, sponsor a child, sponsored child, foster care, foster family, children village, child welfare, orphan, fostering, child protection services

core
care_site (home, orphanage, programme, project, house): Where children live or are helped.
  code! unique, name!, city!, country!, capacity 1.., active = true
child (orphan, beneficiary, resident): Child who is looked after.
  child_number! unique, first_name!, last_name, birth_date, gender {girl|boy|unknown} = unknown, story_text long, photo_url, status {waiting_for_sponsor|sponsored|reunited|adopted|independent|left}
child_stay (placement, admission): Where a child lives, from when to when.
  admitted_on!, left_on >= admitted_on, reason_code! {orphaned|abandoned|neglect|poverty|court_order|other}, referred_by_name
  -> child!, -> care_site!, unique(child, admitted_on)
relative (guardian, parent, family): Whom a child has.
  full_name!, relationship! {mother|father|grandparent|sibling|aunt_uncle|other}, phone, address, alive flag = true, may_visit flag
  => child
caregiver (carer, house parent, social worker, staff): Person who looks after children.
  full_name!, email unique, phone!, duty {house_parent|social_worker|teacher|nurse|manager} = house_parent, cleared_until!, active = true
  -> care_site!
sponsor (donor, godparent): Person who gives every month.
  sponsor_number! unique, full_name!, email! unique, country!, language text(10), wants_letters flag = true
sponsorship (godparenthood): Who sponsors whom, since when, with how much.
  number! unique, monthly_amount! 0.., currency = EUR, starts_on!, ends_on >= starts_on, status {pending|active|paused|ended}, end_reason
  -> child!, -> sponsor!, unique(child, sponsor, starts_on)
sponsor_payment (donation, payment): Money that came in for a month.
  month_starts_on!, amount! 0.., currency = EUR, paid_on!, method {direct_debit|card|transfer} = direct_debit, reference
  -> sponsorship!, unique(sponsorship, month_starts_on)

pack letters (letter, message, gift, correspondence): Letters and gifts
sponsor_letter (letter): What child and sponsor write each other, read before it is sent on.
  direction! {to_child|to_sponsor}, body!, written_on!, translated_text long, checked_on, delivered_on >= written_on, status {received|translated|checked|delivered|withheld}
  => sponsorship
sponsor_gift (gift): Something beyond the month's money.
  amount! 0.., currency = EUR, occasion {birthday|christmas|other} = other, spent_on, spent_text text(255)
  => sponsorship

pack health (health, medical, vaccination, growth): Health
health_record (medical): A visit to the doctor.
  seen_on!, diagnosis, treatment_text text(500), weight_kg 0.., height_cm 0.., follow_up_on >= seen_on
  => child

pack school (school, education, grade, report card): School
school_year_record (school, report card): A year at school.
  school_year! text(9), school_name!, class_label! text(20), fees_amount 0.. = 0, currency = EUR, result {running|passed|repeated|left} = running
  => child, unique(child, school_year)

pack reports (report, progress report, care plan, case note): Reports
progress_report (report): What sponsors are told each year.
  report_year! int 1990..2200, body!, sent_on, status {draft|approved|sent}
  => child, author -> caregiver, unique(child, report_year)
case_note (note, care plan): What social workers keep, for themselves.
  noted_at = now, kind {note|incident|court|family_visit|plan} = note, body!, confidential flag = true
  => child, author -> caregiver!
`;
