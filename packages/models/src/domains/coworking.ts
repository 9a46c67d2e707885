export const COWORKING = `domain coworking: Coworking
says Members of a coworking space have plans and book desks and rooms.
like WeWork, Nexudus
cues coworking, coworking space, desk booking, office booking, desk reservation, hot desk, shared office, space booking

core
location (office, building, site): A house with desks and rooms.
  name! unique, address!, city, opens_at_time clock, closes_at_time clock
space (desk, room, meeting room, resource): A desk or room one can book.
  name!, type {hot_desk|fixed_desk|meeting_room|private_office|event_space} = hot_desk, capacity! 1.. = 1, hourly_price 0.., floor, status {available|maintenance|closed}
  => location, unique(location, name)
member (user, customer, employee, tenant): Person who works there.
  first_name!, last_name!, email! unique, phone, company_name, joined_on, status {active|paused|left}
plan (membership plan, tariff): What one can sign up for.
  name! unique, monthly_price! 0.., currency = EUR, included_hours 0.., active = true
membership (subscription): A plan a member has.
  starts_on!, ends_on >= starts_on, status {active|paused|cancelled|expired}
  -> member!, -> plan!
booking (reservation): A space somebody has for a time.
  starts_at!, ends_at! >= starts_at, title, status {booked|checked_in|completed|cancelled}, price 0..
  -> space!, -> member!

pack billing (invoice, payment): Billing
invoice: What a member owes.
  number! unique, issued_on!, total! 0.., status {open|paid|cancelled}
  -> member!

pack equipment (equipment, amenity): Equipment
equipment (amenity): Something a space has.
  name! unique, description
space_equipment: Equipment of a space.
  => space, => equipment, unique(space, equipment)

pack visitors (visitor, guest, access): Visitors
visitor (guest): Somebody a member expects.
  full_name!, company_name, expected_at!, arrived_at
  host -> member!, -> location!
`;
