export const PAYROLL = `domain payroll: Payroll
says Employees are paid every month, with earnings, deductions and taxes.
like ADP, Paychex
cues payroll, payroll system, salary management, payroll management, wage, salary system, payroll processing, payslip generator

core
department (cost center): Part of the company.
  name! unique, code! unique
employee (worker, staff): Person who is paid.
  employee_number! unique, first_name!, last_name!, email unique, tax_id unique, iban!, hired_on!, left_on >= hired_on, status {active|on_leave|left}
  -> department
salary (compensation, salary agreement, pay rate): What was agreed, from a date on.
  type {monthly|hourly} = monthly, amount! 0.., currency = EUR, valid_from_date!, valid_until >= valid_from_date
  => employee, unique(employee, valid_from_date)
pay_component (component, earning, deduction, allowance): A kind of earning or deduction.
  code! unique, name!, type! {earning|deduction|employer_cost}, taxable flag = true, calculation {fixed|percent|hours} = fixed
payroll_run (pay run, pay period): The pay of a month.
  period_start_on!, period_end_on! >= period_start_on, pay_date!, status {draft|calculated|approved|paid}
payslip (pay slip): What one employee is paid in a run.
  gross_amount! 0.., tax_amount! 0.., deduction_amount 0.. = 0, net_amount! 0.., currency = EUR, paid_at
  => payroll_run, -> employee!, unique(payroll_run, employee)
payslip_line (payslip item): One earning or deduction.
  quantity decimal = 1, amount!
  => payslip, -> pay_component!

pack hours (hours, attendance, overtime, timesheet): Hours
work_record (attendance, overtime, timesheet, hours): Hours of a day.
  worked_on!, hours! 0..24, overtime_hours 0..24 = 0
  => employee, unique(employee, worked_on)

pack bonuses (bonus, advance, loan): Extras
bonus (advance): Money paid once.
  title!, amount! 0.., granted_on!
  -> employee!, -> payslip
`;
