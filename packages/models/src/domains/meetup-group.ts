export const MEETUP_GROUP = `domain meetup-group: Meetups and clubs
says People join groups, and come to the meetups of these at some venue.
like Meetup.com, Bookclubs
cues meetup, meetup group, book club, language exchange meetup, hobby group, reading club, running group, local groups, interest group, board game night, social club, hiking group

core
member (user, person, participant): Person who comes.
  display_name! text(80), email! unique, city, bio, joined_at = now, status {active|paused|blocked}
meetup_group (group, club): People with an interest.
  name! unique, slug! unique, description, city, is_private
  organizer -> member!
group_member (membership): A member of a group.
  member_role {member|organizer|moderator} = member, joined_at = now
  => meetup_group, => member, unique(meetup_group, member)
venue (place, location): Where one meets.
  name!, address!, city!, capacity int 1..
meetup (event, meeting, session): When a group meets.
  title!, description, starts_at!, ends_at >= starts_at, max_participants int 1.., status {draft|published|cancelled|held}
  => meetup_group, -> venue, host -> member
rsvp (registration, attendance, sign up): Somebody who comes to a meetup.
  answer {yes|no|waitlist} = yes, answered_at = now, attended flag
  => meetup, -> member!, unique(meetup, member)

pack comments (comment, discussion, message): Comments
comment: What somebody wrote on a meetup.
  body!, posted_at = now
  => meetup, author -> member!

pack ratings (rating, review, feedback): Ratings
rating (review): What one member thought of another or of the meetup.
  score! 1..5, comment, rated_at = now
  => meetup, rater -> member!, rated -> member

pack interests (interest, topic, language, skill): Interests
interest (topic, language): What members like or learn.
  name! unique, description
member_interest: An interest of a member.
  level {beginner|intermediate|advanced|native} = beginner
  => member, => interest, unique(member, interest)
`;
