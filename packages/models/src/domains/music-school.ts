export const MUSIC_SCHOOL = `domain music-school: Music school
says Pupils learn instruments in weekly lessons, alone or in groups, play in ensembles, rent instruments, and perform.
like My Music Staff, TakeLessons, Opus1
cues music academy, music teacher, music school management, conservatory, guitar lessons, violin lessons, singing lessons, instrument lessons, music class, conservatoire, vocal lessons, music education, drum lessons, singing school, music studio management, music tuition, music school, music lessons, piano lessons, school of music

core
teacher (music teacher, instructor): Person who teaches.
  staff_number! unique, first_name!, last_name!, email! unique, phone, hourly_rate 0.., employment {employee|freelance} = employee, active = true
instrument_type (instrument, discipline, subject): An instrument, voice, or subject that is taught.
  code! unique, name! unique, family {strings|woodwind|brass|keyboard|percussion|voice|plucked|theory} = strings
teacher_instrument: What a teacher teaches.
  is_main
  => teacher, => instrument_type, unique(teacher, instrument_type)
student (pupil, learner): Person who learns.
  student_number! unique, first_name!, last_name!, birth_date!, email, phone, address, enrolled_on!, status {waiting|active|paused|left}
guardian (parent, payer): Who answers and pays for a pupil.
  first_name!, last_name!, email! unique, phone!, address!, iban text(34)
student_guardian: A guardian of a pupil.
  relationship {mother|father|guardian|other} = guardian, pays flag = true
  => student, => guardian, unique(student, guardian)
course_enrollment (enrollment, registration, contract): A pupil who has a lesson every week.
  format {individual|pair|group|class} = individual, lesson_minutes {30|45|60|90} = 30, weekday! {monday|tuesday|wednesday|thursday|friday|saturday}, starts_at_time! clock, monthly_fee! 0.., currency = EUR, starts_on!, ends_on >= starts_on, status {active|paused|ended}
  -> student!, -> teacher!, -> instrument_type!, -> room
lesson (appointment, session): One lesson on a day.
  starts_at!, ends_at! >= starts_at, status {planned|held|cancelled_by_student|cancelled_by_teacher|no_show|made_up}, practice_text long, notes
  => course_enrollment, substitute_teacher -> teacher, makeup_for -> lesson, unique(course_enrollment, starts_at)

pack rooms (room, practice room, room booking): Rooms
room (practice room, studio): A room lessons are given in.
  name! unique, capacity 1.., has_piano, is_soundproof
room_booking (practice booking): A room somebody practises in.
  starts_at!, ends_at! >= starts_at
  -> room!, -> student!, unique(room, starts_at)

pack ensembles (ensemble, orchestra, choir, band, rehearsal): Ensembles
ensemble (orchestra, choir, band): Pupils who play together.
  name! unique, type {orchestra|choir|band|chamber} = orchestra, active = true
  conductor -> teacher!
ensemble_member (member): A pupil who plays in it.
  part_name, joined_on!, left_on >= joined_on
  => ensemble, -> student!, -> instrument_type, unique(ensemble, student, joined_on)
rehearsal: A time it plays.
  starts_at!, ends_at! >= starts_at, program_text text(255)
  => ensemble, -> room, unique(ensemble, starts_at)

pack rentals (instrument rental, rental, inventory): Instruments of the school
school_instrument (rental instrument, inventory): An instrument of the school.
  inventory_number! unique, maker_name, serial_number, size_text text(20), bought_on, purchase_price 0.., monthly_rent 0.. = 0, condition {new|good|worn|damaged} = good, status {available|rented|in_repair|retired}
  -> instrument_type!
instrument_rental (rental, loan): Who has it.
  number! unique, rented_on!, due_on >= rented_on, returned_on >= rented_on, deposit 0.. = 0, monthly_rent! 0..
  -> school_instrument!, -> student!

pack concerts (concert, recital, exam, performance, repertoire): Concerts and exams
piece (repertoire, work): A piece of music.
  title!, composer!, difficulty int 1..10, unique(title, composer)
  -> instrument_type
concert (recital, performance): An evening pupils play.
  title!, starts_at!, venue!, status {planned|held|cancelled}
concert_entry (program item): Who plays what, in order.
  position! 1.., -> piece
  => concert, -> student, -> ensemble, unique(concert, position)
grade_exam (exam): An exam a pupil took.
  grade_name!, held_on!, score decimal 0..100, result {pending|passed|merit|distinction|failed} = pending
  -> student!, -> instrument_type!, -> teacher

pack payments (invoice, payment, fee, billing): Payments
invoice (bill): What is owed for a pupil.
  number! unique, period_start_on!, period_end_on! >= period_start_on, issued_on!, due_on! >= issued_on, discount 0.. = 0, total! 0.., status {draft|sent|paid|overdue|cancelled}
  -> guardian!, -> student!
payment: Money that was received.
  amount! 0.., method {direct_debit|transfer|card|cash} = direct_debit, received_on!
  -> invoice!

pack practice (practice, practice log, waiting list): Practice and waiting list
practice_log (practice diary): What a pupil practised.
  practiced_on!, minutes! 1..1440, notes
  => course_enrollment, -> piece, unique(course_enrollment, practiced_on)
waiting_entry (waiting list): A pupil who waits for a place.
  added_on!, wanted_times text(255), status {waiting|offered|placed|removed}
  => student, -> instrument_type!, wanted_teacher -> teacher, unique(student, instrument_type)
`;
