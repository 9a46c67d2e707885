export const QUIZ = `domain quiz: Quiz
says Players answer the questions of quizzes and collect points.
like Kahoot, Trivia Crack
cues quiz, quiz app, trivia, trivia game, exam app, online exam, test platform, quiz platform, quiz game, exam platform, online test, exam management, assessment platform

core
category (topic, subject): What questions are about.
  name! unique, description
user (player, student, learner, participant): Person who plays or learns.
  username! unique, email! unique, display_name
quiz (test, exam, deck): Questions that are played together.
  title!, description, difficulty {easy|medium|hard} = medium, time_limit_seconds 1.., pass_percent 0..100, status {draft|published|archived}
  -> category, author -> user
question (flashcard, card): One question.
  prompt!, type {single|multiple|true_false|text} = single, points! 1.. = 1, explanation long, position! 0..
  => quiz, unique(quiz, position)
answer_option (option, choice, answer): One of the answers offered.
  label!, is_correct, position! 0..
  => question
attempt (game, session, quiz attempt, result): Somebody's try.
  started_at = now, finished_at >= started_at, score 0.. = 0, passed flag
  -> quiz!, => user
attempt_answer (given answer, response): What was answered.
  answer_text text(500), correct flag, answered_at = now
  => attempt, -> question!, -> answer_option, unique(attempt, question)

pack classes (class, group, teacher, assignment): Classes
class_group (class, group): Students who get quizzes together.
  name!, join_code! unique
  teacher -> user!
class_member: Somebody of a class.
  => class_group, => user, unique(class_group, user)
quiz_assignment (assignment): A quiz a class has to do.
  due_at
  => class_group, -> quiz!, unique(class_group, quiz)

pack leaderboard (leaderboard, badge, achievement): Leaderboard
badge (achievement): Something players can earn.
  name! unique, description, points_needed int 0..
user_badge: A badge somebody has.
  earned_at = now
  => user, => badge, unique(user, badge)
`;
