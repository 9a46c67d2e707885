export const FREIGHT_FORWARDING = `domain freight-forwarding: Freight forwarding
says Shippers ask for a price; the forwarder books carriers for every leg, does the papers, follows the goods, and bills.
like CargoWise, Magaya, Freightos
cues freight forwarder, sea freight, air freight, ocean freight, freight quote, bill of lading, container shipping, import export, freight booking, forwarding agent, freight agency, freight management, container tracking, shipping agent, freight rates, freight shipment, import and export, freight forwarding

core
partner (customer, shipper, consignee, client, agent, party): Company that sends, gets, or handles goods.
  number! unique, name!, type {customer|agent|both} = customer, tax_id, email!, phone, address!, country! text(2), credit_limit_amount 0.., active = true
carrier (shipping line, airline, trucker, haulier): Company that carries the goods.
  code! unique, name! unique, mode! {sea|air|road|rail}, email, phone
port (location, airport, terminal, hub): A place goods pass.
  unlocode! text(5) unique, name!, country! text(2), type {seaport|airport|rail|inland} = seaport
forwarding_agent (employee, operator, salesperson, user): Person of the forwarder.
  email! unique, first_name!, last_name!, agent_role {sales|operations|customs|accounting} = operations, active = true
shipment (job, file, consignment, order): Goods of one customer, from door to door.
  number! unique, direction {export|import|cross_trade|domestic} = export, mode {sea_fcl|sea_lcl|air|road|rail} = sea_fcl, incoterm {EXW|FCA|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP} = FOB, goods_description! text(255), gross_kg! 0.., volume_cubic_meters decimal 0.., pieces_count 1.., goods_value 0.., currency = EUR, cargo_ready_on, wanted_delivery_on >= cargo_ready_on, status {booked|picked_up|in_transit|at_customs|out_for_delivery|delivered|closed|cancelled}
  customer -> partner!, shipper -> partner!, consignee -> partner!, origin -> port!, destination -> port!, operator -> forwarding_agent!, -> quote
leg (transport leg, routing, voyage, flight): One carrier's part of the way.
  position! 1.., vessel_name, voyage_number text(40), carrier_booking_number text(40), departs_at!, arrives_at! >= departs_at, actual_departure_at, actual_arrival_at >= actual_departure_at, status {planned|booked|departed|arrived|cancelled}
  => shipment, -> carrier!, from_port -> port!, to_port -> port!, unique(shipment, position)
container (equipment, unit load): A container of a shipment.
  container_number! text(11), size_type! {20GP|40GP|40HC|45HC|20RF|40RF|20OT|40FR}, seal_number text(20), gross_kg 0.., empty_picked_up_at, returned_at >= empty_picked_up_at
  => shipment, unique(shipment, container_number)
milestone (tracking event, tracking, status update): What happened, and where; never changed.
  type! {booked|picked_up|gate_in|loaded|departed|transshipped|arrived|customs_cleared|gate_out|delivered}, occurred_at!, is_estimated, notes
  => shipment, -> port, -> container

pack quotes (quote, quotation, rate, offer): Quotes and rates
carrier_rate (rate, tariff): What a carrier asks on a way.
  unit_basis {container_20|container_40|kg|cubic_meter|shipment} = container_40, price! 0.., currency = USD, transit_days 0.., valid_from_date!, valid_until! >= valid_from_date
  -> carrier!, origin -> port!, destination -> port!
quote (quotation, offer): What a customer is offered.
  number! unique, total! 0.., currency = EUR, status {draft|sent|accepted|declined|expired}, sent_at, valid_until, notes
  customer -> partner!, origin -> port!, destination -> port!, author -> forwarding_agent!
quote_line (quoted charge): One charge of an offer.
  description_text! text(255), quantity! decimal 0.. = 1, unit_price! 0..
  => quote, -> carrier_rate

pack documents (document, bill of lading, air waybill, packing list): Documents
transport_document (bill of lading, air waybill): The paper that stands for the goods.
  document_number! unique, type! {house_bill|master_bill|air_waybill|road_waybill|sea_waybill}, issued_on!, originals_count int 0..9 = 3, released_on >= issued_on, status {draft|issued|surrendered|released}
  -> shipment!, -> carrier
shipment_file (document, packing list, certificate): Another paper.
  type! {commercial_invoice|packing_list|certificate_of_origin|insurance|customs|other}, title!, file_url!, received_on
  => shipment

pack cargo (cargo, package, goods, dangerous goods): Cargo
cargo_item (package, goods, pallet): One kind of goods in a shipment.
  marks text(120), description_text! text(255), package_type {carton|pallet|crate|drum|bag|bulk} = carton, quantity! 1.., gross_kg! 0.., volume_cubic_meters decimal 0.., tariff_code, un_number text(6)
  => shipment, -> container

pack customs (customs, clearance, customs entry): Customs
customs_entry (customs declaration, clearance): Goods that were declared.
  entry_number! unique, type {export|import|transit} = import, lodged_at, cleared_at >= lodged_at, duty_amount 0.., tax_amount 0.., status {draft|lodged|inspection|cleared|rejected}
  -> shipment!

pack billing (invoice, billing, cost, payment, profit): Charges and invoices
customer_invoice (invoice, bill): What a customer owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> partner!, -> shipment!
charge (charge line, cost): What a service is sold for, and what it costs.
  code!, description_text! text(255), buy_amount 0.. = 0, sell_amount 0.. = 0, currency = EUR
  => shipment, -> carrier, -> customer_invoice
invoice_payment (payment): Money that was received.
  amount! 0.., received_on!, reference
  -> customer_invoice!

pack consolidation (consolidation, groupage, master shipment): Groupage
consolidation (groupage, master shipment): Shipments of several customers in one container.
  number! unique, closes_at!, departs_at! >= closes_at, status {open|closed|departed|arrived}
  -> carrier!, origin -> port!, destination -> port!
consolidated_shipment: A shipment of it.
  position 1..
  => consolidation, -> shipment!, unique(consolidation, shipment)
`;
