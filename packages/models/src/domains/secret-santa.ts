export const SECRET_SANTA = `domain secret-santa: Secret Santa
says A group draws who gives whom a present, and nobody sees the other names.
like Elfster, DrawNames
cues secret santa, gift exchange, name draw, drawing names, wichteln, white elephant, kris kringle
about gift_exchange

core
person (user, friend, colleague): Who takes part.
  email! unique, display_name! text(80), shipping_address
gift_exchange (exchange, group, event): A round in which names are drawn.
  title!, budget 0.., currency = EUR, sign_up_until, draws_on, exchange_on, place, rules_text long, status {open|drawn|done|cancelled}
  organizer -> person!
participant (member, santa): A person in a round.
  joined_at = now, has_seen_draw = false, status {invited|accepted|declined}
  => gift_exchange, -> person!, unique(gift_exchange, person)
draw_exclusion (exclusion, couple): Two who must not draw each other.
  reason
  => gift_exchange, giver -> participant! cascade, receiver -> participant! cascade, unique(giver, receiver)
draw (assignment, match): Who gives whom.
  drawn_at = now, bought_at, handed_over_at
  => gift_exchange, giver -> participant! cascade, receiver -> participant! cascade, unique(gift_exchange, giver), unique(gift_exchange, receiver)
wish (gift, present, idea): Something a participant would like.
  title!, product_url, price 0.., priority int 1..5 = 3
  => participant

pack messages (message, question, anonymous): Messages
anonymous_message (message, question): A question to the one who gives or receives, without a name.
  body!, sent_at = now, read_at >= sent_at, from_giver flag = true
  => draw
`;
