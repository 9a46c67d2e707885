export const SECOND_HAND_SHOP = `domain second-hand-shop: Second-hand shop
says Consignors bring used things; the shop prices and sells them, and pays out their share.
like SimpleConsign, Ricochet, ConsignCloud, Circle-Hand
cues second hand shop, secondhand shop, thrift store, thrift shop, consignment shop, consignment store, charity shop, vintage shop, used clothing store, resale shop, consignment sale, vintage clothing, second hand store, flea market, record shop, record store, vinyl shop, vinyl store
about shop_item

core
consignor (seller, supplier, customer): Person who brings things to be sold.
  account_number! unique, first_name!, last_name!, email unique, phone, address, share_percent! decimal 0..100 = 50, iban, payout_method {cash|transfer|store_credit} = transfer, leftover_wish {return|donate} = donate, active = true
item_category (category): Clothes, shoes, books and the like.
  name! unique, default_share_percent decimal 0..100
  parent -> item_category
intake (drop off, consignment, delivery): Things brought at one time.
  number! unique, brought_at = now, ends_on, status {received|priced|closed}, signed flag, notes
  -> consignor!
shop_item (item, article, garment): One used thing.
  tag_number! unique, title!, brand, size_text text(20), color, condition {new|like_new|good|worn|damaged} = good, price! 0.., original_price 0.., currency = EUR, share_percent! decimal 0..100, listed_on, status {received|for_sale|reserved|sold|returned|donated|discarded}, rack_place text(40), photo_url
  -> item_category!, -> intake
shop_sale (sale, receipt): A receipt of the till.
  receipt_number! unique, sold_at = now, total! 0.., currency = EUR, payment_method {cash|card|store_credit} = card, channel {shop|online|market} = shop, status {paid|returned}
  -> shopper
sale_line (sold item): One thing on it, and what the consignor gets.
  price! 0.., discount_amount 0.. = 0, consignor_amount! 0.. = 0
  => shop_sale, -> shop_item! unique
payout (settlement, consignor payment): What a consignor was paid.
  number! unique, paid_on!, amount! 0.., currency = EUR, method {cash|transfer|store_credit} = transfer, status {draft|paid|cancelled}
  -> consignor!
payout_line: A sold thing that was paid out.
  amount! 0..
  => payout, -> sale_line! unique

pack markdowns (markdown, discount, price reduction, price rule): Price reductions
markdown_rule (discount, price rule): After how many days a thing gets cheaper.
  name! unique, after_days! 1.., reduce_percent! decimal 0..100, active = true
price_change (markdown, price reduction): A price that was changed.
  old_price! 0.., new_price! 0.., changed_at = now
  => shop_item, -> markdown_rule

pack shoppers (shopper, customer card, store credit, wish list, loyalty): Shoppers and credit
shopper (buyer): Person who buys often.
  first_name!, last_name!, email! unique, phone, joined_on!
store_credit (gift card): Money to be spent in the shop.
  code! unique, balance! 0.., issued_on!, expires_on >= issued_on
  -> consignor, -> shopper
search_wish (wish list): What somebody is looking for.
  wanted_text! text(255), size_text text(20), max_price 0.., status {open|found|closed}
  -> shopper!, -> item_category

pack donations (donation, donor, charity, recycling): Donations
donation: Things that were given to the shop or passed on.
  direction {received|passed_on} = received, donated_on!, partner_name, weight_kg 0.., receipt_number unique
donated_item: A thing of it.
  => donation, -> shop_item!, condition_text text(120), unique(donation, shop_item)

pack appointments (appointment, drop off slot, quota): Drop-off appointments
intake_slot (drop off slot): A time at which things are taken in.
  starts_at! unique, ends_at! >= starts_at, max_items int 1.. = 20
intake_appointment (appointment): Who comes.
  item_count 1.., status {booked|done|cancelled|no_show}
  => intake_slot, -> consignor!, unique(intake_slot, consignor)

pack online (online listing, marketplace, platform, shipping): Online listings
online_listing (listing): A thing on a platform.
  platform! {own_shop|ebay|vinted|etsy|depop}, external_number!, listed_at = now, price! 0.., status {draft|live|sold|ended}
  => shop_item, unique(platform, external_number)
parcel (shipping): A thing that was sent.
  carrier!, tracking_number, shipped_on!, cost 0..
  => shop_sale

pack racks (rack rental, shelf rental, rack, shelf, staff): Rented racks
rack (shelf): A shelf sellers rent by the week.
  code! unique, kind {rail|shelf|showcase} = rail, weekly_price! 0.., status {free|rented|blocked}
rack_rental: Who has it.
  number! unique, starts_on!, ends_on! >= starts_on, price! 0.., status {booked|active|ended|cancelled}
  -> rack!, -> consignor!
`;
