export const RECIPES = `domain recipes: Recipes
says Cooks share recipes with ingredients and steps; others rate and keep them.
like Allrecipes, Yummly, Paprika
cues recipe, recipe sharing, recipe manager, cookbook, cooking app, recipe app, recipe website, recipe collection, recipe book

core
user (cook, author, member, chef): Person who cooks.
  email! unique, username! unique, display_name!, avatar_url
category (cuisine, course): Dishes of one kind.
  name! unique, slug! unique
recipe (dish): How something is cooked.
  title!, slug! unique, description, servings! 1.. = 4, prep_minutes 0.., cook_minutes 0.., difficulty {easy|medium|hard} = easy, image_url, status {draft|published|archived}, published_at
  author -> user!, -> category
ingredient: Something one cooks with.
  name! unique, default_unit text(20)
recipe_ingredient: How much of an ingredient a recipe needs.
  quantity! decimal 0.., unit! text(20), note_text text(120), position 0.. = 0
  => recipe, -> ingredient!, unique(recipe, ingredient)
recipe_step (step, instruction): One step, in order.
  position! 1.., instructions!, minutes 0..
  => recipe, unique(recipe, position)
review (rating, comment): What somebody thinks of a recipe.
  rating! 1..5, comment
  => recipe, -> user!, unique(recipe, user)

pack favorites (favorite, saved, collection, cookbook): Favourites
favorite (saved recipe): A recipe somebody keeps.
  saved_at = now
  => user, => recipe, unique(user, recipe)

pack tags (tag, diet, allergen): Tags
tag (diet): A word recipes are found by.
  name! text(40) unique, color text(20)
recipe_tag: A tag on a recipe.
  => recipe, => tag, unique(recipe, tag)

pack plans (meal plan, shopping list, meal planner, meal planning, grocery): Meal plans
meal_plan_entry (meal plan, meal): What is cooked when.
  planned_on!, meal {breakfast|lunch|dinner|snack} = dinner, servings 1..
  => user, -> recipe!
shopping_list_item (shopping list, grocery list): What is to be bought.
  quantity decimal 0.., unit text(20), bought flag
  => user, -> ingredient!

pack nutrition (nutrition, calorie, calories): Nutrition
nutrition_fact (nutrition, calorie): What is in one serving.
  calories int 0.., protein_grams 0.., fat_grams 0.., carbohydrate_grams 0..
  => recipe unique
`;
