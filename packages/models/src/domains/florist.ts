export const FLORIST = `domain florist: Florist
says A florist buys flowers, binds bouquets to order, and delivers them with a card.
like Floranext, BloomNation, Interflora, Lovingly
cues florist, flower shop, flower delivery, bouquet, flower arrangement, floristry, floral design, flower order, flower store, florist shop, wedding flowers, bouquet delivery

core
flower (stem, plant, material): A flower, a green or something else that is bound.
  code! unique, name!, botanical_name, color, kind {cut_flower|green|pot_plant|accessory} = cut_flower, sold_by {stem|bunch|piece} = stem, price! 0.., currency = EUR, vase_days int 0.., stock 0.. = 0, active = true
bouquet (arrangement, product, wreath): Something that is bound again and again.
  sku! unique, name! unique, occasion {any|birthday|wedding|funeral|valentine|mothers_day} = any, size {small|medium|large} = medium, price! 0.., photo_url, is_seasonal, active = true
bouquet_stem (recipe, ingredient): What a bouquet is made of.
  quantity! 1..
  => bouquet, -> flower!, unique(bouquet, flower)
customer (client, buyer): Who orders.
  first_name, last_name!, company_name, email unique, phone, address, allows_marketing
flower_order (order): What is to be ready or brought when.
  number! unique, ordered_at = now, kind {pickup|delivery} = delivery, due_on!, time_window {morning|afternoon|evening|any} = any, card_message text(500), status {open|in_work|ready|out_for_delivery|delivered|cancelled}, total! 0.., currency = EUR
  -> customer!
order_item (order line): One thing of an order.
  quantity! 1.. = 1, unit_price! 0.., wish_text text(255)
  => flower_order, -> bouquet, -> flower
flower_delivery (delivery, recipient): To whom an order goes.
  recipient_name!, recipient_phone, address!, city, postal_code, fee 0.. = 0, delivered_at, receiver_name, status {planned|on_the_way|delivered|not_at_home|failed}
  => flower_order unique, driver -> shop_employee
payment: Money that was received.
  amount! 0.., method {cash|card|paypal|invoice|voucher} = card, paid_at = now
  -> flower_order!

pack purchasing (grower, wholesaler, purchase, auction, supplier): Purchasing
grower (wholesaler, supplier): Who sells flowers to the shop.
  name! unique, country, email, phone
flower_purchase (purchase): Flowers bought together.
  number! unique, bought_on!, total! 0.., currency = EUR, status {ordered|received|cancelled}
  -> grower!
flower_purchase_line (lot): One flower of it, and how long it lasts.
  quantity! 1.., unit_cost! 0.., sell_by_date, spoiled_quantity int 0.. = 0
  => flower_purchase, -> flower!, unique(flower_purchase, flower)

pack events (wedding, event, funeral, quote): Weddings and other events
floral_event (wedding, funeral): Flowers for one event.
  title!, kind {wedding|funeral|corporate|party} = wedding, event_date!, place!, budget 0.., currency = EUR, color_scheme text(80), status {inquiry|quoted|confirmed|delivered|cancelled}, notes
  -> customer!
floral_event_item (quote): A piece of it.
  description_text! text(255), quantity! 1.., unit_price! 0..
  => floral_event, -> bouquet

pack subscriptions (subscription, weekly flowers, recurring): Flower subscriptions
flower_subscription (subscription, weekly flowers): Flowers that come again and again.
  frequency {weekly|biweekly|monthly} = weekly, price! 0.., starts_on!, ends_on >= starts_on, next_delivery_date, address!, status {active|paused|ended}
  -> customer!, -> bouquet

pack staff (staff, driver, florist employee, delivery route): Staff
shop_employee (florist, driver, staff member): Person who binds or drives.
  first_name!, last_name!, email unique, phone, job_role {florist|driver|sales|apprentice} = florist, active = true
work_order (binding task): Who binds what.
  started_at, finished_at >= started_at, status {open|in_work|done}
  => order_item, -> shop_employee

pack occasions (reminder, occasion, birthday, loyalty, voucher): Occasions and vouchers
occasion_reminder (occasion, reminder): A day a customer does not want to forget.
  label!, month_number! int 1..12, day_number! int 1..31, recipient_name
  => customer
gift_voucher (voucher): Flowers for later.
  code! unique, amount! 0.., balance! 0.., issued_on!, expires_on >= issued_on, status {active|used|expired}
  -> customer

pack care (care tip, plant care, review): Care and reviews
care_tip (plant care): How to make it last.
  title!, body!
  => flower
order_review (review): What a customer thought.
  rating! 1..5, comment, written_on!
  => flower_order unique
`;
