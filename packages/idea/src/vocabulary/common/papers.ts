/** Money, papers and what people write, in any trade. */
export const PAPERS = `
order (customer order, sales order): Somebody wants to have something.
  number! unique, ordered_at = now, status {pending|confirmed|shipped|delivered|cancelled}, total! 0.., currency = EUR, notes
order_item (order line, order position): One thing of an order.
  quantity! 1.., unit_price! 0..
purchase_order (supply order): What is ordered from a supplier.
  number! unique, ordered_on! date, expected_on >= ordered_on, status {draft|sent|received|cancelled}, total 0.., currency = EUR
sale (purchase): Something was sold.
  number! unique, sold_at = now, total! 0.., currency = EUR, payment_method {cash|card|transfer} = card
quote (quotation, estimate, offer, price offer): What something would cost.
  number! unique, issued_on! date, valid_until >= issued_on, total! 0.., currency = EUR, status {draft|sent|accepted|declined|expired}
bid: What somebody would give.
  amount! 0.., placed_at = now, status {open|accepted|declined|withdrawn}
invoice (bill): What is to be paid.
  number! unique, issued_on! date, due_on! >= issued_on, total! 0.., tax_amount = 0 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
payment (rent payment, installment payment): Money that came in.
  amount! 0.., currency = EUR, paid_at!, method! {cash|card|transfer|direct_debit} = transfer, reference, status {pending|completed|failed|refunded}
installment (instalment): A part of a sum.
  position! 1.., amount! 0.., due_on! date, paid_on date, status {due|paid|overdue|cancelled}
payout (settlement, monthly settlement, reimbursement): Money that is paid out.
  number! unique, period_start_on date, period_end_on >= period_start_on, amount! 0.., currency = EUR, paid_on date, status {pending|paid|failed}
refund: Money given back.
  amount! 0.., reason, refunded_at!
deposit: Money kept as a surety.
  amount! 0.., currency = EUR, received_on! date, returned_on >= received_on, withheld_amount = 0 0.., status {held|returned|withheld}
expense (cost, spending): What was spent.
  amount! 0.., currency = EUR, spent_on! date, description!, status {submitted|approved|rejected|reimbursed}
budget: What may be spent.
  name!, amount! 0.., currency = EUR, starts_on! date, ends_on! >= starts_on
grant (scholarship, stipend, subsidy): Money given for something.
  number! unique, title!, amount! 0.., currency = EUR, starts_on date, ends_on >= starts_on, status {proposed|approved|active|finished|cancelled}
donation (gift, contribution, pledge): Something given.
  amount! 0.., currency = EUR, donated_on! date, method! {cash|card|transfer|in_kind} = transfer, purpose, anonymous flag = false
fee (charge, due, membership fee, fine, penalty): What is owed.
  title!, amount! 0.., currency = EUR, due_on! date, paid_on date, status {open|paid|waived}
price (rate, tariff, fare, material price): What something costs, from when on.
  amount! 0.., currency = EUR, unit, valid_from_date! date, valid_to_date >= valid_from_date
discount (promotion): What something costs less.
  name!, percent! decimal 0..100, starts_on! date, ends_on >= starts_on, active = true
voucher (gift card, gift voucher): What is worth money.
  code! unique, value! 0.., balance! 0.., currency = EUR, issued_on! date, expires_on >= issued_on, status {active|used|expired|cancelled}
coupon (promo code, discount code): A code that makes something cheaper.
  code! unique, discount_percent! decimal 0..100, valid_from_date! date, valid_to_date >= valid_from_date, max_uses int 1.., used_count int = 0 0.., active = true
ticket (day pass, pass, admission): Who may come in.
  code! unique, price! 0.., currency = EUR, status {reserved|paid|used|refunded|cancelled}, bought_at = now, used_at >= bought_at
licence (license, driving licence, driver licence, trade licence): Leave to do something, for a time.
  number! unique, kind text(60), issued_on! date, expires_on >= issued_on, issued_by text(120), status {valid|expired|suspended|withdrawn}
prepaid_package: What is bought in advance and used up bit by bit.
  name! unique, description, included_units! int 1.., price! 0.., currency = EUR, valid_days int 1.., active = true
software_licence (software license, site licence): Leave to use something for a time.
  number! unique, starts_on! date, ends_on! >= starts_on, price! 0.., currency = EUR, billing_period {monthly|yearly|once} = yearly, seats int 1.., auto_renews flag = true, status {pending|active|expired|cancelled}
subscription: Something that goes on until it is ended.
  number! unique, started_on! date, ends_on >= started_on, price! 0.., currency = EUR, billing_period {monthly|quarterly|yearly} = monthly, status {trial|active|paused|cancelled|expired}
membership: Belonging, for a time.
  number! unique, starts_on! date, ends_on >= starts_on, fee! 0.., currency = EUR, billing_period {monthly|yearly} = yearly, status {active|paused|expired|cancelled}
contract (agreement, maintenance contract, service contract): What two have agreed.
  number! unique, title!, signed_on date, starts_on! date, ends_on >= starts_on, notice_days int = 30 0.., price 0.., currency = EUR, status {draft|active|terminated|expired}, file_url
lease (tenancy, rental agreement): Somebody may live there.
  number! unique, starts_on! date, ends_on >= starts_on, monthly_rent! 0.., deposit = 0 0.., currency = EUR, status {draft|active|terminated|ended}
insurance (insurance policy, cover): What is covered.
  policy_number! unique, insurer_name!, coverage_amount 0.., premium! 0.., currency = EUR, starts_on! date, ends_on! >= starts_on, status {active|expired|cancelled}
claim (insurance claim): What somebody wants to be paid.
  number! unique, description!, claimed_amount! 0.., approved_amount 0.., currency = EUR, filed_on! date, decided_on >= filed_on, status {filed|in_review|approved|rejected|paid}
ad_slot (advertisement, ad, sponsorship): Something is made known, for money.
  title!, starts_on! date, ends_on >= starts_on, price! 0.., currency = EUR, status {open|booked|delivered|cancelled}
document (file, attachment, upload, paper, scan): A file that was handed in.
  title!, file_name!, file_url!, content_type! text(120), size_bytes! big 0.., uploaded_at = now
worksheet (handout, teaching material, learning material, study material): Something to teach with.
  title!, description, subject! text(80), grade_level text(40), file_name!, file_url!, content_type! text(120), size_bytes! big 0.., uploaded_at = now, download_count int = 0 0.., status {draft|published|withdrawn}
download: Somebody took a file.
  downloaded_at = now
photo (picture, image): A picture.
  file_url!, caption, taken_at, uploaded_at = now, position = 0 0..
video (recording, clip, audio): Something to watch or hear.
  title!, file_url!, duration_seconds 0.., recorded_on date, uploaded_at = now
report (progress report, final report, status report): What was found, in writing.
  title!, body!, period_start_on date, period_end_on >= period_start_on, written_on! date, status {draft|submitted|approved}, file_url
certificate (diploma, certification): Proof of something.
  number! unique, title!, issued_on! date, expires_on >= issued_on, file_url, status {valid|expired|revoked}
accreditation (permit, approval, permission, authorization): Somebody may do something.
  number! unique, kind! text(60), requested_on! date, valid_from_date date, valid_to_date >= valid_from_date, status {requested|granted|denied|revoked}
pickup_permission: Who may fetch a child.
  person_name!, phone!, relationship text(60), valid_from_date date, valid_to_date >= valid_from_date, active = true
plan (treatment plan, care plan, training plan, lesson plan, action plan): What is to be done.
  title!, description, starts_on! date, ends_on >= starts_on, status {draft|active|completed|cancelled}
form (questionnaire, survey, template): What is filled in.
  title!, description, version_number int = 1 1.., status {draft|published|archived}
question: What is asked.
  question_text! long, position = 0 0.., required flag = false
answer: What was answered.
  answer_text!, answered_at = now
article (blog post, page, newsletter, press release, transcript, news item): Something to read.
  title!, body!, published_at, status {draft|published|archived}
issue_of_paper (newspaper issue, edition): One issue.
  number! unique, published_on! date, page_count int 1..
post (forum post, blog entry): What somebody wrote for all.
  title!, body!, status {draft|published|archived}, published_at
announcement (notice, bulletin, circular): What all should know.
  title!, body!, published_at = now, expires_at >= published_at
message (chat message, private message, email): What somebody wrote to somebody.
  body!, sent_at = now, read_at >= sent_at
notification (reminder): What somebody is told.
  subject!, body, send_at! time, sent_at, channel {email|sms|push} = email, status {planned|sent|failed|cancelled}
comment (reply, remark): What somebody says to it.
  body!, posted_at = now
note (daily note, visit note, annotation): What was written down.
  body!, noted_at = now
review (rating, evaluation, testimonial): What somebody thinks of it.
  rating! 1..5, title, body, rated_at = now
feedback: What somebody says afterwards.
  rating 1..5, body!, given_at = now
score (mark, grade, jury score): What somebody gave it.
  score! decimal 0..100, comment, scored_at = now
decision (verdict, ruling): What was decided.
  outcome! {approved|rejected|deferred}, reason, decided_on! date
referral (recommendation): Somebody is sent on.
  reason!, referred_on! date, referred_to_name!, status {sent|accepted|declined|completed}
episode: One part of a series.
  number! int 1.., title!, description, duration_seconds 0.., audio_url, published_at, status {draft|scheduled|published}
show (series, podcast): What comes again and again.
  title! unique, description, language text(10) = en, website, active = true
menu: What there is to eat, and when.
  title!, valid_from_date! date, valid_to_date! >= valid_from_date, status {draft|published|archived}
playlist (wishlist, reading list, shopping list): A list somebody keeps.
  name!, description, public = false
policy (rule, regulation, guideline): What has to be kept to.
  title!, body!, valid_from_date! date, version_number int = 1 1..
version (revision): How it was at a time.
  version_number! int 1.., changes long, released_at = now
listing (advert, classified): Something is offered.
  title!, description!, price! 0.., currency = EUR, condition {new|very_good|good|fair|poor} = good, status {draft|active|reserved|sold|withdrawn}, published_at
personal_record (best time): The best somebody did.
  achieved_on! date, value! decimal, unit!
customs_paper (customs declaration, customs document): What customs want to see.
  number! unique, declared_on! date, declared_value! 0.., currency = EUR, duty_amount 0.., status {prepared|filed|cleared|rejected}, file_url
hint (tip, clue): What helps on.
  hint_text! long, position = 0 0.., given_at = now
hour_worked (time entry, time spent, timesheet entry, work hour): How long somebody worked.
  worked_on! date, minutes! 1.., description!, billable flag = true
weigh_in_ticket (weighing, weigh in): What something weighed.
  number! unique, weighed_at = now, gross_kg! decimal 0.., tare_kg decimal = 0 0.., total 0..
stock (inventory, stock level, stock item): How much of it there is.
  quantity! decimal = 0 0.., reorder_level decimal = 0 0.., counted_at time
share (harvest share): A part somebody has.
  number! unique, quantity! decimal = 1 0.., unit, price 0.., status {open|taken|handed_out}
account (bank account): What is booked to.
  number! unique, name!, balance = 0, currency = EUR, opened_on! date, status {open|blocked|closed}
transaction (booking entry): Money moved.
  amount!, currency = EUR, booked_at = now, kind! {credit|debit}, description, reference
case (matter, file of client): Something somebody is helped with.
  number! unique, title!, description, status {open|in_progress|on_hold|closed}, opened_on! date, closed_on >= opened_on
`;
