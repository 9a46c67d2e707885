export const MEMBERSHIP_CLUB = `domain membership-club: Clubs and associations
says Members of a club pay fees, belong to groups and come to events.
like Wild Apricot, ClubExpress, Meetup Pro
cues club management, association management, membership management, club membership, member management, association, membership system, society management, members club, alumni network, alumni, student club, membership database, membership app, rotary club

core
member (person, alumnus): Person who belongs to the club.
  member_number! unique, first_name!, last_name!, email unique, phone, birth_date, address, joined_on!, left_on >= joined_on, status {applied|active|paused|left}
membership_type (type, fee type): A kind of membership, and what it costs.
  name! unique, annual_fee! 0.., currency = EUR
membership: A kind of membership a member has.
  starts_on!, ends_on >= starts_on, status {active|expired|cancelled}
  -> member!, -> membership_type!
fee_invoice (fee, due, contribution, invoice): What a member owes for a year.
  number! unique, year! 1900..2100, amount! 0.., due_on!, status {open|paid|overdue|waived}, paid_on
  -> member!
club_group (group, section, committee, team): Members who do something together.
  name! unique, description
  leader -> member
group_member: A member of a group.
  function_title text(60), joined_on
  => club_group, => member, unique(club_group, member)
club_event (event, meeting, activity): When members come together.
  title!, starts_at!, ends_at >= starts_at, location, max_people 1..
  -> club_group

pack registrations (registration, attendance, participant): Registrations
event_registration (registration, attendance): A member who comes.
  status {registered|attended|cancelled|absent}
  => club_event, => member, unique(club_event, member)

pack offices (board, office, election, vote): Offices
office_term (office, board member): Who holds an office, from when to when.
  office_title!, starts_on!, ends_on >= starts_on
  -> member!

pack assets (inventory, key, equipment): Things of the club
club_asset (equipment, key): A thing of the club.
  name!, inventory_number unique, keeper_note text(255)
  keeper -> member
`;
