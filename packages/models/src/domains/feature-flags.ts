export const FEATURE_FLAGS = `domain feature-flags: Feature flags
says Teams turn features on and off per environment, for segments of users, and see who changed what.
like LaunchDarkly, Unleash, Flagsmith, Split.io, ConfigCat
cues feature flag, feature toggle, feature flagging, feature management, feature rollout, flag management, feature switch, remote config, experimentation platform, ab testing, a b testing, gradual rollout

core
team_member (user, member, developer): Person who may change flags.
  email! unique, full_name!, access_role {viewer|writer|admin} = writer, active = true
software_project (project, application): An application that has flags.
  slug! unique, name!, description
environment (stage): Where the application runs.
  slug!, name!, color text(20), requires_approval flag, is_production
  => software_project, unique(software_project, slug)
feature_flag (flag, toggle, feature): A switch in the code, with a key that never changes.
  flag_key! text(80), name!, description, value_type {boolean|string|number|json} = boolean, kind {release|experiment|ops|permission} = release, is_temporary = true, remove_by_date, archived_at, status {active|stale|archived}
  => software_project, owner -> team_member, unique(software_project, flag_key)
flag_variation (variation, variant): A value a flag may have.
  variation_key! text(80), value_text! text(2000), position 1.. = 1
  => feature_flag, unique(feature_flag, variation_key)
flag_state (flag setting): How a flag stands in an environment.
  is_on, changed_at = now
  => feature_flag, => environment, on_variation -> flag_variation, off_variation -> flag_variation, unique(feature_flag, environment)
segment (user group, audience): Users who are treated alike.
  segment_key! text(80), name!, description
  => software_project, unique(software_project, segment_key)
targeting_rule (rule, strategy, rollout): Who gets which variation; the first rule that fits counts.
  position! 1.., attribute_name text(80), operator {in|not_in|equals|starts_with|greater|less|in_segment} = in, compared_values text(2000), rollout_percent decimal 0..100 = 100
  => flag_state, -> segment, -> flag_variation!, unique(flag_state, position)

pack segments (segment rule, segment member, individual target): Targets
segment_rule: A condition that puts users in a segment.
  position! 1.., attribute_name! text(80), operator {in|equals|starts_with|greater|less} = equals, compared_values! text(2000)
  => segment, unique(segment, position)
individual_target (target): One user who always gets a variation.
  user_key! text(160)
  => flag_state, -> flag_variation!, unique(flag_state, user_key)

pack experiments (experiment, ab test, metric, conversion): Experiments
metric (goal): What shows whether a variation is better.
  metric_key! text(80), name!, kind {conversion|count|revenue|duration} = conversion, better {higher|lower} = higher
  => software_project, unique(software_project, metric_key)
experiment: A flag whose variations are compared.
  name!, hypothesis text(500), status {draft|running|stopped|decided}, started_at, ended_at >= started_at
  -> flag_state!, primary_metric -> metric!, winner -> flag_variation
experiment_result (result): What a variation brought until a day.
  measured_on!, exposed_users! int 0.., conversions! int 0.., confidence_percent decimal 0..100
  => experiment, -> flag_variation!, unique(experiment, flag_variation, measured_on)

pack keys (sdk key, api key, token): Keys
sdk_key (api key): A key with which an application asks.
  name!, key_hash! text(64) unique, type {server|client|mobile} = server, last_used_at, revoked_at
  => environment

pack audit (audit log, change history, approval, change request): Changes
flag_change (audit log, history): What was changed, never rewritten.
  action! {created|turned_on|turned_off|rules_changed|archived|restored}, before_text long, after_text long, comment, changed_at = now
  => feature_flag, -> environment, -> team_member!
change_request (approval): A change that waits for a second person.
  description!, proposed_text! long, requested_at = now, decided_at >= requested_at, status {open|approved|rejected|applied}
  => flag_state, requester -> team_member!, reviewer -> team_member

pack evaluations (evaluation, exposure, usage, insight): Evaluations
evaluation_count (usage): How often a variation was given out on a day.
  counted_on!, evaluations! big 0..
  => flag_state, -> flag_variation!, unique(flag_state, flag_variation, counted_on)

pack schedules (schedule, scheduled change): Scheduled changes
scheduled_change: A switch at a time to come.
  runs_at!, turns_on flag, status {waiting|done|cancelled|failed}, done_at >= runs_at
  => flag_state, -> team_member!
`;
