export const GIG_BOOKINGS = `domain gig-bookings: Gigs of bands and DJs
says Clients ask for a band or a DJ, get an offer, book a gig, and name the songs they want.
like GigSalad, Bandsintown, Encore
cues wedding dj, dj booking, dj, gig booking, band booking, booking agency, cover band, musician booking, live music booking, gig management, mobile disco

core
act (dj, band, performer, musician, artist): Who plays.
  name! unique, kind {dj|band|duo|solo} = dj, genre_text text(120), email! unique, phone, base_fee 0.., travel_radius_km, active = true
client (customer, couple, organizer, promoter): Who books.
  name!, email! unique, phone, kind {private|company|venue} = private
venue (club, location, hall): Where it is played.
  name!, address!, city!, capacity, has_sound_system, noise_limit_text text(80), contact_name, phone
gig (booking, event, show, performance, wedding): One evening.
  title!, kind {wedding|birthday|corporate|club|festival|other} = wedding, starts_at!, ends_at! >= starts_at, load_in_at, guests, fee 0.., deposit 0.. = 0, currency = EUR, status {inquiry|offered|booked|played|cancelled}, notes
  -> act!, -> client!, -> venue
song (track, title): A piece that can be played.
  title!, artist_name!, genre text(60), bpm int 1.., duration_seconds
  unique(title, artist_name)
song_request (music wish, wish, request, must play, playlist entry): What the client wants to hear, or not.
  kind {must_play|nice_to_have|do_not_play} = must_play, moment {ceremony|dinner|first_dance|party|last_song} = party, note_text text(255)
  => gig, -> song!, unique(gig, song)

pack equipment (equipment, gear, light, speaker): Equipment
equipment_item (equipment, gear): Something that is taken along.
  name!, kind {sound|light|controller|microphone|other} = sound, serial_number unique, status {ready|in_repair|retired}
gig_equipment: What is taken along to a gig.
  => gig, => equipment_item, unique(gig, equipment_item)

pack payments (payment, invoice, deposit): Payments
gig_payment (payment, deposit payment): Money for a gig.
  kind {deposit|balance|extra} = deposit, amount! 0.., method {transfer|card|cash} = transfer, paid_on, status {open|paid|refunded}
  => gig

pack reviews (review, rating): Reviews
gig_review (review, rating): What the client thought.
  rating! 1..5, comment
  => gig unique
`;
