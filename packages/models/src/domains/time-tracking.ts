export const TIME_TRACKING = `domain time-tracking: Time tracking
says People note what they worked on, for which client and project, and for how long.
like Toggl, Harvest, Clockify
cues time tracking, timesheet, time tracker, hours tracking, timesheets app, employee time clock, work hours, time sheet, billable hours tracker, attendance system, time clock, clock in app, employee attendance, attendance tracking

core
user (employee, member, freelancer, worker, person): Person who works.
  email! unique, first_name!, last_name!, hourly_rate 0.., active = true
client (customer): Who the work is for.
  name! unique, email, currency = EUR
project: Work for a client.
  name!, code! unique, status {active|on_hold|completed|archived}, budget_hours 0.., hourly_rate 0.., billable flag = true
  -> client
project_member: Somebody who works on a project.
  hourly_rate 0..
  => project, => user, unique(project, user)
activity (task, work type): A kind of work.
  name!
  => project, billable flag = true, unique(project, name)
time_entry (entry, timesheet entry, hours, log): Time that was worked.
  started_at!, ended_at >= started_at, minutes 0..1440, notes, billable flag = true, locked flag
  => user, -> project!, -> activity, -> timesheet

pack approval (timesheet, approval): Timesheets
timesheet: A week of somebody, to be approved.
  week_start_date!, status {open|submitted|approved|rejected}, submitted_at, approved_at >= submitted_at
  => user, approver -> user, unique(user, week_start_date)

pack absences (absence, vacation, leave, holiday): Absences
absence (vacation, leave): Days somebody is away.
  type {vacation|sick|other} = vacation, starts_on!, ends_on! >= starts_on, status {requested|approved|rejected}
  => user

pack invoices (invoice, billing): Invoices
invoice: What a client is billed.
  number! unique, issued_on!, total! 0.., status {draft|sent|paid|cancelled}
  -> client!
`;
