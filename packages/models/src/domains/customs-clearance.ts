export const CUSTOMS_CLEARANCE = `domain customs-clearance: Customs clearance
says Traders have goods declared; brokers classify them, lodge declarations with customs, pay duties, and get goods released.
like Descartes, Customs4trade, Zonos
cues customs clearance, customs declaration, customs broker, customs management, import declaration, customs agency, customs duty, tariff classification, import duty, customs brokerage, customs office, export declaration, customs authority, border control, import customs

core
trader (importer, exporter, client, company, declarant): Company that brings goods over the border.
  eori_number! text(17) unique, name!, vat_number text(20), email!, phone, address!, country! text(2), status {active|suspended|closed}
broker (customs broker, agent, employee, user): Person who declares for others.
  license_number! unique, first_name!, last_name!, email! unique, phone, active = true
customs_office (office, border post, port of entry): Where goods are shown to customs.
  code! unique, name! unique, type {border|inland|airport|seaport} = border, address, country! text(2)
tariff_code (hs code, commodity code, classification): A number of the customs tariff, and its duty.
  code!, description!, duty_percent! decimal 0..1000, unit text(10) = kg, valid_from_date!, valid_until >= valid_from_date
  unique(code, valid_from_date)
declaration (customs declaration, entry): Goods that are declared at once.
  reference! unique, mrn text(18) unique, type {import|export|transit|warehouse} = import, procedure_code! text(10), origin_country! text(2), destination_country! text(2), transport_mode {sea|air|road|rail|post} = road, total_value! 0.., currency = EUR, gross_kg! 0.., status {draft|lodged|accepted|under_control|released|rejected|invalidated}, lodged_at, accepted_at >= lodged_at, released_at >= lodged_at
  -> trader!, -> broker!, -> customs_office!, -> power_of_attorney
declaration_item (goods item, item, line): One kind of goods.
  position! 1.., description_text! text(255), origin_country! text(2), net_kg! 0.., quantity decimal 0.., customs_value! 0.., preference_code text(10)
  => declaration, -> tariff_code!, unique(declaration, position)
duty_charge (duty, tax, charge, levy): What is to be paid for an item.
  type! {duty|vat|excise|anti_dumping|fee}, base_amount! 0.., rate_percent! decimal 0.., amount! 0..
  => declaration_item, unique(declaration_item, type)
declaration_document (document, certificate, invoice, license): A paper that goes with it.
  type! {commercial_invoice|packing_list|transport_document|certificate_of_origin|licence|health_certificate|other}, document_number!, issued_on!, file_url
  => declaration, unique(declaration, type, document_number)

pack payments (payment, deferment, guarantee, bond): Payments and guarantees
guarantee (bond, security): Money that stands good for duties.
  number! unique, type {single|comprehensive} = comprehensive, limit_amount! 0.., used_amount 0.. = 0, valid_from_date!, valid_until >= valid_from_date
  -> trader!
duty_payment (payment): Duties that were paid.
  amount! 0.., method {deferment|transfer|card|guarantee} = deferment, due_on!, paid_on, status {due|paid|refunded}
  -> declaration!, -> guarantee

pack controls (inspection, control, examination, seizure): Controls
customs_control (inspection, examination): A look at papers or goods.
  type {documents|scan|physical|sample} = documents, ordered_at!, done_at >= ordered_at, location, officer_name, result {pending|conform|corrected|irregular} = pending, findings
  -> declaration!
seizure: Goods that were taken.
  seized_on!, reason!, quantity_text! text(80), status {held|returned|destroyed|sold}
  -> declaration_item!, -> customs_control

pack mandates (power of attorney, mandate, authorization): Mandates and permits
power_of_attorney (mandate): Which broker may act for whom, and how.
  type {direct|indirect} = direct, starts_on!, ends_on >= starts_on, file_url
  => trader, -> broker!, unique(trader, broker, starts_on)
trade_permit (authorization, import license): What a trader is allowed to do.
  number! unique, type! {inward_processing|outward_processing|customs_warehouse|aeo|import_licence|export_licence}, valid_from_date!, valid_until >= valid_from_date, quota_quantity decimal 0..
  -> trader!

pack products (product, product catalog, article): Product catalogue
trader_product (product, article): Goods a trader has again and again, with the number found for them.
  sku!, name!, origin_country text(2), unit_value 0.., classified_on
  => trader, -> tariff_code, classified_by -> broker, unique(trader, sku)
binding_ruling (ruling, binding tariff information): What customs decided about a product.
  reference! unique, issued_on!, valid_until! >= issued_on, body!
  -> trader_product!, -> tariff_code!

pack messages (message, edi, notification): Messages
customs_message (edi message, notification): What was sent to customs or came from there; never changed.
  message_code! text(20), direction! {out|in}, content!, sent_at = now, status {sent|acknowledged|failed}
  => declaration

pack billing (billing, fee, brokerage fee): Billing
broker_invoice (bill, brokerage fee): What a trader owes the broker.
  number! unique, issued_on!, due_on! >= issued_on, fee! 0.., advanced_duties_amount 0.. = 0, total! 0.., currency = EUR, status {draft|sent|paid|cancelled}
  -> trader!, -> declaration
`;
