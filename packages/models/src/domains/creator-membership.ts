export const CREATOR_MEMBERSHIP = `domain creator-membership: Memberships for creators
says Creators offer tiers; patrons pay for them every month and get posts and benefits in return.
like Patreon, Ko-fi, Buy Me a Coffee, Steady, Memberful, Liberapay
cues creator membership, creator platform, support creators, creator subscription, fan membership, fan club platform, paid fan content, monthly supporters

core
user (account, person): Somebody with an account.
  email! unique, display_name!, avatar_url, country, status {active|blocked|closed}
creator (artist, podcaster, maker): Somebody who is supported.
  page_name!, slug! unique, about_text long, cover_image_url, currency = EUR, status {draft|published|suspended}
  => user unique
tier (level, membership level, plan): What patrons can choose, and what it costs.
  title!, description, monthly_price! 0.., max_patrons int 1.., status {active|closed}, position 1.. = 1
  => creator, unique(creator, title)
benefit (perk, reward): What a tier brings.
  title!, description
  => creator, unique(creator, title)
tier_benefit: A benefit of a tier.
  => tier, => benefit, unique(tier, benefit)
membership (subscription, pledge, support): A patron of a creator.
  started_at = now, cancelled_at >= started_at, status {active|paused|payment_failed|cancelled}, monthly_amount! 0..
  patron -> user!, -> creator!, -> tier, unique(patron, creator)
post (episode, update, article): What a creator shows.
  title!, body, access {public|all_patrons|tiers} = all_patrons, status {draft|scheduled|published}, published_at
  => creator
membership_charge (charge, payment): What a patron paid for a month.
  period_starts_on!, amount! 0.., status {pending|paid|failed|refunded}, charged_at = now
  -> membership!, unique(membership, period_starts_on)

pack access (exclusive, early access): Access
post_tier: A tier that sees a post.
  available_from_at
  => post, => tier, unique(post, tier)

pack files (file, attachment, audio, video, image): Files
post_file (file, attachment, audio, video): Something that belongs to a post.
  file_name!, file_url!, media_type text(100), size_bytes big 0..
  => post

pack comments (comment, like, message): Comments
post_comment (comment): What a patron says to a post.
  body!, written_at = now
  => post, author -> user!
post_like (like): Somebody likes a post.
  reacted_at = now
  => post, => user, unique(post, user)

pack payouts (payout, fee, earnings): Payouts
payout: Money that went to a creator.
  amount! 0.., platform_fee! 0.., paid_on, status {pending|paid|failed}
  -> creator!

pack goals (goal): Goals
creator_goal (goal): What a creator wants to reach.
  title!, target_amount! 0.., reached_on
  => creator
`;
