export const SPORTS_TEAM = `domain sports-team: Sports team
says A team plays and trains: who comes, who paid the dues, and who brings what.
like Spond, Heja, SportEasy
cues sports team, football team, soccer team, basketball team, hockey team, handball team, volleyball team, rugby team, cricket team, baseball team, team app, amateur team, youth team, rowing crew, bowling team, darts team

core
team (squad, side): Who plays together.
  name! unique, sport text(60), season text(20), home_ground text(120)
player (member, teammate, footballer, athlete): Person who plays.
  first_name!, last_name!, email! unique, phone, shirt_number int 1..99, playing_position text(40), joined_on, status {active|injured|paused|left}
  -> team!
game (match, fixture, training, practice, event): A date of the team.
  kind! {match|training|tournament|meeting}, starts_at!, ends_at >= starts_at, place, opponent text(120), is_home = true, own_score int 0.., opponent_score int 0.., status {planned|played|cancelled}
  -> team!
attendance (availability, rsvp, line-up, lineup): Whether a player comes.
  answer {yes|no|maybe|open} = open, answered_at, in_starting_line_up flag = false, reason
  => game, -> player!, unique(game, player)
due (fee, membership due, contribution, fine): What a player owes.
  title!, amount! 0.., currency = EUR, due_on!, paid_on, status {open|paid|waived}
  -> player!
team_task (task, duty, drink, beer, kit washing, lift): What somebody brings or does.
  title!, is_done = false
  => game, -> player

pack results (goal, card, statistic): Statistics
player_statistic (statistic, goal, card): What a player did in a game.
  goals! 0.. = 0, assists! int 0.. = 0, yellow_cards! int 0.. = 0, red_cards! int 0.. = 0, minutes_played! int 0.. = 0
  => game, -> player!, unique(game, player)

pack messages (message, chat, news): Messages
team_message (message, news): What is said to the team.
  body!, posted_at = now
  => team, author -> player!

pack costs (expense, cash box, team account): Team account
team_expense (expense): What was spent.
  title!, amount! 0.., spent_on!
  => team, paid_by -> player

pack coaches (coach, trainer, captain): Coaches
coach (trainer, captain): Who leads the team.
  first_name!, last_name!, email! unique, phone
  -> team!
`;
