export const CHOIR_ORCHESTRA = `domain choir-orchestra: Choir and orchestra
says Musicians of a choir, an orchestra or a band rehearse pieces, are present or excused, and give concerts.
like Choir Genius, Konzertmeister, Muzodo
cues choir management, orchestra management, brass band, choral society, symphony orchestra, music ensemble, wind band, church choir, chamber orchestra, marching band
hints orchestra, choir

core
section (voice group, instrument group): Musicians who play or sing one part.
  name! unique, position 1.. = 1
musician (singer, member, player, chorister): Person who plays or sings.
  first_name!, last_name!, email! unique, phone, voice_part {soprano|alto|tenor|bass}, joined_on, status {active|guest|paused|left}
  -> section!
composer: Who wrote pieces.
  full_name! text(120) unique, birth_year int 1000..2100, death_year int 1000..2100
piece (work, song, score): What is played.
  title!, arranger_name text(120), duration_minutes 1.., genre text(60), publisher_name text(120)
  -> composer
concert (performance, gig, recital): Where the ensemble plays.
  title!, venue!, starts_at!, ticket_price 0.., status {planned|confirmed|held|cancelled}
program_item (programme, setlist entry): A piece on the programme of a concert.
  position! 1..
  => concert, -> piece!, unique(concert, position)
rehearsal (practice): When is rehearsed.
  starts_at!, ends_at >= starts_at, location!, kind {full|sectional|dress} = full, notes
  -> concert, -> section
attendance: Whether a musician is there.
  status {expected|present|excused|absent}, reason text(200)
  => rehearsal, -> musician!, unique(rehearsal, musician)

pack instruments (instrument, instrument loan): Instruments
instrument: An instrument the ensemble owns.
  inventory_number! unique, kind! text(80), brand, serial_number text(40), insured_value money 0..
instrument_loan: An instrument a musician has.
  lent_on!, returned_on >= lent_on
  -> instrument!, -> musician!

pack sheets (sheet music, part, copy): Sheet music
sheet_set (sheet music): Copies of a piece the ensemble owns.
  copies! int 1.., shelf_code text(40)
  => piece

pack tickets (ticket, seat, guest): Tickets
ticket: A seat at a concert.
  number! unique, buyer_name! text(120), price! 0.., currency = EUR, sold_at = now
  -> concert!

pack dues (membership fee, due, payment): Fees
fee_payment (due, membership fee): What a member paid.
  year! 2000..2100, amount! 0.., currency = EUR, paid_on
  -> musician!, unique(musician, year)
`;
