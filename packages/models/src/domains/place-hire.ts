export const PLACE_HIRE = `domain place-hire: Places by the hour
says Rooms, courts, halls or lanes are booked for some hours by people and groups, at prices that depend on the time.
like Pitchbooking, Spacebase, Playtomic, Peerspace
cues space hire, hall hire, court hire, court booking, rehearsal room, practice room hire, sports hall booking, venue hire, pitch booking, studio hire, space rental by the hour, padel court
about place

core
place (room, court, hall, space, studio, lane, pitch, field, venue, sauna, rink, booth): What can be booked.
  name! unique, description, capacity int 1.., hourly_price! 0.., currency = EUR, min_minutes! 15..1440 = 60, status {available|closed|out_of_order}
hirer (customer, client, guest, user, band, group, team, club, member): Person or group that books.
  name!, contact_name, email! unique, phone, notes
opening_hour (opening time): When a place can be booked.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, opens_at_time! clock, closes_at_time! clock >= opens_at_time
  => place
place_booking (booking, reservation, slot): A place taken for a time.
  booking_number! unique, starts_at!, ends_at! >= starts_at, people int 1.., total! 0.., currency = EUR, status {requested|confirmed|cancelled|finished|no_show}, cancelled_at, notes
  -> place!, -> hirer!, -> booking_series

pack prices (peak price, off peak, price list): Prices by time
price_period (peak price, off peak price): An hourly price at some times.
  label! text(60), weekday {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock >= starts_at_time, hourly_price! 0..
  => place

pack closures (closure, blocked time, holiday): Closures
closure (blocked time): When a place cannot be booked.
  starts_at!, ends_at! >= starts_at, reason
  => place

pack payments (payment, deposit): Payments
booking_payment (payment, deposit): Money for a booking.
  amount! 0.., currency = EUR, method {card|cash|transfer|voucher} = card, status {pending|paid|refunded}, paid_at
  => place_booking

pack extras (extra, add on): Extras
extra (add on): Something that can be taken with a place.
  name! unique, price! 0.., stock_quantity int 0.., active = true
booking_extra: An extra of a booking.
  quantity! 1.. = 1, price! 0..
  => place_booking, -> extra!, unique(place_booking, extra)

pack series (recurring, weekly booking, season booking, series): Regular bookings
booking_series (season booking, regular booking): A booking that is repeated every week.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock >= starts_at_time, first_on!, last_on! >= first_on
  -> place!, -> hirer!

pack access (access code, door code, key): Access
access_code (door code): What opens the door for a booking.
  code! text(20), opens_from! time, opens_until! time >= opens_from
  => place_booking unique
`;
