export const CODE_REVIEW = `domain code-review: Code review
says Developers propose changes of a repository; others comment on lines and approve before it is merged.
like Gerrit, GitHub, GitLab, Bitbucket, Phabricator, Crucible
cues code review, pull request, merge request, code review tool, git hosting, code hosting, source code hosting, source control, version control, peer code review, repository hosting, patch review

core
developer (user, author, reviewer, committer): Person who writes or reviews code.
  username! unique, email! unique, full_name!, avatar_url, active = true
repository (repo, project): Code that belongs together.
  slug! unique, name!, description, default_branch text(120) = main, visibility {public|internal|private} = private, archived_at
  owner -> developer
repository_member (collaborator, permission): Who may do what.
  permission {read|write|maintain|admin} = write
  => repository, => developer, unique(repository, developer)
branch: A line of work.
  name!, head_commit_hash! text(64), is_protected, last_pushed_at
  => repository, unique(repository, name)
pull_request (merge request, change, change request): A proposal to take a branch over.
  number! int 1.., title!, description, source_branch! text(120), target_branch! text(120), status {draft|open|approved|merged|closed}, opened_at = now, merged_at >= opened_at, closed_at >= opened_at, merge_commit_hash text(64), lines_added int 0.. = 0, lines_removed int 0.. = 0
  => repository, author -> developer!, merged_by -> developer, unique(repository, number)
commit (revision, patch set): One commit of a proposal.
  commit_hash! text(64), message!, author_name!, author_email, committed_at!, position 1..
  => pull_request, unique(pull_request, commit_hash)
code_review (review, approval): What one reviewer says of it.
  verdict {pending|commented|approved|changes_requested|dismissed} = pending, body, requested_at = now, submitted_at >= requested_at
  => pull_request, reviewer -> developer!, -> commit
review_comment (comment, line comment, discussion): A word to a line, or an answer.
  file_path text(500), line_number int 1.., side {old|new} = new, body!, written_at = now, resolved_at >= written_at
  => pull_request, author -> developer!, -> code_review, parent -> review_comment cascade

pack files (changed file, diff, file): Changed files
changed_file (diff, file): A file a proposal changes.
  file_path! text(500), change {added|modified|deleted|renamed} = modified, old_path text(500), lines_added int 0.. = 0, lines_removed int 0.. = 0
  => pull_request, unique(pull_request, file_path)
viewed_file: A file a reviewer has looked through.
  viewed_at = now
  => changed_file, => developer, unique(changed_file, developer)

pack owners (code owner, rule, branch protection, policy): Owners and rules
code_owner: Who must see changes of certain files.
  path_pattern! text(255), position 1.. = 1
  => repository, -> developer!, unique(repository, path_pattern, developer)
branch_rule (branch protection, policy): What must be before a branch may change.
  branch_pattern! text(120), approvals_required int 0.. = 1, needs_checks = true, allows_force_push
  => repository, unique(repository, branch_pattern)

pack checks (check, status check, ci, lint, build): Checks
status_check (check, build): What a machine says of a commit.
  check_name! text(120), status {queued|running|passed|failed|skipped}, started_at, finished_at >= started_at, details_url
  => commit, unique(commit, check_name)

pack labels (label, milestone, issue, linked issue): Labels and issues
label: A word proposals are marked with.
  name!, color text(20)
  => repository, unique(repository, name)
pull_request_label: A label of a proposal.
  => pull_request, => label, unique(pull_request, label)
linked_issue (issue): An issue a proposal settles.
  issue_key! text(40), issue_url, closes_it flag = true
  => pull_request, unique(pull_request, issue_key)

pack reactions (reaction, notification, mention, watcher): Notices
review_notification (notification, mention): What somebody is told.
  type! {review_requested|comment|mention|approved|merged}, sent_at = now, read_at >= sent_at
  => pull_request, recipient -> developer!
comment_reaction (reaction): A sign under a comment.
  emoji! {thumbs_up|thumbs_down|laugh|heart|hooray|eyes}
  => review_comment, => developer, unique(review_comment, developer, emoji)

pack checklists (checklist, review checklist, template): Checklists
checklist_item (checklist): What every review has to look at.
  item_text! text(255), position! 1.., active = true
  => repository
review_checklist_tick: A point that was looked at.
  => code_review, => checklist_item, ticked_at = now, unique(code_review, checklist_item)
`;
