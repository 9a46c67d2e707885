export const MANUFACTURING = `domain manufacturing: Manufacturing
says Products are made of parts by work orders that run over machines.
like Katana, SAP PP, Odoo Manufacturing
cues manufacturing, manufacturing execution, mes, production planning, factory, production management, production line, bill of materials, mrp, shop floor, production tracking, assembly line, manufacturing plant

core
product (item, article, finished good): What is made.
  sku! unique, name!, unit text(20) = pcs, standard_cost 0.., active = true
material (part, component, raw material): What things are made of.
  part_number! unique, name!, unit text(20) = pcs, unit_cost 0.., stock_quantity decimal 0.. = 0, reorder_quantity decimal 0.. = 0
bom_line (bill of materials, bom, recipe): How much of a material goes into a product.
  quantity! decimal 0.., scrap_percent 0..100 = 0
  => product, -> material!, unique(product, material)
work_center (machine, station, workstation, line): Where work is done.
  code! unique, name!, hourly_cost 0.., status {available|running|down|maintenance}
routing_step (operation, routing): A step of making a product.
  position! 1.., name!, setup_minutes 0.. = 0, run_minutes_per_unit decimal 0..
  => product, -> work_center!, unique(product, position)
work_order (production order, manufacturing order, order): Something that is to be made.
  number! unique, quantity! 1.., produced_quantity 0.. = 0, scrapped_quantity 0.. = 0, status {planned|released|in_progress|completed|cancelled}, priority {low|normal|high} = normal, planned_start_at, due_on, completed_at
  -> product!
operation_log (job, production log, production step): Work that was done on an order.
  started_at!, ended_at >= started_at, good_quantity 0.. = 0, scrap_quantity 0.. = 0, notes
  => work_order, -> routing_step, -> work_center!, -> operator

pack people (operator, worker, shift, employee): People
operator (worker, employee): Person who works at a machine.
  employee_number! unique, first_name!, last_name!, shift_name {early|late|night} = early, active = true

pack quality (quality, inspection, defect, quality control): Quality
quality_check (inspection, quality inspection): What was checked.
  checked_at = now, result {passed|failed|rework} = passed, measured_text text(255)
  => work_order, inspector -> operator
defect: Something that is not as it should be.
  type! {dimension|surface|function|material|other}, quantity! 1.. = 1, description
  => quality_check

pack downtime (downtime, maintenance, breakdown): Downtime
downtime (breakdown, stop): When a machine stood still.
  started_at!, ended_at >= started_at, reason_type {breakdown|setup|material|maintenance|other} = breakdown, notes
  -> work_center!

pack suppliers (supplier, purchase order, purchasing): Purchasing
supplier (vendor): Who delivers materials.
  name! unique, email, phone, lead_time_days 0..
purchase_order: What was ordered from a supplier.
  number! unique, ordered_on!, expected_on >= ordered_on, status {draft|ordered|received|cancelled}
  -> supplier!
purchase_order_line: One material of an order.
  quantity! decimal 0.., unit_cost! 0..
  => purchase_order, -> material!

pack batches (batch, lot, serial number, traceability): Batches
lot (batch): What was made or bought together.
  lot_number! unique, quantity! decimal 0.., made_on, expires_on >= made_on
  -> product, -> material, -> work_order
`;
