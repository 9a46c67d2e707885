export const DENTAL_LAB = `domain dental-lab: Dental laboratory
says Dentists send cases to a lab; technicians make crowns, bridges and dentures in steps, with materials by lot, and the lab ships and bills them.
like Labtrac, Evident, exocad, LabStar
cues dental lab, dental laboratory, dental technician, prosthetics lab, crown and bridge, denture, dental case, dental prosthesis, aligner lab, dental prosthetics

core
dentist (dental practice, practice, client, customer): Who orders from the lab.
  number! unique, practice_name!, dentist_name!, email!, phone!, address!, discount_percent 0..100 = 0, active = true
dental_product (product, restoration type, crown): What the lab makes, with its price.
  code! unique, name!, kind! {crown|bridge|veneer|inlay|denture|implant|aligner|splint|model}, price! 0.., currency = EUR, work_days int 1.., active = true
technician (employee, dental technician): Person who makes it.
  first_name!, last_name!, email! unique, speciality {ceramics|metal|cad_cam|removable|orthodontics} = cad_cam, active = true
lab_case (case, order, prescription): One order for one patient, from receipt to shipping.
  case_number! unique, patient_reference! text(60), received_at = now, due_at! >= received_at, impression {scan|alginate|silicone} = scan, shade text(20), instructions, status {received|accepted|in_production|try_in|finishing|shipped|on_hold|cancelled}, total 0.., currency = EUR
  -> dentist!
case_item (restoration, unit, tooth): One piece of a case.
  tooth_number! int 11..85, shade text(20), quantity 1.. = 1, unit_price! 0..
  => lab_case, -> dental_product!, unique(lab_case, tooth_number, dental_product)
production_step (step, work step): Who does what of a piece, and when.
  position! 1.., step! {model|design|milling|casting|layering|firing|polishing|quality_check}, status {open|in_work|done|redo}, started_at, finished_at >= started_at, minutes int 0..
  => case_item, -> technician, unique(case_item, position)
material_lot (material, lot, batch): A material, with its lot for traceability.
  lot_number! unique, material_name!, manufacturer!, kind! {zirconia|alloy|ceramic|acrylic|resin|wax}, received_on!, expires_on >= received_on, remaining_grams 0..
used_material: Which lot went into a piece.
  amount_grams! decimal 0..
  => case_item, -> material_lot!, unique(case_item, material_lot)

pack files (scan, stl, file, photo): Scans and files
case_file (scan, stl): A scan, a design or a photo.
  kind! {intraoral_scan|design|photo|x_ray}, file_name!, file_url!, uploaded_at = now
  => lab_case, unique(lab_case, file_name)

pack shipping (shipping, courier, delivery, pickup): Pick-up and shipping
case_shipment (shipment, delivery): A parcel to or from a practice.
  direction! {pick_up|try_in|final|return}, carrier!, tracking_number, sent_at, delivered_at >= sent_at
  => lab_case

pack remakes (remake, warranty, complaint): Remakes
remake (complaint): A piece that had to be made again.
  reason_code! {fit|shade|fracture|margin|wrong_prescription}, noted_on!, at_cost_of {lab|dentist|supplier} = lab, details
  -> case_item!, new_case -> lab_case

pack billing (invoice, billing, payment, statement): Billing
lab_invoice (invoice, statement): What a practice owes for a month.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}, paid_on
  -> dentist!
lab_invoice_line: A case on an invoice.
  amount! 0..
  => lab_invoice, -> lab_case! unique
`;
