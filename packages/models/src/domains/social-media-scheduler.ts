export const SOCIAL_MEDIA_SCHEDULER = `domain social-media-scheduler: Social media scheduler
says A team plans posts for its accounts on social networks, approves them, and sees how they did.
like Buffer, Hootsuite, Sprout Social, Metricool, Planoly
cues social media scheduler, social media management, social media planner, social media scheduling, post scheduler, social media calendar, content calendar, social media posting, social media tool, content scheduler, social media dashboard, social media manager

core
team_member (user, editor, manager, creator): Person who plans or approves posts.
  email! unique, full_name!, access_role {owner|manager|editor|viewer} = editor, active = true
brand_workspace (brand, client, workspace): A brand whose accounts belong together.
  name! unique, timezone = UTC, logo_url, active = true
workspace_member: Who works for a brand.
  may_approve flag
  => brand_workspace, => team_member, unique(brand_workspace, team_member)
social_account (account, channel, profile, page): An account on a network.
  network! {facebook|instagram|linkedin|x|tiktok|youtube|pinterest|threads|mastodon}, handle!, external_id! text(120), status {connected|expired|disconnected}, token_expires_at, follower_count 0..
  => brand_workspace, unique(network, external_id)
post (content, draft, message): Something to be said, for one account or several.
  title, body!, link_url, status {draft|in_review|approved|scheduled|published|failed|archived}, planned_for_at
  -> brand_workspace!, author -> team_member!, -> content_campaign
scheduled_post (publication, schedule, slot): A post for one account, and when it goes out.
  scheduled_at!, published_at, caption_text long, external_post_id text(120) unique, attempts 0.. = 0, failure_reason, status {waiting|publishing|published|failed|cancelled}
  => post, -> social_account!, unique(post, social_account)
media_asset (media, image, video): A picture or film in the library of a brand.
  file_url!, kind {image|video|gif|document} = image, alt_text text(500), width_px int 1.., height_px int 1.., size_bytes big 0.., duration_seconds 0..
  => brand_workspace
post_media_item: A picture of a post, in order.
  position! 1..
  => post, -> media_asset!, unique(post, position)

pack approval (approval, review, feedback): Approval
post_approval (approval, review): What somebody says to a post.
  verdict {pending|approved|changes_wanted|rejected} = pending, comment, decided_at
  => post, reviewer -> team_member!, unique(post, reviewer)
post_comment (feedback): A word among the team.
  body!, written_at = now
  => post, author -> team_member!

pack campaigns (campaign, label, hashtag): Campaigns and hashtags
content_campaign (campaign): Posts with one aim.
  name!, starts_on, ends_on >= starts_on, color text(20), goal_text text(255)
  => brand_workspace, unique(brand_workspace, name)
hashtag_set (hashtag): Hashtags used together.
  name!, hashtags text(1000)
  => brand_workspace, unique(brand_workspace, name)

pack analytics (analytics, metric, engagement, report, statistics): Analytics
post_metric (metric, engagement): How a post stood on a day.
  measured_on!, impressions big 0.. = 0, reach big 0.. = 0, likes int 0.. = 0, comments int 0.. = 0, shares int 0.. = 0, clicks int 0.. = 0
  => scheduled_post, unique(scheduled_post, measured_on)
account_metric (statistics): How an account stood on a day.
  measured_on!, follower_count! 0.., profile_views int 0.. = 0
  => social_account, unique(social_account, measured_on)

pack inbox (inbox, mention, reply, direct message): Inbox
inbox_message (mention, direct message): Something people wrote to an account.
  external_id! text(120) unique, sender_handle!, type {comment|mention|direct|review} = comment, body!, received_at!, sentiment {positive|neutral|negative} = neutral, status {new|assigned|answered|ignored}
  -> social_account!, assignee -> team_member, -> scheduled_post
inbox_reply (reply): What was answered.
  body!, sent_at = now
  => inbox_message, author -> team_member!

pack queue (queue, posting time, best time, time slot): Posting times
posting_slot (posting time, time slot): A time of the week at which an account posts.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, posts_at_time! clock
  => social_account, unique(social_account, weekday, posts_at_time)

pack ideas (idea, content idea, feed, recurring): Ideas
content_idea (idea): Something that may become a post.
  title!, description, source_url, status {new|chosen|used|dropped}
  => brand_workspace, author -> team_member, -> post
`;
