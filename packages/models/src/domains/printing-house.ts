export const PRINTING_HOUSE = `domain printing-house: Printing house
says Customers have things printed: quotes, print jobs with files and proofs, presses, paper, finishing and delivery.
like PrintVis, Printavo, EFI Pace, Printful, DecoNetwork
cues printing house, print shop, printing company, printing press, print order, printing service, offset printing, copy shop, t shirt printing, print on demand, print production, digital printing, book printing, screen printing, bookbinding

core
customer (client, company): Who has something printed.
  number! unique, name!, contact_name, email! unique, phone, address, tax_id, discount_percent 0..100 = 0
print_product (product): Something that is printed again and again.
  code! unique, name! unique, kind {flyer|brochure|book|business_card|poster|label|packaging|textile|other} = other, description, active = true
paper_stock (paper, substrate, material): Paper or another material that is printed on.
  code! unique, name!, grams_per_sqm int 1..2000, width_mm! int 1.., height_mm! int 1.., finish {matt|gloss|uncoated|recycled} = matt, stock_sheets int 0.. = 0, reorder_sheets int 0.., price_per_thousand money 0..
press (printing machine, machine, printer): A machine that prints.
  code! unique, name!, technique {offset|digital|screen|flexo|large_format|textile} = offset, max_width_mm! int 1.., max_height_mm! int 1.., color_units int 1..12 = 4, sheets_per_hour int 1.., hourly_cost 0.., status {ready|running|set_up|out_of_order}
print_order (order): What a customer ordered.
  number! unique, ordered_at = now, due_on!, status {open|in_production|shipped|invoiced|cancelled}, total! 0.., currency = EUR, delivery_address text(255)
  -> customer!
print_job (job, job ticket, order item): One thing that is printed.
  job_number! unique, title!, copies! int 1.., page_count 1.. = 1, width_mm! int 1.., height_mm! int 1.., colors_front int 0..12 = 4, colors_back int 0..12 = 0, price! 0.., status {waiting_for_file|preflight|proofing|approved|printing|finishing|packed|shipped|cancelled}
  => print_order, -> print_product, -> paper_stock
print_file (file, artwork, pdf): A file that was sent, and whether it can be printed.
  file_name!, file_url!, version_number! int 1.., uploaded_at = now, preflight {pending|ok|warnings|failed} = pending, preflight_text long
  => print_job, unique(print_job, version_number)
proof (approval): What the customer sees before it is printed.
  kind {pdf|hard_copy|press} = pdf, sent_at = now, decided_at >= sent_at, verdict {pending|approved|changes_wanted} = pending, comment
  => print_job, -> print_file!

pack quotes (quote, estimate, price calculator, offer): Quotes
print_quote (quote, estimate, offer): What it will cost.
  number! unique, description!, sent_on, valid_until >= sent_on, status {draft|sent|accepted|rejected|expired}
  -> customer!, -> print_order
print_quote_price: The price of a number of copies.
  copies! int 1.., price! 0..
  => print_quote, unique(print_quote, copies)

pack production (production, press run, operator, schedule, waste): Production
press_operator (operator, employee): Person at a machine.
  first_name!, last_name!, email unique, skill {prepress|press|finishing|shipping} = press, active = true
press_run (print run): A job on a machine.
  planned_start_at!, planned_end_at! >= planned_start_at, started_at, ended_at >= started_at, good_sheets int 0.., waste_sheets int 0.., status {planned|set_up|running|done|stopped}
  -> print_job!, -> press!, -> press_operator
printing_plate (plate): A plate of a job.
  color_name! text(30), made_at = now, status {ready|used|recycled}
  => print_job

pack finishing (finishing, folding, binding, cutting, lamination): Finishing
finishing_step (folding, binding, cutting): What is done after printing.
  step! {cutting|folding|stapling|perfect_binding|sewing|laminating|embossing|punching|packing}, position! 1.., status {open|in_work|done}, done_at, subcontractor_name
  => print_job, unique(print_job, position)

pack stock (stock, ink, purchase, supplier, paper order): Paper and ink
material_supplier (supplier, paper mill): Who delivers.
  name! unique, email, phone
paper_purchase (purchase, paper order): Paper that was ordered.
  number! unique, ordered_on!, received_on >= ordered_on, sheets! int 1.., cost! 0.., status {ordered|received|cancelled}
  -> material_supplier!, -> paper_stock!
paper_use: Paper a job took.
  used_sheets! int 1.., used_at = now
  => print_job, -> paper_stock!
ink (toner): Ink in store.
  code! unique, name!, stock_kg 0.. = 0, reorder_kg 0..

pack shipping (shipping, delivery, parcel, pickup): Shipping
print_shipment (delivery, parcel): What was sent or fetched.
  kind {parcel|pallet|pickup} = parcel, carrier, tracking_number, shipped_on!, delivered_on >= shipped_on, package_count 1.. = 1, status {packed|shipped|delivered|returned}
  -> print_order!

pack billing (invoice, payment, complaint, reprint): Invoices and complaints
print_invoice (invoice): What a customer owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., paid_amount 0.. = 0, currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> print_order!
print_complaint (complaint, reprint): Something that went wrong.
  reported_on!, description!, resolution {open|reprint|credit|rejected} = open, credit_amount 0..
  -> print_job!
`;
