export const GYM = `domain gym: Gym
says Members have memberships, come in, and book classes with trainers.
like Mindbody, Glofox
cues gym, fitness studio, gym membership, fitness club, fitness center, yoga studio, pilates studio, gym management, health club, crossfit, fitness class, boxing club

core
member (client, customer, user, athlete): Person who trains.
  member_number! unique, first_name!, last_name!, email! unique, phone, birth_date, joined_on!, status {active|frozen|left}
membership_plan (plan, package, membership type, tier): What one can sign up for.
  name! unique, description, price! 0.., currency = EUR, duration_months! 1.., class_limit int 0.., active = true
membership (subscription, contract): A plan a member has.
  starts_on!, ends_on! >= starts_on, status {active|frozen|expired|cancelled}, auto_renews flag
  -> member!, -> membership_plan!
trainer (instructor, coach, teacher): Person who trains others.
  first_name!, last_name!, email! unique, phone, specialty, active = true
class_type (course, workout, class): What is trained together.
  name! unique, description, duration_minutes! 5..300 = 60, level {all|beginner|intermediate|advanced} = all
class_session (session, scheduled class, lesson): A class at a time.
  starts_at!, ends_at! >= starts_at, capacity! 1.., room_name, status {scheduled|held|cancelled}
  -> class_type!, -> trainer!
class_booking (booking, reservation, enrollment): A place in a class.
  status {booked|waitlisted|attended|cancelled|no_show}, booked_at = now
  => class_session, -> member!, unique(class_session, member)

pack checkins (check in, checkin, attendance, visit): Check-ins
check_in (visit, attendance): A member who came.
  entered_at = now, left_at >= entered_at
  -> member!

pack payments (payment, invoice, fee): Payments
payment (fee): Money for a membership.
  amount! 0.., currency = EUR, method {card|cash|debit|transfer} = card, status {pending|paid|failed|refunded}, paid_on
  -> membership!

pack training (workout plan, training plan, exercise, personal training, progress): Training plans
exercise: Something one trains with.
  name! unique, muscle_group text(60), instructions
training_plan (workout plan): What a trainer advises a member to do.
  name!, goal text(120), starts_on!, ends_on >= starts_on
  -> member!, -> trainer
plan_exercise: One exercise of a plan.
  sets int 1.., repetitions int 1.., weight_kg 0.., position 0.. = 0
  => training_plan, -> exercise!

pack equipment (equipment, machine, locker): Equipment
equipment (machine): Something to train on.
  name!, serial_number unique, purchased_on, status {working|broken|retired}
`;
