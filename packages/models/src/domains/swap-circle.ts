export const SWAP_CIRCLE = `domain swap-circle: Swapping and helping out
says Members offer and ask for things or help, agree on a swap, and are thanked with credits.
like hOurworld, TimeRepublik, Bunz
cues swap app, swapping platform, barter platform, barter network, time bank, timebank, exchange circle, swap circle, favour exchange, favor exchange, clothes swap, book swap, plant swap, toy swap, skill swap, skill exchange, neighbours helping neighbours
hints swap, barter
about offer

core
member (user, neighbour, neighbor, participant, parent): Person who takes part.
  email! unique, first_name!, last_name!, phone, neighbourhood text(80), bio, credits int = 0, joined_on!, active = true
category (kind): What offers are sorted by.
  name! unique, description
offer (listing, item): What a member gives or does.
  title!, description, kind {item|help|skill} = help, credits int 0.. = 1, status {open|reserved|swapped|withdrawn}, offered_at = now
  -> member!, -> category
request (wish, ask, need): What a member looks for.
  title!, description, needed_on, status {open|matched|fulfilled|withdrawn}, asked_at = now
  -> member!, -> category
swap (exchange, deal, trade): What two members agreed on.
  agreed_at = now, takes_place_at, credits int 0.. = 0, status {proposed|accepted|declined|completed|cancelled}, completed_at
  -> offer, -> request, giver -> member!, receiver -> member!

pack messages (message, chat): Messages
message (chat message): What was written about a swap.
  body!, sent_at = now, read_at >= sent_at
  => swap, sender -> member!

pack reviews (review, rating, thank): Thanks
swap_review (review, rating, thank you): What one thought of the other.
  rating! 1..5, comment
  => swap, author -> member!, unique(swap, author)

pack credits (credit, point, hour account): Credits
credit_entry (credit, point): Credits earned or spent.
  amount! int, reason! text(255), booked_at = now
  -> member!, -> swap
`;
