export const CYCLE_TRACKING = `domain cycle-tracking: Cycle calendar
says A person notes periods and symptoms, and sees when the next ones are likely.
like Clue, Flo, Drip
cues period tracker, cycle tracker, menstrual cycle, menstruation, menstrual calendar, fertility tracker, ovulation tracker, period calendar, cycle tracking, menstrual tracker
about cycle

core
user (person, woman): Who keeps the calendar.
  email! unique, display_name text(80), birth_year int 1920..2100, usual_cycle_days int 15..90 = 28, usual_period_days int 1..15 = 5, goal {overview|conceive|avoid_pregnancy} = overview
cycle (period, menstruation): A cycle, from the first day of a period.
  started_on!, period_ended_on >= started_on, ended_on >= started_on, is_irregular = false, notes
  -> user!, unique(user, started_on)
day_log (day, entry, log): What was noted on one day.
  logged_on!, flow {none|spotting|light|medium|heavy} = none, temperature_celsius 34..43, mood {great|good|neutral|low|irritable}, sleep_hours decimal 0..24, weight_kg, notes
  -> user!, -> cycle, unique(user, logged_on)
symptom: Something that can be felt.
  name! unique, category {pain|mood|skin|digestion|energy|other} = other
day_symptom: A symptom on one day, and how strong it was.
  severity! int 1..5 = 3
  => day_log, -> symptom!, unique(day_log, symptom)
prediction (forecast): When something is likely to come.
  kind! {period|ovulation|fertile_window}, starts_on!, ends_on! >= starts_on, made_at = now, confidence_percent decimal 0..100
  => user

pack reminders (reminder, notification): Reminders
reminder (notification): What somebody wants to be reminded of.
  kind! {period|pill|ovulation|log|other}, at_time clock, days_before int 0..14, active = true
  => user

pack contraception (pill, contraception): Contraception
contraceptive (pill): What is taken or used.
  kind! {pill|iud|implant|ring|patch|condom|other}, name! text(120), started_on!, ended_on >= started_on
  -> user!
contraceptive_intake (intake): When a pill was taken or forgotten.
  due_on!, taken_at, status {taken|late|missed} = taken
  => contraceptive, unique(contraceptive, due_on)

pack partner (partner, doctor): Sharing
shared_access (partner, doctor): Whom a person shows the calendar to.
  email!, kind {partner|doctor} = partner, granted_at = now, revoked_at >= granted_at
  => user
`;
