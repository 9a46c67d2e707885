export const SKI_RENTAL = `domain ski-rental: Ski rental
says A ski rental shop lends skis, boards, boots and helmets by day, sets bindings to the skier, sells insurance, and services its stock.
like Easyrent, Rentman Ski, SnowRentals
cues ski rental, ski hire, snowboard rental, ski shop, ski equipment rental, snowboard hire, ski rental shop, ski school rental, ski service, winter sports rental, ski rent

core
shop_location (shop, branch, station): A place where one rents.
  code! unique, name! unique, address!, opens_at_time clock, closes_at_time clock
equipment_category (category, class): What is lent, and how good.
  code! unique, name!, kind! {ski|snowboard|ski_boot|snowboard_boot|helmet|pole|cross_country|sled}, level {beginner|intermediate|expert|child} = intermediate
rental_tariff (price, tariff): What so many days cost; longer is cheaper by the day.
  days! 1.., price! 0.., currency = EUR, valid_from_on!, valid_until! >= valid_from_on
  => equipment_category, unique(equipment_category, days, valid_from_on)
equipment_item (item, ski, board, boot, equipment): One pair or piece.
  inventory_number! unique, brand!, model!, size_label! text(20), bought_on!, purchase_price 0.., currency = EUR, status {available|rented|in_service|lost|sold}
  -> equipment_category!, -> shop_location!
skier (customer, client, guest): Person who rents.
  first_name!, last_name!, birth_date!, email, phone, height_cm int 50..250, weight_kg 10..250, sole_length_mm int 150..400, skier_type {cautious|moderate|aggressive} = moderate
rental_contract (rental, contract, booking, hire): What one family or group rents.
  number! unique, starts_on!, ends_on! >= starts_on, id_document text(60), deposit 0.. = 0, total! 0.., currency = EUR, status {booked|out|returned|overdue|cancelled}, source {counter|online|hotel} = counter
  -> shop_location!, payer -> skier!
rental_line (rented item): One piece for one skier.
  price! 0.., with_insurance flag, out_at, returned_at >= out_at, condition {ok|damaged|lost} = ok
  => rental_contract, -> skier!, -> equipment_category!, -> equipment_item

pack bindings (binding, din, safety): Bindings
binding_setting (din value): How a binding was set, and who answers for it; never changed.
  din_value! decimal 0..20, sole_length_mm! int 150..400, set_by_name!, set_at = now, tested flag
  => rental_line

pack service (service, wax, edge, repair, maintenance): Workshop
ski_service_order (service, wax, repair): Work on own or customers' skis.
  number! unique, kind! {wax|edge|base_repair|full_service|binding_test}, price 0.., currency = EUR, due_at, status {received|in_work|ready|collected}, done_at
  -> equipment_item, -> skier

pack payments (payment, damage, deposit): Payments and damage
rental_payment (payment): Money paid or given back.
  kind {rental|deposit|damage|refund} = rental, amount! 0.., currency = EUR, method {cash|card|online} = card, paid_at = now
  -> rental_contract!
damage_case (damage): Something that came back broken.
  description!, charge_amount! 0.., currency = EUR, covered_by_insurance flag
  => rental_line unique

pack partners (hotel, voucher, partner, commission): Partners
rental_partner (hotel, ski school): Who sends customers.
  code! unique, name!, commission_percent! decimal 0..100, email
rental_voucher (voucher): A discount that was brought along.
  voucher_code! unique, discount_percent! 0..100, valid_until!, redeemed_at
  -> rental_partner!, -> rental_contract

pack depot (depot, locker, storage): Ski depot
depot_locker (locker): A warm place for the night.
  locker_number!, price_per_day! money 0.., currency = EUR, status {free|taken|broken}
  => shop_location, unique(shop_location, locker_number)
locker_stay: Who has it, from when to when.
  starts_on!, ends_on! >= starts_on
  -> depot_locker!, -> rental_contract!
`;
