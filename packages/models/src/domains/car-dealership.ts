export const CAR_DEALERSHIP = `domain car-dealership: Car dealership
says A dealer buys and shows cars; buyers ask, drive them, trade in their old one, and sign a contract.
like DealerSocket, AutoTrader, CDK Global
cues car dealership, car dealer, auto dealership, used car, vehicle sales, car sales, dealership, used car dealer, motorcycle dealership, car showroom, vehicle dealer, auto dealer, car lot, test drive, car inventory, car selling, auto sales, truck dealership, boat dealership

core
branch (location, showroom, lot): A place of the dealer.
  code! unique, name!, address!, city!, phone
salesperson (seller, sales rep, employee, sales consultant, staff): Person who sells.
  staff_number! unique, first_name!, last_name!, email! unique, phone, commission_percent decimal 0..100 = 0, active = true
  -> branch!
car_model (model, vehicle model): A model of a make.
  make!, name!, body_style {sedan|hatchback|estate|suv|coupe|convertible|van|pickup} = sedan, unique(make, name)
vehicle (car, stock vehicle, unit): One car that is or was for sale.
  stock_number! unique, vin! text(17) unique, condition {new|demo|used} = used, model_year! 1900..2200, first_registered_on, mileage! 0.., fuel {petrol|diesel|electric|hybrid|gas} = petrol, transmission {manual|automatic} = manual, power_kw int 1.., color, previous_owners_count int 0.. = 0, purchase_price 0.., asking_price! 0.., currency = EUR, arrived_on!, status {ordered|in_preparation|available|reserved|sold|delivered}
  -> car_model!, -> branch!
customer (buyer, client): Person or company that buys.
  number! unique, type {person|company} = person, name!, email, phone!, address, license_number text(40)
inquiry (lead, request, enquiry): Somebody who is interested.
  channel {walk_in|phone|website|portal|referral} = website, message, budget 0.., status {new|contacted|test_drive|offer|won|lost}, received_at = now, lost_reason
  -> customer!, -> vehicle, assignee -> salesperson
test_drive (drive, appointment): A car somebody tries.
  starts_at!, ends_at! >= starts_at, start_km 0.., end_km 0.., status {booked|done|cancelled|no_show}, feedback
  -> vehicle!, -> customer!, -> salesperson
sale (deal, sales contract, order, purchase contract): A car that was sold.
  contract_number! unique, signed_on!, price! 0.., discount 0.. = 0, trade_in_credit 0.. = 0, tax_amount 0.. = 0, total! 0.., currency = EUR, deposit 0.. = 0, delivery_due_on >= signed_on, delivered_on >= signed_on, status {draft|signed|financed|paid|delivered|cancelled}
  -> vehicle!, -> customer!, -> salesperson!, -> inquiry

pack trade-ins (trade in, appraisal, valuation): Trade-ins
trade_in (appraisal, valuation): An old car a buyer gives.
  vin! text(17), make!, model!, model_year! 1900..2200, mileage! 0.., condition_notes, offered_amount! 0.., appraised_on!, valid_until >= appraised_on, status {offered|accepted|declined}
  -> customer!, -> sale, appraiser -> salesperson

pack financing (financing, loan, leasing, payment, instalment): Financing and payments
financing (loan, lease): How a sale is paid over time.
  type {loan|lease} = loan, bank_name!, financed_amount! 0.., down_payment_amount 0.. = 0, rate_percent! decimal 0..100, term_months! 1..120, monthly_amount! 0.., balloon_amount 0.. = 0, status {requested|approved|rejected|signed}
  => sale
payment: Money that was received.
  amount! 0.., method {transfer|card|cash|financing} = transfer, received_on!, reference
  -> sale!

pack listings (listing, photo, advertisement, feature, option): Listings
vehicle_photo (photo, picture): A picture of a car.
  file_url!, position! 1..
  => vehicle, unique(vehicle, position)
feature (option, equipment): Something a car can have.
  name! unique, category {comfort|safety|technology|exterior} = comfort
vehicle_feature: Something a car has.
  => vehicle, -> feature!, unique(vehicle, feature)
listing (advertisement, ad): A car that is shown on a site.
  portal_name!, title!, price! 0.., published_at, ends_at >= published_at, listing_url, views_count 0.. = 0, status {draft|live|paused|ended}
  => vehicle, unique(vehicle, portal_name)

pack preparation (preparation, reconditioning, inspection, cost): Preparation
vehicle_inspection (inspection, condition report): A thorough look at a car.
  inspected_on!, result {good|needs_work|reject} = good, findings
  => vehicle
preparation_job (reconditioning, repair, cost): Work before a car is sold, and what it cost.
  description!, type {repair|cleaning|paint|tires|registration} = repair, cost! 0.., planned_on, done_on, status {planned|in_progress|done}
  => vehicle

pack purchasing (purchase, supplier, auction purchase, manufacturer order): Purchasing
vehicle_source (supplier, manufacturer, auction): Where cars come from.
  name! unique, type {manufacturer|auction|private|leasing|dealer} = manufacturer, email, phone
vehicle_purchase (purchase): A car that was bought.
  bought_on!, price! 0.., fees_amount 0.. = 0, paid_on >= bought_on, document_url
  -> vehicle! unique, -> vehicle_source!, buyer -> salesperson

pack after-sales (warranty, after sales, registration, follow up): After the sale
warranty: What is promised after the sale.
  type {manufacturer|dealer|extended} = dealer, starts_on!, ends_on! >= starts_on, max_km int 0.., price 0.. = 0
  -> sale!
registration (license plate registration): A car that was registered for its buyer.
  license_plate!, registered_on!, fee 0.. = 0
  -> sale! unique
follow_up (reminder, call back): When to call a customer again.
  due_on!, done_on, purpose!, notes
  => customer, -> salesperson
`;
