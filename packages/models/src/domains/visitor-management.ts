export const VISITOR_MANAGEMENT = `domain visitor-management: Visitor management
says Hosts announce visitors; they sign in at reception, get a badge, and sign out again.
like Envoy, Proxyclick, Sine, SwipedOn, iLobby
cues visitor management, visitor log, visitor registration, front desk, visitor check in, guest book, visitor pass, reception desk, visitor book, visitor sign in, visitor badge, gate pass, visitor tracking, lobby

core
building_site (site, office, location): A place visitors come to.
  code! unique, name! unique, address, timezone = UTC, max_people int 1..
host (employee, staff member, person visited): Person who is visited.
  first_name!, last_name!, email! unique, phone, department_name, active = true
  -> building_site!
visitor (guest): Person who comes.
  first_name!, last_name!, email, phone, company_name, document_type {passport|id_card|driver_license|none} = none, document_number, photo_url, is_blocked, erase_on date
invitation (invite, pre registration, appointment): A visit that was announced.
  code! unique, expected_at!, leaves_at >= expected_at, purpose! {meeting|interview|delivery|maintenance|tour|private}, message text(500), status {sent|accepted|arrived|cancelled|expired}
  -> host!, -> visitor!, -> building_site!
badge (visitor card, pass): A card visitors wear.
  badge_number! unique, kind {visitor|contractor|vip|escort_needed} = visitor, status {free|in_use|lost|retired}
  -> building_site!
visit (check in, visitor entry, sign in): One stay in the house.
  signed_in_at = now, signed_out_at >= signed_in_at, purpose {meeting|interview|delivery|maintenance|tour|private} = meeting, license_plate, status {waiting|inside|left|refused}, notes
  -> visitor!, -> host, -> building_site!, -> invitation unique, -> badge

pack papers (nda, agreement, document, safety briefing, consent): Papers to be signed
sign_document (nda, agreement, safety briefing): A text visitors have to accept.
  title!, version_label! text(20), body! long, purpose {all|contractor|interview} = all, active = true, unique(title, version_label)
signed_document (signature): A text that was accepted.
  signed_at = now, signature_url
  => visit, -> sign_document!, unique(visit, sign_document)

pack screening (screening, question, health check, watch list): Screening
screening_question (question): Something visitors are asked.
  question_text! text(255), refuse_answer {yes|no|none} = none, position 1.. = 1, active = true
screening_answer (health check): What one said.
  answer {yes|no} = no
  => visit, -> screening_question!, unique(visit, screening_question)
watch_list_entry (watch list): Somebody who may not come in.
  full_name!, company_name, reason!, listed_on!, ends_on >= listed_on
  added_by -> host

pack access (access, zone, door, wifi, escort): Access
access_zone (zone, area): A part of the house.
  name!, needs_escort
  => building_site, unique(building_site, name)
visit_zone: Where a visitor may go.
  granted_at = now
  => visit, -> access_zone!, escort -> host, unique(visit, access_zone)
guest_wifi_login (wifi): A login for a visit.
  login_name! text(80) unique, valid_until_at! time
  => visit unique

pack deliveries (delivery, parcel, package, courier): Deliveries
delivery (parcel, package): Something that was left at reception.
  number! unique, carrier, received_at = now, collected_at >= received_at, storage_place text(80), status {waiting|notified|collected|returned}
  -> building_site!, recipient -> host!

pack emergency (evacuation, emergency, roll call): Emergencies
evacuation (emergency, drill): An alarm, and who was found.
  started_at = now, ended_at >= started_at, is_drill = true, notes
  -> building_site!
roll_call_entry (roll call): A visitor at the meeting point.
  is_safe, checked_at
  => evacuation, -> visit!, unique(evacuation, visit)

pack notices (notification, message, alert): Notices
host_notification (notification, alert): A word to the host that somebody is there.
  channel {email|sms|chat|phone} = email, sent_at = now, read_at >= sent_at, status {sent|delivered|failed}
  => visit, -> host!
`;
