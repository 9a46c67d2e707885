export const INFLUENCER_CAMPAIGNS = `domain influencer-campaigns: Influencer campaigns
says Brands win creators for campaigns, agree what they post, and see what it brought.
like Upfluence, Grin
cues influencer, influencer marketing, influencer campaign, influencer platform, creator campaigns, brand deals, brand collaborations, influencer agency, creator management, sponsored posts
about campaign

core
brand (advertiser, client): Who pays for campaigns.
  name! unique, website, contact_name!, email!, industry text(80)
influencer (creator, blogger): Who posts.
  display_name! text(120), email! unique, country, niche text(80), base_price 0.., status {prospect|active|blocked} = prospect
social_profile (profile, channel, account): An influencer on a network.
  network! {instagram|tiktok|youtube|twitch|x|linkedin|blog}, handle!, follower_count int 0.., engagement_percent decimal 0..100, measured_on
  => influencer, unique(network, handle)
campaign: What a brand wants to be known for.
  title!, goal {awareness|sales|installs|content} = awareness, budget 0.., currency = EUR, starts_on!, ends_on! >= starts_on, brief_text long, status {draft|running|done|cancelled}
  -> brand!
collaboration (deal, contract, partnership): An influencer in a campaign.
  agreed_fee money 0.., usage_rights_text text(200), invited_at = now, signed_at >= invited_at, status {invited|negotiating|signed|done|declined}
  => campaign, -> influencer!, unique(campaign, influencer)
deliverable (post, content, story, video): Something that is to be posted.
  format! {post|story|reel|video|stream|article}, due_on!, caption_text long, posted_url, posted_at, status {briefed|draft|approved|posted|missed}
  => collaboration, -> social_profile
post_metric (metric, result, performance): What a post brought until a day.
  measured_on!, view_count int 0.. = 0, like_count int 0.. = 0, comment_count int 0.. = 0, click_count int 0.. = 0, sale_amount 0..
  => deliverable, unique(deliverable, measured_on)

pack approvals (approval, draft, feedback): Approvals
content_review (approval, feedback): What a brand says of a draft.
  reviewed_at = now, outcome! {approved|changes|rejected}, comment
  => deliverable

pack payments (payment, invoice, payout): Payments
influencer_payment (payment, payout): Money for an influencer.
  amount! 0.., due_on!, paid_on, invoice_number text(40)
  -> collaboration!

pack samples (sample, product, shipment): Samples
product_sample (sample, shipment): A product that was sent.
  product_name!, value 0.., shipped_on, tracking_code text(60)
  => collaboration

pack codes (discount code, coupon): Discount codes
discount_code (coupon): A code that shows whose followers bought.
  code! unique, discount_percent decimal 0..100, used_count int 0.. = 0, valid_until
  => collaboration
`;
