export const SERVICE_BUSINESS = `domain service-business: Service business
says A small business does jobs for its customers: it quotes, comes, works, and sends an invoice.
like ServiceM8
cues service business, small service business, mobile service, trades business, job management, handyman business, one man business
hints tradesman, contractor business

core
customer (client, household): Who the work is done for.
  first_name!, last_name!, company_name, email! unique, phone!, address!, city!, postal_code, notes
service (offer, price list item): Work the business offers.
  name! unique, description, duration_minutes! 5.. = 60, price! 0.., currency = EUR, active = true
quote (estimate, offer letter): A price given before the work.
  quote_number! unique, issued_on!, valid_until >= issued_on, total! 0.., status {draft|sent|accepted|declined|expired}
  -> customer!
job (appointment, visit, booking, work order, commission, gig, assignment, project, session, order): Work at a customer's.
  job_number! unique, title!, description, starts_at!, ends_at >= starts_at, address! text(255), price 0.., status {scheduled|on_the_way|in_progress|done|cancelled}, notes
  -> customer!, -> service, -> quote
invoice (bill): What a customer owes.
  invoice_number! unique, issued_on!, due_on! >= issued_on, total! 0.., tax_amount 0.. = 0, currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> customer!, -> job
invoice_line (line item, invoice item): One line of an invoice.
  description! text(255), quantity! decimal 0.. = 1, unit_price! 0.., position! 1..
  => invoice, -> service, unique(invoice, position)

pack payments (payment, deposit): Payments
payment (deposit): Money that came in.
  amount! 0.., method {cash|card|transfer} = transfer, paid_on!
  -> invoice!

pack materials (material, part, supply): Materials
material (part, supply, spare part): What is used up at work.
  sku! unique, name!, unit! = piece, unit_price! 0.., quantity_in_stock decimal 0.. = 0
job_material (part used, material used): What a job took.
  quantity! decimal 0.., unit_price! 0..
  => job, -> material!, unique(job, material)

pack staff (employee, technician, worker, staff, helper): Staff
employee (technician, worker, staff member, helper): Person who does the work.
  first_name!, last_name!, email! unique, phone, hourly_rate 0.., active = true
job_assignment (crew): Who does a job.
  => job, -> employee!, unique(job, employee)

pack photos (photo, picture): Photos
job_photo (photo, picture): How it looked before or after.
  photo_url!, taken_at = now, shows {before|after|damage} = after
  => job

pack reviews (review, rating): Reviews
job_review (review, rating): What the customer thought.
  rating! 1..5, comment
  => job unique

pack reminders (reminder, follow up): Reminders
reminder (follow up): When to call again.
  due_on!, message!, is_done = false
  -> customer!, -> job
`;
