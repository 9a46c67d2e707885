export const TAX_OFFICE = `domain tax-office: Tax office
says Taxpayers register, file returns, are assessed, and pay; officers check, audit and collect.
like TurboTax, RSI GenTax, TaxJar
cues tax office, tax authority, tax return, tax filing, tax administration, revenue office, tax collection, income tax, tax department, revenue service, property tax, taxpayer, tax assessment, revenue authority, tax audit

core
taxpayer (citizen, company, business): Person or company that owes taxes.
  tax_number! unique, type {person|company|association} = person, name!, birth_date, address!, email, phone, bank_iban text(34), registered_on!, deregistered_on >= registered_on, status {active|dormant|deregistered}
tax_officer (officer, inspector, case worker, employee): Person of the office.
  staff_number! unique, first_name!, last_name!, email! unique, officer_role {clerk|auditor|collector|head} = clerk, active = true
tax_type (tax, kind of tax): A tax the office collects.
  code! unique, name! unique, period_length {month|quarter|year|event} = year, filing_days! int 0.., active = true
tax_registration (registration, tax account): A tax a taxpayer is liable for.
  starts_on!, ends_on >= starts_on, status {active|ended}
  -> taxpayer!, -> tax_type!, unique(taxpayer, tax_type, starts_on)
tax_return (return, declaration, filing): What a taxpayer declared for a period.
  number! unique, period_start_on!, period_end_on! >= period_start_on, due_on! >= period_end_on, filed_at, channel {online|paper|agent} = online, declared_income_amount 0.., declared_tax_amount, status {expected|filed|in_review|accepted|corrected|overdue}
  -> tax_registration!, -> tax_officer, unique(tax_registration, period_start_on)
return_line (declaration line, tax item): One figure of a return.
  line_code! text(20), amount!
  => tax_return, unique(tax_return, line_code)
assessment (tax assessment, notice, bill): What the office says is owed.
  number! unique, assessed_tax_amount!, penalty_amount 0.. = 0, interest_amount 0.. = 0, total!, currency = EUR, issued_on!, due_on! >= issued_on, status {issued|objected|final|paid|cancelled}
  -> tax_return!, issued_by -> tax_officer!
tax_payment (payment, receipt): Money that was received.
  amount! 0.., received_on!, method {transfer|direct_debit|card|cash} = transfer, reference
  -> taxpayer!, -> assessment

pack refunds (refund, repayment, overpayment): Refunds
tax_refund (refund, overpayment): Money that went back.
  amount! 0.., approved_on!, paid_on >= approved_on, iban!, status {approved|paid|withheld|failed}
  -> assessment!, approved_by -> tax_officer!

pack audits (audit, investigation): Audits
tax_audit (audit, investigation): A thorough look at a taxpayer.
  number! unique, period_start_on!, period_end_on! >= period_start_on, status {planned|announced|running|finished|cancelled}, starts_on, ends_on >= starts_on, extra_tax_amount
  -> taxpayer!, lead_auditor -> tax_officer!
audit_finding (finding): Something that was not right.
  description!, adjustment_amount!, severity {minor|major|fraud} = minor, is_agreed
  => tax_audit

pack collection (collection, enforcement, instalment, arrears, debt): Collection
payment_plan (instalment plan): What is owed, paid bit by bit.
  number! unique, total! 0.., starts_on!, ends_on! >= starts_on, status {requested|active|completed|broken}
  -> assessment!
plan_instalment (instalment): One part of it.
  position! 1.., amount! 0.., due_on!, paid_on, status {due|paid|late}
  => payment_plan, unique(payment_plan, position)
enforcement_action (reminder, seizure, enforcement): What is done where nobody pays.
  type! {reminder|final_notice|wage_garnishment|bank_seizure|asset_seizure}, started_on!, ended_on >= started_on, amount! 0.., status {open|successful|failed|lifted}
  -> assessment!, -> tax_officer!

pack objections (objection, appeal, dispute): Objections
objection (appeal, dispute): A taxpayer who does not agree.
  number! unique, filed_on!, grounds_text! long, status {filed|in_review|allowed|partly_allowed|rejected|withdrawn}, decided_on >= filed_on
  -> assessment!, handled_by -> tax_officer

pack property (property, land, real estate): Property
taxed_property (property, parcel): Land or a house that is taxed.
  cadastral_number! unique, address!, usage_type {residential|commercial|agricultural|vacant} = residential, assessed_value! 0.., valued_on!
  owner -> taxpayer!

pack agents (tax advisor, accountant, representative): Advisors
tax_advisor (accountant, representative): Person who files for others.
  license_number! unique, name!, email! unique, phone, active = true
power_of_attorney (mandate): Who may act for whom.
  starts_on!, ends_on >= starts_on, scope {all|filing|payments} = all
  => taxpayer, -> tax_advisor!, unique(taxpayer, tax_advisor, starts_on)
`;
