export const SUBSCRIPTION_BOX = `domain subscription-box: Subscription boxes
says Customers subscribe to a box, which is packed for them every month and sent to them.
like HelloFresh, Birchbox, Cratejoy, KiwiCo
cues subscription box, box subscription, monthly box, mystery box, meal kit, vegetable box, veg box, veg box scheme, coffee subscription, wine subscription, beer subscription, recipe box, coffee box, wine box, beer box, snack box, book box

core
customer (subscriber, member, user): Who gets boxes.
  email! unique, first_name!, last_name!, phone, address!, city!, postal_code!, country!
plan (subscription plan, box type, tier): What can be subscribed to.
  name! unique, description, price! 0.., currency = EUR, billing_interval {weekly|monthly|quarterly} = monthly, items_per_box! int 1.., active = true
subscription (membership): A customer's plan.
  next_delivery_on, started_on!, ended_on >= started_on, paused_until, status {trial|active|paused|cancelled|past_due}
  -> customer!, -> plan!
product (item, beer, wine, coffee, snack): What is put in boxes.
  sku! unique, name!, description, producer text(120), unit_cost 0.., quantity_in_stock 0.. = 0, active = true
box (monthly box, edition, theme): What goes out in one period.
  title!, period_starts_on!, ships_on! >= period_starts_on, status {planned|packed|shipped}
  -> plan!, unique(plan, period_starts_on)
box_item (content): A product of a box.
  quantity! 1.. = 1
  => box, -> product!, unique(box, product)
delivery (shipment, order): A box on its way to a customer.
  delivery_number! unique, scheduled_on!, shipped_at, delivered_at >= shipped_at, tracking_number, status {scheduled|skipped|packed|shipped|delivered|returned}
  -> subscription!, -> box!, unique(subscription, box)

pack preferences (preference, taste, allergy): Preferences
preference (taste): What can be liked or left out.
  name! unique, description
customer_preference: What a customer likes or leaves out.
  attitude {likes|dislikes|allergic} = likes
  => customer, => preference, unique(customer, preference)

pack payments (payment, invoice, charge): Payments
payment (charge, invoice): Money for a subscription.
  amount! 0.., currency = EUR, due_on!, paid_at, status {open|paid|failed|refunded}
  -> subscription!

pack ratings (rating, review, rate): Ratings
product_rating (rating, review): What a customer thought of a product.
  rating! 1..5, comment
  => product, -> customer!, unique(product, customer)

pack gifts (gift, voucher, referral): Gifts
gift_subscription (gift, voucher): A subscription given to somebody.
  code! unique, recipient_email!, message, redeemed_at
  buyer -> customer!, -> plan!
`;
