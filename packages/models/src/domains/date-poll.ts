export const DATE_POLL = `domain date-poll: Finding a date
says Somebody proposes dates, everybody says which suit them, and the best one is fixed.
like Doodle, When2meet, Rallly, Framadate, LettuceMeet, Crab Fit
cues date poll, meeting poll, scheduling poll, date finder, find a date, find a meeting time, group scheduling, availability poll, meeting dates, finding a date, date survey
hints poll

core
user (organizer, organiser, initiator): Person who makes polls.
  email! unique, display_name!, timezone
poll (date poll, survey, meeting poll): A meeting a date is looked for.
  title!, description, location, token! unique, timezone!, status {open|closed|decided|cancelled}, votes_are_hidden flag, closes_at
  organizer -> user!
date_option (option, date, slot, proposal, suggestion): One date that is proposed.
  starts_at!, ends_at >= starts_at, max_participants int 1..
  => poll, unique(poll, starts_at)
participant (invitee, attendee, guest, voter): Somebody who was asked, with or without an account.
  name!, email, invited_at = now, answered_at >= invited_at
  => poll, -> user, unique(poll, name)
availability (vote, answer, reply): Whether a date suits somebody.
  answer! {yes|if_need_be|no}
  => date_option, => participant, unique(date_option, participant)
meeting (final date, appointment): The date that was fixed.
  decided_at = now, notes
  => poll unique, -> date_option!

pack comments (comment, discussion): Comments
poll_comment (comment): What somebody says about a poll.
  body!, written_at = now
  => poll, -> participant

pack reminders (reminder, notification, invitation): Reminders
poll_reminder (reminder, notification): A message to somebody who has not answered.
  kind {invitation|reminder|decision} = invitation, sent_at = now
  => participant

pack calendars (calendar, sync): Calendars
calendar_account (calendar): A calendar in which dates are checked.
  provider! {google|outlook|apple|caldav}, external_email!, connected_at = now
  => user, unique(user, provider, external_email)
`;
