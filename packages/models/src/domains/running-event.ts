export const RUNNING_EVENT = `domain running-event: Running event
says An organiser of races opens distances with waves and prices; runners register, get bib numbers, are timed over mats, and stand in results by age group.
like RaceRoster, RunSignup, Active.com, Datasport, RaceResult
cues running event, marathon, half marathon, race registration, race timing, fun run, city run, triathlon, trail run, running race, bib number, cycling race, runner registration, race results, obstacle race, road race, race management
hints race day

core
race_event (event, marathon, race edition): One edition of a race.
  slug! unique, name!, city!, held_on!, registration_opens_at!, registration_closes_at! >= registration_opens_at, status {draft|open|sold_out|closed|finished|cancelled}
race_distance (distance, race, course, discipline): A distance one can run, with how many may.
  name!, length_km! 0.., capacity! 1.., minimum_age int 0..120, time_limit_minutes int 1.., currency = EUR
  => race_event, unique(race_event, name)
price_step (price, early bird): What starting costs, until when.
  fee! 0.., valid_from_on!, valid_until_on! >= valid_from_on
  => race_distance, unique(race_distance, valid_from_on)
start_wave (wave, start block, corral): Runners who start together.
  name!, starts_at!, capacity 1.., pace_text text(60)
  => race_distance, unique(race_distance, name)
age_group (category, age class): How results are grouped.
  code! text(20), gender {female|male|any} = any, age_from! int 0..120, age_to! int 0..120
  => race_event, unique(race_event, code)
runner (participant, athlete, entrant): Person who runs.
  first_name!, last_name!, email! unique, birth_date!, gender! {female|male|diverse}, nationality, club_name, emergency_phone
race_registration (registration, entry, sign up, bib): A runner's start at a distance.
  bib_number int 1.., registered_at = now, fee_paid_amount! 0.., currency = EUR, expected_minutes int 1.., status {pending|paid|checked_in|started|finished|did_not_start|did_not_finish|disqualified|withdrawn}, accepted_waiver_at
  -> runner!, -> race_distance!, -> start_wave, -> age_group, unique(runner, race_distance), unique(race_distance, bib_number)
race_result (result, finish time): What somebody ran; one a start.
  gun_seconds! int 1.., net_seconds! int 1.., overall_rank int 1.., gender_rank int 1.., age_group_rank int 1.., official flag
  => race_registration unique

pack timing (timing, chip, split, checkpoint): Timing
timing_point (split point, checkpoint, mat): A place times are taken.
  code!, name!, at_km! 0.., kind {start|split|finish} = split
  => race_distance, unique(race_distance, code)
chip_read (split time): A time at a point.
  passed_at!, source {chip|manual|backup} = chip
  => race_registration, -> timing_point!, unique(race_registration, timing_point)

pack extras (shirt, merchandise, medal, extra): Shirts and extras
race_extra (shirt, extra): Something to order with a start.
  name!, price! 0.., currency = EUR, stock 0..
  => race_event, unique(race_event, name)
registration_extra: What somebody ordered.
  size_label text(10), quantity! 1.. = 1, handed_out_at
  => race_registration, -> race_extra!, unique(race_registration, race_extra)

pack volunteers (volunteer, marshal, helper): Helpers
race_post (marshal post): A place helpers are needed.
  name!, task! {marshal|water|bibs|finish|medical}, helpers_needed int 1.., starts_at!, ends_at! >= starts_at
  => race_event, unique(race_event, name)
race_helper (volunteer, marshal): Who helps where.
  full_name!, email!, phone, checked_in_at
  => race_post, unique(race_post, email)

pack teams (team, relay, company run): Teams
race_team (team, relay): People who are counted together.
  name!, kind {company|club|relay|school} = company, contact_email!
  => race_event, unique(race_event, name)
race_team_member: Who runs for it.
  leg_number int 1..
  => race_team, => race_registration unique

pack charity (charity run, fundraising, donation): Running for charity
fundraising_page (fundraiser): A runner who collects money.
  slug! unique, charity_name!, goal_amount 0.., raised_amount 0.. = 0, currency = EUR
  => race_registration unique
`;
