export const FOOD_BANK = `domain food-bank: Food bank
says A food bank gets food from donors, stores it by lot and date, and hands it out to registered households or to partner agencies.
like Link2Feed, Foodsoft, Primarius, PantrySoft
cues food bank, food pantry, food parcel, food aid, food donation, foodbank, soup kitchen, hunger relief, food distribution, food hamper

core
food_donor (donor, supermarket, supplier): Who gives food.
  number! unique, name!, kind {retailer|producer|wholesaler|farm|private|government} = retailer, contact_name, email, phone, address, active = true
food_category (category): A kind of food, and how it must be kept.
  code! unique, name! unique, storage {ambient|chilled|frozen} = ambient, best_before_tolerance_days int 0.. = 0
household (family, client, beneficiary, recipient): People who are helped, under one card.
  card_number! unique, contact_name!, phone, address, postal_code, adults int 1.. = 1, children int 0.. = 0, dietary_needs text(255), registered_on!, eligible_until, status {pending|eligible|expired|barred}
food_receipt (donation, delivery, intake): Food that came in.
  number! unique, received_at = now, kind {donation|collection|purchase|drive} = donation, temperature_celsius -40..60, notes
  -> food_donor!
stock_lot (food item, lot, stock item): Food of one kind and date, and how much of it is left.
  lot_number! unique, description_text! text(160), weight_kg! 0.., remaining_kg! 0.., best_before_on, shelf_code text(30), status {available|reserved|used_up|discarded|recalled}
  -> food_receipt!, -> food_category!
food_parcel (parcel, hamper, food box, distribution): Food a household took with it.
  number! unique, handed_out_at, weight_kg 0.., status {planned|packed|handed_out|not_collected}, packed_for_people int 1..
  -> household!
parcel_item: How much of which lot is in a parcel.
  weight_kg! 0..
  => food_parcel, -> stock_lot!, unique(food_parcel, stock_lot)

pack families (household member, dependant, children): Members of households
household_member (dependant): Person of a household.
  full_name!, birth_date, relationship {head|partner|child|parent|other} = other
  => household

pack agencies (agency, partner, charity, soup kitchen): Partner agencies
partner_agency (agency, partner): An organisation that hands out food itself.
  number! unique, name!, contact_name, email, phone, address, agreement_until, status {applicant|active|suspended|ended}
agency_order (agency request): Food an agency asks for.
  number! unique, wanted_on!, status {requested|approved|picked|collected|cancelled}, collected_at
  -> partner_agency!
agency_order_line: How much of a lot it gets.
  weight_kg! 0..
  => agency_order, -> stock_lot!, unique(agency_order, stock_lot)

pack volunteers (volunteer, shift, helper): Volunteers
pantry_volunteer (volunteer, helper): Person who helps.
  full_name!, email! unique, phone, can_drive flag, food_hygiene_until
pantry_shift (shift): A time hands are needed.
  task {sorting|packing|counter|driving} = packing, starts_at!, ends_at! >= starts_at, places_needed int 1.. = 1
shift_sign_up: Who comes.
  status {signed_up|came|missed|cancelled}
  => pantry_shift, => pantry_volunteer, unique(pantry_shift, pantry_volunteer)

pack collections (collection route, pick up, van): Collections
food_collection (pick up): A visit of the van to a donor.
  planned_at!, collected_at >= planned_at, driver_name, status {planned|collected|nothing_there|cancelled}
  -> food_donor!, -> food_receipt

pack referrals (referral, voucher): Referrals
referral_voucher (referral, voucher): A paper by which somebody is sent here.
  voucher_code! unique, referrer_name!, reason_code! {low_income|debt|benefit_delay|illness|homeless|other}, issued_on!, valid_until! >= issued_on, used_at
  -> household
`;
