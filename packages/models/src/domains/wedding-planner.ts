export const WEDDING_PLANNER = `domain wedding-planner: Wedding planner
says A planner leads a couple to its day: tasks, budget, suppliers, guests and how they sit.
like Aisle Planner, The Knot, Zola, WeddingWire, Joy
cues wedding planner, wedding, wedding planning, wedding guest list, wedding website, bridal, wedding management, wedding organizer, wedding venue, bridal shop, wedding app, rsvp, wedding budget

core
planner (wedding coordinator, user): Person who plans.
  full_name!, email! unique, phone, active = true
couple (client, bride and groom): Two who marry.
  first_partner_name!, second_partner_name!, email! unique, phone, address
wedding (event): One wedding, from the first talk to the day.
  title!, wedding_date!, place, ceremony_kind {civil|religious|free} = civil, budget 0.., currency = EUR, expected_guests int 0.., theme, status {inquiry|booked|planning|celebrated|cancelled}
  -> couple!, -> planner
wedding_guest (guest, invitee): Who is invited.
  first_name!, last_name, side {first|second|both} = both, is_child, email, phone, address, plus_one_allowed flag, rsvp_status {not_invited|invited|accepted|declined}, answered_at, meal_choice {meat|fish|vegetarian|vegan|kids|none} = none, allergies text(160), household_name
  => wedding
wedding_task (task, checklist, to do): Something to be done.
  title!, due_on, responsible {planner|couple|supplier} = planner, status {open|in_progress|done|dropped}, done_at, notes
  => wedding
supplier (vendor, photographer, caterer, florist, band): Who delivers for weddings.
  company_name! unique, category! {venue|catering|photo|video|music|flowers|cake|dress|hair|transport|stationery|other}, contact_name, email, phone, website, rating 1..5, active = true
supplier_booking (booking, contract, vendor contract): A supplier booked for a wedding.
  price! 0.., deposit 0.. = 0, currency = EUR, arrives_at, leaves_at >= arrives_at, signed_on, status {requested|offered|booked|cancelled}, notes
  -> wedding!, -> supplier!, unique(wedding, supplier)
budget_item (budget, cost, expense): What is planned for, and what it came to.
  category! text(60), label!, planned_amount! 0.., actual_amount 0.., due_on, paid_on, status {planned|agreed|paid}
  => wedding, -> supplier_booking

pack seating (seating plan, table, seat): Seating
guest_table (table): A table of the feast.
  table_number! int 1.., name, shape {round|long|square} = round, seats! 1..40
  => wedding, unique(wedding, table_number)
seat_assignment (seat): Who sits where.
  seat_number int 1..40
  => guest_table, -> wedding_guest! unique cascade, unique(guest_table, seat_number)

pack schedule (timeline, day schedule, run of show, ceremony): The day
timeline_item (day schedule): What happens when.
  starts_at!, ends_at >= starts_at, title!, place, responsible_name, notes text(255)
  => wedding, -> supplier_booking
venue_visit (viewing): A place that was looked at.
  visited_at!, verdict {planned|liked|chosen|rejected} = planned, notes
  => wedding, -> supplier!

pack gifts (gift, registry, wish list, thank you): Gifts
registry_item (registry, wish): Something the couple wishes for.
  name!, price 0.., shop_url, quantity 1.. = 1, reserved_quantity int 0.. = 0
  => wedding
gift (thank you card): Something that was given.
  description_text! text(255), amount 0.., received_on, thanked_on >= received_on
  => wedding, -> wedding_guest, -> registry_item

pack invitations (invitation, save the date, stationery, website): Invitations and website
invitation (save the date): What was sent.
  type {save_the_date|invitation|thank_you} = invitation, channel {letter|email|link} = letter, sent_on, answer_due_on >= sent_on, answer_token text(64) unique
  => wedding_guest, unique(wedding_guest, type)
wedding_page (website): A page for the guests.
  slug! unique, title!, body, published
  => wedding unique

pack payments (payment, invoice, planner fee): The planner's fee
planner_invoice (invoice, planner fee): What the couple owes the planner.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|cancelled}, paid_on
  -> wedding!
supplier_payment (payment): Money a supplier got.
  amount! 0.., due_on!, paid_on, kind {deposit|instalment|balance} = balance
  => supplier_booking

pack ideas (mood board, inspiration, dress, decoration, song, accommodation): Ideas, songs and beds
mood_board_item (inspiration, decoration): A picture of how it might be.
  image_url!, category {dress|flowers|table|cake|place|other} = other, caption
  => wedding
song_wish (song): A song for the feast.
  title!, artist_name, moment {ceremony|entrance|first_dance|party|never} = party
  => wedding
guest_room (accommodation): Beds for guests.
  hotel_name!, nights! 1.., room_count! 1.., nightly_price 0.., book_until
  => wedding
`;
