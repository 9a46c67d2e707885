export const ESCAPE_ROOM = `domain escape-room: Escape room
says Teams book a room for a time, are led by a game master, and try to get out before the clock stops.
like Resova, Bookeo, Off The Couch
cues escape room, escape game, escape room booking, room escape, exit game, live escape, puzzle room, laser tag, vr arena

core
location (venue, branch): Where rooms are.
  name! unique, address!, city, phone, email
room (escape room, game, adventure): A game one can play.
  name!, theme text(80), difficulty {easy|medium|hard|expert} = medium, duration_minutes! 10..240, min_players! int 1.., max_players! int 1.., price_per_player! money 0.., status {open|closed|in_repair}, story text(2000)
  => location, unique(location, name)
game_master (employee, host, staff): Person who leads a game.
  first_name!, last_name!, email! unique, phone, active = true
customer (team captain, guest, client): Who books.
  first_name!, last_name!, email! unique, phone
time_slot (slot, session): When a room can be played.
  starts_at!, ends_at! >= starts_at, status {free|booked|blocked}
  => room, -> game_master, unique(room, starts_at)
booking (reservation): A team that plays.
  number! unique, team_name text(80), players! int 1.., total! 0.., currency = EUR, status {pending|confirmed|played|cancelled|no_show}, booked_at = now
  -> time_slot! unique, -> customer!
game_result (result, leaderboard entry, score): How a game went.
  escaped flag, seconds_used int 0.., hints_used int 0.. = 0, finished_at!, notes
  => booking unique

pack payments (payment, deposit, voucher): Payments
payment (deposit): Money for a booking.
  amount! 0.., currency = EUR, method {card|cash|voucher|transfer} = card, paid_at = now, status {pending|paid|refunded}
  -> booking!
voucher (gift card): A game somebody gives away.
  code! unique, value! 0.., currency = EUR, valid_until, redeemed_at

pack puzzles (puzzle, prop, lock): Puzzles
puzzle (prop, riddle): What is to be solved in a room.
  name!, position! 1.., solution text(500), item_condition {working|worn|broken} = working
  => room, unique(room, position)

pack reviews (review, rating): Reviews
review (rating): What a team thought.
  score! 1..5, comment
  => booking unique
`;
