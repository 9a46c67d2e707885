export const MEAL_PLANNING = `domain meal-planning: Meal planning
says Households plan meals for the week from their recipes, and shop for what is missing.
like Mealime, Plan to Eat, Eat This Much
cues meal planner, meal planning, meal prep, meal plan app, weekly menu planner, dinner planner, family meals, menu planning, grocery planner
about planned_meal

core
household (family, home): People who eat together.
  name!, people! int 1.. = 1, weekly_budget 0.., currency = EUR
user (person, member, cook): Somebody of a household.
  email! unique, display_name! text(80), diet {none|vegetarian|vegan|pescatarian|gluten_free|lactose_free|other} = none, daily_kcal_goal int 0..
  -> household!
ingredient (food, grocery, product): Something meals are made of.
  name! unique, category {produce|meat|fish|dairy|grain|canned|spice|frozen|drink|other} = other, default_unit {g|ml|piece|tbsp|tsp|pack} = g, kcal_per_100 decimal 0.., is_allergen = false
recipe (dish): How a meal is made.
  title!, instructions, servings! 1.. = 2, prep_minutes 0.., cook_minutes 0.., source_url, keeps_days int 0.., is_freezable = false
  -> household!
recipe_ingredient: How much of an ingredient a recipe takes.
  quantity! decimal 0.., unit {g|ml|piece|tbsp|tsp|pack} = g, is_optional = false
  => recipe, -> ingredient!, unique(recipe, ingredient)
meal_plan (week plan, menu): What is eaten in a time.
  starts_on!, ends_on! >= starts_on, status {draft|active|done}, notes
  -> household!, unique(household, starts_on)
planned_meal (meal, menu entry): A meal of a day.
  planned_on!, meal_type! {breakfast|lunch|dinner|snack}, servings! 1.. = 2, is_leftover = false, eaten_at, notes
  => meal_plan, -> recipe

pack shopping (shopping list, shopping, grocery list): Shopping
shopping_list (grocery list): What is to be bought for a plan.
  name!, shop_on, status {open|done}, total_spent money 0..
  -> household!, -> meal_plan
shopping_item (list item): One thing to buy.
  name!, quantity! decimal 0.. = 1, unit {g|ml|piece|tbsp|tsp|pack} = piece, bought_at, estimated_price 0..
  => shopping_list, -> ingredient

pack pantry (pantry, stock, freezer): Pantry
pantry_item (stock, leftover): What is at home.
  quantity! decimal 0.., unit {g|ml|piece|tbsp|tsp|pack} = g, stored_in {cupboard|fridge|freezer} = cupboard, best_before_on
  -> household!, -> ingredient!

pack prep (batch, container, prep session): Prepared ahead
prep_session (batch, cooking session): When meals were cooked ahead.
  cooked_at = now, portions! int 1.., container_count int 0.., notes
  -> household!, -> recipe!
`;
