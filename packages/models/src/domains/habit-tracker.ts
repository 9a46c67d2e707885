export const HABIT_TRACKER = `domain habit-tracker: Habits
says People keep to habits, mark what they did, and see their streaks.
like Habitica, Streaks
cues habit tracker, habit, habits app, routine tracker, daily habits, mood tracker, journal app, goal tracker, journaling, diary app, mood journal

core
user (person, member): Person with habits.
  email! unique, display_name!, timezone
category (area): Habits of one kind.
  name!
  => user, color text(20), unique(user, name)
habit (routine, goal, activity): Something done again and again.
  name!, description, frequency {daily|weekly|monthly} = daily, target_count int 1.. = 1, unit text(20), starts_on!, archived flag
  => user, -> category
habit_entry (check in, log, completion, entry): A day on which it was done.
  done_on!, done_count int 0.. = 1, notes
  => habit, unique(habit, done_on)
reminder (notification): When somebody wants to be reminded.
  remind_at_time! clock, weekday {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, active = true
  => habit

pack journal (journal, mood, diary): Journal
journal_entry (journal, mood, diary entry): How a day was.
  written_on!, mood int 1..5, body
  => user, unique(user, written_on)

pack rewards (badge, reward, streak, achievement): Rewards
badge (achievement): Something one can earn.
  name! unique, description
user_badge (reward): A badge somebody has.
  earned_on!
  => user, => badge, unique(user, badge)
`;
