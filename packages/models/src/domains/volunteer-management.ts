export const VOLUNTEER_MANAGEMENT = `domain volunteer-management: Volunteers
says Organisations need helpers for shifts; volunteers sign up and their hours count.
like VolunteerMatch, SignUpGenius
cues volunteer management, volunteer, volunteering, volunteer scheduling, volunteer app, volunteer coordination, volunteer platform

core
organization (department, team, employer): Who needs people.
  name! unique, email, phone
person (volunteer, employee, worker, staff, helper, member): Person who works or helps.
  first_name!, last_name!, email! unique, phone, birth_date, status {applied|active|paused|left}
skill (qualification, role): Something one must be able to do.
  name! unique, description
person_skill: A skill somebody has.
  valid_until
  => person, => skill, unique(person, skill)
project (event, program, activity): What people are needed for.
  name!, description, location, starts_on, ends_on >= starts_on, status {planned|active|completed|cancelled}
  -> organization!
shift: A time at which people are needed.
  starts_at!, ends_at! >= starts_at, needed_count int 1.. = 1, role_title text(80), notes
  => project, -> skill
shift_assignment (assignment, signup, sign up): Somebody for a shift.
  status {asked|confirmed|declined|attended|absent}, worked_hours 0..24
  => shift, => person, unique(shift, person)

pack availability (availability): Availability
availability: When somebody can come.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock
  => person

pack swaps (swap, shift swap): Swaps
shift_swap (swap): A shift somebody wants to give away.
  status {open|taken|approved|rejected}, requested_at = now
  => shift_assignment, taker -> person
`;
