export const MENTORING = `domain mentoring: Mentoring
says Mentors offer time, mentees book sessions with them, pursue goals, and both say how it was.
like MentorCruise, ADPList, Chronus
cues mentoring, mentoring platform, mentorship, mentorship program, mentor matching, mentor, coaching platform, career coaching, buddy program

core
mentor (coach, advisor, adviser): Person who gives advice.
  first_name!, last_name!, email! unique, job_title, company_name, bio, years_of_experience int 0.., max_mentees int 1.. = 3, active = true
mentee (founder, startup, coachee, protege, learner): Who gets advice.
  name!, email! unique, phone, background text(255), status {waiting|active|finished|left} = waiting
expertise (skill, field, topic): Something a mentor knows about.
  name! unique, description
mentor_expertise: What a mentor knows about.
  years int 0..
  => mentor, => expertise, unique(mentor, expertise)
mentorship (match, pairing, pair, tandem): A mentor and a mentee who work together.
  starts_on!, ends_on >= starts_on, status {proposed|active|completed|ended_early} = proposed, purpose
  -> mentor!, -> mentee!, unique(mentor, mentee, starts_on)
time_slot (slot, availability): A time a mentor offers.
  starts_at!, ends_at! >= starts_at, status {open|booked|withdrawn}
  => mentor, unique(mentor, starts_at)
mentoring_session (session, meeting, call): One talk.
  topic, status {booked|held|cancelled|missed}, meeting_url, notes
  -> time_slot! unique, -> mentee!, -> mentorship

pack goals (goal, action item, progress): Goals
mentoring_goal (goal, objective): What a mentee wants to reach.
  title!, description, due_on, status {open|reached|dropped}
  => mentorship

pack ratings (rating, review, feedback): Ratings
session_rating (rating, review, feedback): What one of the two thought.
  given_by! {mentor|mentee}, rating! 1..5, comment
  => mentoring_session, unique(mentoring_session, given_by)

pack credits (credit, token, balance): Credits
credit_entry (credit, token): Credits a mentee got or spent.
  amount! int, reason_kind {grant|session|refund|expiry} = grant, booked_at = now, expires_on
  => mentee, -> mentoring_session
`;
