export const REPAIR_SHOP = `domain repair-shop: Repair shop
says Customers bring things that are broken; they get an estimate, and the thing back when it is repaired.
like RepairShopr, RepairDesk, Fixably
cues repair shop, phone repair, computer repair, shoe repair, watch repair, electronics repair, bicycle repair, bike repair, device repair, repair cafe, cobbler, repair workshop, laptop repair, appliance repair, clock repair, instrument repair, bicycle workshop, bike workshop, restoration workshop

core
customer (client, owner): Who brings things.
  customer_number! unique, first_name!, last_name!, phone!, email, address
technician (mechanic, repairer, craftsman, employee): Who repairs.
  first_name!, last_name!, email! unique, active = true
device (item, object, thing, phone, bike, watch, shoe): A thing that is brought.
  kind! text(80), brand, model, serial_number text(40), description
  -> customer!
repair_order (repair, order, ticket, job): What is to be done.
  number! unique, problem! text(1000), received_at = now, promised_on, estimated_cost 0.., status {received|diagnosed|waiting_for_approval|waiting_for_parts|in_progress|ready|collected|cancelled}, collected_at >= received_at, deposit 0.. = 0, total 0..
  -> device!, -> technician
part (spare part, material): What is built in.
  code! unique, name!, unit_price! 0.., currency = EUR, quantity_in_stock int 0.. = 0
order_part (used part, material used): A part used for a repair.
  quantity! decimal 0.., unit_price! 0..
  => repair_order, -> part!, unique(repair_order, part)
work_step (labor, labour, work, note): Work on a repair.
  description!, done_on!, minutes 0.., price 0..
  => repair_order, -> technician

pack payments (payment, invoice, deposit): Payments
payment: Money for a repair.
  amount! 0.., currency = EUR, method {cash|card|transfer} = cash, paid_at = now
  -> repair_order!

pack estimates (estimate, quote, approval): Estimates
estimate (quote): What a repair would cost.
  amount! 0.., currency = EUR, made_on!, status {open|accepted|declined}
  => repair_order

pack warranty (warranty, guarantee): Warranty
warranty (guarantee): What is promised for a repair.
  valid_until!, terms
  => repair_order unique

pack photos (photo, picture): Photos
repair_photo (photo): A picture from before or after.
  photo_url!, taken_at, is_after
  => repair_order
`;
