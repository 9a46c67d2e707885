export const FLAT_SHARE = `domain flat-share: Shared flat
says Flatmates share rooms, chores and costs, and rooms that get free are let again.
like Flatastic, SpareRoom
cues flat share, flatshare, flat sharing, shared flat, shared house, house share, houseshare, roommate app, flatmates, roommates, housemates, flatmate finder, roommate finder, student housing share, shared apartment, house sharing, co living
about flat

core
flat (apartment, house, household, shared flat): Where people live together.
  name!, address!, city!, postal_code, monthly_rent! 0.., currency = EUR, available_from_date
flatmate (roommate, housemate, tenant, member, student, user): Person who lives in a flat or looks for a room.
  email! unique, first_name!, last_name!, phone, birth_date, occupation, bio
room (bedroom): A room of a flat.
  name!, size_sqm decimal 0.., furnished flag = false, monthly_rent! 0.., deposit 0.., status {free|occupied|reserved}
  => flat, unique(flat, name)
stay (tenancy, lease): Who lives in a room from when to when.
  monthly_rent! 0.., starts_on!, ends_on >= starts_on
  -> room!, -> flatmate!
expense (cost, bill, shared cost): Something somebody paid for all.
  title!, amount! 0.., currency = EUR, category {rent|groceries|utilities|internet|household|other} = other, spent_on!
  => flat, paid_by -> flatmate!
expense_share (share): What each owes of it.
  amount! 0.., settled_at
  => expense, -> flatmate!, unique(expense, flatmate)
chore (task, cleaning task): Work that is done in turn.
  title!, weekday {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, due_on, done_at
  => flat, assignee -> flatmate

pack viewings (viewing, application, candidate): Viewings
room_application (application, viewing, request): Somebody who wants a room.
  message, viewing_at, status {new|invited|accepted|declined|withdrawn}
  => room, applicant -> flatmate!, unique(room, applicant)

pack messages (message, chat, notice): Messages
notice (message, note): What is said to all of the flat.
  body!, posted_at = now
  => flat, author -> flatmate!

pack shopping (shopping list, grocery): Shopping list
shopping_item (grocery, item to buy): What has to be bought.
  name!, quantity text(40), bought_at
  => flat, added_by -> flatmate, bought_by -> flatmate
`;
