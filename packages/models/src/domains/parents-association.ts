export const PARENTS_ASSOCIATION = `domain parents-association: Parents' association
says Families of a school work together: committees, events with shifts, fundraisers, fees and minutes.
like PTO Today, Membership Toolkit
cues parents association, parent teacher association, pta, school parents, parents council, booster club, class parents, parents group
about school_event

core
family (household): A family of the school.
  name!, email! unique, phone, address, joined_on
parent (member, guardian, volunteer): A parent.
  first_name!, last_name!, email! unique, phone, board_role {none|chair|treasurer|secretary|other} = none
  -> family!
child (pupil, student, kid): A child.
  first_name!, last_name!, class_name! text(40), grade_level int 0..13
  => family
committee (working group, team): Parents with one task.
  name! unique, purpose, meets_text text(120), active = true
  chair -> parent
committee_member: A parent of a committee.
  joined_on!, left_on >= joined_on
  => committee, => parent, unique(committee, parent)
school_event (event, fair, bake sale, party): Something the parents organise.
  title!, starts_at!, ends_at! >= starts_at, place!, budget 0.., description, status {planned|open|done|cancelled}
  -> committee
volunteer_slot (shift, slot, task): Help that is needed at an event.
  task! text(120), starts_at!, ends_at! >= starts_at, people_needed! int 1.. = 1
  => school_event
slot_sign_up (sign up): A parent who helps.
  signed_up_at = now, status {signed_up|confirmed|came|absent}
  => volunteer_slot, -> parent!, unique(volunteer_slot, parent)

pack dues (fee, dues, membership): Fees
membership_due (fee, dues): What a family pays for a school year.
  school_year! text(9), amount! 0.., due_on!, paid_on
  => family, unique(family, school_year)

pack fundraising (fundraiser, donation, sale): Fundraising
fundraiser (campaign, sale): Money that is collected for something.
  title!, goal_amount 0.., starts_on!, ends_on >= starts_on, purpose!
  -> school_event
donation: Money that somebody gave.
  amount! 0.., received_on!, donor_name, receipt_number unique
  -> fundraiser!, -> family
spending (expense, grant): What money was spent on.
  description!, amount! 0.., spent_on!, receipt_url
  -> fundraiser

pack meetings (meeting, minutes, vote): Meetings
association_meeting (meeting): When parents meet.
  starts_at!, place, agenda, minutes_text long, status {planned|held|cancelled}
  -> committee
motion (vote, decision): What was decided.
  title!, votes_for int 0.. = 0, votes_against int 0.. = 0, abstained int 0.. = 0, outcome {passed|rejected|postponed}
  => association_meeting

pack announcements (newsletter, announcement, message): Announcements
announcement (newsletter, message): What families are told.
  title!, body!, published_at, audience {all|class|committee} = all
  author -> parent!
`;
