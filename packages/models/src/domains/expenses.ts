export const EXPENSES = `domain expenses: Expenses
says Employees hand in what they spent; managers approve, and it is paid back.
like Expensify, Concur, Spendesk, Pleo
cues expense, expense tracking, expense management, expense report, reimbursement, travel expense, business expense, expense claim, expense approval

core
department (team, cost center): Part of the company that bears costs.
  name! unique, code! unique, monthly_budget 0..
employee (user, staff, claimant, member): Person who spends and is paid back.
  employee_number! unique, first_name!, last_name!, email! unique, iban, active = true
  -> department, manager -> employee
expense_category (category, expense type): What money is spent on.
  name! unique, account_code, max_amount 0..
expense_report (report, expense claim, claim, reimbursement request): Expenses handed in together.
  number! unique, title!, status {draft|submitted|approved|rejected|paid}, submitted_at, total 0.. = 0, currency = EUR, paid_on
  -> employee!, approver -> employee
expense (expense item, receipt, cost): One thing that was paid.
  spent_on!, merchant_name!, amount! 0.., currency = EUR, tax_amount 0.., payment_method {own_money|company_card|cash} = own_money, description, receipt_url
  => expense_report, -> expense_category!
approval (approval step, decision): What somebody decided on a report.
  decision {approved|rejected|returned} = approved, comment, decided_at = now
  => expense_report, approver -> employee!

pack mileage (mileage, car, per diem): Mileage
mileage_entry (mileage, trip): A drive in one's own car.
  driven_on!, from_place!, to_place!, distance_km! 0.., rate_per_km! money 0..
  => expense_report

pack policies (policy, limit, budget): Policies
spending_policy (policy, limit): What may be spent on a category.
  name! unique, daily_limit_amount 0.., needs_receipt, requires_approval flag
  -> expense_category
`;
