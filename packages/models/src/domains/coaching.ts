export const COACHING = `domain coaching: Coaching
says Coaches work with clients in programmes of sessions, towards goals, with tasks in between.
like CoachAccountable, Paperbell, Practice
cues life coach, life coaching, coaching business, coaching practice, coaching sessions, executive coaching, career coach, business coach, health coach, coaching clients
about session

core
coach: Who coaches.
  first_name!, last_name!, email! unique, specialty, bio, hourly_price 0.., timezone = UTC
client (coachee, customer): Who is coached.
  first_name!, last_name!, email! unique, phone, occupation, intake_text long, status {lead|active|paused|finished}
  -> coach!
programme (package, offer): Sessions that are sold together.
  title! unique, session_count! int 1.., session_minutes! int 15.. = 60, price! 0.., description, active = true
  -> coach!
engagement (enrolment, contract): A programme of a client.
  starts_on!, ends_on >= starts_on, price! 0.., sessions_left int 0.., signed_at, status {proposed|active|completed|cancelled}
  -> client!, -> programme!
session (appointment, call): A conversation.
  starts_at!, ends_at! >= starts_at, channel {in_person|video|phone} = video, meeting_url, status {booked|held|cancelled|no_show}
  -> engagement!
session_note (note): What was said, for the coach or for both.
  written_at = now, body!, shared_with_client flag = false
  => session
goal (objective): What a client wants to reach.
  title!, measure_text text(200), progress_percent decimal 0..100 = 0, due_on, status {open|reached|dropped}
  -> client!
action_item (task, homework): What a client does until next time.
  title!, due_on, completed_at, status {open|done|dropped}
  -> session!, -> goal

pack payments (invoice, payment, installment): Payments
coaching_invoice (invoice): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., paid_on, status {draft|sent|paid|overdue}
  -> engagement!

pack forms (form, questionnaire, worksheet): Forms
worksheet (form, questionnaire): Questions that are answered between sessions.
  title! unique, body!
  -> coach!
worksheet_answer (answer): What a client wrote.
  sent_at = now, answered_at >= sent_at, answer_text
  => worksheet, -> client!

pack availability (availability, slot): Availability
availability_window (slot, availability): When a coach can be booked.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock >= starts_at_time
  => coach

pack testimonials (testimonial, review): Testimonials
testimonial (review): What a client says of it.
  rating 1..5, quote_text! long, may_publish flag = false, given_on!
  -> client!
`;
