export const PERSONAL_FINANCE = `domain personal-finance: Personal finance
says Somebody keeps account of what comes in and goes out, against budgets and goals.
like Mint, YNAB
cues personal finance, budget tracker, budgeting, budget app, money tracker, personal budget, household budget, personal expense, finance tracker, expense tracker, spending tracker, budget planner

core
user (person, member): Person whose money it is.
  email! unique, first_name!, last_name!, default_currency text(3) = EUR
account (wallet, bank account): Where money lies.
  name!, type {checking|savings|cash|credit_card|investment} = checking, currency = EUR, opening_balance = 0, active = true
  => user, unique(user, name)
category: What money is spent on or comes from.
  name!, type {income|expense} = expense, color text(20)
  => user, parent -> category, unique(user, name)
transaction (expense, income, entry, payment): Money that came in or went out.
  booked_on!, amount!, currency = EUR, payee_name, notes
  => account, -> category, transfer_account -> account
budget: What may be spent on a category in a month.
  month_start_date!, limit_amount! 0..
  => category, unique(category, month_start_date)

pack goals (goal, savings goal): Goals
savings_goal (goal): Something money is put aside for.
  name!, target_amount! 0.., saved_amount 0.. = 0, due_on
  => user

pack recurring (recurring, bill, subscription, reminder): Recurring
recurring_transaction (bill, recurring bill, subscription): Something that is paid again and again.
  name!, amount!, frequency {weekly|monthly|quarterly|yearly} = monthly, next_due_on!, active = true
  => account, -> category

pack groups (group, split, shared expense, debt): Shared expenses
expense_group (group): People who share what they spend.
  name!, currency = EUR
group_member: Somebody of a group.
  joined_at = now
  => expense_group, => user, unique(expense_group, user)
shared_expense: Something one paid for all.
  title!, amount! 0.., spent_on!
  => expense_group, payer -> user!
expense_share (share, split): What one owes of it.
  share_amount! 0.., settled_at
  => shared_expense, -> user!, unique(shared_expense, user)
`;
