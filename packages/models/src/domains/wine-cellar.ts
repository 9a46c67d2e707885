export const WINE_CELLAR = `domain wine-cellar: Wine cellar
says A collector keeps bottles of wines by vintage in racks and bins, knows what they cost, when to drink them, notes what they tasted like, and what was drunk.
like CellarTracker, InVintory, Delectable
cues collect wine, wine cellar, wine collection, wine collector, wine inventory, wine bottle, cellar management, whisky collection, wine tasting notes, wine cellar tracker, home cellar, spirits collection

core
producer (winery, domaine, chateau): Who makes wine.
  name! unique, country!, region, website
wine (label): A wine of a producer, of any year.
  name!, color! {red|white|rose|sparkling|sweet|fortified}, appellation text(120), grape_text text(160), classification text(60)
  -> producer!, unique(producer, name)
vintage (year): A wine of one year, and when to drink it.
  vintage_year int 1700..2200, alcohol_percent decimal 0..100, drink_from_year int 1900..2300, drink_until_year int 1900..2300, market_price 0.., currency = EUR
  => wine, unique(wine, vintage_year)
cellar (storage, cabinet): A place one keeps wine in.
  name! unique, address, temperature_celsius, humidity_percent 0..100
cellar_bin (rack, bin, shelf, slot): A place in it.
  bin_code!, capacity 1..
  => cellar, unique(cellar, bin_code)
purchase (acquisition): Bottles bought together.
  bought_on!, merchant_name!, total! 0.., currency = EUR, invoice_reference text(60), delivered_on >= bought_on
bottle (item): One bottle, from buying to drinking.
  bottle_number! unique, size_ml! int 1.. = 750, price 0.., currency = EUR, fill_level {good|shoulder|low} = good, status {ordered|in_cellar|drunk|sold|given|broken|corked}, left_on
  -> vintage!, -> purchase, -> cellar_bin
tasting_note (tasting, note, rating): What a wine was like on a day.
  tasted_on!, score 50..100, nose_text text(500), palate_text text(500), verdict {drink|hold|past} = drink, author_name
  -> vintage!, -> bottle

pack moves (move, movement): Moves
bottle_move: A bottle that was put elsewhere; never changed.
  moved_on!
  => bottle, from_bin -> cellar_bin, to_bin -> cellar_bin!

pack critics (critic, review, score): Critics
critic_score (critic): What others say.
  critic_name!, score! decimal 0..100, published_on, note_text text(1000)
  => vintage, unique(vintage, critic_name)

pack valuations (value, valuation, insurance): Value
vintage_valuation (valuation): What a bottle would fetch, over time.
  valued_on!, price! 0.., currency = EUR, source_name!
  => vintage, unique(vintage, valued_on, source_name)

pack events (dinner, event, guest, pairing): Dinners
wine_dinner (dinner, event): An evening bottles were opened at.
  held_on!, title!, notes
served_bottle: A bottle of it, and with what.
  dish_text text(160), position 1..
  => wine_dinner, -> bottle! unique

pack wishes (wish list, want): Wish list
wine_wish (wish): A wine one would like to have.
  max_price 0.., currency = EUR, quantity 1.. = 1, noted_on!, fulfilled_on >= noted_on
  -> wine!
`;
