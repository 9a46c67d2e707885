export const INSPECTION_SERVICE = `domain inspection-service: Inspections and certificates
says Inspectors visit sites, check what stands there, note defects, and issue certificates that run out.
like SafetyCulture, iAuditor, Inspectorio
cues inspection service, inspection company, inspection management, inspection app, safety inspections, inspection software, building inspection, home inspection, fire safety inspection, boiler inspection, playground inspection, equipment inspection, site inspection
about asset

core
customer (client, owner, property owner): Who the inspection is for.
  customer_number! unique, name!, email!, phone, address
site (building, house, property, location): Where things to be inspected stand.
  name!, address!, city!, postal_code
  -> customer!
asset (chimney, elevator, lift, boiler, device, installation, extinguisher): What is inspected.
  serial_number unique, name!, kind text(80), installed_on, interval_months! int 1.. = 12, next_due_on, status {in_service|out_of_service|removed}
  -> site!
inspector (technician, sweep, surveyor): Who inspects.
  first_name!, last_name!, email! unique, phone, licence_number text(40) unique
inspection (visit, check, survey): One visit to a thing.
  inspection_number! unique, scheduled_at!, performed_at, result {pending|passed|passed_with_defects|failed} = pending, notes, status {planned|done|cancelled}
  -> asset!, -> inspector
defect (finding, fault, issue): Something that was wrong.
  description!, severity {minor|major|critical} = minor, fix_until, fixed_on, status {open|fixed|accepted}
  => inspection
certificate (report): What is issued after it.
  certificate_number! unique, issued_on!, expires_on >= issued_on, file_url
  -> inspection! unique

pack checklists (checklist, check item): Checklists
checklist (template): What is looked at.
  name! unique, description
checklist_item (check item, question): One point of it.
  question!, position! 1..
  => checklist, unique(checklist, position)
inspection_answer (answer): What was found for a point.
  answer! {yes|no|not_applicable}, comment
  => inspection, -> checklist_item!, unique(inspection, checklist_item)

pack reminders (reminder, due date): Reminders
reminder (notification): A message that an inspection is due.
  send_on!, sent_at, channel {email|sms|letter} = email
  => asset

pack invoices (invoice, fee): Invoices
invoice (bill, fee): What an inspection costs.
  invoice_number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {open|paid|overdue|cancelled}
  -> customer!, -> inspection

pack photos (photo, picture): Photos
inspection_photo (photo): What was seen.
  photo_url!, caption
  => inspection
`;
