export const AFFILIATE_PROGRAMME = `domain affiliate-programme: Affiliate programme
says Partners send visitors by links; what these buy is counted, and partners get their commission.
like PartnerStack, Rewardful, Tapfiliate
cues affiliate, affiliate program, affiliate programme, affiliate tracking, affiliate marketing, referral tracking, referral program, referral programme, affiliate network, partner commissions, refer a friend
about conversion

core
merchant (advertiser, brand): Who sells and pays commission.
  company_name! text(120) unique, website!, email!, currency = EUR
affiliate (partner, publisher, referrer): Who sends visitors.
  display_name! text(120), email! unique, website, tax_id, payout_method {transfer|paypal|voucher} = transfer, status {applied|approved|rejected|blocked}
programme (campaign, offer): What is paid for which action.
  name!, commission_type! {percent|fixed}, commission_percent decimal 0..100, commission_amount 0.., cookie_days int 0..365 = 30, terms, starts_on!, ends_on >= starts_on, status {draft|running|paused|ended}
  -> merchant!
partnership (enrolment, membership): An affiliate in a programme.
  joined_at = now, commission_percent decimal 0..100, status {pending|active|ended}
  => programme, -> affiliate!, unique(programme, affiliate)
tracking_link (link, referral link): A link of an affiliate.
  code! unique, target_url!, label, active = true
  => partnership
click (visit): A visitor who came by a link.
  clicked_at = now, referrer_url, country_code text(2), is_unique flag = true
  -> tracking_link!
conversion (sale, lead, referral): What a visitor bought.
  order_reference! unique, converted_at = now, order_amount 0.., commission_amount! 0.., status {pending|approved|rejected|paid}
  -> tracking_link!, -> click

pack payouts (payout, payment, commission): Payouts
payout (payment): Money for an affiliate.
  number! unique, period_from_date!, period_until! >= period_from_date, total! 0.., paid_on, status {due|paid|failed}
  -> affiliate!
payout_line: A conversion in a payout.
  amount! 0..
  => payout, -> conversion!, unique(conversion)

pack creatives (banner, creative, material): Material
creative (banner, material): What an affiliate may show.
  title!, kind {banner|text|video|email} = banner, media_url, width_px int 0.., height_px int 0.., active = true
  => programme

pack coupons (coupon, voucher, promo code): Coupons
coupon_code (coupon, voucher, promo code): A code that belongs to an affiliate.
  code! unique, discount_percent decimal 0..100, valid_until
  => partnership

pack fraud (fraud, refund, review): Checks
conversion_review (fraud check, refund): Why a conversion was refused.
  reviewed_at = now, reason!, outcome {approved|rejected} = approved
  => conversion
`;
