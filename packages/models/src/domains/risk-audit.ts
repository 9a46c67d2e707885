export const RISK_AUDIT = `domain risk-audit: Risks and audits
says Risks are rated and treated, controls are audited, and what is found is put right by somebody in time.
like AuditBoard, LogicGate, Vanta
cues risk register, risk management, audit management, compliance management, internal audit, compliance tracking, audit tool, iso 27001, audit findings, risk assessment, compliance audits, governance risk compliance

core
department (unit, area, team): Part of the organisation.
  code! unique, name! unique
employee (owner, auditor, user): Who is responsible.
  first_name!, last_name!, email! unique
  -> department!
risk: What could happen.
  number! unique, title!, description, category {strategic|operational|financial|legal|it|safety} = operational, likelihood! int 1..5, impact! int 1..5, status {identified|assessed|treated|accepted|closed}, reviewed_on
  -> department!, owner -> employee!
control (measure, safeguard): What keeps a risk small.
  code! unique, title!, description, kind {preventive|detective|corrective} = preventive, frequency {continuous|daily|weekly|monthly|quarterly|yearly} = monthly, effectiveness {untested|effective|weak|failed} = untested
  owner -> employee
risk_control: A control of a risk.
  => risk, => control, unique(risk, control)
audit (inspection, assessment, review): When it is looked at.
  number! unique, title!, scope text(1000), starts_on!, ends_on >= starts_on, status {planned|running|reported|closed}
  -> department!, lead_auditor -> employee!
finding (nonconformity, issue, observation): What an audit found.
  title!, description!, severity! {observation|minor|major|critical}, found_on!, status {open|in_progress|resolved|accepted}
  => audit, -> control
action (corrective action, task): What is done about it.
  title!, due_on!, completed_on, status {open|in_progress|done|overdue|cancelled}
  -> finding, -> risk, responsible -> employee!

pack requirements (requirement, standard, regulation, policy): Requirements
standard (regulation, norm): What has to be kept to.
  name! unique, edition text(40)
requirement (clause): One demand of it.
  clause_number! text(40), title!
  => standard, unique(standard, clause_number)
requirement_control: A control that fulfils a requirement.
  => requirement, => control, unique(requirement, control)

pack incidents (incident, loss): Incidents
incident (loss): What did happen.
  title!, happened_at!, description, loss_amount money 0..
  -> risk, reported_by -> employee!

pack evidence (evidence, document, file): Evidence
evidence (document, file): What proves it.
  title!, file_url!, uploaded_at = now
  -> finding, -> control
`;
