export const JEWELLERY = `domain jewellery: Jeweller
says A jeweller sells rings, chains and watches, makes them to order, repairs and values them.
like Jewel360, Valigara, PIRO, The Edge Jewelers
cues jewellery, jewelry, jeweller, jeweler, jewelry store, jewellery shop, goldsmith, watchmaker, gemstone, diamond, watch shop, jewelry repair, gold shop, silversmith

core
product_category (category): Rings, chains, watches and the like.
  name! unique, slug! unique
metal (alloy, gold): A metal and how fine it is.
  code! unique, name! unique, fineness! int 1..1000, price_per_gram money 0.., price_as_of date
jewellery_piece (piece, ring, necklace, watch, article, item): One piece in stock.
  sku! unique, name!, brand, weight_grams decimal 0.., ring_size decimal 0..100, length_cm 0.., hallmark text(40), serial_number unique, purchase_price 0.., price! 0.., currency = EUR, status {in_stock|reserved|on_memo|sold|in_repair|melted}, photo_url
  -> product_category!, -> metal
gemstone (stone, diamond): A stone, loose or set.
  kind! text(40), carat! decimal 0.., cut text(40), color_grade text(20), clarity_grade text(20), certificate_number unique, laboratory_name, price 0..
  -> jewellery_piece
customer (client): Person who buys or brings something.
  number! unique, first_name!, last_name!, phone, email unique, address, birth_date, ring_size decimal 0..100, document_number
sale (receipt, purchase): A receipt.
  receipt_number! unique, sold_at = now, total! 0.., discount_amount 0.. = 0, currency = EUR, payment_method {cash|card|transfer|instalments} = card, status {paid|partly_paid|returned}
  -> customer
sale_line (sold item): One piece on it.
  price! 0.., engraving_text text(120)
  => sale, -> jewellery_piece! unique
repair_order (repair, watch service, job): Something a customer brought.
  ticket_number! unique, received_at = now, due_on, item_description! text(500), task_text! text(500), estimated_price 0.., final_price 0.., status {received|quoted|approved|in_work|ready|handed_over|cancelled}, handed_over_at >= received_at
  -> customer!, -> goldsmith

pack custom (custom order, engagement ring, design, wedding ring, bespoke): Pieces made to order
custom_order (engagement ring, design): A piece that is made to a wish.
  number! unique, description!, sketch_url, ordered_on!, due_on >= ordered_on, quoted_price! 0.., deposit 0.. = 0, metal_grams decimal 0.., status {draft|quoted|ordered|casting|setting|finished|handed_over|cancelled}
  -> customer!, -> metal!, -> goldsmith
custom_order_stone: A stone that is set in it.
  position_text text(60)
  => custom_order, -> gemstone! unique

pack appraisals (appraisal, valuation, certificate, insurance value): Appraisals
appraisal (valuation): What a piece is worth, on paper.
  number! unique, item_description! text(500), appraised_on!, insurance_value! 0.., currency = EUR, appraiser_name!, file_url
  -> customer!, -> jewellery_piece

pack gold (gold buying, scrap gold, old gold, trade in): Buying of gold
gold_purchase (trade in): Old gold that was bought from somebody.
  receipt_number! unique, bought_at = now, document_number!, total! 0.., currency = EUR, payment_method {cash|transfer|store_credit} = transfer
  -> customer!
gold_purchase_line (scrap gold): One thing of it.
  description_text! text(255), weight_grams! decimal 0.., price_per_gram! money 0..
  => gold_purchase, -> metal!

pack workshop (goldsmith, workshop, staff, casting): Workshop
goldsmith (watchmaker, setter, employee): Person who works at the bench.
  first_name!, last_name!, email unique, skill {goldsmith|setter|watchmaker|engraver|polisher} = goldsmith, active = true
bench_work (casting, work step): Work on a repair.
  step! text(80), minutes 0.., metal_used_grams decimal 0.., done_at
  => repair_order, -> goldsmith

pack suppliers (supplier, memo, consignment, purchase order): Suppliers and memo goods
jewellery_supplier (supplier, manufacturer): Who delivers.
  name! unique, email, phone, country, tax_id
memo_item (memo, consignment): A piece that belongs to the supplier until it is sold.
  memo_number!, received_on!, return_by_date! >= received_on, status {held|sold|returned}
  -> jewellery_supplier!, -> jewellery_piece! unique

pack loyalty (layaway, instalment, warranty, gift card): Layaway and warranties
layaway (instalment): A piece that is paid bit by bit.
  number! unique, started_on!, ends_on! >= started_on, total! 0.., paid_amount 0.. = 0, status {open|paid|cancelled}
  -> customer!, -> jewellery_piece!
warranty: How long it is answered for.
  starts_on!, ends_on! >= starts_on, terms
  => sale_line unique
`;
