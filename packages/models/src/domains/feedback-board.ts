export const FEEDBACK_BOARD = `domain feedback-board: Feedback board
says Users post ideas and vote for them; the team answers, plans and tells them what was done.
like Canny, UserVoice, Frill, Nolt, Upvoty
cues feedback board, feature request, feature voting, idea board, suggestion box, idea management, user feedback, product feedback, feature request board, feature voting board, feature requests tracker, upvoting, ideation platform, suggestion platform

core
board_user (user, voter, customer, member): Person who posts or votes.
  email! unique, display_name! text(120), company_name, avatar_url, kind {user|team|admin} = user, blocked flag
board (product, forum): Where ideas about one thing are gathered.
  slug! unique, name!, description, visibility {public|private} = public, archived_at
idea_category (category, topic): What an idea is about.
  name!, color text(20)
  => board, unique(board, name)
idea (feedback, suggestion, post, feature request, request): One wish, from posting to shipping.
  title!, slug! unique, description, status {new|under_review|planned|in_progress|shipped|declined|merged}, vote_count 0.. = 0, posted_at = now, shipped_at >= posted_at, pinned
  -> board!, -> idea_category, author -> board_user!, merged_into -> idea
vote (upvote): Who wants it.
  importance {nice|important|critical} = important, voted_at = now
  => idea, -> board_user!, unique(idea, board_user)
idea_comment (comment, reply): What somebody says to it.
  body!, internal, written_at = now
  => idea, author -> board_user!, parent -> idea_comment cascade
status_change (official response, status update): A new state, and why.
  old_status! text(30), new_status! text(30), message, changed_at = now
  => idea, changed_by -> board_user!

pack changelog (changelog, release note, announcement): Changelog
changelog_entry (release note, announcement): Something that is new.
  title!, body!, kind {new|improved|fixed} = new, status {draft|published}, published_at
  -> board!, author -> board_user
changelog_idea: A wish it fulfils.
  => changelog_entry, => idea, unique(changelog_entry, idea)

pack tags (tag, label): Tags
tag (label): A word the team marks ideas with.
  name!, color text(20)
  => board, unique(board, name)
idea_tag: A tag of an idea.
  => idea, => tag, unique(idea, tag)

pack roadmap (planned quarter, roadmap column, priority score, effort): Planning
idea_estimate (priority score, effort): What it brings, and what it costs.
  reach int 0.., impact int 1..5, confidence_percent decimal 0..100, effort_days decimal 0.., planned_quarter text(10)
  => idea unique

pack customers (customer company, segment, revenue): Companies
customer_company (segment): A company whose people vote.
  name! unique, plan_name text(60), monthly_revenue money 0.. = 0, currency = EUR
company_user: Who belongs to it.
  => customer_company, => board_user, unique(customer_company, board_user)

pack notices (follower, subscription, notification): Followers
idea_follower (follower): Who is told what happens.
  followed_at = now
  => idea, => board_user, unique(idea, board_user)
idea_notification (notification): A mail that went out.
  type {status|comment|shipped} = status, sent_at = now, read_at >= sent_at
  => idea, recipient -> board_user!

pack files (attachment, screenshot): Attachments
idea_attachment (attachment, screenshot): A picture.
  file_name!, file_url!, uploaded_at = now
  => idea
`;
