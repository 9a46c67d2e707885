export const CHESS_CLUB = `domain chess-club: Chess club
says Members play rated games and tournaments, learn from trainers, and play for the club's teams.
like Swiss-Manager
cues chess club, chess club management, chess school, chess association, chess federation, chess league, chess games database, chess academy
about chess_game

core
member (player): Who plays.
  first_name!, last_name!, email unique, phone, birth_date, federation_number unique, title_name text(10), joined_on!, left_on >= joined_on, status {active|guest|youth|left} = active
rating_change (elo change): How strong a member is, from a day on.
  system! {fide|national|club|blitz}, value! int 0..3500, valid_from_date!
  => member, unique(member, system, valid_from_date)
chess_tournament (tournament, championship): A competition of the club.
  name!, format! {swiss|round_robin|knockout|simul}, time_control! text(40), rounds! int 1.., starts_on!, ends_on >= starts_on, entry_fee 0.., status {announced|running|finished|cancelled}
tournament_entry (entry, participant): Who takes part.
  seed_number int 1.., start_rating int 0..3500, points_scored decimal 0.. = 0, final_rank int 1.., withdrawn_at
  => chess_tournament, -> member!, unique(chess_tournament, member)
opening: How a game begins.
  eco_code! text(3) unique, name!, moves_text text(300)
chess_game (game, match): A game.
  round 1.., board_number int 1.., played_at, result {white_wins|black_wins|draw|forfeit|unplayed} = unplayed, move_count int 0.., moves_pgn long, is_rated = true
  -> chess_tournament, white -> member!, black -> member!, -> opening

pack evenings (club evening, attendance): Club evenings
club_evening (evening): When the club meets.
  held_on! unique, theme, place
evening_attendance (attendance): Who came.
  arrived_at
  => club_evening, => member, unique(club_evening, member)

pack lessons (lesson, trainer, training): Lessons
chess_group (class, course): Members who learn together.
  name! unique, level_name text(40), weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, max_people 1..
  trainer -> member!
group_membership (enrolment): Who learns there.
  joined_on!, left_on >= joined_on
  => chess_group, => member, unique(chess_group, member)
puzzle (exercise): A position to be solved.
  position_fen! text(100), solution_text! text(300), difficulty int 1..10, theme

pack teams (team, league match): Teams
club_team (team): A team of the club in a league.
  name! unique, league_name!, season_text! text(9), board_count! int 1..
  captain -> member
team_match (league match): A match against another club.
  opponent_name!, played_on!, is_home = true, own_points decimal 0.. = 0, opponent_points decimal 0.. = 0
  => club_team
team_board (board): Who played at which board.
  board_number! int 1.., points_scored decimal 0..1 = 0, opponent_name
  => team_match, -> member!, unique(team_match, board_number)

pack fees (fee, membership, dues): Fees
membership_fee (fee, dues): What a member pays for a year.
  fee_year! int 2000..2200, amount! 0.., due_on!, paid_on
  => member, unique(member, fee_year)

pack equipment (clock, chess set, library): Equipment
club_item (chess set, clock, book): Something the club owns.
  name!, kind {set|clock|board|book|other} = set, quantity! 0.. = 1, condition {good|worn|broken} = good
`;
