export const SCHOOL_RUN = `domain school-run: School carpool
says Parents drive children to school and back in turn: who drives when, and who comes along.
like GoKid, HopSkipDrive, KiDCARPOOL
cues school carpool, school run, parent carpool, kids carpool, children carpool, school carpooling

core
family (household): Parents and children of one home.
  family_name! text(120), address!, latitude, longitude
parent (driver, user, guardian): Person who drives.
  first_name!, last_name!, email! unique, phone!, has_licence = true
  => family
child (kid, pupil, student, passenger): Who is driven.
  first_name!, birth_date, school_class text(40), needs_booster = false, notes
  => family
vehicle (car): What is driven.
  license_plate! unique, make!, model!, seats! 1..9
  owner -> parent!
carpool_group (carpool, group, route): Families that drive together.
  name! unique, school_name! text(120), meeting_place! text(255)
group_member (membership): A family of a group.
  joined_on!
  => carpool_group, => family, unique(carpool_group, family)
ride (trip, drive, run, turn): One drive to school or back.
  takes_place_on!, departs_at_time! clock, direction {to_school|home} = to_school, free_seats! 0..8, status {planned|under_way|done|cancelled}, notes
  => carpool_group, driver -> parent!, -> vehicle
ride_child (seat, booking, pickup): A child that comes along.
  picked_up_at, dropped_off_at >= picked_up_at, status {planned|picked_up|dropped_off|absent}
  => ride, -> child!, unique(ride, child)

pack messages (message, chat, notification): Messages
group_message (message, notification): What is said to a group.
  body!, sent_at = now
  => carpool_group, sender -> parent!

pack swaps (swap, change): Swaps
ride_swap (swap, change request): A driver who wants to hand a ride on.
  asked_at = now, reason, status {open|taken|withdrawn}
  => ride, taken_by -> parent
`;
