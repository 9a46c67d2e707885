export const REQUEST_APPROVAL = `domain request-approval: Requests and approvals
says Somebody asks for something, others approve it step by step, and it is known who decided what and when.
like Kissflow, ProcessMaker, Nintex
cues approval workflow, approvals app, approval system, request management, internal requests, approval process, sign off workflow, request and approval, request approval, approval requests, workflow approvals
about request

core
department (team, unit): Where people work.
  name! unique, code! unique
employee (user, person, requester, staff): Person who asks or decides.
  email! unique, first_name!, last_name!, job_title, active = true
  -> department, manager -> employee
request_type (kind, form, category): What can be asked for.
  name! unique, description, active = true
approval_step (step, stage): Who decides on a kind of request, in which order.
  name!, position! 1.., limit_amount money 0..
  => request_type, approver -> employee, unique(request_type, position)
request (application, form submission): What somebody asks for.
  request_number! unique, title!, description, amount 0.., currency = EUR, submitted_at, decided_at >= submitted_at, status {draft|submitted|in_review|approved|rejected|withdrawn}
  -> request_type!, requester -> employee!
approval (decision): What one person decided.
  decision {pending|approved|rejected|returned} = pending, comment, decided_at
  => request, -> approval_step!, approver -> employee!, unique(request, approval_step)

pack attachments (attachment, file, document): Attachments
attachment (file, document): A file of a request.
  file_name!, file_url! text(500), size_bytes big 0..
  => request, uploaded_by -> employee

pack comments (comment, note): Comments
request_comment (comment, note): What was said about it.
  body!, posted_at = now
  => request, author -> employee!

pack history (history, audit): History
request_event (history, audit entry): What became of a request.
  from_status text(40), to_status! text(40), happened_at = now
  => request, actor -> employee

pack delegates (delegate, substitute, deputy): Deputies
delegation (substitute, deputy): Who decides for somebody who is away.
  starts_on!, ends_on! >= starts_on
  => employee, deputy -> employee!
`;
