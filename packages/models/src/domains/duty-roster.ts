export const DUTY_ROSTER = `domain duty-roster: Duties shared out
says Families or members owe some duties a term; dates are offered, people sign up, and what was done is counted.
like Signup.com
cues duty rota, cleaning rota, chore rota, parent duty, cleaning duty, duty sign up, sign up sheet, signup sheet, volunteer sign up, snack rota, cleaning roster
hints rota, duty
about duty

core
household (family, team): Who owes duties together.
  name! unique, address, active = true
person (parent, member, volunteer, participant): Somebody who signs up.
  first_name!, last_name!, email! unique, phone
  -> household
term (period, season, semester): The time duties are counted in.
  name! unique, starts_on!, ends_on! >= starts_on, duties_required! int 0.. = 3
duty (task, chore, job): A kind of work that has to be done.
  name! unique, description, duration_minutes 0.., counts_as! int 1.. = 1
duty_date (slot, shift, date): A duty on one day.
  takes_place_on!, starts_at_time clock, people_needed! int 1.. = 1, status {open|full|done|cancelled}, notes
  -> duty!, -> term!, unique(duty, takes_place_on)
sign_up (signup, assignment, registration): Somebody who takes a duty.
  signed_up_at = now, status {signed_up|done|missed|cancelled}, brings text(120), notes
  => duty_date, -> person!, unique(duty_date, person)

pack swaps (swap, exchange): Swaps
duty_swap (swap, exchange): Somebody wants to hand a duty on.
  asked_at = now, message, status {open|taken|withdrawn}
  => sign_up, taken_by -> person

pack reminders (reminder, notification): Reminders
reminder (notification): A message before a duty.
  send_at!, sent_at, channel {email|sms|push} = email
  => sign_up

pack fees (fine, fee, buy out): Fees for duties missed
missed_duty_fee (fine, fee): What is owed for duties that were not done.
  missed_count! int 1.., amount! 0.., paid_on
  -> household!, -> term!, unique(household, term)
`;
