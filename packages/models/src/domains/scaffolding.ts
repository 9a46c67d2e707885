export const SCAFFOLDING = `domain scaffolding: Scaffolding
says A scaffolding firm quotes by area, sends crews to erect and dismantle, inspects and tags scaffolds, charges hire by the week, and counts its material.
like Avontus, Smart Scaffolder
cues scaffolding, scaffold, scaffolder, scaffolding company, scaffold hire, scaffold inspection, scaffolding hire, scaffolding business, formwork

core
client (customer, builder, contractor): Who needs a scaffold.
  number! unique, name!, contact_name, email!, phone!, billing_address, tax_id
site (construction site, job site): Where it stands.
  site_number! unique, name!, address!, foreman_name, foreman_phone, ground_text text(160)
  -> client!
scaffold_type (scaffold class, system): A kind of scaffold, and its load.
  code! unique, name!, load_class! int 1..6, price_per_sqm! money 0.., weekly_hire_per_sqm! money 0.., currency = EUR
scaffold_quote (quote, offer): What it costs.
  number! unique, issued_on!, valid_until! >= issued_on, total! 0.., currency = EUR, status {draft|sent|accepted|rejected|expired}
  -> site!
scaffold (structure): One scaffold on a site.
  scaffold_number! unique, location_text! text(160), length_meters! decimal 0.., height_meters! decimal 0.., area_sqm! 0.., included_weeks int 0.. = 4, erected_on, dismantled_on >= erected_on, status {planned|erecting|in_use|locked|dismantling|removed}
  -> site!, -> scaffold_type!, -> scaffold_quote
scaffolder (worker, crew member, fitter): Person who builds it.
  full_name!, email! unique, phone, grade {chargehand|scaffolder|helper} = scaffolder, card_number text(40) unique, card_valid_until, active = true
scaffold_job (job, erection, dismantling, alteration): A day of work at a scaffold.
  number! unique, kind! {erect|alter|dismantle|repair}, planned_on!, finished_at, truck_plate text(20), status {planned|in_progress|done|postponed|cancelled}, notes
  -> scaffold!
job_crew: Who worked at it.
  hours 0..24, is_lead
  => scaffold_job, -> scaffolder!, unique(scaffold_job, scaffolder)

pack inspections (inspection, tag, handover, certificate, safety): Inspections
scaffold_inspection (inspection, tag): Whether it may be used; the law asks for one a week.
  inspected_at = now, reason {handover|weekly|after_storm|after_alteration} = weekly, tag! {green|yellow|red}, defects_text long, next_due_on!, inspector_name!
  => scaffold
handover_certificate (certificate): It was given to whoever uses it.
  certificate_number! unique, handed_over_at!, signed_by_name!, file_url
  => scaffold unique

pack hire (hire, hire period, extension, invoice): Hire and invoices
hire_period (extra week): Weeks beyond what was agreed.
  from_on!, until_on! >= from_on, weeks! int 1.., amount! 0.., currency = EUR
  => scaffold, unique(scaffold, from_on)
scaffold_invoice (invoice): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> client!, -> scaffold

pack material (material, stock, tube, frame, yard): Material
scaffold_part (part, frame, tube, plank): A kind of part.
  sku! unique, name!, weight_kg! 0.., owned_count! int 0.., replacement_price 0.., currency = EUR
part_movement (delivery note, load): Parts taken to or from a site.
  direction! {out|back}, quantity! 1.., lost_count int 0.. = 0, moved_on!
  -> scaffold_job!, -> scaffold_part!, unique(scaffold_job, scaffold_part, direction)
`;
