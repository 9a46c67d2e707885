export const SCOUT_GROUP = `domain scout-group: Scout group
says Scouts belong to patrols, earn badges, and go to meetings and camps their leaders plan.
like Online Scout Manager, Scoutbook
cues scout group, scouts, boy scouts, girl scouts, scout troop, scouting, scout management, scout troop management, girl guides, youth group, scouts app

core
section (troop, pack, unit, age group): Scouts of one age.
  name! unique, min_age! 4..21, max_age! 4..25
patrol (six, team): Scouts who do things together.
  name!
  => section, unique(section, name)
leader (scout leader, volunteer): Person who leads.
  first_name!, last_name!, email! unique, phone!, certificate_until, active = true
  -> section
scout (member, child, cub): A young person of the group.
  first_name!, last_name!, birth_date!, joined_on!, status {active|waiting|left}, allergies text(500), photo_consent flag
  -> section!, -> patrol
badge (award, merit badge): What scouts can earn.
  name! unique, description, level {bronze|silver|gold|none} = none
scout_badge: A badge a scout has earned.
  earned_on!
  => scout, -> badge!, awarded_by -> leader, unique(scout, badge)
activity (meeting, camp, hike, event, trip): What the group does.
  title!, type! {meeting|camp|hike|trip|service}, starts_at!, ends_at >= starts_at, location, fee 0.. = 0, max_people int 1..
  -> section, organizer -> leader
attendance (participation, camp registration): A scout at an activity.
  status {registered|present|excused|absent}, paid
  => activity, -> scout!, unique(activity, scout)

pack parents (parent, guardian, emergency contact): Parents
parent (guardian, emergency contact): Who answers for a scout.
  first_name!, last_name!, phone!, email
scout_parent: A parent of a scout.
  relationship {mother|father|guardian|other} = mother
  => scout, => parent, unique(scout, parent)

pack fees (fee, subscription, payment): Fees
fee_payment (payment, subscription): What was paid for a scout.
  amount! 0.., currency = EUR, paid_on!, purpose! text(120)
  -> scout!, -> activity

pack equipment (tent, equipment, gear): Equipment
equipment_item (tent, gear): What the group owns.
  code! unique, name!, item_condition {good|worn|broken} = good
`;
