export const STABLE = `domain stable: Horse stable
says Owners board horses in a stable; the horses are fed, exercised, shod and seen by the vet, and riders take lessons.
like EquineM, BarnManager, Stablebuzz, Equicty
cues stable, horse stable, stable management, horse boarding, equestrian center, equestrian centre, livery yard, horse farm, horse riding, horse management, equestrian club, horse breeding, stud farm, pony club, horse barn

core
horse_owner (owner, boarder, client): Person whose horse is boarded, or who rides.
  first_name!, last_name!, email! unique, phone!, address, emergency_contact_name, emergency_contact_phone
horse_box (box, stall, paddock): A place a horse stands in.
  code! unique, kind {inside|window|paddock_box|open_barn|pasture} = inside, area_sqm 0.., monthly_price 0.., status {free|occupied|reserved|out_of_order}
horse (pony, animal): A horse, its owner's or the stable's.
  passport_number! unique, chip_number unique, name!, sex {mare|gelding|stallion} = mare, birth_date, breed, color, height_cm int 50..220, kind {boarder|school|sale|breeding} = boarder, insurer_name, status {present|away|sold|dead}, notes
  owner -> horse_owner, -> horse_box
boarding_contract (boarding, livery contract, contract): What was agreed for a horse.
  number! unique, starts_on!, ends_on >= starts_on, notice_days int 0.. = 30, monthly_fee! 0.., currency = EUR, service_level {full|half|self_care|pasture} = full, status {draft|active|ended}
  -> horse!, -> horse_owner!, -> horse_box
staff_member (groom, trainer, employee, riding instructor): Person who works in the stable.
  first_name!, last_name!, email! unique, phone, job_role {groom|trainer|instructor|manager} = groom, active = true
feed_plan (feeding, ration): What a horse gets, and when.
  meal {morning|noon|evening|night} = morning, feed_name!, quantity_kg! 0..50, starts_on!, ends_on >= starts_on, notes text(255)
  => horse
health_record (vet visit, vaccination, farrier, deworming, treatment): What vet or farrier did.
  type! {vaccination|deworming|vet_visit|farrier|dentist|physio}, done_on!, next_due_on >= done_on, provider_name!, cost 0.., findings
  => horse
horse_activity (exercise, training, turnout, ride): How a horse was moved.
  starts_at!, ends_at >= starts_at, kind {turnout|lunging|riding|walker|jumping|hack} = riding, notes text(255)
  => horse, rider -> horse_owner, -> staff_member

pack lessons (riding lesson, lesson, riding school, course): Riding lessons
riding_lesson (lesson): A lesson for one or for a group.
  title!, starts_at!, ends_at! >= starts_at, discipline {dressage|jumping|western|vaulting|beginner} = beginner, max_riders int 1.. = 1, price! 0.., status {planned|full|held|cancelled}
  instructor -> staff_member!, -> arena
lesson_booking: A rider in a lesson, and on which horse.
  status {booked|attended|cancelled|no_show}, booked_at = now
  => riding_lesson, rider -> horse_owner!, -> horse, unique(riding_lesson, rider)

pack arenas (arena, riding hall, arena booking): Arenas
arena (riding hall): Where one rides.
  name! unique, kind {indoor|outdoor|round_pen|gallop_track} = indoor, max_horses int 1.., is_lit
arena_booking: An arena taken for a time.
  starts_at!, ends_at! >= starts_at, purpose {training|lesson|jumping|maintenance} = training, status {booked|cancelled}
  -> arena!, booked_by -> horse_owner

pack billing (invoice, billing, extra service, payment): Invoices
stable_invoice (invoice): What an owner owes for a month.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> horse_owner!
stable_invoice_line (extra service): One item of it.
  description_text! text(255), quantity! decimal 0.. = 1, unit_price! 0..
  => stable_invoice, -> horse

pack shows (show, competition, tournament, result): Shows
horse_show (competition, show): A competition.
  name!, starts_on!, ends_on! >= starts_on, place!, entries_close_on
show_entry (start, result): A horse and rider who start.
  class_name!, placing int 1.., score_text text(20), status {entered|started|withdrawn|eliminated}
  => horse_show, -> horse!, rider -> horse_owner!, unique(horse_show, horse, class_name)

pack breeding (breeding, covering, foal, stallion, pregnancy): Breeding
covering (pregnancy): A mare that was covered.
  covered_on!, method {natural|fresh|frozen} = fresh, stallion_name!, expected_on >= covered_on, status {covered|in_foal|foaled|empty|lost}
  mare -> horse!, stallion -> horse, foal -> horse

pack supplies (hay, feed stock, tack, supplies, work plan): Supplies and chores
feed_stock (hay, supplies): Feed and bedding in store.
  name! unique, unit! = kg, stock_quantity! decimal 0.. = 0, reorder_quantity decimal 0.., unit_cost 0..
stable_chore (chore, mucking out, work plan): Work to be done.
  title!, due_on!, status {open|done|skipped}, done_at
  -> horse_box, assignee -> staff_member
`;
