export const GRANTS = `domain grants: Grants
says A foundation or agency gives grants: programmes with calls, applications with budgets, reviews and a board's decision, agreements, payments by milestone and reports.
like Fluxx, Foundant, SmartSimple, Submittable Grants, GrantHub
hints grant, foundation
cues grant management, grant application, grantmaking, grant maker, funding programme, funding program, research grant, grant tracking, grant funding, foundation grants, funding application, subsidy management, grantee

core
grant_programme (programme, program, fund): What money is given for.
  code! unique, name!, purpose!, yearly_budget! 0.., currency = EUR, active = true
funding_call (call, round, deadline): A time in which one may apply.
  title!, opens_at!, closes_at! >= opens_at, budget! 0.., min_amount 0.., max_amount 0.., currency = EUR, status {planned|open|closed|decided}
  => grant_programme, unique(grant_programme, title)
applicant_organisation (applicant, grantee, organisation, nonprofit): Who applies.
  registration_number! unique, legal_name!, contact_name!, email!, phone, address!, country!, iban, vetted_on
grant_application (application, proposal): What somebody wants to do, and what it costs.
  number! unique, title!, summary!, requested_amount! 0.., total_project_cost 0.., currency = EUR, project_starts_on!, project_ends_on! >= project_starts_on, status {draft|submitted|eligible|ineligible|in_review|shortlisted|approved|rejected|withdrawn}, submitted_at
  -> funding_call!, -> applicant_organisation!, unique(funding_call, applicant_organisation, title)
budget_line (budget item, cost item): What a part of it costs.
  position! 1.., category! {staff|travel|equipment|services|overhead|other}, description_text! text(255), amount! 0.., own_share_amount 0.. = 0
  => grant_application, unique(grant_application, position)
reviewer (assessor, expert, board member): Person who judges.
  full_name!, email! unique, field text(120), active = true
grant_review (review, assessment, score): What an expert thinks.
  impact_score! 0..10, feasibility_score! 0..10, cost_score! 0..10, recommendation {fund|fund_partly|reject} = fund, has_conflict, comment, reviewed_at
  => grant_application, -> reviewer!, unique(grant_application, reviewer)
grant_award (grant, award, agreement): Money that was promised.
  award_number! unique, amount! 0.., currency = EUR, decided_on!, starts_on!, ends_on! >= starts_on, signed_on, conditions_text long, status {approved|signed|running|suspended|completed|terminated}
  => grant_application unique

pack payments (payment, disbursement, tranche, milestone): Payments
grant_payment (disbursement, tranche): A part that is paid.
  number! int 1.., due_on!, amount! 0.., currency = EUR, condition_text text(255), paid_on, status {planned|released|paid|held_back|cancelled}
  => grant_award, unique(grant_award, number)

pack reports (report, progress, spending, audit): Reports
grant_report (report): What was done and spent.
  kind! {interim|final|audit}, due_on!, received_on, narrative_text long, spent_amount 0.., currency = EUR, status {due|received|accepted|returned|overdue}
  => grant_award, unique(grant_award, kind, due_on)
outcome_indicator (indicator, outcome, impact): Something that is counted to see whether it helped.
  name!, target_value! decimal, reached_value decimal, unit
  => grant_award, unique(grant_award, name)

pack decisions (board, decision, meeting): Decisions
board_decision (decision): What the board said.
  decided_on!, outcome! {approve|approve_partly|reject|defer}, approved_amount 0.., currency = EUR, reason
  => grant_application, unique(grant_application, decided_on)

pack documents (document, attachment): Documents
grant_document (document, attachment): A paper.
  kind! {statutes|accounts|budget|cv|letter|other}, file_name!, file_url!, uploaded_at = now
  => grant_application, unique(grant_application, file_name)

pack changes (amendment, extension, change request): Changes
grant_amendment (change request): Something that was changed after signing.
  requested_on!, description!, new_ends_on, new_amount 0.., status {requested|approved|rejected}
  => grant_award
`;
