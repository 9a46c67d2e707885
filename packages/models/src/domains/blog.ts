export const BLOG = `domain blog: Blog
says Authors write posts in categories; readers comment.
like WordPress, Medium, Ghost, Substack
cues blog, blogging, blog platform, blogging platform, weblog, newsletter platform, online magazine, publishing platform

core
user (author, writer, reader, blogger, member): Person who writes or comments.
  email! unique, display_name!, slug! unique, bio, avatar_url, user_role {reader|author|editor|admin} = reader, active = true
category (topic, section): What posts are about.
  name! unique, slug! unique, description
post (article, blog post, story, entry): Something that was written.
  title!, slug! unique, excerpt text(500), body!, cover_image_url, status {draft|scheduled|published|archived}, published_at, view_count 0.. = 0
  author -> user!, -> category
comment (reply): What a reader says about a post.
  body!, status {pending|approved|spam|deleted}, written_at = now
  => post, author -> user!, parent -> comment cascade
tag (label, keyword): A word posts are found by.
  name! text(40) unique, slug! unique
post_tag: A tag on a post.
  => post, => tag, unique(post, tag)

pack reactions (like, reaction, clap, bookmark): Reactions
post_like (like, reaction, clap): Somebody who likes a post.
  liked_at = now
  => post, => user, unique(post, user)
bookmark: A post somebody keeps for later.
  saved_at = now
  => user, => post, unique(user, post)

pack newsletter (newsletter, subscriber, subscription): Newsletter
subscriber: Who gets new posts by mail.
  email! unique, status {pending|confirmed|unsubscribed}, confirmed_at
newsletter_issue (newsletter): A mail that went to all.
  subject!, body!, sent_at
  -> post

pack media (media, image, upload): Media
media_file (image, upload): A picture or a file.
  file_name!, file_url!, content_type! text(120), alt_text text(255)
  uploader -> user!

pack followers (follower, following): Followers
follow (follower): Somebody who follows an author.
  followed_at = now
  follower -> user! cascade, author -> user! cascade, unique(follower, author)
`;
