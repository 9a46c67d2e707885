export const ACCOUNTING = `domain accounting: Accounting
says Every business event is posted in journal entries of debits and credits.
like Sage, DATEV
cues accounting, bookkeeping, general ledger, double entry, ledger, accounting system, accounting software, financial accounting, chart of accounts

core
fiscal_period (period, accounting period, fiscal year): A month or year that is closed in the end.
  name! unique, starts_on!, ends_on! >= starts_on, status {open|closed|locked}
account (ledger account, gl account): An account of the chart.
  number! unique, name!, type! {asset|liability|equity|income|expense}, active = true
  parent -> account restrict
business_partner (partner, customer, supplier, vendor): Who owes or is owed.
  number! unique, name!, type {customer|supplier|both} = customer, tax_id, email, address
tax_code (tax, vat): A tax and its rate.
  code! unique, name!, rate_percent! 0..100
  -> account
journal_entry (entry, posting, transaction, booking): One business event; debits and credits are equal.
  number! unique, posted_on!, description_text! text(255), reference, status {draft|posted|reversed}
  -> fiscal_period!, -> business_partner, reversal_of -> journal_entry
journal_line (posting line, debit, credit, entry line): One side of an entry.
  debit_amount 0.. = 0, credit_amount 0.. = 0, memo text(255)
  => journal_entry, -> account!, -> tax_code, -> cost_center

pack cost-centers (cost center, department): Cost centres
cost_center (department): A part of the business that is looked at alone.
  code! unique, name!

pack invoices (invoice, bill, payable, receivable): Open items
open_item (invoice, bill): What is still to be paid.
  number! unique, direction {receivable|payable} = receivable, amount! 0.., open_amount! 0.., currency = EUR, issued_on!, due_on! >= issued_on, status {open|partly_paid|paid|written_off}
  -> business_partner!, -> journal_entry

pack bank (bank, payment, reconciliation, bank statement): Bank
bank_account: An account at a bank.
  iban! unique, name!, currency = EUR
  -> account!
bank_transaction (payment, bank statement line): What a bank reports.
  booked_on!, amount!, purpose, counterparty_name, status {new|matched|ignored}
  => bank_account, -> journal_entry
`;
