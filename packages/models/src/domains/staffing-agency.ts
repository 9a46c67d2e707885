export const STAFFING_AGENCY = `domain staffing-agency: Staffing agency
says A temp agency employs workers with skills, gets orders from clients, places people in assignments with shifts, collects signed timesheets, pays wages and bills hours.
like Bullhorn, Avionté, Zvoove, Landor
cues staffing agency, temp agency, temporary staffing, temporary employment, temp worker, labour hire, labor hire, employment agency, temp staffing, personnel leasing, agency worker, nurse agency, manpower agency, workforce agency, placing workers

core
worker (temp, employee, candidate, temp worker): Person who is sent to clients.
  worker_number! unique, first_name!, last_name!, email! unique, phone!, birth_date!, address, iban, right_to_work_until, hired_on, status {applicant|available|assigned|on_leave|left|blocked}
skill (qualification, occupation, trade): What somebody can do.
  code! unique, name! unique, needs_certificate flag
worker_skill: Who can do what, and how well.
  level {helper|skilled|expert} = skilled, certified_until
  => worker, => skill, unique(worker, skill)
client (customer, company, hirer): Company that needs people.
  number! unique, name!, contact_name!, email!, phone, address!, payment_days 0.. = 14, credit_limit_amount 0.., currency = EUR
staffing_order (order, job order, request): How many people, for what, from when.
  number! unique, starts_on!, ends_on >= starts_on, people_needed! int 1.., site_address!, bill_rate! 0.., pay_rate! 0.., currency = EUR, status {open|partly_filled|filled|closed|cancelled}, requirements
  -> client!, -> skill!
assignment (placement, deployment): Who works at which order.
  number! unique, starts_on!, ends_on >= starts_on, hourly_pay! money 0.., hourly_bill! money 0.., currency = EUR, status {proposed|accepted|running|ended|broken_off}, end_reason
  -> staffing_order!, -> worker!, unique(staffing_order, worker, starts_on)
timesheet (time record): The hours of a week, signed by the client.
  week_starts_on!, regular_hours! 0..168, overtime_hours decimal 0..168 = 0, night_hours decimal 0..168 = 0, signed_by_name, signed_on, status {open|submitted|signed|disputed|billed}
  -> assignment!, unique(assignment, week_starts_on)
client_invoice (invoice): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> client!

pack invoice-lines (invoice line, billing): Invoice lines
client_invoice_line: A week that is billed.
  hours! 0.., amount! 0..
  => client_invoice, -> timesheet! unique

pack shifts (shift, schedule, roster, availability): Shifts
assignment_shift (shift): When somebody is to be there.
  starts_at!, ends_at! >= starts_at, status {planned|confirmed|worked|no_show|cancelled}
  => assignment, unique(assignment, starts_at)
worker_availability (availability): When somebody can work.
  from_on!, until_on! >= from_on, kind {available|leave|sick} = available
  => worker

pack pay (wage, payslip, payroll, pay): Wages
wage_statement (payslip): What a worker gets for a month.
  month_starts_on!, gross_amount! 0.., allowances_amount 0.. = 0, net_amount! 0.., currency = EUR, paid_on, status {draft|approved|paid}
  -> worker!, unique(worker, month_starts_on)

pack documents (document, certificate, contract, work permit): Documents
worker_document (document, certificate): A paper of a worker.
  kind! {contract|id|work_permit|certificate|medical}, file_url!, issued_on, valid_until >= issued_on
  => worker

pack feedback (feedback, rating, complaint, incident): Feedback
assignment_rating (feedback): What a client thought of a worker.
  stars! 1..5, would_take_again flag = true, comment
  => assignment unique

pack safety (safety, briefing, protective equipment): Safety
safety_briefing (briefing): Who was told what is dangerous.
  briefed_on!, topic!, signed flag = true
  -> worker!, -> client!, unique(worker, client, briefed_on)
`;
