export const TATTOO_STUDIO = `domain tattoo-studio: Tattoo studio
says Clients agree on a design with an artist, leave a deposit, and come for one or more sessions.
like Tattoogenda, InkBook
cues tattoo studio, tattoo shop, tattoo parlour, tattoo parlor, tattoo artist, tattooing, piercing studio, tattoo booking

core
client (customer): Person who gets a tattoo.
  first_name!, last_name!, email! unique, phone!, birth_date!, allergies text(255), notes
artist (tattoo artist, tattooist, piercer, guest artist): Person who tattoos.
  artist_name! text(80) unique, email! unique, phone, style_text text(120), hourly_rate, commission_percent 0..100, active = true
design (sketch, flash, motif): A drawing, of the artist's own or made for a client.
  title!, kind {flash|custom|cover_up} = custom, image_url, placement text(80), width_cm, status {draft|sent|approved|retired}
  -> artist!, -> client
appointment (booking, session, sitting): One sitting of a client with an artist.
  kind {consultation|session|touch_up|piercing} = session, starts_at!, ends_at! >= starts_at, status {requested|confirmed|completed|cancelled|no_show}, agreed_price 0.., currency = EUR, notes
  -> client!, -> artist!, -> design
deposit_payment (deposit): What a client leaves so that the time is kept.
  amount! 0.., method {card|cash|transfer} = card, status {open|paid|refunded|forfeited}, paid_at
  => appointment
consent_form (consent, waiver): What a client signs before the needle.
  health_notes, has_allergies, takes_medication flag, signed_at!, document_url
  => appointment unique

pack aftercare (aftercare, healing, photo): Aftercare and photos
healing_check (aftercare check): How a tattoo heals.
  checked_on!, healed_percent 0..100, notes
  => appointment
portfolio_photo (portfolio, photo): A picture of finished work.
  image_url!, caption, taken_on, is_public = true
  => artist, -> appointment

pack supplies (ink, needle, supplies, batch): Inks and needles
supply_item (ink, needle): What is used up; its batch is written down for every session.
  name!, kind {ink|needle|glove|other} = ink, batch_code! unique, expires_on, quantity_in_stock int 0.. = 0
supply_use: What was used in a session.
  quantity int 1.. = 1
  => appointment, -> supply_item!, unique(appointment, supply_item)
`;
