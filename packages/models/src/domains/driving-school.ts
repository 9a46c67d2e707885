export const DRIVING_SCHOOL = `domain driving-school: Driving school
says Learners sign up for a licence class, hear theory, drive with an instructor, and take the tests.
like DriveScout, Bookitlive, Drive Buddy
cues driving lesson, driving instructor, learner driver, driver training, driving course, driver education, driving school management, driving academy, driving test, driving theory, driving student, driver's ed, motorcycle lesson, truck driver training, driving school booking, driving school

core
licence_class (license class, category, driving licence category): A kind of licence, and what it takes.
  code! text(5) unique, name! unique, minimum_age! 14..99, theory_lessons_needed int 0.. = 0, driving_lessons_needed int 0.. = 0, registration_fee! 0.., currency = EUR, active = true
instructor (driving instructor, teacher): Person who teaches to drive.
  first_name!, last_name!, email! unique, phone! unique, permit_number! text(40) unique, permit_expires_on!, active = true
instructor_class: A kind of licence an instructor may teach.
  since_date
  => instructor, => licence_class, unique(instructor, licence_class)
learner (student, learner driver, pupil, trainee): Person who learns to drive.
  number! unique, first_name!, last_name!, birth_date!, email! unique, phone!, address!, wears_glasses flag
training_car (vehicle, car, motorcycle, school car): A car lessons are driven with.
  license_plate! unique, make!, model!, transmission {manual|automatic} = manual, mileage 0.. = 0, inspected_until, insured_until, status {available|maintenance|retired}
  -> licence_class!
enrollment (course, registration, training contract): A learner who goes for a licence.
  number! unique, enrolled_on!, first_aid_on, eye_test_on, licensed_on >= enrolled_on, status {active|theory_passed|passed|paused|cancelled}
  -> learner!, -> licence_class!, -> instructor, unique(learner, licence_class, enrolled_on)
driving_lesson (lesson, booking, practical lesson, appointment): A time on the road.
  starts_at!, ends_at! >= starts_at, type {basic|city|country_road|motorway|night|parking|test_preparation|test_drive} = basic, pickup_address text(255), start_km 0.., end_km 0.., price! 0.., status {booked|confirmed|completed|cancelled|no_show}, cancelled_at, notes
  -> enrollment!, -> instructor!, -> training_car
driving_exam (exam, test, driving test): A try at the theory or the driving test.
  type! {theory|practical}, attempt_number! int 1.., held_at!, place, examiner_name, fault_points int 0.., result {pending|passed|failed|absent|cancelled} = pending
  -> enrollment!, -> training_car, unique(enrollment, type, attempt_number)

pack theory (theory, theory class, classroom, attendance): Theory lessons
theory_topic (topic, chapter): What is taught in one theory lesson.
  number! int 1.. unique, title!, is_basic flag = true
theory_class (theory lesson, class): A theory lesson in a room or online.
  starts_at!, ends_at! >= starts_at, room_name, max_learners int 1..
  -> theory_topic!, -> instructor!
theory_attendance (attendance): A learner who was there.
  attended flag = true
  => theory_class, -> enrollment!, unique(theory_class, enrollment)

pack practice (practice test, question, mock test, quiz): Practice tests
practice_question (question): A question of the theory test.
  body!, image_url, fault_points! int 1..10
  -> theory_topic
practice_answer (answer, option): An answer one can choose.
  position! 1.., body!, is_correct
  => practice_question, unique(practice_question, position)
practice_test (mock test): A practice test a learner took.
  started_at = now, finished_at >= started_at, fault_points int 0.., is_passed
  => enrollment

pack progress (progress, skill, evaluation, training record): Progress
driving_skill (skill, manoeuvre): Something a driver must be able to do.
  code! unique, name! unique, category {vehicle_control|traffic|parking|motorway|environment} = traffic
skill_rating (evaluation, progress): How well a learner did it.
  level! 1..5, comment, rated_at = now
  => driving_lesson, -> driving_skill!, unique(driving_lesson, driving_skill)

pack payments (payment, invoice, package, lesson package, price): Packages and payments
lesson_package (package, price list): Lessons sold together.
  code! unique, name!, lessons_count! int 1.., price! 0.., active = true
  -> licence_class!
package_purchase (bought package): A package a learner bought.
  bought_on!, lessons_left! int 0.., price! 0..
  -> enrollment!, -> lesson_package!
invoice (bill): What a learner owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> enrollment!
payment: Money that was received.
  amount! 0.., method {cash|card|transfer} = card, paid_on!
  -> enrollment!, -> invoice

pack availability (availability, working hours, schedule, absence): Working hours
instructor_hour (availability, working hour): When an instructor can be booked.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock
  => instructor, unique(instructor, weekday, starts_at_time)
instructor_absence (absence, vacation): When an instructor is away.
  starts_on!, ends_on! >= starts_on, reason
  => instructor

pack cars (fuel, maintenance, car maintenance, repair): Cars
car_maintenance (maintenance, repair): Work on a car.
  type {service|repair|tires|inspection} = service, starts_on!, ends_on >= starts_on, mileage 0.., cost 0.., description
  -> training_car!
refueling (fuel): Fuel or charge that was paid.
  refueled_at = now, fuel_liters 0.., mileage! 0.., cost! 0..
  -> training_car!, -> instructor
`;
