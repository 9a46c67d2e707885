export const GIFT_REGISTRY = `domain gift-registry: Gift registry
says People wish for things, and guests give one each without giving it twice.
like Babylist, MyRegistry
cues gift registry, wedding registry, baby registry, gift list, wish list app, wishlist app, christmas wish list, gift planner, present list, registry for gifts
about registry

core
user (owner, couple, parent): Who wishes for things.
  email! unique, display_name! text(80), shipping_address
registry (gift list, wish list, wishlist): What somebody wishes for on an occasion.
  title!, slug! unique, occasion! {wedding|birthday|baby|christmas|housewarming|other}, event_on, visibility {private|link|public} = link, welcome_message, status {draft|open|closed|archived}
  -> user!
registry_item (gift, wish, present, item): One thing that is wished for.
  name!, description, product_url, image_url, price 0.., currency = EUR, quantity! 1.. = 1, priority {low|normal|high} = normal, position 0..
  => registry
guest (giver, friend, relative): Who may give something.
  name!, email, invited_at, first_seen_at
  => registry
reservation (claim, purchase, contribution): What a guest gives.
  quantity! 1.. = 1, reserved_at = now, purchased_at >= reserved_at, amount 0.., is_anonymous = false, message, status {reserved|purchased|cancelled}
  -> registry_item!, -> guest!

pack funds (fund, cash gift, group gift): Money together
gift_fund (fund, group gift, honeymoon fund): Money that several give for one thing.
  title!, target_amount 1.., currency = EUR, description, closes_on
  => registry
fund_contribution (cash gift): What a guest gave of it.
  amount! 1.., paid_at = now, payment_reference, message
  -> gift_fund!, -> guest!

pack thanks (thank you, card): Thanks
thank_you_note (thank you, card): Thanks for a gift.
  sent_at, body!, channel {card|email|message} = card
  => reservation, unique(reservation)
`;
