export const INCIDENT_MANAGEMENT = `domain incident-management: Incident management
says Alerts from services become incidents; people on call answer, tell others, and learn from what happened.
like PagerDuty, Opsgenie, Statuspage, FireHydrant, Rootly
cues incident management, status page, incident response, incident tracking, uptime monitoring, outage, incident report, alert management, alerting, postmortem, it incident, uptime monitor, incident tracker

core
responder (user, engineer, on-call engineer): Person who answers.
  full_name!, email! unique, phone, timezone = UTC, active = true
response_team (team): People who answer for services.
  name! unique, slug! unique, chat_channel text(80)
team_membership: Who is in a team.
  team_role {member|lead} = member
  => response_team, => responder, unique(response_team, responder)
monitored_service (service, system, component): Something that must run.
  name! unique, description, tier {critical|important|minor} = important, status {operational|degraded|partial_outage|major_outage|maintenance}
  -> response_team!
incident (outage, disruption): One disruption, from noticing to closing.
  number! unique, title!, severity! {sev1|sev2|sev3|sev4}, status {triggered|acknowledged|investigating|monitoring|resolved|closed}, started_at!, detected_at >= started_at, acknowledged_at >= started_at, resolved_at >= started_at, impact_text text(500), summary
  commander -> responder, declared_by -> responder
affected_service: A service that suffers.
  impact {none|degraded|down} = degraded
  => incident, -> monitored_service!, unique(incident, monitored_service)
alert (alarm, notification): What monitoring said.
  dedup_key! text(160), title!, source {monitoring|logs|uptime|user|api} = monitoring, severity {info|warning|error|critical} = error, status {open|acknowledged|resolved|suppressed}, fired_at = now, resolved_at >= fired_at, payload_text long
  -> monitored_service!, -> incident, acknowledged_by -> responder
timeline_entry (update, timeline, event): What was done or seen, oldest first.
  type {note|status_change|action|message|page} = note, body!, occurred_at = now
  => incident, author -> responder

pack on-call (on call, rotation, schedule, shift, override): On call
on_call_schedule (rotation, schedule): Who is called when, in turn.
  name! unique, timezone! = UTC, rotation {daily|weekly|custom} = weekly, handover_at_time clock
  -> response_team!
on_call_shift (shift, override): A time somebody is called.
  starts_at!, ends_at! >= starts_at, is_override
  => on_call_schedule, -> responder!, unique(on_call_schedule, responder, starts_at)

pack escalation (escalation, escalation policy, paging): Escalation
escalation_policy (escalation): Whom to call, and whom then.
  name! unique, repeat_count 0.. = 1
  -> response_team!
escalation_step: One step of it.
  position! 1.., wait_minutes! 1.. = 10
  => escalation_policy, -> responder, -> response_team, unique(escalation_policy, position)
page_notification (page): A call that went out.
  channel {push|sms|phone|email} = push, sent_at = now, acknowledged_at >= sent_at, status {sent|delivered|acknowledged|failed}
  => alert, -> responder!

pack status-page (status page, subscriber, maintenance, announcement): Status page
status_update (announcement): What the public is told.
  stage {investigating|identified|monitoring|resolved}, body!, published_at = now
  => incident, author -> responder
maintenance_window (maintenance): Work that was announced.
  title!, starts_at!, ends_at! >= starts_at, status {scheduled|in_progress|completed|cancelled}, description
  -> monitored_service!
status_subscriber (subscriber): Who wants to be told.
  email! unique, confirmed_at, unsubscribed_at
service_subscription: A service somebody wants to hear of.
  => status_subscriber, => monitored_service, unique(status_subscriber, monitored_service)

pack postmortem (postmortem, retrospective, root cause, action item): Postmortems
postmortem (retrospective): What was learnt.
  root_cause_text! long, impact_text long, lessons_text long, status {draft|in_review|published}, published_at
  => incident unique, author -> responder!
action_item (follow up): What is to be done so that it stays away.
  title!, due_on, priority {low|normal|high} = normal, status {open|in_progress|done|dropped}, done_at
  => postmortem, owner -> responder

pack uptime (uptime, monitor, check, health check, sla): Uptime checks
uptime_monitor (monitor, health check): Something that is asked again and again whether it lives.
  name! unique, url!, method {GET|HEAD|POST|PING|TCP} = GET, interval_seconds! 10.. = 60, timeout_seconds! 1.. = 10, expected_code int 100..599 = 200, active = true
  => monitored_service
uptime_check (check): One answer.
  checked_at = now, is_up = true, response_ms int 0.., status_code int 100..599, failure_text text(255)
  => uptime_monitor

pack runbooks (runbook, playbook): Runbooks
runbook (playbook): What to do when.
  title! unique, body!, last_reviewed_on
  -> monitored_service
`;
