export const LOANS = `domain loans: Loans
says Borrowers apply for loans, get them paid out, and repay in instalments.
like Kiva, LendingClub
cues loan management, lending, microfinance, loan, loan application, credit management, loan origination, money lending, micro loan, microcredit, lending platform, mortgage, loan servicing, debt tracker, loan tracker

core
loan_officer (officer, employee, agent): Person who decides and looks after loans.
  first_name!, last_name!, email! unique, active = true
borrower (customer, client, applicant, member): Person who borrows.
  number! unique, first_name!, last_name!, birth_date!, email unique, phone!, address, monthly_income_amount 0.., credit_score 0..1000
loan_product (product, loan type): A kind of loan.
  code! unique, name!, min_amount! 0.., max_amount! 0.., interest_rate_percent! 0..100, max_term_months! 1.., active = true
loan_application (application, loan request): A loan somebody asks for.
  number! unique, requested_amount! 0.., term_months! 1.., purpose, status {submitted|in_review|approved|rejected|withdrawn}, submitted_at = now, decided_at >= submitted_at, reject_reason
  -> borrower!, -> loan_product!, -> loan_officer
loan (credit): Money that was lent.
  number! unique, principal! 0.., currency = EUR, interest_rate_percent! 0..100, term_months! 1.., disbursed_on!, maturity_date! >= disbursed_on, outstanding_amount! 0.., status {active|repaid|in_arrears|written_off}
  -> borrower!, -> loan_product!, -> loan_application
installment (repayment schedule, schedule, due payment): What is due when.
  number! int 1.., due_on!, principal_amount! 0.., interest_amount! 0.., status {due|paid|late|waived}
  => loan, unique(loan, number)
repayment (payment): Money that came back.
  amount! 0.., paid_on!, method {transfer|cash|debit|mobile} = transfer, reference
  -> loan!, -> installment

pack collateral (collateral, security, guarantor): Security
collateral (security, pledge): What a loan is secured with.
  type! {vehicle|property|savings|other}, description_text! text(255), estimated_value! 0..
  => loan
guarantor: Who pays if the borrower does not.
  full_name!, phone!, relationship text(60)
  => loan

pack collections (collection, reminder, late fee, penalty): Collections
late_fee (penalty): What is charged for being late.
  amount! 0.., charged_on!, waived flag
  => installment
collection_note (reminder): What was done to get money back.
  type {call|letter|visit|email} = call, noted_on!, notes
  => loan, -> loan_officer
`;
