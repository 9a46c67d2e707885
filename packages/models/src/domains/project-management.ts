export const PROJECT_MANAGEMENT = `domain project-management: Project management
says Teams plan projects as boards of tasks, say who does what until when, and talk about it.
like Trello, Asana, Jira, Monday, ClickUp, Basecamp, Linear
cues project management, task management, kanban, kanban board, project tracker, project planning, task tracker, project tracking, task board, to do list, todo list, todo app, scrum board, team tasks, agile tool
hints project manager, milestone

core
user (member, team member, developer, employee, person, assignee): Person who works with others.
  email! unique, first_name!, last_name!, avatar_url, active = true
project (board, workspace): What is to be reached.
  key_code! text(10) unique, name!, description, status {planned|active|on_hold|done|archived}, starts_on, due_on >= starts_on
  owner -> user!
project_member (membership, collaborator): Somebody who takes part in a project.
  member_role {viewer|member|admin} = member, joined_at = now
  => project, => user, unique(project, user)
board_column (column, list, stage, task list): A column of the board, from left to right.
  name!, position! 0.., work_limit int 1.., is_done
  => project, unique(project, name)
task (card, issue, ticket, todo, work item, bug, user story): One thing to do.
  number! int 1.., title!, description, status {todo|in_progress|in_review|done}, priority {low|medium|high|urgent} = medium, position 0.. = 0, due_on, estimate_hours 0.., completed_at
  => project, -> board_column, assignee -> user, reporter -> user, parent -> task cascade, -> milestone, -> sprint, unique(project, number)
comment (task comment, note): What somebody said about a task.
  body!, written_at = now
  => task, author -> user!

pack labels (label, tag): Labels
label (tag): A coloured word on tasks.
  name! text(40), color text(20) = gray
  => project, unique(project, name)
task_label: A label on a task.
  => task, => label, unique(task, label)

pack checklists (checklist, subtask): Checklists
checklist: A list of small steps in a task.
  title!, position 0.. = 0
  => task
checklist_item (subtask, step): One small step.
  text! text(255), done flag, position 0.. = 0
  => checklist

pack files (attachment, file, document): Attachments
attachment (file, document): A file of a task.
  file_name!, file_url!, size_bytes big 0.., uploaded_at = now
  => task, uploader -> user

pack milestones (milestone, deadline, release): Milestones
milestone (release): A date by which something must be there.
  name!, due_on!, reached_on
  => project, unique(project, name)

pack sprints (sprint, scrum, iteration, backlog): Sprints
sprint (iteration): A few weeks of planned work.
  name!, goal text(255), starts_on!, ends_on! >= starts_on, status {planned|active|closed}
  => project

pack time (time tracking, time entry, timesheet, worklog, hours): Time
time_entry (worklog, timesheet entry): Time somebody spent on a task.
  worked_on!, minutes! 1..1440, notes, billable flag
  => task, -> user!

pack dependencies (dependency, blocker, gantt): Dependencies
task_dependency (dependency): A task that has to wait for another.
  type {blocks|relates_to|duplicates} = blocks
  => task, other -> task! cascade, unique(task, other)
`;
