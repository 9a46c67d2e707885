export const AUCTION = `domain auction: Auctions
says Sellers put lots up for auction; bidders bid until it ends.
like Sotheby's, Catawiki
cues auction, online auction, bidding, auction site, auction house, bidding platform, auction platform, bid platform

core
user (bidder, buyer, seller, member): Person who sells or bids.
  email! unique, username! unique, first_name!, last_name!, verified, status {active|suspended|closed}
category: Things of one kind.
  name! unique, slug! unique
  parent -> category restrict
auction (auction event): Lots that are auctioned together.
  title!, description, starts_at!, ends_at! >= starts_at, status {draft|scheduled|live|ended|cancelled}
lot (item, listing, product, auction item): One thing to bid for.
  lot_number! int 1.., title!, description, condition {new|used|restored|damaged} = used, start_price! 0.., reserve_price 0.., bid_increment_amount! 0.., current_price 0.., currency = EUR, status {open|sold|unsold|withdrawn}, closes_at
  => auction, seller -> user!, -> category, unique(auction, lot_number)
bid: What somebody would pay; it is never changed.
  amount! 0.., placed_at = now, max_amount 0.., status {valid|outbid|winning|withdrawn}
  => lot, bidder -> user!, unique(lot, amount)
lot_image (photo, image): A picture of a lot.
  image_url!, position 0.. = 0
  => lot

pack payments (payment, invoice, sale): Payments
sale (invoice): A lot that was sold.
  hammer_price! 0.., premium! 0.., total! 0.., sold_at = now, paid_at
  -> lot! unique, buyer -> user!
payment: Money that was received.
  amount! 0.., method {card|transfer|cash} = transfer, received_at = now
  -> sale!

pack watching (watchlist, favorite, alert): Watch lists
watchlist_item (watchlist, favorite): A lot somebody keeps an eye on.
  added_at = now
  => user, => lot, unique(user, lot)

pack reviews (review, rating, feedback): Reviews
feedback (review, rating): What one thinks of the other.
  rating! 1..5, comment
  => sale, author -> user!, subject -> user!, unique(sale, author)
`;
