export const BILL_SPLITTING = `domain bill-splitting: Shared expenses
says Friends put what they spend into a group; the app says who owes whom, and they settle up.
like Splitwise, Tricount, Settle Up
cues bill splitting, split bills, expense splitting, shared expenses, split expenses, group expenses, split the bill, roommate expenses, flatmate expenses, trip expenses, split costs, splitting costs, cost splitting, shared costs, splitting expenses, who owes whom

core
user (person, friend, flatmate, roommate): Person who spends.
  email! unique, display_name! text(80), phone
expense_group (group, trip, household): Those who share what they spend.
  name!, kind {trip|home|couple|event|other} = trip, currency = EUR, starts_on, ends_on >= starts_on, status {open|settled|archived}
  creator -> user!
group_member (member, participant): A person in a group.
  joined_at = now, nickname text(60)
  => expense_group, -> user!, unique(expense_group, user)
expense (cost, spending): Something one paid for several.
  title!, amount! 0.., currency = EUR, category {food|transport|lodging|fun|rent|other} = other, spent_on!, split_kind {equal|shares|amounts} = equal, receipt_url, notes
  => expense_group, payer -> group_member!
expense_share (share, split): What one owes of it.
  amount! 0.., weight_count int 1.. = 1
  => expense, -> group_member!, unique(expense, group_member)
settlement (payment, repayment): Money one gives another to be even.
  amount! 0.., currency = EUR, method {cash|transfer|paypal|other} = transfer, paid_on!, note_text text(255)
  => expense_group, payer -> group_member!, payee -> group_member!

pack comments (comment, note): Comments
expense_comment (comment): What was said about an expense.
  body!, written_at = now
  => expense, author -> group_member!
`;
