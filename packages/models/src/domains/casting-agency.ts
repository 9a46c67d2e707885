export const CASTING_AGENCY = `domain casting-agency: Casting and model agency
says An agency represents actors and models with portfolios and measurements, answers castings of clients, books jobs with options and takes a commission.
like Mediaslide, Casting Networks, Spotlight, Backstage, Syngency
hints casting
cues casting agency, casting call, model agency, modelling agency, modeling agency, talent agency, actor agency, extras agency, acting agency, talent management agency, model management, voice over agency, actor casting, casting platform, artist management

core
talent (actor, model, artist, performer, extra): Person who is represented.
  talent_number! unique, stage_name!, first_name!, last_name!, birth_date!, email! unique, phone, city, kind {actor|model|extra|voice|dancer} = actor, gender! {female|male|diverse}, playing_age_from int 0..120, playing_age_to int 0..120, height_cm int 30..250, eye_color text(30), hair_color text(30), status {applicant|represented|paused|left}
booker (agent, manager): Person of the agency who books.
  full_name!, email! unique, phone, active = true
representation (agency contract): Who represents a talent, since when, for how much.
  starts_on!, ends_on >= starts_on, commission_percent! decimal 0..100 = 20, exclusive flag = true, territory_text text(80)
  -> talent!, -> booker!, unique(talent, starts_on)
client (production company, brand, casting director, customer): Who looks for people.
  number! unique, name!, contact_name, email!, phone, billing_address
casting (casting call, project, production): What people are wanted for.
  number! unique, title!, kind {film|series|advert|theatre|photo|runway|voice} = film, shoot_starts_on, shoot_ends_on >= shoot_starts_on, place, submissions_until_at, status {open|shortlisting|auditions|cast|cancelled}
  -> client!, -> booker
casting_role (role, part, breakdown): Whom is looked for.
  role_label! text(120), description, gender {any|female|male|diverse} = any, age_from int 0..120, age_to int 0..120, people_needed int 1.. = 1, fee_amount 0.., currency = EUR
  => casting, unique(casting, role_label)
submission (proposal, application): A talent put forward for a role.
  submitted_at = now, status {proposed|viewed|shortlisted|auditioned|on_hold|chosen|declined}, notes
  => casting_role, -> talent!, unique(casting_role, talent)
talent_booking (booking, job): A job that was booked, or an option on it.
  number! unique, kind {option|confirmed} = option, option_rank int 1.., starts_on!, ends_on! >= starts_on, fee! 0.., commission_amount! 0.., currency = EUR, usage_text text(255), status {held|confirmed|done|released|cancelled}
  -> submission!, unique(submission, starts_on)

pack portfolio (portfolio, photo, showreel, book, comp card): Portfolio
portfolio_item (photo, showreel): A picture, a reel or a voice sample.
  kind! {photo|polaroid|showreel|voice}, file_url!, caption, position 1.., credited_to_name, public = true
  => talent
measurement (size): Measures of a model, when they were taken.
  measured_on!, chest_cm 0.., waist_cm 0.., hips_cm 0.., shoe_size decimal 0.., clothing_size text(20)
  => talent, unique(talent, measured_on)

pack skills (skill, language, accent): Skills
skill (language, accent, sport): Something one can do.
  name! unique, kind {language|accent|dance|sport|instrument|driving} = language
talent_skill: How well somebody does it.
  level {basic|good|fluent|professional} = good
  => talent, => skill, unique(talent, skill)

pack auditions (audition, self tape, go-see): Auditions
audition (go-see, self tape): A date to show oneself.
  starts_at!, mode {in_person|self_tape|video_call} = in_person, place, tape_url, outcome {pending|recall|rejected|chosen} = pending
  => submission

pack availability (availability, calendar, book out): Availability
book_out (unavailability): When somebody cannot work.
  from_on!, until_on! >= from_on, reason
  => talent

pack billing (invoice, payout, statement): Money
casting_invoice (invoice): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> client!, -> talent_booking!
talent_payout (payout): What a talent gets.
  amount! 0.., currency = EUR, paid_on, status {open|paid}
  -> talent!, -> talent_booking! unique
`;
