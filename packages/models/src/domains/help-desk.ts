export const HELP_DESK = `domain help-desk: Help desk
says Customers open tickets; agents answer them, within times that were agreed.
like Zendesk, Freshdesk, Intercom, Jira Service Management, Zammad
cues help desk, helpdesk, support ticket, ticketing system, customer support, service desk, support inbox, it support, customer service tool

core
customer (requester, client, user, end user, reporter): Person who asks.
  email! unique, first_name!, last_name!, phone, language text(10) = en
agent (support agent, support staff, technician, supporter): Person who answers.
  email! unique, first_name!, last_name!, agent_role {agent|supervisor|admin} = agent, active = true
ticket_category (category, topic, issue type): Where a ticket belongs; categories can stand below others.
  name! unique, description
  parent -> ticket_category restrict
ticket (issue, support request, request, case): One request, from opening to closing.
  number! unique, subject!, description, status {new|open|pending|on_hold|solved|closed}, priority {low|normal|high|urgent} = normal, channel {email|web|phone|chat} = web
  requester -> customer!, assignee -> agent, -> ticket_category, -> sla_policy, -> department
  opened_at = now, first_answered_at >= opened_at, solved_at >= opened_at, due_at
ticket_message (message, reply, response, comment): What was said about a ticket, oldest first; it is never changed.
  body!, internal, sent_at = now
  => ticket, author_customer -> customer restrict, author_agent -> agent restrict

pack sla (sla, service level, response time, escalation): Service levels
sla_policy (sla, service level): How fast an answer is owed, by priority.
  name! unique, priority! {low|normal|high|urgent}, first_answer_minutes! 1.., solve_minutes! 1..

pack departments (department, team, group): Departments
department (team, group): Those who answer one kind of ticket.
  name! unique, email, description
department_member: An agent who works for a department.
  => department, => agent, joined_on, unique(department, agent)

pack knowledge (knowledge base, article, faq, self service): Knowledge base
article (faq, knowledge base article): An answer customers find by themselves.
  title!, slug! unique, body!, status {draft|published|archived}, published_at, view_count 0.. = 0
  author -> agent, -> ticket_category

pack quality (satisfaction, rating, canned reply, macro, csat): Quality
satisfaction_rating (rating, survey response): What a customer thought of the help; one a ticket.
  score! 1..5, comment, rated_at = now
  => ticket unique
canned_reply (macro, template, reply template): An answer that is given often.
  title! unique, body!
  owner -> agent

pack files (attachment, file, screenshot): Attachments
attachment (file, screenshot): A file that came with a message.
  file_name!, content_type! text(120), size_bytes! big 0.., file_url!
  => ticket_message

pack tags (tag, label): Tags
tag (label): A word tickets are found by.
  name! text(40) unique, color text(20)
ticket_tag: A tag on a ticket.
  => ticket, => tag, unique(ticket, tag)
`;
