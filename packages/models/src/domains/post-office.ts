export const POST_OFFICE = `domain post-office: Post office
says Senders bring letters and parcels; they are weighed, paid, sorted from office to office, and handed to the receiver.
like USPS, Royal Mail, Packlink
cues post office, postal service, parcel, postal, parcel locker, mail sorting, parcel shop, mailroom, registered mail, po box, mail delivery, parcel management, parcel pickup point, mail room, letter delivery, postal management, mail carrier, parcel delivery, parcel tracking

core
post_office (branch, office, sorting center, depot): A place of the post.
  code! unique, name! unique, type {branch|sorting_center|delivery_base|locker} = branch, address!, city!, postal_code!, phone
  parent -> post_office restrict
postal_worker (clerk, mail carrier, postman, sorter, employee, staff): Person who works at the post.
  staff_number! unique, first_name!, last_name!, email! unique, job {clerk|sorter|carrier|manager} = clerk, active = true
  -> post_office!
customer (sender, recipient, receiver, addressee): Person or company that sends or gets.
  number! unique, type {person|company} = person, name!, email, phone, street!, postal_code!, city!, country!
mail_product (product, service, postage rate): What can be sent, and what it costs.
  code! unique, name!, type {letter|registered_letter|parcel|express} = parcel, max_grams! int 1.., price! 0.., delivery_days 0.., max_insured_value 0.. = 0, currency = EUR, active = true
mail_item (parcel, letter, package, shipment, mail piece): One thing that is sent.
  tracking_number! unique, status {announced|accepted|in_transit|at_office|out_for_delivery|delivered|returned|lost}, weight_grams! int 1.., length_cm 0.., width_cm 0.., height_cm 0.., postage_amount! 0.., cod_amount 0.. = 0, accepted_at, delivered_at >= accepted_at
  -> mail_product!, sender -> customer!, recipient -> customer!, accepted_office -> post_office, -> mail_bag
tracking_event (scan, tracking, status update): What happened to a thing, and where; never changed.
  type! {accepted|sorted|departed|arrived|out_for_delivery|delivery_failed|delivered|returned|customs}, occurred_at = now, notes
  => mail_item, -> post_office, scanned_by -> postal_worker
delivery_attempt (delivery, attempt): A try to hand it over.
  attempt_number! int 1.., attempted_at = now, outcome {delivered|neighbor|nobody_home|refused|wrong_address} = delivered, received_by_name, signature_url
  => mail_item, carrier -> postal_worker!, unique(mail_item, attempt_number)

pack sorting (sorting, bag, transport, dispatch): Transport between offices
mail_transport (transport, dispatch, truck run): A drive from office to office.
  number! unique, vehicle_plate text(20), departed_at!, arrived_at >= departed_at, status {planned|under_way|arrived|cancelled}
  from_office -> post_office!, to_office -> post_office!
mail_bag (bag, cage, container): Things that travel together.
  seal_code! text(40) unique, status {open|closed|in_transit|emptied}, closed_at
  from_office -> post_office!, to_office -> post_office!, -> mail_transport

pack routes (delivery route, route, walk, district): Delivery rounds
delivery_route (route, round, walk): The streets of one carrier.
  code! unique, name!
  -> post_office!
delivery_round (daily round): One round on one day.
  round_date!, started_at, ended_at >= started_at, status {planned|active|completed}
  -> delivery_route!, carrier -> postal_worker!, unique(delivery_route, round_date)

pack pickup (pickup, locker, po box, collection): Pickup and boxes
pickup_notice (pickup, collection slip): A thing that waits to be fetched.
  pickup_code! text(20), available_from_at!, available_until_at! >= available_from_at, picked_up_at >= available_from_at, status {waiting|picked_up|returned}
  => mail_item unique, -> post_office!
post_box (po box): A box somebody rents.
  number!, yearly_fee! 0.., rented_from_date, rented_until >= rented_from_date, status {free|rented|blocked}
  -> post_office!, renter -> customer, unique(post_office, number)

pack counter (counter, stamp, payment, cash register, sale): Counter
counter_sale (sale, receipt): Something that was sold at a counter.
  number! unique, sold_at = now, total! 0.., currency = EUR, method {cash|card} = cash
  -> post_office!, clerk -> postal_worker!, -> customer
counter_sale_line (sold item, stamp): One position of a sale.
  description_text! text(255), quantity! 1.. = 1, unit_price! 0..
  => counter_sale, -> mail_item

pack complaints (complaint, claim, inquiry, lost parcel): Inquiries and claims
inquiry (complaint, claim, lost parcel): Somebody who misses something.
  number! unique, type {lost|damaged|late|wrong_delivery} = lost, description!, claimed_amount 0.., paid_amount 0.., opened_at = now, closed_at >= opened_at, status {open|searching|found|compensated|rejected}
  -> mail_item!, -> customer!

pack customs (customs, customs declaration, international): Customs
customs_form (customs declaration): What is in a parcel that goes abroad.
  category {gift|goods|documents|sample|return} = goods, total_value! 0.., currency = EUR, origin_country! text(2)
  => mail_item unique
customs_form_line (declared content): One kind of thing in it.
  description_text! text(255), quantity! 1.., weight_grams int 0.., value! 0.., tariff_code
  => customs_form
`;
