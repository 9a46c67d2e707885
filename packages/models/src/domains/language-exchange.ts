export const LANGUAGE_EXCHANGE = `domain language-exchange: Language exchange
says People who learn each other's language find one another, talk, and correct each other.
like Tandem, HelloTalk
cues language exchange, language partner, tandem partner, conversation partner, language buddy, language exchange partner, language tandem
about exchange_session

core
language (tongue): A language.
  name! unique, iso_code! text(3) unique
member (user, learner, speaker, partner): Who wants to talk.
  email! unique, display_name! text(80), birth_date, country, timezone = UTC, bio, photo_url, status {active|paused|blocked}
spoken_language (native language, target language): A language of a member, and how well it is spoken.
  level! {a1|a2|b1|b2|c1|c2|native}, wants_to_learn flag = false
  => member, -> language!, unique(member, language)
interest (hobby): Something to talk about.
  name! unique, category text(40)
member_interest: What a member likes to talk about.
  added_at = now
  => member, => interest, unique(member, interest)
partner_request (request, match): That one wants to talk with another.
  message, sent_at = now, answered_at >= sent_at, status {sent|accepted|declined|ended}
  sender -> member! cascade, receiver -> member! cascade
exchange_session (session, conversation, call): A talk.
  starts_at!, minutes int 5..240 = 60, channel {chat|voice|video|in_person} = video, place, status {planned|held|cancelled|missed}
  -> partner_request!
session_feedback (feedback, rating): What one says of the other.
  rating! 1..5, comment, given_at = now
  => exchange_session, author -> member!, unique(exchange_session, author)

pack messages (message, chat, correction): Messages
chat_message (message): Something one wrote.
  body!, sent_at = now, read_at >= sent_at
  => partner_request, author -> member!
correction: How it should be said.
  corrected_text! long, explanation_text long, corrected_at = now
  => chat_message, author -> member!

pack groups (group, meetup, event): Groups
language_meetup (meetup, event): Where several meet.
  title!, starts_at!, place, max_people 1.., online_url
  -> language!, host -> member!
meetup_guest (attendance): Who comes.
  answered_at = now, status {going|maybe|cancelled} = going
  => language_meetup, -> member!, unique(language_meetup, member)

pack vocabulary (vocabulary, word): Vocabulary
saved_word (vocabulary, word): A word somebody wants to remember.
  term! text(120), translation! text(200), saved_at = now, known flag = false
  => member, -> language!

pack safety (report, block): Reports
member_report (report, block): That somebody behaves badly.
  reason!, reported_at = now, status {open|warned|blocked|dismissed}
  reporter -> member!, reported -> member! cascade
`;
