export const CLOTHING_RENTAL = `domain clothing-rental: Clothing rental
says Members borrow dresses and suits in their size for some days; what comes back is cleaned and checked.
like Rent the Runway, HURR, Nuuly
cues clothing rental, clothes rental, dress rental, dress hire, fashion rental, suit hire, wedding dress rental, tuxedo rental, rent clothes, designer rental
about garment

core
member (customer, renter, user): Who borrows.
  first_name!, last_name!, email! unique, phone, shipping_address!, usual_size text(20), status {active|blocked|left}
brand (designer, label): Who made it.
  name! unique, country
garment (dress, suit, costume, style): A style that can be borrowed.
  title!, sku! unique, category {dress|suit|top|coat|costume|accessory|shoes} = dress, color, material, retail_price 0.., rent_per_day money 0.., deposit 0.., description, active = true
  -> brand
garment_item (item, piece, size): One piece of a style, in one size.
  barcode! unique, size_label! text(20), condition {new|very_good|good|worn} = new, bought_on, status {available|reserved|rented|cleaning|repair|retired}
  -> garment!
rental (order, booking): What a member borrows, and when.
  number! unique, starts_on!, due_on! >= starts_on, returned_on >= starts_on, total! 0.., status {reserved|shipped|with_member|returned|late|cancelled}
  -> member!
rental_line (rented item): A piece of a rental.
  price! 0.., fits {yes|too_small|too_large}
  => rental, -> garment_item!, unique(rental, garment_item)
cleaning (dry cleaning, laundry): When a piece was cleaned.
  sent_at = now, back_at >= sent_at, method {dry|wet|steam|spot} = dry, cost 0.., cleaner_name
  -> garment_item!

pack damages (damage, repair, alteration): Damages
damage_report (damage): What was broken.
  reported_at = now, kind! {stain|tear|missing_part|lost|other}, charge 0.. money, description, settled_at >= reported_at
  -> rental_line!
alteration (repair, fitting): A change to a piece.
  description!, done_on, cost 0.., reversible flag = true
  -> garment_item!

pack subscriptions (subscription, plan, membership): Subscriptions
rental_plan (plan): How many pieces a month cost how much.
  name! unique, pieces_per_month! int 1.., monthly_price! money 0..
plan_subscription (subscription): The plan of a member.
  started_on!, ended_on >= started_on, status {active|paused|cancelled}
  -> member!, -> rental_plan!

pack reviews (review, photo, fit): Reviews
garment_review (review): What a member says of a style.
  rating! 1..5, comment, photo_url, size_worn text(20)
  => garment, -> member!, unique(garment, member)

pack payments (payment, deposit, refund): Payments
rental_payment (payment): Money of a member.
  amount! 0.., kind {rent|deposit|refund|damage} = rent, paid_at = now, reference
  -> rental!
`;
