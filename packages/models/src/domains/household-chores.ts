export const HOUSEHOLD_CHORES = `domain household-chores: Household chores
says A family shares out the chores, ticks them off, and children earn rewards.
like OurHome, Sweepy, Homey
cues chore chart, chores, household chores, chore app, family chores, chore tracker, kids chores, cleaning schedule at home, household tasks, allowance tracker, pocket money, family organiser
about chore

core
household (family, home): People who live together.
  name!, timezone = UTC, currency = EUR
household_member (member, kid, child, parent): Somebody of a household.
  display_name! text(80), role {parent|child|flatmate} = child, birth_year int 1900..2200, email unique, color, point_balance int 0.. = 0
  => household
chore (task, duty): Something that must be done.
  title!, room text(60), minutes 0.., points 0.. = 1, minimum_age int 0.., instructions, active = true
  -> household!
chore_schedule (schedule, rotation): How often, and whose turn it is.
  every_days! int 1..365 = 7, weekdays text(40), rotates flag = false, starts_on!, ends_on >= starts_on
  => chore, -> household_member
chore_task (assignment, chore date): A chore on a day.
  due_on!, done_at, checked_at >= done_at, status {open|done|approved|skipped|late}, photo_url
  => chore, -> household_member, checked_by -> household_member
reward (prize): What points can be exchanged for.
  title!, cost_points! int 1.., active = true
  -> household!
reward_claim (claim): A reward that somebody got.
  claimed_at = now, points_spent! int 0.., status {asked|granted|refused}
  -> reward!, -> household_member!

pack allowance (allowance, pocket money): Pocket money
allowance_entry (allowance, pocket money): Money of a child.
  booked_on!, amount! money, reason
  => household_member

pack shopping (shopping list, groceries): Shopping
shopping_item (groceries): Something to buy.
  name!, quantity_text text(40), added_at = now, bought_at >= added_at
  => household, -> household_member

pack calendar (calendar, appointment, event): Calendar
family_event (appointment): Something that is planned.
  title!, starts_at!, ends_at >= starts_at, place
  => household, -> household_member

pack supplies (supply, cleaning supplies): Supplies
supply (cleaning product): What is used up.
  name!, in_stock flag = true, checked_on
  => household
`;
