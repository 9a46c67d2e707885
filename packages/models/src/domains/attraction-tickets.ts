export const ATTRACTION_TICKETS = `domain attraction-tickets: Admission tickets
says Visitors buy tickets for a day or a time of day and are let in with a code.
like Tiqets, Ticketbooth
cues museum ticketing, museum tickets, admission tickets, timed tickets, timed entry, entry tickets, attraction ticketing, museum ticket sales, zoo tickets, theme park tickets, amusement park, theme park

core
visitor (customer, guest, buyer): Who buys tickets.
  email! unique, first_name!, last_name!, phone, newsletter flag = false
ticket_type (tariff, price category, admission type): What can be bought.
  name! unique, description, price! 0.., currency = EUR, audience {adult|child|senior|student|family|group} = adult, active = true
exhibition (show, attraction, area): What there is to see.
  title!, description, starts_on!, ends_on >= starts_on, surcharge money 0.. = 0
time_slot (entry slot, slot, entry time): When visitors are let in.
  starts_at!, ends_at! >= starts_at, capacity! 1..
  -> exhibition, unique(starts_at, exhibition)
ticket_order (order, booking, purchase, reservation): What a visitor bought at once.
  order_number! unique, ordered_at = now, total! 0.., currency = EUR, channel {online|desk|partner} = online, status {pending|paid|cancelled|refunded}
  -> visitor
ticket (admission, entry ticket): The right to come in.
  code! unique, price! 0.., visit_on!, status {valid|used|cancelled|expired}, used_at
  => ticket_order, -> ticket_type!, -> time_slot

pack payments (payment, refund): Payments
payment (refund): Money for an order.
  amount! 0.., method {card|cash|transfer|voucher} = card, status {pending|paid|failed|refunded}, paid_at
  -> ticket_order!

pack passes (annual pass, membership, season ticket): Annual passes
annual_pass (membership, season ticket, pass): The right to come in for a year.
  pass_number! unique, valid_from_date!, valid_until! >= valid_from_date, price! 0.., status {active|expired|cancelled}
  -> visitor!

pack tours (guided tour, tour, guide): Guided tours
guide: Who leads tours.
  first_name!, last_name!, email! unique, languages_text text(120)
guided_tour (tour): A tour at a time.
  title!, starts_at!, language text(10) = en, max_people! int 1.., price 0.. = 0
  -> guide, -> exhibition

pack vouchers (voucher, discount code, gift card): Vouchers
voucher (discount code, gift card): A code that lowers the price.
  code! unique, discount_percent 0..100, amount 0.., valid_until, redeemed_at
  -> ticket_order
`;
