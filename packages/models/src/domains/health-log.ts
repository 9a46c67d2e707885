export const HEALTH_LOG = `domain health-log: Health log
says People note blood pressure, sugar, weight, sleep and how they feel, and show it to their doctor.
cues blood pressure tracker, blood pressure log, glucose tracker, blood sugar log, diabetes diary, health log, symptom tracker, symptom diary, migraine diary, headache diary, pain diary, vital signs log, sleep tracker, sleep diary, health diary, asthma diary
about health_reading

core
user (person, patient): Who notes things.
  email! unique, first_name!, last_name!, birth_date, sex {female|male|other}, height_cm decimal 0.., timezone = UTC
health_metric (metric, kind of value): What can be measured, and what is normal.
  name! unique, unit!, low_limit decimal, high_limit decimal
health_reading (blood pressure, glucose, weight, measurement, value): A value that was measured.
  measured_at = now, first_value! decimal, second_value decimal, context {fasting|before_meal|after_meal|rest|exercise|bedtime|other} = other, device_name, notes
  -> user!, -> health_metric!
symptom: Something that can be felt.
  name! unique, body_part text(60)
symptom_entry (pain, migraine, headache): When it was felt, and how strongly.
  started_at!, ended_at >= started_at, severity! int 0..10, trigger_text text(200), notes
  -> user!, -> symptom!
sleep_entry (sleep, night): A night.
  fell_asleep_at!, woke_at! >= fell_asleep_at, quality int 1..5, wake_ups int 0.. = 0, notes
  -> user!
mood_entry (mood, feeling): How somebody felt.
  noted_at = now, mood! int 1..5, energy int 1..5, stress int 1..5, notes
  -> user!

pack goals (goal, target): Goals
health_goal (goal, target): What shall be reached.
  target_value! decimal, starts_on!, due_on >= starts_on, status {open|reached|dropped}
  -> user!, -> health_metric!

pack medicines (medicine, medication, pill): Medicines
medicine (medication): What somebody takes.
  name!, dosage, frequency, started_on!, ended_on >= started_on
  -> user!
medicine_intake (dose, pill): When it was taken.
  taken_at = now, quantity decimal 0.. = 1
  => medicine

pack sharing (doctor, share, report): Sharing
shared_report (report, share): What a doctor may see.
  recipient_email!, from_date!, until! >= from_date, sent_at, expires_at
  -> user!

pack reminders (reminder, alert): Reminders
reading_reminder (reminder): When to measure.
  at_time! clock, weekdays text(40), active = true
  => user, -> health_metric!
`;
