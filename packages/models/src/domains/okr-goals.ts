export const OKR_GOALS = `domain okr-goals: Objectives and key results
says Teams set objectives for a quarter, measure them by key results, and check in every week.
like Lattice Goals, Perdoo, Quantive, WorkBoard, Weekdone
cues okr, objectives and key results, goal management, goal setting, company goals, okr tracking, okr software, okrs app, key result, objective tracking, kpi tracking, team goals, balanced scorecard

core
employee (user, owner, member, person): Person who has goals.
  email! unique, first_name!, last_name!, job_title, active = true
  manager -> employee
team (department, group): People with goals in common, a tree.
  name! unique, parent -> team, lead -> employee
team_member: Who belongs to a team.
  joined_on
  => team, => employee, unique(team, employee)
okr_cycle (cycle, quarter, period): The time goals are set for.
  name! unique, kind {quarter|half_year|year} = quarter, starts_on!, ends_on! >= starts_on, status {planned|active|review|closed}
objective (goal): What is to be reached.
  title!, description, level_kind {company|team|personal} = team, progress_percent decimal 0..100 = 0, confidence {on_track|at_risk|off_track} = on_track, status {draft|active|achieved|missed|cancelled}, final_score decimal 0..1
  -> okr_cycle!, owner -> employee!, -> team, parent -> objective
key_result (result, metric, kpi): How one sees that it was reached.
  title!, kind {number|percent|money|yes_no} = number, unit text(20), start_number! decimal = 0, target_number! decimal, current_number! decimal = 0, weight_percent decimal 0..100 = 100, due_on, status {open|on_track|at_risk|reached|missed}
  => objective, owner -> employee!
check_in (update, progress update): Where a key result stands.
  checked_in_at = now, measured_number! decimal, confidence {on_track|at_risk|off_track} = on_track, comment
  => key_result, author -> employee!

pack initiatives (initiative, task, action, project): Initiatives
initiative (task, action): What is done to reach it.
  title!, due_on, status {planned|in_progress|done|dropped}, done_at
  => key_result, owner -> employee!

pack alignment (alignment, dependency, contributes to): Alignment
objective_link (alignment, dependency): Goals that hang together.
  type {supports|depends_on|conflicts_with} = supports
  => objective, other_objective -> objective! cascade, unique(objective, other_objective)

pack reviews (review, retrospective, grading): Reviews
objective_review (retrospective, grading): What came of it, and what was learnt.
  score! decimal 0..1, what_went_well long, what_to_change long, reviewed_on!
  => objective unique, reviewer -> employee!

pack comments (comment, reaction, cheer, feedback): Comments
objective_comment (comment): What somebody says to it.
  body!, written_at = now
  => objective, author -> employee!
recognition (cheer, kudos): A word of praise.
  message! text(500), given_at = now
  giver -> employee!, receiver -> employee! cascade, -> objective

pack kpis (kpi dashboard, indicator, data source, health metric): Indicators
indicator (health metric): A number that is watched all the time.
  name! unique, unit text(20), lower_limit decimal, upper_limit decimal, frequency {daily|weekly|monthly} = monthly
  owner -> employee!, -> team
indicator_reading: What it was on a day.
  measured_on!, measured_number! decimal
  => indicator, unique(indicator, measured_on)

pack reminders (reminder, notification): Reminders
check_in_reminder (reminder): A mail that asks how things stand.
  weekday! {monday|tuesday|wednesday|thursday|friday}, sends_at_time! clock, active = true
  => team, -> okr_cycle, unique(team, weekday)
`;
