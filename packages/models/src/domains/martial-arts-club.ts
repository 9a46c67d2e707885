export const MARTIAL_ARTS_CLUB = `domain martial-arts-club: Martial arts club
says Students of a martial art train in classes, are graded to belts, and pay fees.
like Zen Planner, Kicksite, Martialytics
cues martial arts club, martial arts, karate club, karate school, judo club, taekwondo, jiu jitsu, bjj academy, aikido, belt grading, belt tracking, kickboxing, fencing club, mma gym, martial arts school, dojo

core
martial_art (style, discipline): An art that is taught.
  name! unique, description, active = true
belt (belt rank, grade): A belt or degree of an art, in order.
  name!, color! text(40), position! 1.., min_months 0.. = 0, min_classes int 0.. = 0, min_age 0..
  => martial_art, unique(martial_art, position), unique(martial_art, name)
student (member, martial artist, athlete): Person who trains.
  member_number! unique, first_name!, last_name!, birth_date!, email, phone, guardian_name, guardian_phone, joined_on!, left_on >= joined_on, medical_notes, status {trial|active|paused|left}
instructor (sensei, coach, trainer): Person who teaches.
  first_name!, last_name!, email! unique, phone, rank_name, first_aid_valid_until, active = true
student_belt (promotion, student rank): A belt a student has, and since when.
  awarded_on!, certificate_number unique
  => student, -> belt!, unique(student, belt)
class_schedule (class, training group): A class that takes place every week.
  name!, weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock >= starts_at_time, age_group {kids|teens|adults|all} = all, skill {beginner|advanced|all} = all, max_people 1.., active = true
  -> martial_art!, -> instructor!
training_session (session, training): A class on one day.
  held_on!, status {planned|held|cancelled}, topic
  -> class_schedule!, -> instructor, unique(class_schedule, held_on)
attendance (check in): A student who came.
  checked_in_at = now, is_trial
  => training_session, -> student!, unique(training_session, student)

pack grading (grading, belt test, exam, promotion test): Gradings
grading (belt test, exam): A day on which students are examined.
  title!, held_at!, place, fee 0.. = 0, status {announced|open|held|cancelled}, entries_close_on
  -> martial_art!, examiner -> instructor
grading_entry: A student who wants the next belt, and whether it was given.
  outcome {entered|passed|failed|absent} = entered, score 0..100, comment
  => grading, -> student!, target_belt -> belt!, unique(grading, student)

pack fees (fee, payment, membership, contract): Fees
membership_plan (plan, fee): What training costs.
  name! unique, monthly_fee! 0.., currency = EUR, classes_per_week int 1.., is_family
student_membership (membership, contract): A plan a student has.
  starts_on!, ends_on >= starts_on, notice_given_on, status {active|paused|ended}
  -> student!, -> membership_plan!
fee_payment (payment): Money that was received.
  amount! 0.., period_starts_on!, method {sepa|card|cash|transfer} = sepa, status {open|paid|failed|refunded}, paid_at
  -> student_membership!, unique(student_membership, period_starts_on)

pack competitions (competition, tournament, medal, weight class): Competitions
tournament (competition): A competition students go to.
  name!, starts_on!, ends_on! >= starts_on, place, organizer_name
tournament_entry (medal): A student at a competition.
  weight_class text(40), category text(80), placing int 1.., status {entered|competed|withdrawn}
  => tournament, -> student!, unique(tournament, student, category)

pack techniques (technique, kata, curriculum, syllabus): Curriculum
technique (kata, form): Something to be learned for a belt.
  name!, kind {strike|kick|throw|hold|kata|defence} = strike, description, video_url
  => belt, unique(belt, name)
student_technique: What a student can do.
  mastery {learning|good|mastered} = learning, assessed_on
  => student, => technique, unique(student, technique)

pack gear (gear, uniform, equipment, gi): Uniforms and gear
gear_article (uniform, gi, equipment): Something the club sells.
  sku! unique, name!, size_text text(20), price! 0.., stock 0.. = 0
gear_sale: Something a student bought.
  quantity! 1.. = 1, unit_price! 0.., sold_at = now
  -> gear_article!, -> student!
`;
