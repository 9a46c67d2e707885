export const NUTRITION_PRACTICE = `domain nutrition-practice: Nutrition practice
says Dietitians look after clients: what they want, what they weigh and eat, and the meal plans they get.
like Nutrium, Practice Better, Healthie
cues nutritionist, dietitian, dietician, nutrition practice, nutrition counseling, nutrition counselling, diet plans, nutrition coach, diet clinic, nutrition clients
about client

core
dietitian (nutritionist, practitioner): Who advises.
  first_name!, last_name!, email! unique, licence_number unique, specialty
client (patient): Who is advised.
  first_name!, last_name!, email! unique, phone, birth_date!, sex {female|male|other} = female, height_cm decimal 0.., activity_level {low|moderate|high} = moderate, allergies_text long, goal_text text(200), status {lead|active|paused|finished}
  -> dietitian!
consultation (appointment, session): A conversation.
  starts_at!, ends_at! >= starts_at, channel {practice|video|phone} = practice, status {booked|held|cancelled|no_show}, notes
  -> client!
body_measurement (measurement, weight, progress): What a client weighed and measured.
  measured_on!, weight_kg decimal 0.., fat_percent decimal 0..100, muscle_kg decimal 0.., waist_cm decimal 0.., hip_cm decimal 0..
  => client, unique(client, measured_on)
food (ingredient): Something that is eaten.
  name! unique, food_group {grain|vegetable|fruit|dairy|meat|fish|legume|fat|sweet|drink|other} = other, kcal_per_100! decimal 0.., protein_grams decimal 0.., carbohydrate_grams decimal 0.., fat_grams decimal 0..
meal_plan (diet plan, plan): What a client should eat for a time.
  title!, starts_on!, ends_on >= starts_on, daily_kcal! int 0.., protein_percent decimal 0..100, carbohydrate_percent decimal 0..100, fat_percent decimal 0..100, status {draft|active|ended}, notes
  -> client!
plan_meal (meal): A meal of a plan.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, meal_type! {breakfast|snack|lunch|dinner}, title!, recipe_text long
  => meal_plan
plan_meal_food: How much of a food a meal has.
  grams! decimal 0..
  => plan_meal, -> food!, unique(plan_meal, food)

pack diary (food diary, diary, log): Food diary
diary_entry (food diary, log): What a client ate.
  eaten_at = now, description!, photo_url, kcal int 0.., comment
  => client

pack labs (lab result, blood test): Lab results
lab_result (blood test): A value from the laboratory.
  taken_on!, marker_name!, value_text! text(40), unit, is_abnormal = false
  => client

pack billing (invoice, package, payment): Billing
client_package (package): Consultations that were bought together.
  title!, consultation_count! int 1.., price! 0.., bought_on!, paid_on
  -> client!

pack supplements (supplement, recommendation): Supplements
supplement_recommendation (supplement): What was recommended.
  product_name!, dosage, starts_on!, ends_on >= starts_on
  -> client!
`;
