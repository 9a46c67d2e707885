export const DATING = `domain dating: Dating
says People show themselves, like others, are matched and write to each other.
like Tinder, Bumble, Hinge, OkCupid
cues dating, dating app, dating site, matchmaking, matchmaking app, dating platform

core
user (member, single, profile): Person who looks for somebody.
  email! unique, first_name!, birth_date!, gender! {female|male|nonbinary|other}, bio, city, latitude, longitude, status {active|paused|banned}
photo (picture): A picture of somebody.
  image_url!, position 0.. = 0, approved
  => user
preference (search preference): Whom somebody looks for.
  looking_for {female|male|everyone} = everyone, min_age int 18..99 = 18, max_age int 18..99 = 99, max_distance_km 1..
  => user unique
swipe (like, pass): What somebody thinks of somebody.
  decision! {like|super_like|pass}, swiped_at = now
  sender -> user! cascade, recipient -> user! cascade, unique(sender, recipient)
match: Two who like each other.
  matched_at = now, status {active|unmatched}
  first_user -> user! cascade, second_user -> user! cascade, unique(first_user, second_user)
message: Something one wrote to the other.
  body!, sent_at = now, read_at >= sent_at
  => match, sender -> user!

pack interests (interest, hobby): Interests
interest (hobby): Something people like.
  name! text(60) unique, category_name
user_interest: An interest somebody has.
  => user, => interest, unique(user, interest)

pack safety (report, block): Safety
report: Somebody who misbehaved.
  reason_type! {fake|abuse|spam|other}, comment, status {open|closed}
  reporter -> user!, reported -> user! cascade

pack premium (subscription, premium, payment): Premium
subscription: What somebody pays for.
  plan_name!, price! 0.., starts_on!, ends_on! >= starts_on, status {active|cancelled|expired}
  => user
`;
