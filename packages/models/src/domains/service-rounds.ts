export const SERVICE_ROUNDS = `domain service-rounds: Service rounds
says A crew visits the same properties again and again, in rounds, and each visit is noted and billed.
like Squeegee, Service Autopilot
cues snow removal, snow plowing, snow ploughing, lawn mowing, lawn mowing business, lawn service, window cleaner, window cleaning round, cleaning round, gutter cleaning, bin cleaning, winter service, grounds maintenance, garden maintenance, lawn care business
about service_visit

core
customer (client, owner): Who pays for the service.
  display_name! text(120), email, phone, billing_address!, payment_method {cash|card|transfer|direct_debit} = transfer, status {lead|active|paused|ended} = active
property (house, address, site, driveway, lawn): Where the work is done.
  street!, city!, postal_code!, area_sqm, access_notes long, latitude -90..90, longitude -180..180
  -> customer!
service_type (service): What can be done.
  name! unique, default_minutes int 1.. = 30, default_price! 0.., season {all_year|spring_summer|winter} = all_year
service_agreement (agreement, contract, plan): What is done for a property, how often, at what price.
  every_days int 1..365, on_demand flag = false, trigger_text text(200), price! 0.., starts_on!, ends_on >= starts_on, status {offered|active|paused|ended}
  -> property!, -> service_type!
worker (crew member, cleaner, driver, employee): Who does the work.
  first_name!, last_name!, email! unique, phone, active = true
round (route, tour): Visits of one day, in their order.
  round_date!, name! text(80), vehicle_plate text(20), status {planned|running|done}
  -> worker
service_visit (visit, job, appointment): One visit to a property.
  planned_on!, position 1.., arrived_at, left_at >= arrived_at, price 0.., status {planned|done|skipped|weather_delay|no_access}, notes
  -> service_agreement!, -> round

pack invoices (invoice, payment, billing): Invoices
service_invoice (invoice): What a customer owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., status {draft|sent|paid|overdue}
  -> customer!
invoice_line: A visit on an invoice.
  description! text(200), amount! 0..
  => service_invoice, -> service_visit
payment: Money of a customer.
  amount! 0.., paid_at = now, method {cash|card|transfer|direct_debit} = transfer
  -> service_invoice!

pack photos (photo, before and after): Photos
visit_photo (photo): How it looked.
  photo_url!, moment {before|after} = after, taken_at = now
  => service_visit

pack quotes (quote, estimate, lead): Quotes
quote (estimate): An offer for a property.
  number! unique, total! 0.., valid_until!, status {draft|sent|accepted|declined}
  -> property!, -> service_type!

pack weather (weather, storm, forecast): Weather
weather_event (storm, snowfall, forecast): What makes a round necessary.
  starts_at!, ends_at >= starts_at, kind {snow|ice|storm|rain|heat} = snow, amount_cm decimal 0.., notes
`;
