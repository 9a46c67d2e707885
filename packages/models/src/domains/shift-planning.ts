export const SHIFT_PLANNING = `domain shift-planning: Shift planning
says A manager plans the shifts of a place of work; employees have skills, wishes and absences, and swap shifts.
like Deputy, When I Work, Planday, Papershift, Shiftbase, Homebase
cues shift planner, shift roster, shift planning tool, shift management, work schedule, staff rostering, duty planning, shift swap, employee shift planning, crew scheduling, nurse scheduling, shift planning software, rostering, shift planning, shift scheduling, staff scheduling, employee scheduling, rota planner, roster, duty roster, workforce scheduling, staff rota

core
work_site (location, site, branch, store): A place where people work.
  name! unique, address, timezone = UTC, opens_at_time clock, closes_at_time clock
job_function (position, function, role, job): What somebody does in a shift.
  name! unique, color text(20), hourly_wage 0..
employee (worker, staff member, nurse, user): Person who works.
  personnel_number! unique, first_name!, last_name!, email! unique, phone, contract_hours! decimal 0..80, hired_on!, left_on >= hired_on, access_role {employee|planner|admin} = employee, active = true
  -> work_site
employee_function (skill, qualification): What somebody can do.
  proficiency {trainee|able|expert} = able, valid_until
  => employee, => job_function, unique(employee, job_function)
roster (schedule, plan, week plan): The plan of a place for some days.
  starts_on!, ends_on! >= starts_on, status {draft|published|closed}, published_at, notes
  -> work_site!, planner -> employee, unique(work_site, starts_on)
shift: A time somebody is needed, in a function.
  starts_at!, ends_at! >= starts_at, break_minutes 0..240 = 0, people_needed int 1.. = 1, is_open = true, notes text(255)
  => roster, -> job_function!
shift_assignment (assignment): Who works in it.
  status {planned|confirmed|declined|worked|absent}, confirmed_at
  => shift, -> employee!, unique(shift, employee)
absence (leave, vacation, sick leave, time off): A time somebody does not work.
  type! {vacation|sick|parental|training|unpaid}, starts_on!, ends_on! >= starts_on, status {requested|approved|rejected|cancelled}, reason
  -> employee!, approver -> employee

pack availability (availability, wish, preference, day off): Availability
availability (wish, preference): When somebody can, or would rather not, work.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock >= starts_at_time, kind {available|preferred|unavailable} = available, valid_from_date, valid_until >= valid_from_date
  => employee
day_wish (day off): A wish for one day.
  wished_on!, kind {off|early|late|night} = off, status {open|granted|refused}
  => employee, unique(employee, wished_on)

pack swaps (swap, shift trade, exchange, open shift): Swaps
shift_swap (swap, exchange): Somebody who gives a shift away.
  requested_at = now, decided_at >= requested_at, status {offered|taken|approved|rejected|withdrawn}, message text(255)
  => shift_assignment, taker -> employee, approver -> employee
shift_application (open shift): Somebody who would take an open shift.
  applied_at = now, status {applied|accepted|rejected}
  => shift, -> employee!, unique(shift, employee)

pack templates (template, shift pattern, rotation, demand): Templates and demand
shift_template (shift pattern, template): A shift that is needed again and again.
  name!, starts_at_time! clock, ends_at_time! clock, break_minutes 0.. = 0, color text(20)
  => work_site, -> job_function!, unique(work_site, name)
staffing_demand (demand): How many are needed on a day of the week.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, people_needed! int 0..
  => shift_template, unique(shift_template, weekday)

pack clock (time clock, clock in, worked hours, timesheet, attendance): Worked time
time_punch (clock in, attendance): When somebody came and went.
  clocked_in_at!, clocked_out_at >= clocked_in_at, break_minutes 0.. = 0, status {open|submitted|approved|corrected}
  -> employee!, -> shift_assignment, approver -> employee
hours_balance (worked hours, overtime): Hours owed and worked in a month.
  month_starts_on!, planned_hours! 0.., worked_hours! 0.., carried_hours decimal = 0
  => employee, unique(employee, month_starts_on)

pack rules (rule, rest time, working time law, pay supplement): Rules and supplements
working_rule (rest time, rule): What a plan must keep to.
  name! unique, kind {max_daily_hours|max_weekly_hours|min_rest_hours|max_days_in_row} = max_daily_hours, limit_hours! 0.., is_hard = true
pay_supplement (supplement): What is paid on top at certain times.
  name! unique, kind {night|sunday|holiday|overtime} = night, extra_percent! decimal 0..300

pack messages (message, announcement, notification): Announcements
announcement (message): A word to all of a place.
  title!, body!, published_at = now, expires_at >= published_at
  -> work_site, author -> employee!
announcement_read: Who has read it.
  read_at = now
  => announcement, => employee, unique(announcement, employee)
`;
