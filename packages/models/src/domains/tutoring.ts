export const TUTORING = `domain tutoring: Tutoring
says Tutors give lessons to students, plan them and are paid.
like Preply, Wyzant
cues tutoring, tutor, private lessons, tutoring platform, swim school, swimming school, tutor booking, private tutor, art school, cooking school, riding school

core
tutor (teacher, instructor, trainer, coach): Person who teaches.
  first_name!, last_name!, email! unique, phone, bio, hourly_rate! 0.., active = true
student (pupil, learner, participant): Person who learns.
  first_name!, last_name!, email unique, phone, birth_date, level_text text(40), guardian_name
subject (course, instrument, language, skill): What is taught.
  name! unique, description
tutor_subject: A subject a tutor teaches.
  => tutor, => subject, unique(tutor, subject)
lesson (session, class, booking, appointment): A time at which somebody is taught.
  starts_at!, ends_at! >= starts_at, type {single|group|online} = single, status {booked|held|cancelled|no_show}, price 0.., notes
  -> tutor!, -> subject!, -> room
lesson_student (attendance, participation): A student of a lesson.
  attended flag, homework long
  => lesson, -> student!, unique(lesson, student)
payment (fee): Money for lessons.
  amount! 0.., currency = EUR, method {transfer|card|cash} = transfer, paid_on!
  -> student!, -> lesson_package

pack packages (package, lesson package, subscription, voucher): Packages
lesson_package (package): Lessons that were paid before.
  lesson_count! 1.., used_count 0.. = 0, price! 0.., bought_on!, expires_on >= bought_on
  -> student!

pack progress (progress, exam, grade, test, certificate): Progress
progress_note (progress, grade, exam): How a student gets on.
  noted_on!, body!, score 0..100
  => student, -> tutor!, -> subject

pack rooms (room, location, studio): Rooms
room (location, studio): Where lessons take place.
  name! unique, capacity 1..

pack availability (availability, schedule, calendar): Availability
availability (schedule): When a tutor can teach.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock
  => tutor
`;
