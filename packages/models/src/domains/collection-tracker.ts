export const COLLECTION_TRACKER = `domain collection-tracker: Collections
says Collectors keep what they have, what it cost and is worth, where it lies, and what they still look for.
like Colnect, CLZ, Delcampe
cues coin collection, stamp collection, comic collection, collectibles, trading card collection, collection tracker, book collection, personal library, home library, board game collection, movie collection, watch collection, sneaker collection, card collection, collectors app, comic book collection, toy collection, lego collection
about owned_item

core
collector (user, owner): Who collects.
  username! unique, email! unique, display_name text(80)
collection: What belongs together.
  name!, description, is_public
  => collector, unique(collector, name)
series (set, category, publisher series): What pieces are part of.
  name! unique, publisher_name text(120), starts_year int 0..2100
catalog_item (title, issue, model): A piece as it was made, whoever has one.
  number text(40), name!, released_year int 0..2100, rarity {common|uncommon|rare|unique} = common, description
  -> series
owned_item (item, coin, stamp, comic, card, book, copy, piece): One piece in a collection.
  item_condition! {mint|near_mint|good|fair|poor}, acquired_on, purchase_price 0.., estimated_value 0.., currency = EUR, storage_place text(120), notes
  => collection, -> catalog_item!
wish (wishlist item, wanted item): What a collector looks for.
  max_price 0.., priority {low|normal|high} = normal, added_at = now
  => collector, -> catalog_item!, unique(collector, catalog_item)
trade (swap, sale): A piece that was given away.
  kind! {sale|swap|gift}, traded_on!, price 0.., partner_name text(120)
  -> owned_item! unique

pack photos (photo, picture, image): Photos
item_photo (photo): A picture of a piece.
  photo_url!, position 1.. = 1
  => owned_item

pack valuations (valuation, price history, appraisal): Valuations
valuation (appraisal): What a piece was worth once.
  value! 0.., valued_on!, source text(120)
  => owned_item

pack loans (loan, lend): Loans
loan: A piece somebody borrowed.
  borrower_name! text(120), lent_on!, returned_on >= lent_on
  -> owned_item!
`;
