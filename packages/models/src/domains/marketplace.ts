export const MARKETPLACE = `domain marketplace: Marketplace
says Sellers offer things, buyers order them, and both rate each other.
like Etsy, eBay, Amazon Marketplace, Craigslist, Vinted, Gumtree
cues marketplace, online marketplace, multi vendor, second hand, classified, classified ads, buy and sell, used goods, handmade goods
about listing

core
user (buyer, customer, member): Person who buys, and may sell.
  email! unique, username! unique, first_name, last_name, phone, status {active|suspended|closed}
seller (vendor, shop, merchant, store, seller profile, artisan): Who sells.
  shop_name! unique, description, payout_iban, verified, rating_average decimal 0..5
  -> user! unique
category: Things of one kind.
  name! unique, slug! unique
  parent -> category restrict
listing (product, item, ad, offer, gig): Something that is for sale.
  title!, description, price! 0.., currency = EUR, quantity 0.. = 1, condition {new|like_new|used|for_parts} = new, status {draft|active|sold|expired|removed}, published_at
  -> seller!, -> category!
listing_image (photo, image, picture): A picture of what is for sale.
  image_url!, position 0.. = 0
  => listing
order (purchase): What somebody bought of one seller.
  number! unique, status {pending|paid|shipped|delivered|cancelled|refunded}, total! 0.., currency = EUR, commission_amount 0.. = 0, ship_to_address, ordered_at = now
  buyer -> user!, -> seller!
order_item (order line): One thing of an order.
  quantity! 1.. = 1, unit_price! 0..
  => order, -> listing!

pack reviews (review, rating): Reviews
review (rating, feedback): What a buyer thought of an order.
  rating! 1..5, comment
  => order unique, author -> user!

pack messages (message, chat, inquiry, conversation): Messages
conversation (chat): What a buyer and a seller say about a listing.
  -> listing, buyer -> user!, -> seller!, started_at = now, unique(listing, buyer)
message: One thing said.
  body!, sent_at = now, read_at >= sent_at
  => conversation, sender -> user!

pack payments (payment, payout, escrow): Payments
payment: How an order was paid.
  amount! 0.., method {card|paypal|transfer} = card, status {pending|paid|failed|refunded}, paid_at
  -> order!
payout: Money that went to a seller.
  amount! 0.., status {pending|paid|failed}, paid_at
  -> seller!

pack favorites (favorite, wishlist, watchlist, saved): Favorites
favorite (wishlist, saved listing): A listing somebody keeps an eye on.
  saved_at = now
  => user, => listing, unique(user, listing)

pack offers (price offer, negotiation, bid): Offers
price_offer (negotiation): A price a buyer proposes.
  amount! 0.., status {open|accepted|declined|withdrawn}, offered_at = now
  => listing, buyer -> user!

pack shipping (shipment, shipping, tracking): Shipping
shipment: A parcel of an order.
  carrier, tracking_number unique, shipped_at, delivered_at >= shipped_at
  => order
`;
