export const FIELD_SERVICE = `domain field-service: Field service
says Customers ask for work; technicians are sent, do it, and it is invoiced.
like ServiceTitan, Jobber, Housecall Pro
cues field service, field service management, service technician, plumbing company, plumber, electrician, hvac, service calls, home service, repair service, work order management, handyman, landscaping, pest control, technician dispatch, service order, lawn care, craftsman

core
customer (client, homeowner): Who has work done.
  name!, email, phone!, billing_address text(255)
site (location, property, service address, address): Where work is done.
  label, address!, city!, access_notes long
  => customer
technician (worker, plumber, electrician, employee, cleaner, mechanic, engineer): Person who does the work.
  first_name!, last_name!, email! unique, phone!, hourly_rate 0.., active = true
service_type (service): A kind of work.
  name! unique, default_minutes! 1.. = 60, price 0..
job (work order, service order, order, service request, request): Work to be done for a customer.
  number! unique, title!, description, priority {low|normal|high|emergency} = normal, status {requested|scheduled|in_progress|done|invoiced|cancelled}, requested_at = now, completed_at >= requested_at
  -> customer!, -> site!, -> service_type
visit (appointment, dispatch, job visit): A technician on the way to a job.
  starts_at!, ends_at! >= starts_at, arrived_at, left_at >= arrived_at, status {planned|en_route|on_site|done|cancelled}, report long
  => job, -> technician!
used_part (material, job material, part): What was built in.
  name!, quantity! decimal 0.. = 1, unit_price! 0..
  => job

pack quotes (quote, estimate): Quotes
quote (estimate): What work would cost.
  number! unique, total! 0.., currency = EUR, status {draft|sent|accepted|declined}, valid_until
  -> job!

pack invoices (invoice, payment, billing): Invoices
invoice: What is owed for work.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|cancelled}
  -> job!
payment: Money that was received.
  amount! 0.., method {cash|card|transfer} = transfer, received_on!
  -> invoice!

pack equipment (equipment, installed device, asset): Equipment
customer_equipment (equipment, asset, device): What stands at a customer's.
  name!, brand, model, serial_number unique, installed_on, warranty_until
  -> site!

pack skills (skill, certification): Skills
skill (certification): What a technician can do.
  name! unique, description
technician_skill: A skill a technician has.
  valid_until
  => technician, => skill, unique(technician, skill)

pack photos (photo, signature, checklist): Photos
job_photo (photo): A picture of the work.
  image_url!, caption, taken_at = now
  => visit
`;
