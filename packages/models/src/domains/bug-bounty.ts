export const BUG_BOUNTY = `domain bug-bounty: Bug bounty
says Companies run programmes with scopes and rewards; researchers report vulnerabilities, which are triaged, rewarded, fixed and disclosed.
like HackerOne, Bugcrowd, Intigriti, YesWeHack
cues bug bounty, vulnerability disclosure, vulnerability report, security researcher, responsible disclosure, bug bounty program, vulnerability management, penetration test, pentest, vulnerability tracking, security vulnerability

core
organisation (company, customer): Company that lets itself be tested.
  slug! unique, name!, website, security_email!
researcher (hacker, hunter, user): Person who looks for holes.
  handle! unique, email! unique, full_name, country, reputation_points int 0.. = 0, identity_verified flag, payout_currency text(3) = EUR, status {active|suspended|banned}
bounty_program (program, programme): What may be tested, and by which rules.
  slug! unique, name!, policy_text! long, visibility {public|private} = public, first_response_days int 1.. = 3, triage_days int 1.. = 10, safe_harbor flag = true, status {draft|open|paused|closed}, opened_at
  -> organisation!
scope_asset (asset, target, scope): Something that may be tested, or may not.
  identifier! text(255), kind! {domain|api|mobile_app|source_code|hardware|other}, in_scope flag = true, max_severity {low|medium|high|critical} = critical, instructions
  => bounty_program, unique(bounty_program, identifier)
reward_tier (reward range, bounty range): What a finding of a severity earns.
  severity! {low|medium|high|critical}, min_amount! 0.., max_amount! 0.., currency = EUR
  => bounty_program, unique(bounty_program, severity)
weakness (vulnerability type, cwe): A kind of hole.
  cwe_number! int 1.. unique, name! unique
vulnerability_report (report, vulnerability, submission, finding): A hole somebody reported.
  number! unique, title!, body!, cvss_score decimal 0..10, severity {none|low|medium|high|critical} = none, status {new|triaged|needs_info|accepted|duplicate|informative|not_applicable|resolved|disclosed}, submitted_at = now, triaged_at >= submitted_at, resolved_at >= submitted_at, disclosed_at >= submitted_at
  -> bounty_program!, -> researcher!, -> scope_asset, -> weakness, original -> vulnerability_report
bounty_payment (bounty, payout, reward): Money a report earned.
  kind {bounty|bonus|retest} = bounty, amount! 0.., currency = EUR, awarded_at = now, paid_at >= awarded_at, status {awarded|processing|paid|failed}
  -> vulnerability_report!

pack triage (triage, comment, timeline, assignee): Triage
triager (analyst, security team member): Person who checks reports.
  full_name!, email! unique, active = true
  -> organisation
report_comment (comment): What was said about a report, oldest first.
  body!, internal, sent_at = now
  => vulnerability_report, -> researcher, -> triager
report_status_change (status history): How a report went on; never changed.
  from_status text(20), to_status! text(20), changed_at = now
  => vulnerability_report, changed_by -> triager

pack evidence (attachment, proof of concept, screenshot): Evidence
report_attachment (attachment, proof of concept): A file that shows it.
  file_name!, file_url!, media_type text(100), byte_size big 0..
  => vulnerability_report, unique(vulnerability_report, file_name)

pack invitations (invitation, private program): Private programmes
program_invitation (invitation): A researcher who was asked in.
  sent_at = now, answered_at >= sent_at, status {sent|accepted|declined|expired}
  => bounty_program, => researcher, unique(bounty_program, researcher)

pack fixes (fix, remediation, retest, patch): Fixing
remediation (fix): How a hole is closed.
  owner_name!, due_on, fixed_at, ticket_url, status {planned|in_progress|fixed|accepted_risk}
  => vulnerability_report unique
retest: Whether it is closed indeed.
  tested_at = now, result! {fixed|still_open|new_issue}, notes
  => remediation, -> researcher!

pack ranking (leaderboard, badge, hall of fame): Hall of fame
researcher_badge (badge): A distinction.
  badge_name!, earned_on!
  => researcher, unique(researcher, badge_name)
`;
