export const STUDENT_HOUSING = `domain student-housing: Student housing
says A student union or owner lets rooms in halls by semester: applications with wishes, a waiting list, contracts, deposits, rents, handovers and repairs.
like StarRez, Mercury, eRezLife, Student.com
cues student housing, student accommodation, dormitory, residence hall, dorm, dorm room, student residence, hall of residence, room allocation, student hostel, boarding house, student dorm, student hall

core
residence (hall, dormitory, building): A house students live in.
  code! unique, name!, address!, has_warden flag, active = true
room_type (type): A kind of room, and its rent.
  code! unique, name!, kind {single|shared|studio|flat_share} = single, area_sqm 0.., monthly_rent! 0.., deposit! 0.., currency = EUR
room (bed, unit): One room or place in it.
  room_number!, floor, accessible flag, status {free|let|reserved|in_repair}
  => residence, -> room_type!, unique(residence, room_number)
student (tenant, resident, applicant): Student who lives there or wants to.
  student_number! unique, first_name!, last_name!, email! unique, phone, university_name!, birth_date, country, iban
housing_period (semester, term): A time rooms are let for.
  name! unique, starts_on!, ends_on! >= starts_on, applications_until!
housing_application (application, waiting list): What a student wishes.
  number! unique, applied_at = now, max_rent_amount 0.., roommate_wish text(160), priority_points int 0.. = 0, status {received|waiting|offered|accepted|declined|withdrawn|expired}, offer_until_at
  -> student!, -> housing_period!, -> room_type, -> residence, unique(student, housing_period)
housing_contract (contract, lease, tenancy): Who lives in which room from when to when.
  number! unique, starts_on!, ends_on! >= starts_on, monthly_rent! 0.., currency = EUR, signed_on, notice_given_on, status {offered|signed|running|notice_given|ended}
  -> student!, -> room!, -> housing_application, unique(room, starts_on)
rent_charge (rent, charge, invoice): What is owed for a month.
  month_starts_on!, amount! 0.., currency = EUR, due_on!, paid_on, status {open|paid|overdue|waived}
  -> housing_contract!, unique(housing_contract, month_starts_on)

pack deposits (deposit, refund): Deposits
room_deposit (deposit): Money held until the end.
  amount! 0.., currency = EUR, paid_on!, refunded_on >= paid_on, deducted_amount 0.. = 0, deduction_reason
  => housing_contract unique

pack handovers (handover, inventory, check-in, check-out, inspection): Handovers
room_handover (handover): How a room was when keys changed hands.
  kind! {move_in|move_out}, handed_over_at!, keys_count int 0.., meter_reading decimal 0.., damages_text long, signed flag
  => housing_contract, unique(housing_contract, kind)

pack repairs (repair, maintenance, defect, report): Repairs
repair_request (defect, repair): Something that is broken.
  number! unique, title!, description, reported_at = now, urgency {low|normal|emergency} = normal, status {open|assigned|in_progress|done|rejected}, done_at >= reported_at
  -> room!, -> student

pack subletting (sublet, subtenant): Subletting
sublet (subtenant): Somebody who lives there meanwhile.
  subtenant_name!, subtenant_email!, from_on!, until_on! >= from_on, status {requested|approved|rejected|ended}
  -> housing_contract!, unique(housing_contract, from_on)

pack community (event, warden, tutor, rule, violation): House life
house_violation (violation, rule): Somebody did what is not allowed.
  happened_on!, rule_text! text(160), action {talk|warning|notice} = talk
  -> housing_contract!
residence_event (event): Something that happens in the house.
  title!, starts_at!, place
  => residence
`;
