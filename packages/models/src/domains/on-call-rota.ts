export const ON_CALL_ROTA = `domain on-call-rota: On-call rota
says Teams share on-call duty in layers and rotations; shifts can be swapped or overridden, alerts climb an escalation policy, and duty is paid.
like Grafana OnCall, Squadcast, xMatters
cues on call, on call rota, on call rotation, on call schedule, on call duty, on call management, on call planning, standby duty, standby rota, on call team, on call shift

core
duty_team (team): People who share a duty.
  slug! unique, name! unique, timezone! = UTC, chat_channel text(80)
duty_engineer (engineer, person on call, doctor): Person who can be on call.
  full_name!, email! unique, phone!, timezone = UTC, active = true
team_membership (member): Who shares the duty of a team, since when.
  team_role {member|lead|trainee} = member, joined_on!, left_on >= joined_on
  => duty_team, => duty_engineer, unique(duty_team, duty_engineer)
on_call_schedule (schedule, rota, roster): What is covered, hour by hour.
  name!, description, covers {always|nights_and_weekends|business_hours} = always
  => duty_team, unique(duty_team, name)
schedule_layer (layer, rotation): A turn of persons, of which the upper one counts.
  name!, position! 1.., rotation_days! int 1.. = 7, handover_at_time! clock, starts_on!, ends_on >= starts_on
  => on_call_schedule, unique(on_call_schedule, position)
layer_member (rotation member): Whose turn is when.
  position! 1..
  => schedule_layer, -> duty_engineer!, unique(schedule_layer, position)
duty_shift (shift, on-call shift): A time somebody is on call.
  starts_at!, ends_at! >= starts_at, origin {rotation|override|swap} = rotation, status {planned|confirmed|running|done|cancelled}
  -> on_call_schedule!, -> duty_engineer!, unique(on_call_schedule, duty_engineer, starts_at)

pack swaps (swap, override, cover, leave, unavailability, holiday): Swaps and absence
shift_swap (swap, cover request): A shift somebody wants to give away.
  requested_at = now, answered_at >= requested_at, status {open|accepted|declined|withdrawn}, reason
  -> duty_shift!, requested_by -> duty_engineer!, taken_by -> duty_engineer
unavailability (leave, holiday): When somebody cannot be on call.
  starts_on!, ends_on! >= starts_on, reason_code {leave|sick|training|other} = leave
  => duty_engineer

pack escalation (escalation, escalation policy, page): Escalation
escalation_policy: Whom to call, and whom then.
  name!, repeat_count 0.. = 1
  => duty_team, unique(duty_team, name)
escalation_step (step): One step of it.
  position! 1.., wait_minutes! 1.. = 10
  => escalation_policy, -> on_call_schedule, -> duty_engineer, unique(escalation_policy, position)
page (call): Somebody was called.
  number! unique, subject!, urgency {low|high} = high, fired_at = now, acknowledged_at >= fired_at, closed_at >= fired_at, status {firing|acknowledged|escalated|closed}
  -> escalation_policy!, acknowledged_by -> duty_engineer
page_attempt (notification): One try to reach somebody.
  channel {push|sms|call|email} = push, attempted_at = now, outcome {sent|delivered|answered|failed} = sent
  => page, -> duty_engineer!

pack handover (handover, note): Handover
handover_note (handover): What the next one should know.
  body!, written_at = now
  => duty_shift, author -> duty_engineer!

pack pay (pay, compensation, allowance, overtime): Pay
duty_rate (allowance): What an hour of duty is worth.
  day_kind! {weekday|weekend|holiday}, hourly_amount! 0.., currency = EUR, valid_from_on!
  => duty_team, unique(duty_team, day_kind, valid_from_on)
duty_compensation (compensation): What somebody is owed for a month.
  month_starts_on!, hours! 0.., call_out_hours decimal 0.. = 0, amount! 0.., currency = EUR, status {open|approved|paid}
  -> duty_engineer!, unique(duty_engineer, month_starts_on)
`;
