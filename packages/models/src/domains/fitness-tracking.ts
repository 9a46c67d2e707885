export const FITNESS_TRACKING = `domain fitness-tracking: Fitness tracking
says People record workouts and activities, measure themselves and pursue goals.
like Strava, MyFitnessPal, Fitbit, Garmin Connect
cues fitness tracking, workout tracker, fitness tracker, running app, workout log, exercise tracker, training log, workout app, activity tracker, cycling app, running tracker, weight tracker, calorie tracker, health tracker, fitness app, exercise log, nutrition tracker, step counter

core
user (athlete, runner, member, person): Person who trains.
  email! unique, display_name!, birth_date, sex {female|male|other}, height_cm 0..300
exercise (exercise type): Something one trains with.
  name! unique, muscle_group text(60), type {strength|cardio|mobility} = strength
workout (training session, session, activity, run, ride): One time somebody trained.
  title, type {run|ride|swim|strength|walk|other} = other, started_at!, ended_at >= started_at, distance_km 0.., elevation_meters 0.., calories int 0.., average_heart_rate_bpm int 20..250, notes
  => user
workout_set (set, exercise entry): A set of an exercise.
  position! 0.., repetitions int 0.., weight_kg 0.., duration_seconds 0..
  => workout, -> exercise!
goal (target): What somebody wants to reach.
  title!, type {distance|weight|workouts|calories} = workouts, target_value decimal 0.., starts_on!, due_on >= starts_on, status {active|reached|missed}
  => user
body_measurement (measurement, weight entry, weight): How much somebody weighs.
  measured_on!, weight_kg 0..500, body_fat_percent 0..100, waist_cm 0..
  => user, unique(user, measured_on)

pack nutrition (nutrition, calorie, meal, food): Nutrition
food: Something to eat.
  name! unique, calories_per_100g! int 0.., protein_grams 0.., fat_grams 0.., carbohydrate_grams 0..
meal_entry (meal, food log): What somebody ate.
  eaten_at!, amount_grams! 0.., meal {breakfast|lunch|dinner|snack} = snack
  => user, -> food!

pack social (friend, follow, challenge, kudos): Friends
follow (friend): Somebody who follows somebody.
  followed_at = now
  follower -> user! cascade, followed -> user! cascade, unique(follower, followed)
challenge: Something people try together.
  title!, starts_on!, ends_on! >= starts_on
challenge_participant: Somebody who takes part.
  progress_percent 0..100 = 0
  => challenge, => user, unique(challenge, user)

pack plans (training plan, plan): Plans
training_plan (plan): What to train when.
  name!, weeks! int 1..
  => user
`;
