export const BABY_TRACKING = `domain baby-tracking: Baby diary
says Parents note feeds, sleep and nappies of their baby, how it grows, and what it can do.
like Huckleberry, Glow Baby
cues baby tracker, newborn tracker, breastfeeding log, breastfeeding tracker, baby diary, baby log, baby journal, baby feeding, nappy tracker, diaper tracker, baby sleep tracker
about baby

core
caregiver (parent, mother, father, nanny, user): Who cares for a baby.
  email! unique, first_name!, last_name!, relation {mother|father|grandparent|nanny|other} = mother
baby (child, infant, newborn): A baby.
  first_name!, birth_date!, sex {female|male|unknown} = unknown, birth_weight_grams int 0.., birth_length_cm decimal 0.., photo_url
baby_caregiver: Who may note things of a baby.
  role {owner|editor|viewer} = editor, added_at = now
  => baby, => caregiver, unique(baby, caregiver)
feeding (feed, bottle, breastfeeding, meal): When a baby ate or drank.
  kind! {breast_left|breast_right|bottle|solid}, started_at!, ended_at >= started_at, amount_ml int 0.., food_text text(200), notes
  => baby, -> caregiver
sleep (nap): When a baby slept.
  started_at!, ended_at >= started_at, place {crib|stroller|car|arms|other} = crib, notes
  => baby, -> caregiver
diaper_change (diaper, nappy): When a nappy was changed.
  changed_at = now, kind! {wet|dirty|both|dry}, color, notes
  => baby, -> caregiver
growth_measurement (growth, weight, height, measurement): How heavy and long a baby was.
  measured_on!, weight_grams int 0.., length_cm decimal 0.., head_cm decimal 0..
  => baby, unique(baby, measured_on)

pack milestones (milestone, first, photo): Milestones
milestone (first): Something a baby did for the first time.
  title!, reached_on!, photo_url, notes
  => baby

pack health (medicine, temperature, vaccination, doctor): Health
health_note (temperature, symptom, illness): How a baby was.
  noted_at = now, temperature_celsius 30..45, symptoms
  => baby
medicine_dose (medicine, medication): A medicine that was given.
  given_at = now, medicine_name!, dose_text! text(80), reason
  => baby, -> caregiver
baby_vaccination (vaccination, vaccine): A vaccination.
  vaccine_name!, due_on, given_on, batch_number
  => baby

pack pumping (pumping, milk): Pumping
pumping_session (pumping, milk): Milk that was pumped.
  started_at!, minutes int 0.., amount_ml! int 0.., stored_in {fridge|freezer|used} = fridge
  -> caregiver!, -> baby
`;
