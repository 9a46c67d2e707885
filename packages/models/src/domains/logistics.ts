export const LOGISTICS = `domain logistics: Logistics
says Shippers send shipments; carriers bring them from stop to stop, and everybody sees where they are.
like Flexport, ShipStation, DHL, FedEx, UPS
cues logistics, shipment tracking, shipping company, freight, delivery management, package tracking, shipping management, transport management, transport company, trucking, trucking company, last mile delivery, freight brokerage, cargo, delivery tracking, package delivery

core
customer (shipper, client, sender): Who has something sent.
  number! unique, name!, email, phone, address
location (hub, depot, warehouse, terminal): Where shipments pass.
  code! unique, name!, address!, city!, country!, latitude, longitude
driver (courier): Person who drives.
  first_name!, last_name!, phone! unique, license_number! unique, status {available|on_route|off_duty}
vehicle (truck, van): What shipments are driven with.
  license_plate! unique, type {van|truck|trailer|bike} = van, max_weight_kg 0.., status {available|in_use|maintenance}
shipment (parcel, order, delivery, consignment, package): Something that is sent.
  tracking_number! unique, recipient_name!, recipient_address!, recipient_phone, service_level {standard|express|same_day} = standard, status {created|picked_up|in_transit|out_for_delivery|delivered|failed|returned}, weight_kg 0.., declared_value 0.., price 0.., currency = EUR, pickup_on, due_on, delivered_at
  -> customer!, origin -> location, destination -> location, -> route
tracking_event (status update, scan, tracking update, checkpoint): What happened to a shipment, and where.
  status! {created|picked_up|arrived|departed|out_for_delivery|delivered|failed}, occurred_at = now, notes
  => shipment, -> location

pack routes (route, stop, tour, trip): Routes
route (tour, trip): A drive over several stops.
  route_date!, status {planned|active|completed|cancelled}, planned_km 0.., started_at, ended_at >= started_at
  -> driver!, -> vehicle!
route_stop (stop): A stop of a route.
  position! 1.., planned_at, arrived_at
  => route, -> shipment, -> location, unique(route, position)

pack proof (proof of delivery, signature): Proof of delivery
delivery_proof (proof of delivery, signature): Says that a shipment was handed over.
  received_by_name!, signature_url, photo_url, signed_at = now
  => shipment unique

pack packages (package, item, pallet, container): Packages
package_item (pallet, container): A piece of a shipment.
  label_code! unique, length_cm 0.., width_cm 0.., height_cm 0.., weight_kg 0..
  => shipment

pack billing (invoice, rate, billing, payment): Billing
invoice: What a customer owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., status {open|paid|cancelled}
  -> customer!
invoice_line: One shipment of an invoice.
  amount! 0..
  => invoice, -> shipment!
`;
