export const EXAMS = `domain exams: Examinations
says A faculty or board holds exams: sessions with rooms and invigilators, candidates who register, papers marked twice, grades published, appeals heard.
like Cirrus, Inspera, TestReach, WISEflow
cues exam scheduling, examination, exam timetable, exam registration, exam board, exam grading, examination office, exam marking, exam seating, exam session, examination management, exam results
hints exam, grading

core
exam_module (module, course, subject): What is examined.
  code! unique, title!, credits decimal 0.., faculty_name
examiner (lecturer, marker, professor): Person who sets, watches or marks.
  first_name!, last_name!, email! unique, department_name, external flag
candidate (student, examinee): Person who is examined.
  student_number! unique, first_name!, last_name!, email! unique, programme_name!, semester int 1.., extra_time_percent int 0..200 = 0
exam_period (session, term): The weeks exams are held in.
  name! unique, starts_on!, ends_on! >= starts_on, registration_until!, withdrawal_until, status {planned|registration|running|marking|published}
exam (examination, sitting): One exam on a day.
  exam_number! unique, kind {written|oral|practical|online|take_home} = written, starts_at!, minutes! 1.., max_points! int 1.., pass_points! int 0.., allowed_aids_text text(255), status {draft|scheduled|held|marked|published|cancelled}
  -> exam_module!, -> exam_period!, examiner -> examiner!, second_examiner -> examiner, unique(exam_module, exam_period, starts_at)
exam_room (room, hall): A room with seats for exams.
  code! unique, building_name!, exam_seats! int 1.., accessible flag
exam_registration (registration, attempt): Who sits an exam, at which try.
  attempt_number! int 1.. = 1, registered_at = now, seat_label text(10), status {registered|withdrawn|admitted|present|absent|sick|cheating}
  -> exam!, -> candidate!, -> exam_room, unique(exam, candidate), unique(exam, exam_room, seat_label)
exam_grade (grade, mark, result): What a candidate got; one a registration.
  points decimal 0.., second_points decimal 0.., grade_label! text(5), passed flag, comment, published_at, status {provisional|confirmed|published|changed}
  => exam_registration unique, marked_by -> examiner!

pack rooms (room allocation, invigilation, invigilator, seating): Rooms and invigilation
room_allocation (allocation): A room for an exam.
  seats_used int 0..
  => exam, -> exam_room!, unique(exam, exam_room)
invigilation (invigilator): Who watches in which room.
  duty {chief|assistant} = assistant, confirmed_at
  => room_allocation, -> examiner!, unique(room_allocation, examiner)

pack questions (question, paper, task, marking scheme): Papers
exam_question (question, task): A task of a paper.
  position! 1.., title!, max_points! decimal 0.., solution_text long
  => exam, unique(exam, position)
question_mark (marking): What somebody got for a task.
  points! decimal 0.., comment
  => exam_registration, -> exam_question!, unique(exam_registration, exam_question)

pack appeals (appeal, remark, review, complaint): Appeals
grade_appeal (appeal, remark): Somebody does not agree.
  number! unique, filed_on!, grounds_text! long, decided_on >= filed_on, status {filed|in_review|upheld|rejected|withdrawn}, new_grade_label text(5)
  -> exam_grade!, decided_by -> examiner

pack accommodations (accommodation, extra time, disability, sick note): Adjustments
exam_accommodation (accommodation): What somebody needs for a fair exam.
  kind! {extra_time|own_room|scribe|computer|breaks}, details, approved_on!, valid_until >= approved_on
  => candidate, unique(candidate, kind, approved_on)
sick_note: A paper for an exam somebody missed.
  issued_on!, handed_in_on! >= issued_on, accepted flag
  => exam_registration unique

pack misconduct (cheating, plagiarism, misconduct): Misconduct
misconduct_case (cheating, plagiarism): Somebody is thought to have cheated.
  number! unique, reported_on!, description!, decision {open|no_case|warning|fail|expelled} = open, decided_on >= reported_on
  -> exam_registration!, reported_by -> examiner!
`;
