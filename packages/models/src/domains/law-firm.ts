export const LAW_FIRM = `domain law-firm: Law firm
says Lawyers work on matters of clients, keep dates and documents, and bill their time.
like Clio, MyCase
cues law firm, legal case, legal practice, legal case management, lawyer, attorney, law office, legal software, matter management, legal matters, litigation
hints case management

core
lawyer (attorney, solicitor, advocate, partner, associate, paralegal): Person who works on cases.
  first_name!, last_name!, email! unique, bar_number unique, position_title {partner|associate|paralegal} = associate, hourly_rate! 0.., active = true
client (customer, party): Person or company that is advised.
  number! unique, type {person|company} = person, name!, email, phone, address, tax_id
practice_area (area of law, specialty): A field of law.
  name! unique, description
matter (case, legal case, file): What is done for a client.
  number! unique, title!, description, status {open|on_hold|closed|archived}, opened_on!, closed_on >= opened_on, billing_type {hourly|fixed|contingency} = hourly, fixed_fee 0..
  -> client!, -> practice_area, responsible -> lawyer!
matter_lawyer (case team): A lawyer who works on a matter.
  matter_role {lead|support} = support
  => matter, => lawyer, unique(matter, lawyer)
deadline (hearing, court date, appointment, event, task): A date that must not be missed.
  title!, due_at!, type {hearing|filing|meeting|limitation|task} = task, location, status {open|done|missed|cancelled}
  => matter, -> lawyer
time_entry (billable hours, time record, timesheet): Time that was worked.
  worked_on!, minutes! 1..1440, description!, billable flag = true, hourly_rate! 0..
  -> matter!, -> lawyer!, -> invoice

pack documents (document, contract, filing, evidence): Documents
document (filing, contract, evidence): A paper of a matter.
  title!, type {pleading|contract|letter|evidence|other} = other, file_url!, version 1.. = 1, filed_on
  => matter, author -> lawyer

pack parties (opposing party, witness, judge, court): Parties
court: Where a case is heard.
  name! unique, address, city
matter_party (opposing party, witness, judge): Somebody else in a matter.
  name!, type! {opponent|opposing_counsel|witness|judge|expert}, phone, email
  => matter, -> court

pack billing (invoice, billing, payment, trust account): Billing
invoice (bill): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|cancelled}
  -> client!
payment: Money that was received.
  amount! 0.., received_on!, method {transfer|card|cash|check} = transfer
  -> invoice!

pack notes (note, communication, call): Notes
case_note (note, communication): What was said or noted.
  body!, noted_at = now, type {note|call|email|meeting} = note
  => matter, author -> lawyer!
`;
