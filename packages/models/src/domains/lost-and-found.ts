export const LOST_AND_FOUND = `domain lost-and-found: Lost and found
says Things that were found are kept, described and given back to whoever can show that they are theirs.
like Chargerback, NotLost, iLost
cues lost and found, lost property, lost property office, lost and found office, lost items, found items, lost luggage, lost & found, lost property desk, lost property management

core
found_place (place, station, gate, spot): Where things are found.
  name! unique, description
storage_location (shelf, storage, locker, room): Where things are kept.
  code! unique, description
category (item category, kind): What things are sorted by.
  name! unique, keep_days int 1.. = 90
employee (staff, clerk, agent): Person who takes in and hands out.
  first_name!, last_name!, email! unique, active = true
found_item (item, lost item, found object, thing): A thing that was found.
  number! unique, title!, description, color, brand, found_at!, finder_name text(120), finder_phone, keep_until, status {stored|claimed|returned|disposed|donated}
  -> category!, -> found_place, -> storage_location, received_by -> employee
loss_report (lost report, report, search request): What somebody says to have lost.
  number! unique, owner_name! text(120), email, phone, description!, lost_at, status {open|matched|closed}
  -> category, -> found_place
claim (match, return): Somebody who says a thing is theirs.
  claimed_at = now, proof text(500), status {open|approved|rejected|handed_over}, handed_over_at >= claimed_at, decided_reason text(500)
  -> found_item!, -> loss_report, decided_by -> employee

pack photos (photo, picture, image): Photos
item_photo (photo, image): A picture of a found thing.
  photo_url!, position 1.. = 1
  => found_item

pack shipping (shipping, send back, shipment): Sending back
shipment: A thing on its way to its owner.
  address!, carrier, tracking_number text(40), shipped_on, cost 0..
  -> claim! unique

pack fees (fee, payment): Fees
fee_payment (fee, payment): What was paid for keeping a thing.
  amount! 0.., currency = EUR, paid_at = now, method {cash|card} = cash
  -> claim!
`;
