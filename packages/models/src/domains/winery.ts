export const WINERY = `domain winery: Winery
says A winery grows or buys grapes, ferments and ages wine in tanks and barrels, bottles it, and sells it.
like InnoVint, Vintrace, Commerce7, WineDirect
cues winery, wine making, winemaking, wine estate, wine production, winery management, wine club, wine shop, winemaker, vintner, wine merchant, wine tasting

core
grape_variety (grape, variety): A variety of grapes.
  name! unique, color {white|red|rose} = white
vineyard_block (vineyard, parcel, plot): Vines of one variety in one place.
  code! unique, name!, area_hectares! 0.., planted_year 1800..2100, vine_count 0.., altitude_meters int, soil text(80), is_organic, active = true
  -> grape_variety!
harvest (picking, grape intake, vintage lot): Grapes that were picked or bought.
  number! unique, picked_on!, weight_kg! 0.., sugar_oechsle int 0..300, ph decimal 0..14, acid_grams_per_liter decimal 0.., health {excellent|good|fair|poor} = good, grower_name
  -> vineyard_block, -> grape_variety!
vessel (tank, barrel, cask): What wine is in.
  code! unique, kind {steel_tank|barrel|concrete|amphora} = steel_tank, capacity_liters! 0.., wood_origin text(80), first_used_year 1900..2100, status {empty|in_use|cleaning|retired}
wine_lot (lot, wine, batch): Wine in the making.
  code! unique, name!, vintage_year! 1900..2100, color {white|red|rose|sparkling} = white, status {fermenting|ageing|ready|bottled|sold_bulk}, started_on!
lot_source (blend, blend component): What a wine is made of.
  weight_kg! 0..
  => wine_lot, -> harvest!, unique(wine_lot, harvest)
vessel_fill (transfer, racking): Wine in a vessel, from filling to emptying.
  filled_at!, emptied_at >= filled_at, liters! 0..
  -> wine_lot!, -> vessel!, unique(vessel, filled_at)
cellar_operation (cellar work, addition, treatment): What was done to a wine.
  type! {crush|press|inoculate|punch_down|rack|fine|filter|addition|blend}, performed_at = now, additive_name, additive_quantity decimal 0.., additive_unit text(20), notes
  -> wine_lot!, -> vessel

pack lab (lab, analysis, measurement, lab analysis): Analyses
wine_analysis (analysis, measurement): What was measured.
  sampled_at!, alcohol_percent decimal 0..25, ph decimal 0..14, total_acid_grams decimal 0.., volatile_acid_grams decimal 0.., free_so2_mg int 0.., sugar_grams decimal 0.., temperature_celsius -5..60
  => wine_lot, unique(wine_lot, sampled_at)
tasting_note (tasting): What somebody tasted.
  taster_name!, tasted_on!, points! 0..100, nose_text text(500), palate_text text(500)
  => wine_lot

pack bottling (bottling, bottle, label, stock): Bottling
wine_product (bottle, product): A wine in a bottle, as it is sold.
  sku! unique, name!, vintage_year 1900..2100, bottle_liters! decimal 0.. = 0.75, price! 0.., currency = EUR, stock 0.. = 0, active = true
bottling_run (bottling): A filling.
  lot_number! unique, bottled_on!, bottles_filled! int 1.., closure {cork|screw_cap|glass|crown_cap} = cork, official_test_number unique
  -> wine_lot!, -> wine_product!

pack sales (sale, order, customer, shop, restaurant): Sales
customer (client, restaurant): Who buys wine.
  number! unique, name!, kind {private|restaurant|retailer|importer} = private, email, phone, address, birth_date
wine_order (order): What a customer orders.
  number! unique, ordered_at = now, status {open|paid|packed|shipped|delivered|cancelled}, total! 0.., currency = EUR, shipped_on
  -> customer!
wine_order_line: One wine of it.
  wine_name!, quantity! 1.., unit_price! 0..
  => wine_order, -> wine_lot

pack club (wine club, member, subscription box, shipment): Wine club
club_member (member): Person who gets wine again and again.
  first_name!, last_name!, email! unique, address!, joined_on!, status {active|paused|cancelled}
club_shipment (shipment): Wine that is sent to members.
  name! unique, ships_on!, price! 0.., bottle_count! 1..
member_shipment: What one member got.
  status {planned|charged|shipped|returned|skipped}, shipped_on
  => club_shipment, -> club_member!, unique(club_shipment, club_member)

pack visits (tasting visit, tour, reservation, cellar door): Tastings and tours
tasting_experience (tour): Something visitors can book.
  name! unique, duration_minutes! 1.., price! 0.., max_people! 1.., wine_count 1.., active = true
tasting_booking (reservation): Visitors at a time.
  visitor_name!, email!, phone, starts_at!, people! 1.., status {booked|arrived|no_show|cancelled}
  -> tasting_experience!

pack vineyard (spraying, pruning, vineyard work, irrigation): Vineyard work
vineyard_task (pruning, spraying): Work among the vines.
  task! {pruning|tying|spraying|mowing|leaf_removal|irrigation|netting}, planned_on!, done_on, product_name, dose_text text(60), hours 0.., status {planned|done|skipped}
  => vineyard_block
`;
