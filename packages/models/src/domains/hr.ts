export const HR = `domain hr: Human resources
says Employees, where and as what they work, and their leave.
like BambooHR, Personio, Workday, Gusto
cues hr, human resources, hr system, hr management, hrms, hris, employee management, personnel management, employee records, staff management, employee database, leave management, vacation tracker, time off, employee directory, leave tracking

core
department (division, team): Part of the company.
  name! unique, code! unique, cost_center text(40)
  parent -> department restrict
job_position (position, job, job title, role): What somebody can be employed as.
  title! unique, grade text(20), description
employee (staff member, staff, worker, person, colleague): Person who works for the company.
  employee_number! unique, first_name!, last_name!, email! unique, phone, birth_date, hired_on!, left_on >= hired_on, status {active|on_leave|terminated}
  -> department!, -> job_position!, manager -> employee
employment_contract (contract): What was agreed with an employee, from a date on.
  type! {permanent|fixed_term|part_time|internship}, starts_on!, ends_on >= starts_on, weekly_hours! 0..60, salary! 0.., currency = EUR, salary_period {hour|month|year} = month
  -> employee!
leave_type (absence type): Kind of absence, and whether it counts.
  name! unique, is_paid, days_per_year 0..
leave_request (leave, vacation request, time off request, absence, vacation): Days somebody wants to be away.
  starts_on!, ends_on! >= starts_on, days! decimal 0.., status {requested|approved|rejected|cancelled}, reason, decided_at
  -> employee!, -> leave_type!, approver -> employee

pack balances (leave balance, entitlement, allowance): Leave balances
leave_balance (entitlement, leave allowance): Days somebody has in a year.
  year! 2000..2100, entitled_days! decimal 0.., carried_days decimal 0.., taken_days decimal 0..
  => employee, -> leave_type!, unique(employee, leave_type, year)

pack attendance (attendance, time tracking, clock in, timesheet, shift): Attendance
attendance_record (attendance, timesheet, clock in): When somebody came and went.
  clocked_in_at!, clocked_out_at >= clocked_in_at, break_minutes 0.. = 0, notes
  -> employee!

pack reviews (performance review, appraisal, goal, feedback): Performance
performance_review (appraisal, review, evaluation): What was said of somebody's work in a period.
  period_start_on!, period_end_on! >= period_start_on, rating 1..5, summary, status {draft|shared|acknowledged}
  -> employee!, reviewer -> employee!
goal (objective): What somebody means to reach.
  title!, description, due_on, progress_percent 0..100, status {open|reached|missed}
  => employee

pack documents (document, certificate): Documents
employee_document (document, certificate): A paper of an employee.
  title!, type {contract|certificate|id|payslip|other} = other, file_url!, expires_on
  => employee

pack onboarding (onboarding, training, skill): Onboarding
training (course): Something to learn.
  title! unique, provider_name, is_mandatory, duration_hours 0..
training_record (onboarding task, completion): Somebody's training, and whether it is done.
  status {assigned|in_progress|completed|expired}, due_on, completed_on
  => employee, -> training!, unique(employee, training)

pack payroll (payroll, payslip, salary payment): Payroll
payroll_run (payroll): The pay of a month.
  period_start_on!, period_end_on! >= period_start_on, pay_date!, status {draft|approved|paid}
payslip: What one employee is paid in a run.
  gross_amount! 0.., tax_amount! 0.., net_amount! 0.., currency = EUR
  => payroll_run, -> employee!, unique(payroll_run, employee)
`;
