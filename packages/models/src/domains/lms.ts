export const LMS = `domain lms: Online learning
says Teachers publish courses of lessons; learners enrol, watch, are quizzed and certified.
like Udemy, Coursera, Moodle, Teachable, Canvas, Skillshare, Khan Academy
cues lms, online learning, e learning, elearning, learning management, online course, course platform, learning platform, online education, online classroom, mooc, training platform, course management, online academy, e learning platform

core
user (learner, student, member, participant): Person who learns.
  email! unique, first_name!, last_name!, avatar_url, active = true
instructor (teacher, tutor, trainer, author): Person who teaches.
  email! unique, first_name!, last_name!, bio
course (class, training, program): What is learned.
  title!, slug! unique, description, level {beginner|intermediate|advanced} = beginner, language text(10) = en, price 0.. = 0, currency = EUR, status {draft|published|archived}, published_at
  -> instructor!, -> category
section (module, chapter, unit): Lessons of a course that belong together.
  title!, position! 0..
  => course, unique(course, position)
lesson (lecture, video, topic): One step of a course.
  title!, type {video|article|quiz|download} = video, content, video_url, duration_seconds 0.., position! 0.., is_preview
  => section, unique(section, position)
enrollment (enrolment, subscription, registration): A learner who takes a course.
  status {active|completed|cancelled}, enrolled_at = now, completed_at >= enrolled_at, progress_percent 0..100 = 0
  => user, -> course!, unique(user, course)
lesson_progress (progress, completion): How far a learner is with a lesson.
  status {started|completed}, watched_seconds 0.. = 0, completed_at
  => enrollment, => lesson, unique(enrollment, lesson)

pack categories (category, topic area): Categories
category: Courses on one subject.
  name! unique, description
  parent -> category restrict

pack quizzes (quiz, question, test, exam, assessment): Quizzes
quiz (test, exam, assessment): Questions on a lesson.
  title!, pass_percent! 0..100, max_attempts int 1..
  => lesson unique
question (quiz question): One question of a quiz.
  prompt!, type {single|multiple|text} = single, points! 1.. = 1, position! 0..
  => quiz
answer_option (choice, option): One of the answers offered.
  text! text(255), is_correct, position! 0..
  => question
quiz_attempt (attempt): A learner's try.
  started_at = now, submitted_at >= started_at, score_percent 0..100, passed flag
  -> quiz!, => user

pack assignments (assignment, homework, submission): Assignments
assignment (homework): Something to do and hand in.
  title!, instructions, due_at, max_points! 1.. = 100
  => lesson
submission: What a learner handed in.
  submitted_at = now, content, file_url, points 0.., feedback
  => assignment, => user, unique(assignment, user)

pack certificates (certificate, badge): Certificates
certificate (badge): Says that a course was completed.
  number! unique, issued_on!, file_url
  => enrollment unique

pack reviews (review, rating): Reviews
course_review (review, rating): What a learner thinks of a course.
  rating! 1..5, comment
  => course, => user, unique(course, user)

pack payments (payment, order, purchase): Payments
order (purchase, payment): A course that was bought.
  number! unique, amount! 0.., currency = EUR, status {pending|paid|refunded|failed}, paid_at
  -> user!, -> course!

pack discussions (discussion, forum, comment): Discussions
discussion_post (comment, discussion): What was asked or said about a lesson.
  body!, posted_at = now
  => lesson, -> user!, parent -> discussion_post cascade
`;
