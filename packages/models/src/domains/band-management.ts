export const BAND_MANAGEMENT = `domain band-management: Band
says A band plans rehearsals and gigs, keeps its songs and set lists, and shares what it earns.
like BandHelper, Bandmate, BandPencil
cues band management, band planner, band gig, rehearsal planner, setlist, set list manager, band app, my band, band rehearsal, band members, garage band
about song

core
band (group, ensemble): People who play together.
  name! unique, genre text(80), home_city text(80), contact_email, website
band_member (member, musician): Person who plays in a band.
  first_name!, last_name!, email! unique, phone, instrument! text(80), joined_on, left_on >= joined_on
  -> band!
song (tune, number): A song of the repertoire.
  title!, original_artist text(120), song_key text(10), tempo_bpm int 20..300, duration_seconds int 0.., status {idea|learning|ready|retired} = learning, lyrics, chart_url
  -> band!
rehearsal (practice): When the band practises.
  starts_at!, ends_at >= starts_at, place!, agenda, status {planned|done|cancelled}
  -> band!
gig (concert, show, booking): A show.
  title!, venue!, city, starts_at!, load_in_at, fee 0.., currency = EUR, contact_name, contact_phone, status {offered|confirmed|played|cancelled}
  -> band!
setlist (set list, set): Songs in the order they are played.
  name!, notes
  -> band!, -> gig
setlist_song: A song at its place.
  position! 1.., transition_notes text(200)
  => setlist, -> song!, unique(setlist, position)

pack attendance (attendance, availability): Who can come
availability: Whether a member can play at a gig.
  answer {yes|no|maybe} = maybe, answered_at, comment
  => gig, => band_member, unique(gig, band_member)
rehearsal_attendance (attendance): Who came to a rehearsal.
  status {present|late|absent} = present
  => rehearsal, => band_member, unique(rehearsal, band_member)

pack money (payout, expense, income): Money
band_expense (expense): What was paid for the band.
  description!, amount! 0.., spent_on!, reimbursed_on
  -> band!, payer -> band_member
gig_payout (payout, share): What a member got of a gig.
  amount! 0.., paid_on
  => gig, -> band_member!, unique(gig, band_member)

pack gear (gear, equipment, instrument): Gear
gear_item (equipment): Something that is brought along.
  name!, serial_number, kind {instrument|amp|microphone|light|cable|other} = other, value 0..
  -> band!, owner -> band_member

pack merch (merchandise, merch): Merchandise
merch_item (merch, merchandise): Something that is sold at gigs.
  name!, size_text text(20), price! 0.., stock 0.. = 0
  -> band!
`;
