export const SAWMILL = `domain sawmill: Sawmill
says A sawmill buys logs by measured volume, saws them into boards in runs, dries and grades packages, and sells timber by order.
like WoodTracker, Timbersmart
cues sawmill, saw mill, timber mill, timber yard, lumber mill, lumber yard, kiln drying, sawn timber, wood mill, sawn lumber, lumber

core
wood_species (species, tree species): A kind of wood.
  code! unique, name! unique, density_kg 0..
log_supplier (supplier, forest owner): Who delivers logs.
  number! unique, name!, address, phone, certification {fsc|pefc|none} = none
log (trunk, stem): One log, measured.
  log_number! unique, length_meters! decimal 0.., diameter_cm! 0.., volume_cubic_meters! decimal 0.., quality {a|b|c|d} = b, status {in_yard|sawn|sold|rejected}
  -> log_supplier, -> wood_species!, -> log_delivery
board_product (product, cross-section, beam): A cross-section that is sold.
  sku! unique, name!, thickness_mm! int 1.., width_mm! int 1.., length_mm int 1.., grade! {construction|joinery|packaging}, price_per_cubic_meter! money 0.., currency = EUR, active = true
  -> wood_species!
timber_package (package, bundle, pack, stack, board, plank): Boards of one kind, bundled and labelled.
  label_code! unique, pieces! int 1.., volume_cubic_meters! decimal 0.., moisture_percent decimal 0..200, bay_code text(30), status {wet|in_kiln|dry|planed|reserved|shipped}
  -> board_product!, -> sawing_run

pack deliveries (delivery, truckload, truck): Deliveries
log_delivery (delivery, truckload): A load of logs.
  delivery_number! unique, delivered_at!, truck_plate text(20), forest_text text(120), invoice_number text(40), price_per_cubic_meter! money 0.., currency = EUR, status {received|measured|sawn|rejected}
  -> log_supplier!

pack sawing (sawing run, production, cut, yield, sawing): Sawing
sawing_run (run, production, cut): Logs sawn after a pattern.
  run_number! unique, line_name!, pattern_text! text(120), started_at!, ended_at >= started_at, yield_percent decimal 0..100, operator_name
sawn_log: Which logs went in.
  => sawing_run, -> log! unique

pack drying (kiln, drying, moisture): Drying
kiln (drying chamber): A chamber to dry in.
  code! unique, capacity_cubic_meters! decimal 0..
kiln_charge (charge, kiln batch, batch): One filling of a kiln.
  number! unique, started_at!, ended_at >= started_at, target_moisture_percent! decimal 0..100, program_name!, status {loading|drying|done|aborted}
  -> kiln!
charged_package: What lay in it.
  moisture_after_percent decimal 0..100
  => kiln_charge, -> timber_package!, unique(kiln_charge, timber_package)

pack sales (order, customer, sale, invoice, delivery note): Sales
timber_customer (customer, buyer, carpenter): Who buys.
  number! unique, name!, address!, email, phone, payment_days 0.. = 30
timber_order (order): What was ordered.
  number! unique, ordered_on!, deliver_on >= ordered_on, total 0.., currency = EUR, status {offered|ordered|picking|shipped|invoiced|cancelled}
  -> timber_customer!
timber_order_line (order line): How much of what.
  line_number! int 1.., volume_cubic_meters! decimal 0.., unit_price! 0..
  => timber_order, -> board_product!, unique(timber_order, line_number)
shipped_package: Which package went out for it.
  shipped_at = now
  => timber_order_line, -> timber_package! unique

pack byproducts (chip, sawdust, bark, by-product): By-products
byproduct_sale (chip, sawdust): Chips, dust and bark that were sold.
  kind! {chips|sawdust|bark|pellets}, sold_on!, tonnes! decimal 0.., price_per_tonne! money 0.., currency = EUR, buyer_name!

pack blades (saw blade, sharpening, maintenance): Blades
saw_blade (blade): A blade, from sharpening to sharpening.
  blade_number! unique, kind! {band|circular|gang}, mounted_on, sharpened_count int 0.. = 0, status {in_use|sharpening|spare|scrapped}
`;
