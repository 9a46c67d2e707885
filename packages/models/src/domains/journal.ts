export const JOURNAL = `domain journal: Journal
says A person notes down what they did, tasted or measured, rates it, and finds it again.
like Day One, Vivino, Untappd
cues tasting journal, tasting log, tasting notes app, personal journal, personal log, logbook app, dive log, dream journal, gratitude journal, reading log, observation log, bird watching log, birdwatching log, wine diary, travel journal
hints journal, logbook, diary
about entry

core
user (person, me): Who keeps the journal.
  email! unique, display_name! text(80), timezone = UTC
category (kind, type): What subjects are sorted by.
  name! unique, description
subject (item, thing): What is noted down about, again and again.
  name!, description, producer text(120), origin text(120), photo_url
  -> user!, -> category
entry (log, log entry, tasting, note, session, observation, sighting, test, reading): What was noted on one day.
  noted_at = now, title, notes, rating 1..10, place text(120)
  -> user!, -> subject
tag (label): A word to find entries by.
  name! unique, color
entry_tag: A tag of an entry.
  => entry, => tag, unique(entry, tag)

pack photos (photo, picture): Photos
entry_photo (photo, picture): A picture of an entry.
  photo_url!, caption, position 1.. = 1
  => entry

pack measurements (measure, measurement, reading, weight, distance): Measurements
entry_value (measurement, measure): A number noted with an entry.
  label! text(80), measured_value! decimal, unit!
  => entry, unique(entry, label)

pack goals (goal, target): Goals
goal (target): What the person wants to reach.
  title!, target_count! int 1.., starts_on!, ends_on! >= starts_on, reached_on
  -> user!

pack sharing (friend, follower, share): Sharing
entry_share (share): Somebody who may read an entry.
  shared_at = now, can_comment = false
  => entry, reader -> user!, unique(entry, reader)
`;
