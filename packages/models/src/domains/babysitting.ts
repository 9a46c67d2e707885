export const BABYSITTING = `domain babysitting: Babysitting
says Families ask for a sitter for some hours; sitters accept, come, and are paid and rated.
like Sittercity, UrbanSitter, Babysits
cues babysitting, babysitter, nanny, nanny agency, child minding, au pair, sitter booking

core
family (household): Who looks for a sitter.
  family_name! text(120), email! unique, phone!, address!, city!, postal_code
child: Who is looked after.
  first_name!, birth_date!, allergies text(255), notes
  => family
sitter (babysitter, nanny, carer, childminder): Person who looks after children.
  first_name!, last_name!, email! unique, phone!, birth_date!, bio, hourly_rate! 0.., currency = EUR, has_first_aid, background_checked_on, active = true
sitter_availability (availability, time slot): When a sitter has time.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock
  => sitter
sitting (booking, job, babysitting job, appointment): Some hours with the children.
  starts_at!, ends_at! >= starts_at, hourly_rate! 0.., currency = EUR, status {requested|accepted|declined|completed|cancelled}, notes
  -> family!, -> sitter!
sitting_payment (payment): What was paid for it.
  hours! 0.., amount! 0.., tip 0.. = 0, method {cash|card|transfer} = card, status {open|paid}, paid_at
  => sitting unique

pack reviews (review, rating, reference): Reviews
sitter_review (review, rating, reference): What the family thought.
  rating! 1..5, comment
  => sitting unique

pack messages (message, chat): Messages
sitting_message (message): What was written about a sitting.
  body!, sent_by! {family|sitter}, sent_at = now
  => sitting
`;
