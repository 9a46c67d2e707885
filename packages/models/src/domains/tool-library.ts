export const TOOL_LIBRARY = `domain tool-library: Lending of things
says Members borrow tools and other things for some days and bring them back.
like MyTurn, Lend Engine
cues tool library, library of things, tool lending, toy library, borrow tools, tool sharing, toy lending, things library, neighbourhood lending, neighborhood lending, share tools
about item

core
member (neighbour, neighbor, borrower, user): Person who borrows.
  member_number! unique, first_name!, last_name!, email! unique, phone, address, joined_on!, status {active|blocked|left}
category (tool category, kind): What things are sorted by.
  name! unique, description
item (tool, thing, toy, drill, saw, equipment): A thing that is lent.
  code! unique, name!, brand, description, item_condition {new|good|worn|broken} = good, deposit 0.. = 0, max_loan_days int 1.. = 7, status {available|on_loan|in_repair|retired}
  -> category!, owner -> member
loan (borrowing, checkout): A thing a member has borrowed.
  borrowed_at = now, due_on!, returned_at >= borrowed_at, condition_notes text(500), status {open|returned|overdue|lost}
  -> item!, -> member!
reservation (booking, request): A thing a member wants on certain days.
  starts_on!, ends_on! >= starts_on, status {requested|confirmed|picked_up|cancelled}
  -> item!, -> member!

pack fees (fee, membership, payment, fine, deposit): Fees
fee_payment (payment, fine, membership fee): What a member paid.
  amount! 0.., currency = EUR, kind {membership|late_fee|deposit|damage|donation} = membership, paid_on!, method {cash|card|transfer} = cash
  -> member!, -> loan

pack repairs (repair, maintenance, damage): Repairs
repair (maintenance): What was done to a thing.
  reported_on!, description!, repaired_on >= reported_on, cost 0..
  => item, reported_by -> member

pack photos (photo, picture, image): Photos
item_photo (photo): A picture of a thing.
  photo_url!, position 1.. = 1
  => item
`;
