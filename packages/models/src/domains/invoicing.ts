export const INVOICING = `domain invoicing: Invoicing
says Clients get quotes and invoices with lines and taxes, and pay them.
like FreshBooks, QuickBooks, Xero, Wave, Invoice Ninja
cues invoicing, invoice, billing, invoice management, invoicing software, invoice generator, billing software, billing system, quotes and invoices, invoice tracker, accounts receivable

core
client (customer, company): Who is invoiced.
  number! unique, name!, contact_name, email, phone, address!, country, tax_id
tax_rate (tax, vat): A tax and its rate.
  name! unique, rate_percent! 0..100, active = true
product (service, item): What is sold again and again.
  name! unique, description, unit text(20) = hour, price! 0.., active = true
  -> tax_rate
invoice (bill): What a client owes.
  number! unique, status {draft|sent|partly_paid|paid|overdue|cancelled}, issued_on!, due_on! >= issued_on, subtotal! 0.., tax_amount 0.. = 0, total! 0.., currency = EUR, notes
  -> client!, -> project
invoice_line (invoice item, line item, position): One position of an invoice.
  description_text! text(255), quantity! decimal 0.. = 1, unit_price!, discount_percent 0..100, position 1.. = 1
  => invoice, -> product, -> tax_rate
payment: Money that was received.
  amount! 0.., method {transfer|card|cash|paypal} = transfer, received_on!, reference
  -> invoice!

pack quotes (quote, estimate, offer, proposal): Quotes
quote (estimate, offer, proposal): What a client is offered.
  number! unique, status {draft|sent|accepted|declined|expired}, issued_on!, valid_until >= issued_on, total! 0.., currency = EUR
  -> client!, -> invoice
quote_line (estimate line): One position of a quote.
  description_text! text(255), quantity! decimal 0.. = 1, unit_price!
  => quote, -> product

pack reminders (reminder, dunning): Reminders
payment_reminder (reminder, dunning): A letter that asks for what is late.
  level! 1..3, sent_on!, fee 0.. = 0
  => invoice

pack projects (project, time entry, time tracking, hours): Projects
project: Work for a client.
  name!, hourly_rate 0.., status {active|on_hold|completed}, starts_on, ends_on >= starts_on
  -> client!
time_entry (hours, timesheet): Time that was worked.
  worked_on!, hours! 0..24, description_text text(255), billable flag = true
  => project, -> invoice_line

pack expenses (expense, receipt): Expenses
expense (cost): What was spent, perhaps for a client.
  title!, amount! 0.., currency = EUR, spent_on!, receipt_url
  -> client, -> invoice_line

pack recurring (recurring, subscription, retainer): Recurring invoices
recurring_invoice (retainer): An invoice that is written again and again.
  title!, frequency {weekly|monthly|quarterly|yearly} = monthly, next_issue_date!, ends_on, amount! 0.., active = true
  -> client!
`;
