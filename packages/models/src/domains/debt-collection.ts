export const DEBT_COLLECTION = `domain debt-collection: Debt collection
says Creditors hand over claims; an agency writes to debtors in steps, agrees plans by instalments, books payments to costs and principal, goes to court and reports.
like Debtmaster, Simplicity Collect, CollectOne, C&R Software
cues debt collection, debt collection agency, collection agency, debt recovery, debtor, dunning, receivables management, overdue invoice collection, accounts receivable collection, debt collector, inkasso

core
creditor (client, customer, principal): Who is owed money.
  number! unique, name!, contact_name, email!, phone, address, iban!, commission_percent! decimal 0..100, active = true
debtor (consumer, payer): Who owes.
  number! unique, name!, kind {person|company} = person, birth_date, address!, email, phone, address_checked_on, insolvent flag
collector (agent, case worker, employee): Person who works on cases.
  full_name!, email! unique, active = true
debt_case (case, file): What one debtor owes one creditor.
  case_number! unique, opened_on!, closed_on >= opened_on, priority {low|normal|high} = normal, status {new|dunning|payment_plan|disputed|in_court|enforcement|paid|written_off|returned}
  -> creditor!, -> debtor!, -> collector
claim (invoice, debt, receivable): One claim of a case.
  creditor_reference! text(60), invoiced_on!, due_on! >= invoiced_on, principal! 0.., interest_percent decimal 0..100 = 0, currency = EUR, limitation_on
  => debt_case, unique(debt_case, creditor_reference)
case_cost (fee, cost, interest): What collecting adds to it.
  kind! {reminder_fee|agency_fee|court_fee|interest|address_search}, charged_on!, amount! 0.., currency = EUR, waived flag
  => debt_case
contact_attempt (letter, call, activity, reminder): A letter, a call or a visit; never changed.
  channel! {letter|email|sms|call|visit}, made_at = now, outcome {sent|reached|not_reached|promise|dispute|returned} = sent, notes
  => debt_case, -> collector
debtor_payment (payment): Money that came in.
  received_on!, amount! 0.., currency = EUR, method {transfer|direct_debit|card|cash} = transfer, reference
  -> debt_case!

pack plans (payment plan, instalment, installment, agreement): Payment plans
payment_plan (agreement): What a debtor promised.
  number! unique, agreed_on!, instalment_amount! 0.., currency = EUR, first_due_on! >= agreed_on, status {offered|agreed|kept|broken|completed}
  -> debt_case!
plan_instalment (instalment): A part that falls due.
  position! 1.., due_on!, amount! 0.., paid_on
  => payment_plan, unique(payment_plan, position)

pack allocation (allocation, booking): What payments are for
payment_allocation: How much of a payment goes to which claim.
  amount! 0..
  => debtor_payment, -> claim!, unique(debtor_payment, claim)

pack court (court, order, enforcement, bailiff, title): Court and enforcement
court_step (court order, enforcement): A step by law.
  kind! {payment_order|enforcement_order|lawsuit|bailiff|garnishment}, filed_on!, court_reference text(60), served_on >= filed_on, cost 0.. = 0, currency = EUR, status {filed|served|objected|granted|without_result|closed}
  => debt_case

pack disputes (dispute, objection): Disputes
claim_dispute (dispute, objection): A debtor says it is not so.
  raised_on!, reason!, answered_on >= raised_on, status {open|with_creditor|upheld|rejected}
  => claim

pack payouts (payout, remittance, statement, commission): Paying out
creditor_remittance (payout, statement): What a creditor gets for a month.
  number! unique, period_ends_on!, collected_amount! 0.., commission_amount! 0.., paid_amount! 0.., currency = EUR, paid_on, status {draft|sent|paid}
  -> creditor!, unique(creditor, period_ends_on)

pack strategy (dunning step, strategy, workflow, template): Dunning steps
dunning_step (strategy): What is done after how many days.
  position! unique 1.., name!, days_after_previous! int 0.., channel! {letter|email|sms|call|court}, fee 0.. = 0, currency = EUR
`;
