export const MEETING_ROOMS = `domain meeting-rooms: Meeting rooms
says Colleagues book rooms for meetings, invite others, and order what is needed there.
like Robin, Joan, Skedda, Condeco, Teem
cues meeting room scheduler, meeting scheduler, conference room scheduling, room scheduling, meeting rooms app, meeting room display, room reservation system, boardroom booking, office room booking, meeting room reservation, conference room, meeting room planner, room planner, meeting room, meeting room booking, conference room booking, room booking

core
office_building (building, office, site): A house with rooms.
  name! unique, address, timezone = UTC
office_floor (floor, storey): A storey of it.
  level_label! text(20), plan_url
  => office_building, unique(office_building, level_label)
meeting_room (room, conference room): A room that can be booked.
  code! unique, name!, capacity! 1.., min_people int 1.. = 1, needs_approval, hourly_price 0.. = 0, is_accessible, status {available|closed|out_of_order}
  -> office_floor!
colleague (user, employee, organizer, person): Person who books or is invited.
  email! unique, full_name!, department_name, phone, active = true
room_booking (booking, reservation, meeting): A room taken for a time.
  subject!, starts_at!, ends_at! >= starts_at, people 1.. = 1, is_private, status {requested|confirmed|checked_in|finished|cancelled|released}, cancelled_at, notes
  -> meeting_room!, organizer -> colleague!, -> booking_series
booking_attendee (attendee, invitee, participant): Who is invited.
  email! , full_name, answer {none|accepted|tentative|declined} = none, is_required = true
  => room_booking, -> colleague, unique(room_booking, email)

pack equipment (equipment, feature, projector, whiteboard): Equipment
room_feature (equipment, projector, whiteboard): Something a room may have.
  name! unique, icon text(40)
meeting_room_feature: What a room has.
  quantity 1.. = 1
  => meeting_room, => room_feature, unique(meeting_room, room_feature)
equipment_fault (fault, repair): Something that does not work.
  description!, reported_at = now, fixed_at >= reported_at, status {open|in_repair|fixed}
  -> meeting_room!, -> room_feature, reporter -> colleague

pack series (recurring, series, repeat, weekly meeting): Series
booking_series (series, weekly meeting): A booking that is repeated.
  subject!, repeats {daily|weekly|biweekly|monthly} = weekly, first_on!, last_on! >= first_on, starts_at_time! clock, ends_at_time! clock >= starts_at_time
  -> meeting_room!, organizer -> colleague!

pack catering (catering, coffee, refreshment, service, set up): Catering and service
room_service_item (service, catering item, refreshment): Something that can be ordered.
  name! unique, kind {food|drink|layout|technician} = drink, price 0.. = 0, notice_hours decimal 0.. = 2, active = true
service_order (catering order, order): What was ordered for a meeting.
  quantity! 1.. = 1, serve_at!, status {ordered|accepted|delivered|cancelled}, cost_center_code
  => room_booking, -> room_service_item!

pack approval (approval, permission, booking rule): Approval and rules
booking_approval (approval): Who allows a booking.
  verdict {pending|approved|rejected} = pending, decided_at, comment
  => room_booking, approver -> colleague!, unique(room_booking, approver)
booking_rule: What a booking of a room must keep to.
  max_minutes 1..1440, days_ahead int 0..730, opens_at_time clock, closes_at_time clock
  => meeting_room unique

pack check-in (check in, no show, display, occupancy sensor): Check-in and use
room_check_in (check in): Who came, so that the room is not given away.
  checked_in_at = now, method {panel|app|qr|sensor} = panel
  => room_booking unique, -> colleague
occupancy_reading (occupancy): How many a sensor saw.
  measured_at!, people_seen! int 0..
  => meeting_room, unique(meeting_room, measured_at)

pack minutes (agenda, minutes, action item): Agenda and minutes
agenda_item: Something to be talked about.
  position! 1.., topic!, planned_minutes 1..
  => room_booking, presenter -> colleague, unique(room_booking, position)
meeting_action (action item, decision): What was settled.
  task_text! text(500), due_on, status {open|done|dropped}
  => room_booking, owner -> colleague
`;
