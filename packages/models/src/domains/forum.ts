export const FORUM = `domain forum: Forum
says Members open threads in boards and answer each other; moderators keep order.
like Reddit, Discourse, Stack Overflow, Hacker News, phpBB, Quora
cues forum, discussion forum, discussion board, message board, community forum, bulletin board, q&a site, question and answer site, q&a platform, online community, discussion platform

core
user (member, author, poster): Person who writes.
  username! unique, email! unique, avatar_url, bio, reputation int = 0, user_role {member|moderator|admin} = member, status {active|muted|banned}
board (category, subforum, community, subreddit, section): A place for one subject.
  name! unique, slug! unique, description, position 0.. = 0
  parent -> board restrict
thread (topic, discussion, question): Something members talk about.
  title!, slug! unique, status {open|closed|archived}, pinned, view_count 0.. = 0, last_post_at
  -> board!, author -> user!
post (reply, answer, message): What somebody said in a thread.
  body!, posted_at = now, edited_at >= posted_at, accepted flag
  => thread, author -> user!, parent -> post
vote (like, upvote, downvote, reaction): What a member thinks of a post.
  vote_value! int -1..1
  => post, => user, unique(post, user)

pack moderation (moderation, report, moderator, ban): Moderation
report (flag): A post somebody finds wrong.
  reason_type! {spam|abuse|off_topic|other}, comment, status {open|upheld|dismissed}, reported_at = now
  => post, reporter -> user!, moderator -> user
ban: A member who may not write for a while.
  reason!, starts_at = now, ends_at >= starts_at
  => user, moderator -> user

pack tags (tag, label): Tags
tag: A word threads are found by.
  name! text(40) unique, description
thread_tag: A tag on a thread.
  => thread, => tag, unique(thread, tag)

pack badges (badge, achievement): Badges
badge: Something members can earn.
  name! unique, description, level {bronze|silver|gold} = bronze
user_badge: A badge somebody has.
  earned_at = now
  => user, => badge, unique(user, badge)

pack messages (private message, direct message): Private messages
private_message (direct message): What one member wrote to another.
  body!, sent_at = now, read_at >= sent_at
  sender -> user!, recipient -> user!

pack subscriptions (subscription, notification, watch): Notifications
thread_subscription (subscription): A thread somebody follows.
  => user, => thread, unique(user, thread)
notification: Something a member should know.
  type! {reply|mention|vote|badge}, read_at
  => user, -> post cascade
`;
