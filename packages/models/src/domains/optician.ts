export const OPTICIAN = `domain optician: Optician
says Customers have their eyes tested, choose frames and lenses, and get glasses made, fitted and repaired.
like Ocuco, Optisoft, Glasson
cues optician, optical shop, optometrist, eyewear store, glasses shop, optometry, eyewear, optical store, eyeglasses, eye test, contact lens shop, optics shop, optical practice

core
customer (patient, client): Person who gets glasses.
  number! unique, first_name!, last_name!, birth_date, phone!, email, address, insurance_number text(40)
employee (optician, optometrist, staff, staff member): Person who tests, sells or makes.
  staff_number! unique, first_name!, last_name!, email! unique, profession {optician|optometrist|sales|workshop} = optician, license_number unique, active = true
product (frame, lens, contact lens, article): Something that is sold.
  sku! unique, name!, type! {frame|sunglasses|lens|contact_lens|accessory}, brand, model, color, material, price! 0.., currency = EUR, stock_quantity 0.. = 0, minimum_quantity 0.. = 0, active = true
appointment (booking, visit): A time agreed for a test or a fitting.
  starts_at!, ends_at! >= starts_at, purpose {eye_test|contact_lens_fitting|pickup|adjustment} = eye_test, status {booked|confirmed|completed|cancelled|no_show}, notes
  -> customer!, -> employee!
eye_exam (eye test, refraction, vision test, examination): What a test of the eyes showed.
  examined_at = now, right_acuity decimal 0..3, left_acuity decimal 0..3, right_pressure decimal 0..80, left_pressure decimal 0..80, findings
  -> customer!, examiner -> employee!, -> appointment
prescription (glasses prescription, lens values): The values glasses are made by.
  type {distance|reading|progressive|contact_lens} = distance, right_sphere! decimal -30..30, right_cylinder decimal -15..15, right_axis int 0..180, right_addition decimal 0..5, left_sphere! decimal -30..30, left_cylinder decimal -15..15, left_axis int 0..180, left_addition decimal 0..5, pupil_distance_mm 40..80, prescribed_on!, valid_until >= prescribed_on, prescriber_name
  -> customer!, -> eye_exam
sales_order (order, glasses order, sale): What a customer ordered.
  number! unique, status {quote|ordered|in_workshop|ready|picked_up|cancelled}, ordered_on!, promised_on >= ordered_on, picked_up_at, discount 0.. = 0, total! 0.., currency = EUR
  -> customer!, -> prescription, seller -> employee!
order_line (order item, position): One thing of an order.
  position! 1.., quantity! 1.. = 1, unit_price! 0.., eye {none|right|left} = none, notes
  => sales_order, -> product!, unique(sales_order, position)

pack payments (payment, invoice, insurance, health insurance): Payments
payment: Money that was received.
  amount! 0.., method {cash|card|transfer|insurance} = card, paid_at = now
  -> sales_order!
insurance_claim (claim): What an insurance pays of an order.
  insurer_name!, claimed_amount! 0.., approved_amount 0.., status {draft|sent|approved|rejected|paid}, sent_on
  -> sales_order!

pack workshop (workshop, lab order, edging, production): Workshop
workshop_job (lab order, lens job, edging): Glasses that are being made.
  number! unique, status {waiting|lenses_ordered|edging|assembly|checked|done|failed}, frame_size text(20), fitting_height_mm decimal 0..60, due_on, finished_at
  -> sales_order!, maker -> employee

pack suppliers (supplier, stock, purchase): Suppliers
supplier (manufacturer, wholesaler): Who delivers frames and lenses.
  name! unique, email, phone, customer_number text(40)
stock_purchase (purchase, supplier order): Goods that were ordered.
  number! unique, ordered_on!, received_on >= ordered_on, status {ordered|received|cancelled}
  -> supplier!
stock_purchase_line (purchased item): One product of a delivery.
  quantity! 1.., unit_cost! 0..
  => stock_purchase, -> product!

pack repairs (repair, warranty, adjustment): Repairs
repair: Something that is put right.
  number! unique, description!, status {received|in_repair|ready|returned}, received_on!, ready_on >= received_on, price 0.. = 0, under_warranty flag
  -> customer!, -> sales_order, -> employee

pack lens-subscriptions (lens subscription, contact lens subscription, recall, reminder): Follow-up
lens_subscription (lens plan): Contact lenses sent again and again.
  interval_months! 1..12, quantity! 1.., price! 0.., next_shipment_on!, status {active|paused|ended}
  -> customer!, -> product!, -> prescription
recall (reminder, check up): When a customer should come again.
  due_on!, reason, channel {email|sms|letter|phone} = email, sent_at
  => customer
`;
