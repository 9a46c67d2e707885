export const UNIVERSITY = `domain university: University
says Students study programmes, enrol in course offerings, and are graded.
like Banner, Blackboard
cues university, college, university management, course registration, student enrollment, higher education, academic management, student registration, campus management, course enrollment, faculty management, student portal, thesis management

core
department (faculty, institute): Part of the university.
  name! unique, code! unique
program (degree program, study program, major): What one can study.
  code! unique, name!, degree {bachelor|master|phd|diploma} = bachelor, credits_required! int 1..
  -> department!
professor (lecturer, instructor, teacher, faculty member): Person who teaches.
  staff_number! unique, first_name!, last_name!, email! unique, title_text text(40)
  -> department!
student (learner): Person who studies.
  student_number! unique, first_name!, last_name!, email! unique, birth_date!, enrolled_on!, status {active|on_leave|graduated|withdrawn}
  -> program!
course (module, subject): What is taught.
  code! unique, title!, credits! int 1..60, description
  -> department!
semester (term): Half a year.
  name! unique, starts_on!, ends_on! >= starts_on
course_offering (section, class, lecture): A course in a semester.
  capacity! 1.., room_name, schedule_text text(120)
  -> course!, -> semester!, -> professor!
enrollment (registration, enrolment): A student in a course, and the grade.
  status {enrolled|waitlisted|dropped|completed|failed}, enrolled_at = now, grade_text text(5), grade_points decimal 0..100
  => course_offering, => student, unique(course_offering, student)

pack exams (exam, test, grade): Exams
exam (test): A test of a course.
  title!, held_at!, room_name, max_points! int 1..
  => course_offering
exam_result (grade, result): What a student reached.
  points decimal 0.., graded_at
  => exam, => student, unique(exam, student)

pack prerequisites (prerequisite): Prerequisites
course_prerequisite (prerequisite): A course that must be passed before another.
  => course, required_course -> course! cascade, unique(course, required_course)

pack fees (fee, tuition, scholarship, payment): Fees
tuition_invoice (tuition, fee): What a student owes for a semester.
  amount! 0.., currency = EUR, due_on!, paid_on
  -> student!, -> semester!, unique(student, semester)
scholarship: Money a student gets.
  name!, amount! 0.., starts_on!, ends_on >= starts_on
  -> student!

pack theses (thesis, supervisor): Theses
thesis: A student's final work.
  title!, started_on!, submitted_on >= started_on, grade_text text(5), status {registered|submitted|graded}
  -> student!, supervisor -> professor!
`;
