export const TAILOR = `domain tailor: Tailor
says Customers are measured; garments are made or altered from fabrics, with fittings, until they are handed over.
like Tailornova, Trimit, GPOS Tailor, Orderry
cues tailor, tailor shop, tailoring, bespoke tailoring, alteration shop, dressmaker, seamstress, measure book, clothing alterations, sewing studio, custom clothing, fashion atelier, sewing workshop

core
customer (client): Person who has something made or altered.
  number! unique, first_name!, last_name!, phone!, email unique, address, gender {female|male|other} = other, notes
measurement_kind (measure): Something that is measured.
  code! unique, name! unique, body_part text(60)
measurement_set (measurements, size card): A customer measured on a day.
  taken_on!, posture_text text(255), notes
  => customer, taken_by -> tailor_employee, unique(customer, taken_on)
measurement_value: One measure of it.
  length_cm! 0..300
  => measurement_set, -> measurement_kind!, unique(measurement_set, measurement_kind)
garment_model (style, design, pattern): A garment that can be made.
  code! unique, name!, kind! {suit|jacket|trousers|shirt|dress|skirt|coat|other}, making_price! 0.., fabric_meters decimal 0.., photo_url, active = true
tailor_order (order, job): What a customer ordered.
  number! unique, ordered_on!, due_on! >= ordered_on, status {measured|cutting|sewing|fitting|ready|handed_over|cancelled}, total! 0.., deposit 0.. = 0, currency = EUR, handed_over_at, notes
  -> customer!
order_garment (garment, item, alteration): One garment, new or altered.
  type {new|alteration|repair} = new, description_text! text(500), quantity 1.. = 1, price! 0.., status {open|cut|sewn|fitted|ready}
  => tailor_order, -> garment_model, -> measurement_set
fitting (appointment, try on): A customer who tries on.
  starts_at!, ends_at >= starts_at, kind {measuring|first_fitting|second_fitting|handover} = first_fitting, changes_text long, status {booked|done|cancelled|no_show}
  -> tailor_order!, -> tailor_employee

pack fabrics (fabric, cloth, stock, button, lining, supplier): Fabrics
fabric_supplier (supplier, mill): Who sells cloth.
  name! unique, email, phone, country
fabric (cloth, lining): Cloth in store, by the metre.
  code! unique, name!, material!, color!, pattern_text text(60), width_cm 0.., stock_meters decimal 0.. = 0, price_per_meter! money 0.., kind {outer|lining|interlining} = outer
  -> fabric_supplier
garment_fabric: Cloth a garment takes.
  used_meters! decimal 0..
  => order_garment, -> fabric!, unique(order_garment, fabric)
trimming (button, zip): Buttons, zips and the like.
  code! unique, name!, stock 0.. = 0, price! 0..

pack work (tailor employee, work step, staff, piecework): Work
tailor_employee (tailor, seamstress, staff): Person who cuts and sews.
  first_name!, last_name!, email unique, phone, skill {cutter|tailor|seamstress|apprentice} = tailor, hourly_wage 0.., active = true
work_step (piecework): A step of a garment.
  step! {cutting|basting|sewing|buttonholes|pressing|alteration}, started_at, finished_at >= started_at, wage_amount 0.., status {open|in_work|done}
  => order_garment, -> tailor_employee

pack alterations (alteration price, price list): Price of alterations
alteration_kind (alteration price): Something that is done again and again.
  name! unique, garment_kind text(60), price! 0.., minutes 0.., active = true
garment_alteration: What is done to a garment.
  change_cm decimal -50..50, price! 0.., notes text(255)
  => order_garment, -> alteration_kind!

pack payments (payment, invoice, receipt): Payments
payment: Money that was received.
  amount! 0.., currency = EUR, method {cash|card|transfer} = cash, type {deposit|balance|refund} = balance, paid_at = now
  -> tailor_order!

pack rental (rental, rent a suit, wedding dress rental): Rental of suits
rental_garment (suit, dress): A garment that is lent.
  inventory_number! unique, name!, size_text! text(20), daily_price! 0.., status {available|rented|cleaning|retired}
garment_rental: Who has it.
  number! unique, starts_on!, ends_on! >= starts_on, returned_at, deposit 0.. = 0, total! 0.., status {reserved|out|returned|cancelled}
  -> rental_garment!, -> customer!

pack photos (photo, sketch, design wish): Sketches and photos
garment_sketch (sketch, photo): A picture of how it is to be.
  image_url!, caption, added_at = now
  => order_garment
`;
