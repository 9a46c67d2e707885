export const WHISTLEBLOWING = `domain whistleblowing: Whistleblowing
says People report wrongdoing, openly or without a name, through a channel they can come back to; case handlers assess, ask, investigate and conclude within the times of the law.
like EQS Integrity Line, NAVEX, FaceUp, Whispli, GlobaLeaks
cues whistleblowing, whistleblower, anonymous report, speak up, ethics hotline, anonymous reporting, whistleblower hotline, whistleblowing portal, compliance hotline, misconduct report, anonymous complaint

core
reporting_channel (channel, hotline): Where one can report.
  slug! unique, name!, kind {web|phone|letter|in_person} = web, language! text(10), intro_text long, active = true
concern_category (category, topic): What a report can be about.
  code! unique, name! unique, retention_months! int 1.. = 36
case_handler (handler, ombudsperson, compliance officer, investigator): Person who may see reports.
  full_name!, email! unique, external flag, active = true
whistleblower_report (report, case, anonymous report, concern): What was reported.
  case_number! unique, access_code_hash! text(64) unique, title!, body!, anonymous flag = true, reporter_name, reporter_contact text(160), happened_on, place_text text(160), received_at = now, acknowledge_by_on!, feedback_by_on! >= acknowledge_by_on, acknowledged_at >= received_at, priority {low|normal|high} = normal, status {received|acknowledged|assessed|under_investigation|concluded|rejected|closed}
  -> reporting_channel!, -> concern_category!
case_assignment: Who may see a case, and who may not for being concerned.
  access {lead|member|excluded} = member, assigned_at = now
  => whistleblower_report, => case_handler, unique(whistleblower_report, case_handler)
case_message (message, reply, dialogue): What was said through the mailbox, oldest first; never changed.
  sender! {reporter|handler}, body!, sent_at = now, read_at >= sent_at
  => whistleblower_report, -> case_handler
accused_party (person concerned, accused): Whom a report is about.
  name!, relation {employee|manager|supplier|customer|unknown} = unknown, heard_on
  => whistleblower_report
case_outcome (outcome, conclusion): What came of it; one a case.
  finding! {substantiated|partly_substantiated|unsubstantiated|out_of_scope}, summary!, concluded_at = now, feedback_given_at
  => whistleblower_report unique, decided_by -> case_handler!

pack evidence (evidence, attachment, file): Evidence
case_attachment (attachment, evidence): A file, without what betrays its sender.
  file_name!, file_url!, metadata_removed flag = true, added_at = now, sender {reporter|handler} = reporter
  => whistleblower_report, unique(whistleblower_report, file_name)

pack investigation (investigation, interview, step): Investigation
investigation_step (interview, step): Something that is looked into.
  kind! {interview|document_review|forensics|legal_advice|other}, title!, due_on, done_on, findings
  => whistleblower_report, -> case_handler
corrective_measure (measure, action): What is done so that it ends.
  title!, kind {process|training|disciplinary|legal|other} = process, due_on!, done_on, status {planned|in_progress|done|dropped}
  -> case_outcome!

pack protection (retaliation, protection): Protection from retaliation
retaliation_check (retaliation): Whether somebody suffers for reporting.
  checked_on!, signs_found flag, notes
  => whistleblower_report, unique(whistleblower_report, checked_on)

pack access-log (access log, audit trail, log): Who looked
case_access (access log): Somebody opened a case; never changed.
  accessed_at = now, action! {viewed|downloaded|edited|exported}
  => whistleblower_report, -> case_handler!
`;
