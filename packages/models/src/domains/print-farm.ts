export const PRINT_FARM = `domain print-farm: 3D printing farm
says A farm of 3D printers takes orders with models, plans prints on printers with filament, tracks runs and failures, finishes parts and ships them.
like 3DPrinterOS, SimplyPrint, Obico, OctoPrint, Shapeways, Craftcloud
cues 3d printing farm, print farm, 3d printing, 3d printer, 3d print service, additive manufacturing, 3d print, 3d printing service, 3d printing bureau, 3d printing business

core
client (customer): Who orders parts.
  number! unique, name!, email! unique, phone, shipping_address!
print_material (material, filament, resin): What is printed with.
  code! unique, name!, technology {fdm|sla|sls} = fdm, color, price_per_gram! decimal 0.., currency = EUR, nozzle_celsius int 0..600, active = true
printer (machine, 3d printer): One printer.
  serial_number! unique, name! unique, model!, technology {fdm|sla|sls} = fdm, bed_width_mm! int 1.., bed_depth_mm! int 1.., bed_height_mm! int 1.., hourly_cost 0.., currency = EUR, status {idle|printing|paused|error|maintenance|retired}, printed_hours decimal 0.. = 0
spool (roll, bottle): Material of one lot, and how much is left.
  spool_number! unique, lot_number, opened_on, total_grams! int 1.., remaining_grams! decimal 0.., status {sealed|open|empty|discarded}
  -> print_material!, -> printer
part_model (model, part, stl file, design): Something that can be printed.
  name!, file_name!, file_url!, revision_number! int 1.. = 1, volume_cm3 decimal 0.., estimated_grams decimal 0.., estimated_minutes int 0.., unique(client, name, revision_number)
  -> client!
print_order (order): What a client ordered.
  number! unique, ordered_at = now, due_on, total! 0.., currency = EUR, status {quoted|ordered|in_production|finishing|shipped|completed|cancelled}
  -> client!
order_part (order line, item): How many of which part.
  quantity! 1.., unit_price! 0.., infill_percent int 0..100 = 20, layer_height_mm decimal 0.., finishing {none|sanded|painted|vapour} = none, good_count int 0.. = 0
  => print_order, -> part_model!, -> print_material!
print_run (print job, job, print): One start of a printer.
  number! unique, copies! int 1.. = 1, queued_at = now, started_at >= queued_at, finished_at >= started_at, used_grams decimal 0.., status {queued|printing|done|failed|cancelled}, priority int 0.. = 0
  -> order_part!, -> printer, -> spool

pack failures (failure, quality, defect, reprint): Failures and quality
print_failure (failure): Why a run went wrong.
  kind! {bed_adhesion|spaghetti|layer_shift|clog|power_loss|filament_out|other}, detected_by {camera|operator|printer} = operator, at_percent decimal 0..100, photo_url
  => print_run unique
part_inspection (inspection): Parts that were measured.
  inspected_at = now, passed_count! int 0.., rejected_count! int 0.., notes
  => print_run

pack maintenance (maintenance, nozzle, spare part): Maintenance
printer_maintenance (maintenance): What was done to a printer.
  kind! {nozzle|bed|belt|lubrication|firmware|calibration|other}, done_on!, at_printed_hours decimal 0.., cost 0.., currency = EUR
  -> printer!

pack quotes (quote, estimate): Quotes
print_quote (quote): What parts would cost.
  number! unique, total! 0.., currency = EUR, valid_until!, status {draft|sent|accepted|rejected|expired}
  -> client!, -> print_order

pack shipping (shipment, shipping, delivery): Shipping
part_shipment (shipment): A parcel.
  carrier!, tracking_number unique, shipped_at = now, delivered_at >= shipped_at
  -> print_order!

pack telemetry (temperature, telemetry, camera, sensor): Telemetry
printer_reading (telemetry): What a printer says of itself.
  measured_at!, nozzle_celsius decimal, bed_celsius decimal, progress_percent decimal 0..100
  => printer, unique(printer, measured_at)
`;
