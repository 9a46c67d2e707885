export const BOOKINGS = `domain bookings: Bookings
says Clients book a service with somebody at a time that is free.
like Calendly, Acuity, SimplyBook, Booksy
cues appointment booking, appointment scheduling, scheduling system, calendar booking, appointment system, appointment scheduler
hints booking, booking system, booking app, booking platform, reservation, reservation system, appointment, scheduling, scheduling app, appointments app, reservation app, online booking

core
client (customer, guest, user, patient): Person who books.
  first_name!, last_name!, email! unique, phone, notes
staff_member (staff, employee, provider, professional, consultant, advisor): Person whose time is booked.
  first_name!, last_name!, email! unique, phone, active = true
service (offer, appointment type, treatment): What can be booked.
  name! unique, description, duration_minutes! 5..1440 = 30, price 0.., currency = EUR, active = true
staff_service: A service somebody gives.
  => staff_member, => service, unique(staff_member, service)
working_hour (availability, opening hour, schedule, time slot, slot): When somebody can be booked.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock
  => staff_member
appointment (booking, reservation): A time somebody has booked.
  starts_at!, ends_at! >= starts_at, status {pending|confirmed|completed|cancelled|no_show}, price 0.., notes, cancelled_at
  -> client!, -> staff_member!, -> service!, -> location

pack payments (payment, deposit, invoice): Payments
payment (deposit): Money for an appointment.
  amount! 0.., currency = EUR, method {card|cash|transfer} = card, status {pending|paid|refunded}, paid_at
  -> appointment!

pack reviews (review, rating): Reviews
review (rating): What a client thought.
  rating! 1..5, comment
  => appointment unique

pack reminders (reminder, notification, sms): Reminders
reminder (notification): A message before the appointment.
  channel {email|sms|push} = email, send_at!, sent_at
  => appointment

pack absences (time off, holiday, absence): Absences
time_off (holiday, absence): When somebody cannot be booked.
  starts_at!, ends_at! >= starts_at, reason
  => staff_member

pack locations (location, branch, room): Locations
location (branch, room): Where appointments take place.
  name! unique, address, phone
`;
