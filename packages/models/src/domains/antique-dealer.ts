export const ANTIQUE_DEALER = `domain antique-dealer: Antique dealer
says A dealer buys old pieces, has them valued and restored, and sells them in a shop and at fairs.
like Antiques Atlas, LoveAntiques, ePawnPro
cues antique dealer, antique, antique shop, antique store, antiquities, vintage furniture, antiquarian, rare books dealer, antiquarian bookshop, coin dealer, stamp dealer

core
piece_category (category): What a piece is, a tree.
  name! unique, slug! unique
  parent -> piece_category
contact (seller, supplier, customer, buyer, dealer): Person the dealer buys from or sells to.
  name!, kind {private|dealer|auction_house|estate} = private, email, phone, address, country, tax_id, document_number
purchase (acquisition, buying): Pieces bought together.
  number! unique, bought_on!, source {private|auction|house_clearance|dealer|fair} = private, total! 0.., currency = EUR, payment_method {cash|transfer|card} = transfer, notes
  seller -> contact!
antique_piece (antique, piece, item, lot, article): One old thing, from buying to selling.
  stock_number! unique, title!, description, period_text text(80), earliest_year int -3000..2100, latest_year int -3000..2100, origin_country, maker_name, material, height_cm 0.., width_cm 0.., depth_cm 0.., condition {mint|good|fair|poor|restored} = good, purchase_price 0.., asking_price 0.., currency = EUR, status {in_workshop|for_sale|reserved|sold|withdrawn}
  -> piece_category!, -> purchase
piece_photo (photo, picture): A picture of a piece.
  image_url!, caption, position 1.. = 1
  => antique_piece
sale: A piece that was sold; the tax is on the margin.
  invoice_number! unique, sold_on!, price! 0.., currency = EUR, tax_scheme {margin|full|export} = margin, tax_amount 0.. = 0, channel {shop|online|fair|auction} = shop, status {open|paid|returned|cancelled}
  -> antique_piece!, buyer -> contact!

pack appraisals (appraisal, valuation, expert opinion): Appraisals
appraisal (valuation): What an expert says of a piece.
  appraised_on!, expert_name!, low_value! 0.., high_value! 0.., currency = EUR, purpose {sale|insurance|inheritance} = sale, opinion_text long
  => antique_piece

pack restoration (restoration, repair, workshop): Restoration
restorer (workshop, craftsman): Who restores.
  name! unique, specialty, email, phone, hourly_price 0..
restoration_job (restoration, repair): Work on a piece.
  task_text! text(255), given_on!, due_on >= given_on, returned_on >= given_on, cost 0.., status {planned|in_work|done|cancelled}
  -> antique_piece!, -> restorer

pack provenance (provenance, certificate, export licence): Provenance and papers
provenance_entry (provenance, former owner): Who had it before.
  owner_name!, period_text text(80), position! 1.., evidence_text text(255)
  => antique_piece, unique(antique_piece, position)
piece_document (certificate, export licence): A paper of a piece.
  type! {certificate|export_licence|cites|invoice|loss_check}, number, issued_on, expires_on >= issued_on, file_url
  => antique_piece

pack consignments (consignment, commission): Commission sales
consignment (commission): A piece that is sold for its owner.
  number! unique, agreed_on!, ends_on >= agreed_on, minimum_price! 0.., commission_percent! decimal 0..100, status {active|sold|paid_out|returned}
  -> antique_piece! unique, owner -> contact!

pack fairs (fair, antiques fair, market): Fairs
antiques_fair (fair, market): A fair the dealer goes to.
  name!, place!, starts_on!, ends_on! >= starts_on, stand_number, stand_fee 0.., status {planned|booked|attended|cancelled}
fair_piece: A piece taken to a fair.
  fair_price 0..
  => antiques_fair, => antique_piece, unique(antiques_fair, antique_piece)

pack wishes (wish list, want list, search request): Wishes
search_request (wish, want list): What a customer is looking for.
  wanted_text! text(255), max_price 0.., asked_on!, status {open|offered|fulfilled|closed}
  customer -> contact!, -> piece_category
`;
