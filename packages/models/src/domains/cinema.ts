export const CINEMA = `domain cinema: Cinema
says Films are shown in halls; visitors book seats.
like Fandango, BookMyShow
cues cinema, movie theater, movie theatre, movie ticket, cinema booking, film screening, movie booking, cinema ticket, multiplex, movie ticket booking

core
movie (film): A film.
  title!, original_title, duration_minutes! 1.., age_rating text(10), language text(10), genre text(60), released_on, description, poster_url
hall (auditorium, screen, theater, room): Where films are shown.
  name! unique, capacity! 1.., screen_type {standard|imax|3d} = standard
seat: A place in a hall.
  row_label! text(5), seat_number! int 1.., type {standard|premium|wheelchair|couple} = standard
  => hall, unique(hall, row_label, seat_number)
screening (showing, show, showtime): A film at a time.
  starts_at!, ends_at! >= starts_at, language_version {dubbed|original|subtitled} = dubbed, base_price! 0.., currency = EUR, status {scheduled|sold_out|cancelled}
  -> movie!, -> hall!, unique(hall, starts_at)
customer (visitor, user, guest, moviegoer): Person who comes.
  first_name!, last_name!, email! unique, phone
booking (reservation, order): Seats booked together.
  number! unique, status {reserved|paid|cancelled|used}, total! 0.., booked_at = now
  -> customer!, -> screening!
ticket (booked seat): One seat of a screening; it is sold once.
  code! unique, type {adult|child|student|senior} = adult, price! 0.., admitted_at
  => booking, -> screening!, -> seat!, unique(screening, seat)

pack payments (payment): Payments
payment: Money for a booking.
  amount! 0.., method {card|cash|voucher} = card, paid_at = now
  -> booking!

pack snacks (snack, concession, popcorn): Snacks
snack (concession, popcorn): Something to eat or drink.
  name! unique, price! 0..
snack_order_line: A snack of a booking.
  quantity! 1.. = 1, unit_price! 0..
  => booking, -> snack!

pack reviews (review, rating): Reviews
movie_review (review, rating): What somebody thinks of a film.
  rating! 1..5, comment
  => movie, => customer, unique(movie, customer)
`;
