export const PUB_QUIZ = `domain pub-quiz: Pub quiz
says Teams come to a quiz night, answer rounds of questions, and the best ones win.
cues pub quiz, quiz night, trivia night, bar trivia, quiz league, quizmaster, quiz master, pub trivia, table quiz
about quiz_night

core
host (quizmaster, quiz master): Who asks.
  first_name!, last_name!, email! unique, phone
pub (bar, venue): Where it is held.
  name! unique, address!, phone, table_count int 0..
quiz_night (quiz, event): One evening.
  starts_at!, theme, entry_fee 0.., prize_text text(200), max_teams int 1.., status {planned|open|running|finished|cancelled}
  -> pub!, -> host!
team (table): People who answer together.
  name!, captain_name!, email, people! int 1.. = 4
team_entry (registration, participant): A team at an evening.
  registered_at = now, table_number int 1.., paid_at, final_rank int 1..
  => quiz_night, -> team!, unique(quiz_night, team)
quiz_round (round): Questions of one kind.
  position! 1.., title!, kind {general|music|picture|sport|history|tie_break} = general, points_per_question! int 1.. = 1, joker_allowed flag = true
  => quiz_night, unique(quiz_night, position)
question: A question, and its answer.
  position! 1.., question_text! long, answer_text! long, media_url, difficulty int 1..5
  => quiz_round, unique(quiz_round, position)
round_score (score, answer sheet): What a team got in a round.
  points_scored! decimal 0.., joker_played flag = false, marked_at = now
  => quiz_round, => team_entry, unique(quiz_round, team_entry)

pack answers (answer): Answers
team_answer (answer): What a team wrote.
  given_text text(200), is_right = false, points_given decimal 0.. = 0
  => question, => team_entry, unique(question, team_entry)

pack league (league, season, table standings): League
quiz_season (season, league): Evenings that count together.
  name! unique, starts_on!, ends_on! >= starts_on
season_standing (standing): Where a team stands.
  nights_played int 0.. = 0, points_total decimal 0.. = 0, rank int 1..
  => quiz_season, -> team!, unique(quiz_season, team)

pack bank (question bank, category): Question bank
bank_question (question bank): A question that can be used again.
  category text(60), question_text! long, answer_text! long, last_used_on, difficulty int 1..5

pack prizes (prize, jackpot): Prizes
prize (jackpot): What a team won.
  title!, value 0.., awarded_at = now
  => team_entry
`;
