export const FILM_CLUB = `domain film-club: Film club
says Members propose films, vote on what is shown next, and come to screenings.
like Cinevent, Film Hub
cues film club, movie club, film society, cine club, movie night, film night, community cinema

core
member (viewer, participant, cinephile): Person who belongs to the club.
  member_number unique, first_name!, last_name!, email! unique, phone, joined_on!, status {active|paused|left}
film (movie): A film that is or could be shown.
  title!, original_title, director_name text(120), country, released_year int 1880..2200, duration_minutes 1.., age_rating text(10), description
venue (location, cinema, hall): Where films are shown.
  name!, address, seats 1..
season (series, programme, theme): Screenings that belong together.
  title!, starts_on!, ends_on >= starts_on, description
proposal (nomination, suggestion): A film somebody would like to see.
  reason, proposed_at = now, status {open|chosen|rejected|withdrawn}
  -> film!, -> member!
voting (ballot, poll): A choice of what is shown next.
  title!, opens_at!, closes_at! >= opens_at, votes_per_member int 1.. = 1, status {planned|open|closed}
vote: A member's voice for a proposed film.
  cast_at = now
  => voting, -> proposal!, -> member!, unique(voting, proposal, member)
screening (showing, film evening): A film that is shown.
  starts_at!, language_version {original|subtitled|dubbed} = original, introduced_by_name, status {planned|held|cancelled}
  -> film!, -> venue, -> season

pack attendance (attendance, reservation, sign up, seat, guest): Attendance
screening_attendance (attendance, reservation, sign-up): Somebody who wants to come, or came.
  guests_count int 0.. = 0, status {signed_up|attended|missed|cancelled}, signed_up_at = now
  => screening, -> member!, unique(screening, member)

pack ratings (rating, review, discussion, comment): Ratings
film_rating (rating, review, comment): What a member thought.
  stars! 1..5, comment
  => film, => member, unique(film, member)

pack licences (licence, license, distributor, screening rights): Screening rights
distributor (rights holder): Who lends films.
  name! unique, email, phone
screening_licence (licence, license): The right to show a film.
  fee! 0.., ordered_on, confirmed_on >= ordered_on, format {file|disc|reel} = file
  => screening unique, -> distributor!

pack fees (membership fee, fee, payment, dues): Fees
fee_payment (payment, membership fee, dues): What a member paid.
  year! 1900..2200, amount! 0.., paid_on!, method {cash|card|transfer} = transfer
  -> member!
`;
