export const LANGUAGE_SCHOOL = `domain language-school: Language school
says Students are placed by level, join courses taught by teachers in classes, take exams, and get certificates.
like Berlitz, Schoolworks, Fidelo
cues language course, language academy, language class, english school, language institute, language center, english course, language school management, spanish lessons, english lessons, german course, language teaching, language training, foreign language school, language centre, english academy, language school, language lessons

core
language: A language that is taught.
  code! text(5) unique, name! unique
language_level (level, cefr level): A step on the way, such as A1 or B2.
  code! text(5), title!, position! 1..10
  => language, unique(language, code), unique(language, position)
teacher (instructor, tutor, trainer): Person who teaches.
  first_name!, last_name!, email! unique, phone, hourly_rate 0.., is_native, hired_on, active = true
student (learner, participant, pupil): Person who learns.
  student_number! unique, first_name!, last_name!, birth_date!, email! unique, phone, nationality, mother_tongue text(60), address, visa_until
course (program, course type): What is offered, again and again.
  code! unique, title!, type {group|intensive|private|online|exam_preparation|business} = group, lessons_count! int 1.., lesson_minutes! 15..240 = 45, price! 0.., currency = EUR, description, active = true
  -> language_level!
course_run (class, course group, course date, group): A course with a teacher, from a day to a day.
  number! unique, starts_on!, ends_on! >= starts_on, min_students int 1.. = 1, max_students int 1.. = 12, status {planned|open|full|running|finished|cancelled}
  -> course!, -> teacher, -> classroom
enrollment (registration, booking): A student in a class.
  enrolled_on!, price! 0.., status {reserved|confirmed|attending|completed|dropped|cancelled}, final_grade_percent decimal 0..100
  -> student!, -> course_run!, unique(student, course_run)
lesson (session, class session, timetable entry): One lesson of a class.
  starts_at!, ends_at! >= starts_at, topic, homework_text long, status {planned|held|cancelled}
  => course_run, -> teacher!, unique(course_run, starts_at)

pack attendance (attendance, absence): Attendance
lesson_attendance (attendance, absence): Who was there.
  status {present|late|absent|excused}, notes
  => lesson, -> enrollment!, unique(lesson, enrollment)

pack placement (placement test, level test, assessment): Placement
placement_test (level test): What finds out a student's level.
  taken_on!, written_percent decimal 0..100, oral_percent decimal 0..100, comment
  -> student!, -> language!, result_level -> language_level, examiner -> teacher

pack exams (exam, certificate, diploma, test): Exams and certificates
language_exam (exam, test): An exam on a day, of the school or of a known body.
  title!, held_on!, max_points! 1.., fee 0.. = 0, exam_body text(80)
  -> language_level!
exam_result (result, score): What a student reached.
  listening_points decimal 0.., reading_points decimal 0.., writing_points decimal 0.., speaking_points decimal 0.., total_points! decimal 0.., is_passed
  => language_exam, -> student!, unique(language_exam, student)
certificate (diploma): A paper that says so.
  number! unique, issued_on!, title!, file_url
  -> student!, -> language_level!, -> enrollment, -> exam_result

pack rooms (classroom, room, school branch): Rooms
classroom (room): A room classes are held in.
  name! unique, capacity! 1.., has_projector, address

pack payments (payment, invoice, fee, instalment, discount): Payments
invoice (bill): What a student owes.
  number! unique, issued_on!, due_on! >= issued_on, discount 0.. = 0, total! 0.., status {draft|sent|partly_paid|paid|overdue|cancelled}
  -> student!, -> enrollment
payment: Money that was received.
  amount! 0.., method {transfer|card|cash} = transfer, received_on!
  -> invoice!
teacher_payout (teacher pay, salary): What a teacher is paid for a month.
  period_start_on!, period_end_on! >= period_start_on, hours! 0.., amount! 0.., status {open|approved|paid}
  -> teacher!, unique(teacher, period_start_on)

pack materials (textbook, material, book, homework, vocabulary): Materials
textbook (book, material): A book a course is taught from.
  isbn! unique, title!, publisher_name, price 0.., stock_quantity 0.. = 0
  -> language_level!
course_textbook: A book of a course.
  is_required flag = true
  => course, -> textbook!, unique(course, textbook)
homework_submission (homework): What a student handed in.
  content, file_url, submitted_at = now, score_percent int 0..100, feedback
  => lesson, -> enrollment!, unique(lesson, enrollment)
`;
