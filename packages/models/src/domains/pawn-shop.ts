export const PAWN_SHOP = `domain pawn-shop: Pawn shop
says A pawnbroker lends money on things that are left; they are redeemed, extended or sold.
like Bravo Pawn Systems, PawnMate, Data Age, Pawnbroker Pro
cues pawn shop, pawnbroker, pawn, pawn loan, pawn broker, pawnshop, pawn ticket, pledge loan, collateral loan, pawn broking, gold loan

core
pawn_customer (customer, client, pledger, borrower): Person who leaves a thing; known by a paper.
  number! unique, first_name!, last_name!, birth_date!, document_type {id_card|passport|driver_license} = id_card, document_number! unique, document_expires_on, phone, address!, is_blocked, photo_url
item_category (category): What a thing is, and how much is lent on it.
  name! unique, loan_percent! decimal 0..100, needs_serial flag
pledged_item (pledge, pawned item, collateral, article): A thing that was left.
  inventory_number! unique, description! , brand, model, serial_number, condition {new|good|used|damaged} = good, weight_grams decimal 0.., fineness int 1..1000, appraised_value! 0.., photo_url, status {in_pawn|redeemed|forfeited|for_sale|sold|seized}, storage_place text(40)
  -> item_category!
interest_plan (tariff, fee table): What a loan costs.
  name! unique, monthly_interest_percent! decimal 0..100, monthly_fee 0.. = 0, term_months! 1.., grace_days 0.. = 0, valid_from_date!, valid_until >= valid_from_date
pawn_loan (loan, pawn ticket, contract): Money lent on things.
  ticket_number! unique, issued_on!, due_on! >= issued_on, principal! 1.., currency = EUR, status {active|extended|redeemed|forfeited|auctioned|cancelled}, closed_on >= issued_on
  -> pawn_customer!, -> interest_plan!, issued_by -> clerk
loan_item: A thing a loan is on.
  lent_amount! 0..
  => pawn_loan, -> pledged_item!, unique(pawn_loan, pledged_item)
loan_payment (payment, redemption, interest payment): Money a customer paid.
  receipt_number! unique, type! {interest|extension|partial|redemption|fee}, amount! 0.., method {cash|card|transfer} = cash, paid_at = now
  -> pawn_loan!
loan_extension (extension, renewal): A loan that runs longer.
  extended_on!, new_due_on! >= extended_on, interest_amount! 0..
  => pawn_loan, -> loan_payment unique

pack sales (sale, shop sale, buyer, for sale): Sale of forfeited things
forfeit_sale (sale): A thing that was sold in the shop.
  receipt_number! unique, sold_at = now, price! 0.., currency = EUR, payment_method {cash|card|transfer} = cash, buyer_name
  -> pledged_item! unique
item_purchase (purchase): A thing that was bought outright.
  receipt_number! unique, bought_at = now, price! 0.., currency = EUR
  -> pledged_item! unique, -> pawn_customer!

pack auctions (auction, surplus): Auctions
pawn_auction (auction): A day on which things are auctioned.
  number! unique, held_at!, place!, announced_on, status {planned|announced|held|cancelled}
auction_lot: A thing of it; what is over belongs to the pledger.
  lot_number! int 1.., starting_price! 0.., hammer_price 0.., surplus_amount 0.., surplus_paid_on, status {listed|sold|unsold|withdrawn}
  => pawn_auction, -> pledged_item!, unique(pawn_auction, lot_number), unique(pawn_auction, pledged_item)

pack staff (clerk, staff, employee, cash drawer, till): Staff and till
clerk (employee, appraiser): Person at the counter.
  first_name!, last_name!, email! unique, may_appraise flag, lend_limit_amount 0.., active = true
cash_drawer (till): A till of a day.
  business_date!, opening_balance! 0.., closing_balance 0.., difference_amount decimal, status {open|closed}
  -> clerk!, unique(clerk, business_date)
cash_movement: Money in or out.
  type! {loan_paid_out|payment|sale|purchase|deposit|withdrawal}, amount! 0.., moved_at = now
  => cash_drawer, -> pawn_loan

pack compliance (police report, stolen goods, compliance, money laundering): Police and compliance
police_report (stolen goods): Things that were reported to the police.
  report_date!, sent_at, reference unique, status {draft|sent|answered}
reported_item: A thing of a report.
  result {clear|hit|pending} = pending
  => police_report, -> pledged_item!, unique(police_report, pledged_item)
item_hold (hold, seizure): A thing that may not be given out.
  case_reference!, starts_on!, ends_on >= starts_on, authority_name!
  => pledged_item

pack notices (reminder, notice, letter): Reminders
due_reminder (reminder, notice): A letter before a loan is due.
  channel {letter|sms|email} = sms, sent_on!, status {sent|delivered|failed}
  => pawn_loan

pack appraisals (appraisal, gold price, test): Appraisals
metal_price (gold price): What a gram is worth on a day.
  metal_name! text(40), price_date!, price_per_gram! money 0.., unique(metal_name, price_date)
item_appraisal (appraisal, test): How a value was found.
  appraised_at = now, method {visual|acid_test|xrf|market_search} = visual, appraised_amount! 0.., notes
  => pledged_item, -> clerk
`;
