export const SOCIAL_NETWORK = `domain social-network: Social network
says People post, follow each other, comment and like.
like Facebook, Instagram, Twitter, LinkedIn, TikTok, Mastodon, Pinterest, Snapchat
cues social network, social media, social app, photo sharing, social platform, microblog, microblogging, social networking, image sharing

core
user (member, profile, account, person): Person who takes part.
  username! unique, email! unique, display_name!, bio, avatar_url, is_private, verified, status {active|suspended|deactivated}
follow (follower, friendship, connection, following): Somebody who follows somebody.
  status {accepted|pending}, followed_at = now
  follower -> user! cascade, followed -> user! cascade, unique(follower, followed)
post (photo, tweet, status update, story): Something somebody shares.
  body!, visibility {public|followers|private} = public, location, posted_at = now, edited_at >= posted_at
  author -> user! cascade, shared_post -> post
post_media (image, video, picture, attachment): A picture or a video of a post.
  media_url!, type {image|video} = image, alt_text text(255), position 0.. = 0
  => post
comment (reply): What somebody says about a post.
  body!, written_at = now
  => post, author -> user! cascade, parent -> comment cascade
post_like (like, reaction): Somebody who likes a post.
  reaction_type {like|love|laugh|sad|angry} = like, liked_at = now
  => post, => user, unique(post, user)

pack hashtags (hashtag, tag, mention): Hashtags
hashtag (tag): A word posts are found by.
  name! text(80) unique, post_count 0.. = 0
post_hashtag: A hashtag in a post.
  => post, => hashtag, unique(post, hashtag)

pack groups (group, community, page): Groups
user_group (group, community): People with something in common.
  name! unique, description, visibility {public|private} = public
  owner -> user!
group_member: Somebody of a group.
  member_role {member|moderator|admin} = member, joined_at = now
  => user_group, => user, unique(user_group, user)

pack messages (message, chat, direct message): Messages
conversation (chat): People who write to each other.
  title, started_at = now
conversation_member: Somebody of a conversation.
  last_read_at
  => conversation, => user, unique(conversation, user)
message (direct message): Something that was written.
  body!, sent_at = now
  => conversation, sender -> user!

pack notifications (notification): Notifications
notification: Something a user should know.
  type! {follow|like|comment|mention|message}, read_at
  => user, actor -> user cascade, -> post cascade

pack moderation (report, block, moderation): Moderation
report: A post somebody finds wrong.
  reason_type! {spam|abuse|nudity|violence|other}, status {open|removed|dismissed}, reported_at = now
  => post, reporter -> user!
block: Somebody who does not want to hear of somebody.
  blocked_at = now
  blocker -> user! cascade, blocked -> user! cascade, unique(blocker, blocked)
`;
