export const FLIGHT_SCHOOL = `domain flight-school: Flight school
says Students fly lessons with instructors on the school's aircraft, towards a licence.
like Flight Schedule Pro, FlightCircle
cues flight school, flying school, flying club, flight training, pilot training, flight instructor, flight lessons, aeroclub, aero club, student pilots, gliding club, aircraft rental
about flight_lesson

core
instructor (teacher, flight instructor): Who teaches.
  first_name!, last_name!, email! unique, phone, licence_number! unique, licence_until! date, hourly_price 0.., active = true
student (student pilot, trainee): Who learns to fly.
  first_name!, last_name!, email! unique, phone, birth_date!, student_number! unique, medical_until date, flown_hours decimal 0.. = 0, status {active|paused|licensed|left} = active
aircraft (plane, airplane, glider, simulator): What is flown.
  registration! text(12) unique, model!, kind {single_engine|multi_engine|glider|helicopter|simulator} = single_engine, hourly_price! 0.., total_hours decimal 0.. = 0, next_check_at_hours decimal 0.., status {available|in_flight|maintenance|grounded}
course (training, licence course, programme): What leads to a licence.
  code! unique, title!, required_hours! decimal 0.., price 0.., description
enrolment (enrollment): A student in a course.
  enrolled_on!, completed_on >= enrolled_on, status {active|completed|dropped}
  -> student!, -> course!, unique(student, course)
syllabus_item (exercise, manoeuvre, task): What is to be learned.
  position! 1.., title!, required_repetitions int 1.. = 1
  => course, unique(course, position)
flight_lesson (lesson, booking, flight): A time booked on an aircraft, with an instructor or alone.
  starts_at!, ends_at! >= starts_at, kind {dual|solo|check|simulator|ground} = dual, block_minutes int 0.., landings int 0.. = 0, status {booked|flown|cancelled|no_show|weather}, remarks text(300)
  -> student!, -> instructor, -> aircraft
lesson_grade (grade, progress): How an exercise went.
  grade! int 1..5, comment
  => flight_lesson, -> syllabus_item!, unique(flight_lesson, syllabus_item)

pack maintenance (maintenance, squawk, defect): Maintenance
aircraft_defect (squawk, defect): Something that is wrong with an aircraft.
  reported_at = now, description!, grounds_aircraft flag = false, fixed_at >= reported_at
  -> aircraft!
maintenance_check (maintenance, inspection): A check.
  kind! {fifty_hours|hundred_hours|annual|repair}, done_on!, at_hours! decimal 0.., cost 0.., workshop_name
  -> aircraft!

pack billing (invoice, payment, account): Billing
student_account_entry (payment, charge): Money of a student.
  booked_at = now, amount! money, kind {deposit|flight|lesson|fee|refund} = flight, description
  -> student!, -> flight_lesson

pack endorsements (endorsement, exam, licence): Endorsements and exams
endorsement: What a student may do.
  title!, granted_on!, valid_until
  -> student!, -> instructor!
exam: An exam.
  kind! {theory|practical|radio|medical}, held_on!, examiner_name, score_percent decimal 0..100, passed flag = false
  -> student!, -> course

pack availability (availability, instructor schedule): Availability
instructor_availability: When an instructor can fly.
  starts_at!, ends_at! >= starts_at
  => instructor
`;
