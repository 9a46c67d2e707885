export const SCHOOL = `domain school: School
says Students are enrolled in classes, taught subjects by teachers, graded and marked present.
like PowerSchool, Gibbon, Fedena
cues school, school management, student information system, high school, primary school, elementary school, secondary school, sis, student management, gradebook, student records, class register

core
teacher (instructor, staff): Person who teaches.
  staff_number! unique, first_name!, last_name!, email! unique, phone, hired_on, active = true
school_class (class, grade, class group, homeroom, form): Students who are taught together for a year.
  name!, grade_level! int 0..13, school_year! text(9), room_number
  class_teacher -> teacher, unique(name, school_year)
student (pupil, learner): Who learns.
  student_number! unique, first_name!, last_name!, birth_date!, email, address, enrolled_on!, status {active|graduated|left}
  -> school_class
guardian (parent): Who answers for a student.
  first_name!, last_name!, email unique, phone!, address
student_guardian: A guardian of a student, and how they belong together.
  relationship {mother|father|guardian|other} = guardian, is_primary
  => student, => guardian, unique(student, guardian)
subject (course): What is taught.
  name! unique, code! unique, description
lesson (class session, timetable entry, period, schedule): A subject a class is taught by a teacher, at a time of the week.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday}, starts_at_time! clock, ends_at_time! clock, room_number
  -> school_class!, -> subject!, -> teacher!
grade_entry (mark, grade record, score, result): A mark a student got.
  title!, type {test|homework|oral|project|exam} = test, points_reached decimal 0.., points_possible decimal 1.., grade_value text(10), given_on!
  -> student!, -> subject!, -> teacher

pack attendance (attendance, absence, absent): Attendance
attendance_record (attendance, absence): Whether a student was there on a day.
  attended_on!, status {present|absent|late|excused}, reason
  => student, -> lesson, recorded_by -> teacher, unique(student, lesson, attended_on)

pack homework (homework, assignment, submission): Homework
assignment (homework): What students have to do.
  title!, instructions, assigned_on!, due_on! >= assigned_on, max_points 0..
  -> school_class!, -> subject!, -> teacher!
submission: What a student handed in.
  submitted_at = now, content, file_url, points decimal 0.., feedback
  => assignment, -> student!, unique(assignment, student)

pack exams (exam, examination, report card): Exams
exam (examination, test): A test on a day.
  title!, held_on!, max_points! 1.., room_number
  -> subject!, -> school_class!
exam_result (report card): What a student reached in an exam.
  points! decimal 0.., remarks text(255)
  => exam, -> student!, unique(exam, student)

pack fees (fee, tuition, payment, invoice): Fees
fee_invoice (fee, tuition, invoice): What is to be paid for a student.
  number! unique, title!, amount! 0.., currency = EUR, issued_on!, due_on! >= issued_on, status {open|paid|overdue|cancelled}
  -> student!
fee_payment (payment): Money that was received.
  amount! 0.., method {cash|card|transfer} = transfer, paid_on!
  -> fee_invoice!

pack messages (announcement, notice, message): Announcements
announcement (notice, message): Something all should know.
  title!, body!, audience {all|teachers|students|guardians} = all, published_at = now
  author -> teacher!, -> school_class
`;
