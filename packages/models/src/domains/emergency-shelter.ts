export const EMERGENCY_SHELTER = `domain emergency-shelter: Shelter and refugee housing
says A shelter houses people in need: arrivals, rooms and beds, families kept together, needs and appointments, house rules, supplies, and where they go next.
like Clarity HMIS, ShelterTech, Bell Data
cues homeless shelter, refugee shelter, refugee, emergency shelter, asylum seeker, refugee camp, women shelter, shelter management, refugee housing, homeless services, night shelter, refugee accommodation, asylum accommodation, emergency housing, shelter beds, warming centre

core
shelter_site (shelter, camp, house, facility): A house or a camp.
  code! unique, name!, address!, kind {night_shelter|refugee_housing|womens_shelter|family_shelter|camp} = refugee_housing, active = true
shelter_room (room, container, tent): A room, and who may stay in it.
  room_number!, floor, restricted_to {any|women|men|families|unaccompanied_minors} = any, accessible flag
  => shelter_site, unique(shelter_site, room_number)
shelter_bed (bed, place): One bed.
  bed_label!, status {free|occupied|reserved|out_of_use}
  => shelter_room, unique(shelter_room, bed_label)
family_group (family, household): People who stay together.
  group_number! unique, language!, needs_interpreter flag
resident (refugee, guest, client, person, asylum seeker): Person who is housed.
  resident_number! unique, first_name!, last_name!, birth_date, gender {female|male|diverse|unknown} = unknown, nationality, languages_text text(120), phone, status {registered|housed|away|transferred|left}
  -> family_group
bed_stay (stay, occupancy, check-in): Who sleeps where, from when to when.
  from_at!, until_at >= from_at, end_reason {moved_room|transferred|own_flat|left|banned}
  -> resident!, -> shelter_bed!, unique(shelter_bed, from_at)
case_worker (social worker, staff, employee): Person who helps.
  full_name!, email! unique, phone, languages_text text(120), active = true
  -> shelter_site
resident_need (need, request, case): Something a person needs.
  kind! {medical|legal|school|language_course|work|psychological|clothing|other}, description!, opened_on!, closed_on >= opened_on, status {open|in_progress|referred|met|dropped}
  -> resident!, -> case_worker

pack appointments (appointment, authority, interview, interpreter): Appointments
resident_appointment (appointment): A date with an authority, a doctor or a lawyer.
  starts_at!, with_name!, place, kind {authority|doctor|lawyer|school|other} = authority, interpreter_name, status {planned|attended|missed|cancelled}
  -> resident!, -> case_worker

pack supplies (supply, clothing, hygiene, distribution, meal): Supplies
supply_item (supply, clothing): Something that is handed out.
  code! unique, name!, category {hygiene|clothing|bedding|baby|food} = hygiene, stock 0.. = 0
supply_handout (distribution): Who got how much.
  quantity! 1.., handed_out_at = now
  -> supply_item!, -> resident!

pack incidents (incident, house rule, ban, security): Incidents
shelter_incident (incident): Something that went wrong.
  number! unique, happened_at!, kind! {violence|theft|fire|medical|damage|other}, description!, police_called flag, status {open|handled|closed}
  -> shelter_site!, reported_by -> case_worker
incident_person: Who was involved.
  part {victim|witness|accused} = witness
  => shelter_incident, => resident, unique(shelter_incident, resident)

pack transfers (transfer, move out, permanent housing): Transfers and moves out
resident_transfer (transfer, move out): Where somebody goes next.
  decided_on!, leaves_on! >= decided_on, kind! {other_shelter|own_flat|other_town|return}, destination_text! text(255), status {planned|done|cancelled}
  -> resident!, to_site -> shelter_site

pack attendance (attendance, roll call, curfew, absence): Presence
presence_check (roll call, attendance): Whether somebody is there.
  checked_on!, present flag, excused flag
  => resident, unique(resident, checked_on)
`;
