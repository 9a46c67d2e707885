export const LANGUAGE_APP = `domain language-app: Language learning app
says Learners go through lessons of exercises, gather points and keep a streak.
like Duolingo, Babbel, Memrise, Busuu
cues language learning app, language app, vocabulary trainer, vocabulary app, learn languages, sign language, language learning

core
language: A language that is taught, or spoken by learners.
  code! text(10) unique, name! unique
learner (user, student): Person who learns.
  email! unique, display_name! text(80), xp_points int 0.. = 0, daily_goal_minutes 1.. = 10, joined_at = now
  native -> language
language_course (course): One language for speakers of another.
  title! unique, level {a1|a2|b1|b2|c1|c2} = a1, published
  taught -> language!, from_language -> language
lesson (unit, skill): A step of a course.
  title!, position! 1.., published
  => language_course, unique(language_course, position)
exercise (task, question, card, flashcard): One thing to do.
  kind {choice|translate|listen|speak|match|sign} = choice, prompt_text! text(500), answer_text!, video_url, audio_url, position! 1..
  => lesson, unique(lesson, position)
course_enrollment (enrollment): A learner in a course.
  started_at = now, completed_at >= started_at, progress_percent 0..100 = 0
  => learner, => language_course, unique(learner, language_course)
exercise_attempt (attempt, answer): What a learner answered.
  is_correct, given_text text(500), xp_points int 0.. = 0, answered_at = now
  => learner, => exercise

pack streaks (streak, badge, achievement): Streaks and badges
streak: Days in a row.
  started_on!, last_day_on! >= started_on, days 1.. = 1, active = true
  => learner
badge (achievement): Something to be earned.
  name! unique, description, xp_points int 0.. = 0
learner_badge: A badge a learner has earned.
  earned_at = now
  => learner, => badge, unique(learner, badge)

pack review (recording, native speaker, correction): Recordings and their review
reviewer (native speaker, native signer, corrector): Person who reviews recordings.
  first_name!, last_name!, email! unique, fee_per_review money 0.. = 0, active = true
  -> language!
recording (upload, clip): What a learner said or signed.
  file_url!, recorded_at = now, status {submitted|in_review|reviewed}
  => learner, -> exercise!
recording_review (review): What a reviewer says of it.
  rating! 1..5, comment, reviewed_at = now, fee 0.. = 0
  => recording, -> reviewer!
`;
