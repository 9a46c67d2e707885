export const EQUIPMENT_RENTAL = `domain equipment-rental: Equipment rental
says Customers rent things for some days, bring them back, and pay.
like Booqable, EZRentOut
cues equipment rental, tool rental, rental shop, rental business, rental service, gear rental, equipment hire, tool hire, hire shop
hints rental, rental system, rental app, rental platform
about item

core
category (equipment category): Things of one kind.
  name! unique, description
item (equipment, product, article, tool, boat, machine, gear, costume, camera, ski, canoe, dress, kayak, instrument, tent): A kind of thing that is rented out.
  name!, description, daily_price! 0.., weekly_price 0.., deposit 0.. = 0, currency = EUR, active = true
  -> category
unit (piece, copy, inventory item): One piece of an item.
  serial_number! unique, condition {new|good|worn|damaged} = good, status {available|rented|maintenance|retired}, purchased_on
  -> item!
customer (client, renter, user): Person who rents.
  first_name!, last_name!, email! unique, phone!, address, document_number
rental (rental order, booking, reservation, hire): Things rented together.
  number! unique, starts_at!, ends_at! >= starts_at, status {reserved|picked_up|returned|overdue|cancelled}, total! 0.., deposit_paid_amount 0.. = 0
  -> customer!
rental_item (rental line): One piece of a rental.
  daily_price! 0.., returned_at, return_condition {good|worn|damaged|lost}
  => rental, -> unit!, unique(rental, unit)
payment: Money for a rental.
  amount! 0.., type {rental|deposit|damage|refund} = rental, method {cash|card|transfer} = card, paid_at = now
  -> rental!

pack damages (damage, repair, maintenance): Damages
damage (repair, maintenance record): Damage that was found.
  reported_on!, description!, repair_cost 0.., status {reported|in_repair|repaired}
  -> unit!, -> rental_item

pack delivery (delivery, pickup): Delivery
delivery: Things that are brought or fetched.
  type {delivery|pickup} = delivery, scheduled_at!, address!, driver_name, status {planned|done|cancelled}
  => rental
`;
