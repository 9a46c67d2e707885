export const BANKING = `domain banking: Banking
says Customers hold accounts; every movement of money is booked on them.
like Revolut, N26, Monzo
cues banking, bank, banking system, bank account, core banking, bank management, online banking, mobile banking, digital bank, neobank, money transfer, payment wallet, digital wallet, e wallet

core
branch (office): A house of the bank.
  code! unique, name!, address!, city!, phone
customer (client, user): Person or company with an account.
  number! unique, type {person|company} = person, first_name, last_name!, birth_date, email! unique, phone, address, tax_id, status {pending|verified|blocked|closed}
  -> branch
account_type (product, account product): A kind of account.
  code! unique, name!, interest_rate_percent 0..100 = 0, monthly_fee 0.. = 0, overdraft_limit_amount 0.. = 0
account (bank account, wallet): Where a customer's money lies.
  iban! unique, currency = EUR, balance = 0, available_balance = 0, status {active|frozen|closed}, opened_on!, closed_on >= opened_on
  -> account_type!
account_holder (account owner): A customer who may use an account.
  holder_role {owner|joint|authorized} = owner
  => account, -> customer!, unique(account, customer)
transaction (booking, entry, account entry): Money that moved on an account; it is never changed.
  reference! unique, type! {deposit|withdrawal|transfer|card|fee|interest}, direction! {credit|debit}, amount! 0.., currency = EUR, balance_after_amount, purpose, booked_at = now, value_date!
  -> account!, -> transfer
transfer (payment, money transfer, payment order): Money somebody sends.
  reference! unique, amount! 0.., currency = EUR, recipient_name!, recipient_iban!, purpose, status {pending|completed|rejected|cancelled}, requested_at = now, executed_at >= requested_at
  from_account -> account!, to_account -> account

pack cards (card, debit card, credit card): Cards
card (debit card, credit card): A card of an account; its number is kept elsewhere.
  token! unique, last_four! text(4), type {debit|credit} = debit, status {ordered|active|blocked|expired}, expires_on!, daily_limit_amount 0..
  -> account!, -> customer!

pack loans (loan, credit, installment): Loans
loan (credit): Money the bank lent.
  number! unique, principal! 0.., interest_rate_percent! 0..100, term_months! 1.., status {applied|approved|active|repaid|defaulted}, disbursed_on
  -> customer!, -> account!
installment (repayment): A part of a loan that is due.
  due_on!, amount! 0.., paid_on, status {open|paid|late}
  => loan, unique(loan, due_on)

pack standing-orders (standing order, recurring payment, direct debit): Standing orders
standing_order (recurring payment): A transfer that is made again and again.
  amount! 0.., recipient_name!, recipient_iban!, frequency {weekly|monthly|quarterly|yearly} = monthly, next_run_on!, ends_on, active = true
  => account

pack beneficiaries (beneficiary, payee): Payees
payee (beneficiary): Whom a customer often pays.
  name!, iban!
  => customer, unique(customer, iban)

pack kyc (kyc, identity, document, verification): Identity
identity_document (document): A paper that says who a customer is.
  type! {passport|id_card|license}, number!, issuing_country! text(2), expires_on!, status {pending|accepted|rejected}
  => customer
`;
