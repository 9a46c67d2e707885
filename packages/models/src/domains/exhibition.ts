export const EXHIBITION = `domain exhibition: Trade exhibition
says Exhibitors rent stands in the halls of a trade fair; visitors register, come and leave their contacts.
like Swapcard, ExpoPlatform, ExpoFP
cues trade fair, trade show, expo, exhibition stand, exhibition management, exhibitor, fair organizer, exhibition organizer, exhibitor management, fairground, trade exhibition, booth reservation

core
exhibition_event (exhibition, fair, trade show, expo): A fair on certain days.
  name!, edition! text(20), starts_on!, ends_on! >= starts_on, venue!, status {planned|open|running|finished|cancelled}, unique(name, edition)
hall (pavilion): A hall of the fair.
  code! text(20), area_sqm! 0.., topic
  => exhibition_event, unique(exhibition_event, code)
stand_category (stand type): What space costs.
  name! unique, open_sides int 1..4 = 1, price_per_sqm! money 0.., currency = EUR, has_shell_scheme
stand (booth, stall): A piece of a hall that can be rented.
  number!, width_meters! 0.., depth_meters! 0.., status {free|reserved|sold|blocked}
  => hall, -> stand_category!, unique(hall, number)
exhibitor (company): A company that shows something.
  name! unique, contact_name!, email!, phone, website, address, country, tax_id
stand_booking (booking, contract, participation): A stand an exhibitor has.
  number! unique, status {requested|offered|confirmed|invoiced|paid|cancelled}, price! 0.., currency = EUR, booked_on!, confirmed_on >= booked_on
  -> stand!, -> exhibitor!
visitor (attendee, delegate): Person who comes to the fair.
  first_name!, last_name!, email! unique, company_name, job_title, country, phone
visitor_badge (badge, ticket, registration): A visitor's badge for one fair.
  code! unique, type {trade|private|press|student|exhibitor} = trade, price_paid money 0.. = 0, registered_at = now, first_entered_at >= registered_at, status {registered|printed|entered|cancelled}
  -> exhibition_event!, -> visitor!, unique(exhibition_event, visitor)

pack leads (lead, lead scan, contact scan): Leads
lead_scan (lead): A visitor whose badge an exhibitor scanned.
  scanned_at = now, interest {hot|warm|cold} = warm, notes
  => stand_booking, -> visitor_badge!, unique(stand_booking, visitor_badge)

pack services (stand service, power connection, furniture, order): Stand services
stand_service (furniture, power connection): Something an exhibitor can order for the stand.
  code! unique, name!, unit text(20) = piece, price! 0.., active = true
service_order (order): What was ordered for a stand.
  number! unique, ordered_at = now, total! 0.., status {ordered|confirmed|delivered|cancelled}
  -> stand_booking!
service_order_line: One thing of an order.
  quantity! 1.. = 1, unit_price! 0..
  => service_order, -> stand_service!, unique(service_order, stand_service)

pack catalogue (catalogue, product, directory): Catalogue
product_group (category): What exhibitors show, a tree.
  name! unique, code! unique
  parent -> product_group
catalogue_entry (catalogue): How an exhibitor stands in the catalogue.
  headline!, description, logo_url, status {draft|submitted|published}
  => stand_booking unique
catalogue_product (product): Something an exhibitor shows.
  name!, description, is_novelty
  => catalogue_entry, -> product_group

pack programme (talk, speaker, session, conference programme): Programme
speaker: Person who gives a talk.
  first_name!, last_name!, email, company_name, bio
fair_session (talk, session): A talk at the fair.
  title!, starts_at!, ends_at! >= starts_at, room_name, language text(10) = en, status {planned|held|cancelled}
  -> exhibition_event!, -> hall
session_speaker: Who speaks.
  => fair_session, => speaker, is_moderator, unique(fair_session, speaker)

pack meetings (meeting, matchmaking, appointment): Meetings
fair_meeting (meeting, appointment): A visitor and an exhibitor who meet.
  starts_at!, ends_at! >= starts_at, status {requested|accepted|declined|held|cancelled}, message
  -> stand_booking!, -> visitor_badge!

pack build (set up, dismantling, access permit): Set-up
build_slot (set up, dismantling): When a truck may come into a hall.
  purpose {set_up|dismantling} = set_up, starts_at!, ends_at! >= starts_at, license_plate, status {booked|arrived|left|cancelled}
  => stand_booking
`;
