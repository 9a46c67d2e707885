export const SHOOTING_RANGE = `domain shooting-range: Shooting range
says A shooting club or range has lanes booked by the hour, members with licences, lends guns, sells ammunition, keeps the log the law asks for and scores targets.
like RangeTrac, Range Master, Shootproof Range
cues shooting range, shooting club, rifle club, archery club, gun club, gun range, archery range, firing range, marksmanship, sport shooting, pistol club, shooting sports

core
shooter (member, guest, archer): Person who shoots.
  number! unique, first_name!, last_name!, birth_date!, email unique, phone, kind {member|guest|trainee} = member, licence_number text(40) unique, licence_valid_until, safety_briefed_on, status {active|suspended|left}
discipline (event type): What is shot, at which distance.
  code! unique, name! unique, distance_meters! int 1.., weapon! {air_rifle|air_pistol|small_bore|pistol|rifle|shotgun|bow}, shots_per_series int 1.. = 10, max_points int 1..
lane (stand, bay): A place one shoots from.
  lane_number! unique, distance_meters! int 1.., indoor flag, electronic_target flag, hourly_fee 0.. = 0, currency = EUR, status {open|closed|maintenance}
range_officer (supervisor, instructor): Person who supervises.
  full_name!, email! unique, certificate_number! unique, certified_until!, active = true
lane_booking (booking, reservation): A lane for an hour.
  number! unique, starts_at!, ends_at! >= starts_at, people int 1.. = 1, fee 0.., currency = EUR, status {booked|checked_in|done|cancelled|no_show}
  -> lane!, -> shooter!, unique(lane, starts_at)
range_log_entry (log, visit, shooting record): Who shot what and when, as the law asks for; never changed.
  entered_at = now, left_at >= entered_at, rounds_fired int 0.., purpose {training|competition|trial} = training
  -> shooter!, -> discipline!, -> lane, -> range_officer!
shot_series (series, score, target): A series and its points.
  position! 1.., points! decimal 0.., inner_tens int 0..
  => range_log_entry, unique(range_log_entry, position)

pack guns (gun, weapon, firearm, rental, armoury): Guns
club_gun (gun, firearm, weapon): A gun of the club.
  serial_number! unique, kind! {rifle|pistol|revolver|shotgun|air_rifle|bow}, caliber! text(20), manufacturer!, acquired_on!, next_service_on, status {in_armoury|issued|in_service|sold}
gun_issue (gun rental): Who took it out and brought it back.
  issued_at = now, returned_at >= issued_at, fee 0.. = 0, currency = EUR
  -> club_gun!, -> shooter!, -> range_officer!

pack ammunition (ammunition, ammo, stock): Ammunition
ammunition (ammo): What is shot with.
  sku! unique, caliber! text(20), rounds_per_box! int 1.., price! 0.., currency = EUR, stock 0.. = 0
ammunition_sale: Who bought how much.
  boxes! int 1.., total! 0.., currency = EUR, sold_at = now
  -> ammunition!, -> shooter!

pack competitions (competition, match, league, result): Competitions
range_competition (competition, match): A match in a discipline.
  title!, held_on!, entry_fee 0.. = 0, currency = EUR, status {announced|open|held|cancelled}, unique(title, held_on)
  -> discipline!
competition_result (result): What somebody reached.
  points! decimal 0.., rank 1.., class_name text(60)
  => range_competition, -> shooter!, unique(range_competition, shooter)

pack dues (fee, membership, dues, payment): Membership fees
member_fee (dues): What a member owes for a year.
  fee_year! int 1900..2200, amount! 0.., currency = EUR, due_on!, paid_on
  -> shooter!, unique(shooter, fee_year)

pack courses (course, training, exam): Courses
safety_course (course): A course with an exam.
  title!, starts_at!, ends_at! >= starts_at, places int 1.., fee 0.. = 0, currency = EUR
  -> range_officer!
course_participant: Who took it, and whether they passed.
  result {enrolled|passed|failed|absent} = enrolled
  => safety_course, -> shooter!, unique(safety_course, shooter)
`;
