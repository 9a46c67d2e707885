export const LOYALTY_PROGRAM = `domain loyalty-program: Loyalty program
says Customers collect points for what they buy, rise from tier to tier, and redeem points for rewards.
like Smile.io, Yotpo, Stamp Me
cues loyalty program, loyalty programme, rewards program, loyalty card, loyalty points, customer loyalty, reward points, bonus points, stamp card, loyalty app, rewards app

core
tier (level, status level): What members can rise to.
  name! unique, min_points! int 0.., points_factor decimal 0.. = 1, benefits text(1000)
member (customer, user): Who collects points.
  card_number! unique, first_name!, last_name!, email! unique, phone, birth_date, joined_on!, points_balance int 0.. = 0, status {active|paused|closed}
  -> tier!
store (shop, branch, partner): Where points are collected.
  name! unique, city, active = true
purchase (transaction, sale): What a member bought.
  receipt_number! unique, amount! 0.., currency = EUR, bought_at!
  -> member!, -> store!
points_entry (points, points transaction): Points that came or went; never changed.
  points! int, kind! {earned|redeemed|expired|bonus|correction}, booked_at = now, expires_on
  -> member!, -> purchase, -> redemption
reward (prize, gift): What points can be redeemed for.
  name! unique, description, points_cost! int 1.., stock int 0.., valid_until, active = true
redemption: A reward a member took.
  code! unique, points_used! int 1.., redeemed_at = now, status {issued|used|expired|cancelled}
  -> member!, -> reward!

pack campaigns (campaign, promotion, bonus): Campaigns
campaign (promotion): When there are more points.
  name! unique, starts_on!, ends_on! >= starts_on, points_factor! decimal 0..

pack coupons (coupon, voucher, discount): Coupons
coupon (voucher): A discount for a member.
  code! unique, discount_percent! 0..100, valid_until!, used_at
  -> member!

pack referrals (referral, invite): Referrals
referral: A member who brought another.
  referred_at = now, bonus_points int 0.. = 0
  referrer -> member! restrict, referred -> member! unique restrict
`;
