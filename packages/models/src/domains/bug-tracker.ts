export const BUG_TRACKER = `domain bug-tracker: Bug tracker
says Testers and users report bugs in components of a product; developers fix them in versions.
like Bugzilla, MantisBT, YouTrack, Sentry, Redmine
cues bug tracking, bug report, bug reporting, defect tracking, defect management, software bug, bug database, bugs app, error tracking, crash reporting, issue tracking, bug triage, bug tracker, issue tracker

core
account_user (user, developer, reporter, tester, member): Person who reports or fixes.
  username! unique, email! unique, full_name!, access_role {reporter|developer|maintainer|admin} = reporter, active = true
software_project (project, product): A product bugs are found in.
  key_code! text(10) unique, name! unique, description, is_public, archived_at
  lead -> account_user
component (module, area): A part of it.
  name!, description
  => software_project, default_assignee -> account_user, unique(software_project, name)
software_version (version, milestone): A version bugs are found or fixed in.
  name! text(40), planned_on, released_on, status {planned|in_work|released|archived}
  => software_project, unique(software_project, name)
bug (issue, defect, fault, error): One fault, from the report to the fix.
  number! int 1.., title!, description!, steps_text long, expected_text long, environment_text text(255), severity {trivial|minor|major|critical|blocker} = major, priority {low|normal|high|urgent} = normal, status {new|confirmed|assigned|in_progress|fixed|verified|closed|reopened}, resolution {none|fixed|duplicate|invalid|wont_fix|not_reproducible} = none, reported_at = now, resolved_at >= reported_at, closed_at >= reported_at, due_on
  -> software_project!, -> component, reporter -> account_user!, assignee -> account_user, found_in -> software_version, fixed_in -> software_version, unique(software_project, number)
bug_comment (comment): What somebody says to it.
  body!, written_at = now, internal
  => bug, author -> account_user!
bug_attachment (attachment, screenshot, log file): A picture or log.
  file_name!, file_url!, size_bytes big 0.., content_type text(120)
  => bug, uploader -> account_user
bug_change (history, change, activity): What was changed, never rewritten.
  field_name!, old_value text(500), new_value text(500), changed_at = now
  => bug, -> account_user!

pack relations (duplicate, related bug, dependency, blocker): Relations
bug_relation (duplicate, dependency): How two bugs belong together.
  type! {duplicates|blocks|relates_to|caused_by}
  => bug, other_bug -> bug! cascade, unique(bug, other_bug, type)

pack labels (label, tag): Labels
label (tag): A word bugs are marked with.
  name!, color text(20)
  => software_project, unique(software_project, name)
bug_label: A label of a bug.
  => bug, => label, unique(bug, label)

pack watching (watcher, vote, notification, subscriber): Watching and votes
bug_watcher (watcher): Who is told what happens.
  => bug, => account_user, since_at time = now, unique(bug, account_user)
bug_vote (vote): Who wants it fixed.
  voted_at = now
  => bug, => account_user, unique(bug, account_user)

pack time (time tracking, work log, estimate, effort): Effort
work_log (time entry): Time that went into a bug.
  worked_on!, minutes! 1..1440, note_text text(255)
  => bug, -> account_user!
bug_estimate (estimate): How long it will take.
  estimated_hours! 0.., remaining_hours! 0..
  => bug unique, estimated_by -> account_user

pack crashes (crash, stack trace, error event, exception): Crashes
crash_group (crash, exception): Crashes with the same cause.
  fingerprint! text(64), exception_type! text(160), culprit_text text(255), first_seen_at!, last_seen_at! >= first_seen_at, event_count! 1.. = 1, status {unresolved|resolved|ignored}
  -> software_project!, -> bug, unique(software_project, fingerprint)
crash_event (stack trace, error event): One crash.
  occurred_at!, message text(500), stack_trace long, device_text text(160), operating_system text(80)
  => crash_group, -> software_version

pack commits (commit, pull request, fix): Commits
bug_commit (commit): A change of the code that belongs to a bug.
  commit_hash! text(64), repository_name!, message text(500), committed_at!, author_name
  => bug, unique(bug, commit_hash)
`;
