export const EVENT_TICKETING = `domain event-ticketing: Events and tickets
says Organisers plan events at venues; people buy tickets and are let in.
like Eventbrite, Ticketmaster, Luma
cues event ticketing, event management, ticket sales, ticket booking, concert ticket, event tickets, sell tickets, event booking, event platform, event registration, conference management, conference, event planning, event organizer, ticket shop, concert booking, conference registration

core
organizer (organiser, host, promoter): Who puts on events.
  name! unique, email! unique, phone, website
venue (location, hall, place, club): Where events take place.
  name!, address!, city!, country, capacity 1.., latitude, longitude
event (concert, conference, show, festival, meetup): Something one can go to.
  title!, description, category {concert|conference|sport|theater|workshop|other} = other, starts_at!, ends_at! >= starts_at, status {draft|published|sold_out|cancelled|finished}, image_url
  -> organizer!, -> venue
ticket_type (ticket category, price category): A kind of ticket for an event.
  name!, price! 0.., currency = EUR, quantity! 1.., max_per_order int 1.. = 10, sales_start_at, sales_end_at >= sales_start_at
  => event, unique(event, name)
attendee (customer, buyer, participant, guest, user, visitor): Person who comes.
  first_name!, last_name!, email! unique, phone
order (booking, purchase): Tickets bought together.
  number! unique, status {pending|paid|cancelled|refunded}, total! 0.., currency = EUR, ordered_at = now, paid_at
  buyer -> attendee!, -> event!
ticket (seat ticket, admission): One person's way in.
  code! unique, status {valid|used|cancelled|refunded}, price! 0.., checked_in_at
  => order, -> ticket_type!, -> attendee, -> seat

pack seats (seat, seating, seat map, row): Seats
seat: A place in a venue.
  section_name, row_label! text(10), seat_number!
  => venue, unique(venue, section_name, row_label, seat_number)

pack program (speaker, session, agenda, talk, schedule, track): Programme
speaker (performer, artist, presenter): Person who speaks or plays.
  first_name!, last_name!, email, bio, company_name
session (talk, act, workshop): A part of an event.
  title!, description, starts_at!, ends_at! >= starts_at, room_name
  => event
session_speaker: Who speaks in a session.
  => session, => speaker, unique(session, speaker)

pack discounts (discount, promo code, coupon): Discounts
promo_code (discount, coupon): A code that makes tickets cheaper.
  code!, discount_percent! 1..100, max_uses int 1.., valid_until
  => event, unique(event, code)

pack sponsors (sponsor): Sponsors
sponsor: Who gives money for an event.
  company_name!, level {bronze|silver|gold} = bronze, amount 0.., website
  => event

pack feedback (review, feedback, rating): Feedback
event_feedback (review, rating): What somebody thought.
  rating! 1..5, comment
  => event, -> attendee!, unique(event, attendee)
`;
