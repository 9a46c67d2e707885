/** Format: see `archetypes.ts`. */
export const EDUCATION = `
# school | school, pupils, classroom, primary school, high school, school management, gradebook | student, teacher, course, class
student | pupil, learner, school child, trainee | person | first name!, last name!, birth date, email^, student number^ | class, school, parent
teacher | schoolteacher, lecturer, tutor, professor, educator | person | first name!, last name!, email^, phone, hourly rate, bio | department, school
school | | org | name!, address, phone, email |
class | school class, class group, homeroom | org | name!, grade level, school year | teacher|trainer|instructor|coach, room|studio|gym|school|hall, course|subject
course | training course, module course | item | title!, code^, description, credits:integer | teacher, instructor, department, category
subject | school subject | kind | name!^, code^, description |
lesson | class lesson, teaching hour | event | title, starts at, duration minutes, notes, content:text | student|pupil|child|customer|rider|learner|client, teacher|instructor|tutor|trainer|coach, course|class|subject|horse|car|instrument, room|studio
exam | examination, midterm, final exam, exam paper | event | title!, held on:date!, max points:decimal | course|subject|class|student|license, room, teacher|examiner|professor
grade | mark, exam result, student grade | part | value!, graded on:date, comment:text | student|pupil|learner, exam|assignment|course|test|homework|subject|submission|lesson
classroom | class room, lecture hall | place | number!^, capacity:integer | building, school
homework | homework assignment, school assignment | event | title!, description, due on:date | course, class, lesson, student, teacher
semester | academic term, school term, term | schedule | name!^, starts on:date!, ends on:date! |
# university | university, college, campus, faculty, academic, professors, thesis | student, course, professor, enrollment
professor | lecturer, academic | person | first name!, last name!, email^, office | department, faculty
faculty | school of university, college | org | name!^, dean name | university
university | college | org | name!, city, country, website |
campus | | place | name!, address, city | university
degree program | degree, study program, major, programme of study | item | name!, level(bachelor/master/doctorate), duration years:integer | faculty, department, university
thesis | dissertation | doc | title!, abstract:text, submitted on:date, grade | student, professor
lecture | | event | title!, held at!, notes | course, professor, lecture hall=classroom
scholarship | grant for students, bursary | item | name!, amount!, deadline:date | sponsor
course offering | course section, section of course | event | semester, capacity:integer | course!, professor, semester
transcript | | doc | issued on:date!, gpa:decimal | student!
# online learning | online course, e learning, elearning, lms, learning platform, mooc, courses online, video lessons | course, module, lesson, student, enrollment
module | course module, section, chapter, unit of course | part | title!, position:integer! | course!
progress | lesson progress, learning progress | part | percentage:decimal, completed:boolean, completed at | user|student|learner|employee|client, lesson|course|module|goal|project|book
quiz | online test | item | title!, time limit minutes:integer, passing score:integer | course, lesson, creator=user
quiz attempt | quiz result | event | started at!, finished at, score:decimal | quiz!, student, user, player
flashcard | flash card, card to learn | item | front:text!, back:text!, difficulty:integer | deck|set|topic|lesson|user
deck | card deck, flashcard deck | item | name!, description | user, player
study session | learning session | event | started at!, ended at, notes | user, student, deck
discussion | discussion thread, forum thread | item | title!, body | course, user
learning path | curriculum, syllabus | item | title!, description |
# tutoring | tutoring, tutor, private lessons, private teacher, coaching, music school, language school | teacher, student, lesson
tutor | private teacher, coach | person | first name!, last name!, email^, hourly rate, bio | 
trial lesson | trial lesson request, lesson request | event | requested at!, status(requested/accepted/declined) | teacher, student
recurring lesson | lesson series, lesson schedule | schedule | weekday, starts at:time!, duration minutes | teacher, student
lesson note | | part | body!, written at | lesson!, teacher
piece | music piece, piece of music, repertoire piece | item | title!, composer, difficulty:integer, sheet music file | 
practice session | practice log, practice, practise session | event | practiced on:date!, minutes:integer!, notes | student, piece, musician
recital | student concert | event | title, held at!, place | venue
performance | | event | performed at, notes | play|show|piece|production|concert|opera, venue|hall|theater|stage|location, artist|performer|student|band
# kindergarten | kindergarten, daycare, nursery, childcare, day care, preschool, creche, babysitting | child, parent, group
child | toddler, infant, baby | person | first name!, last name!, birth date!, gender, allergies:text | group, parent
daycare group | kindergarten group | org | name!, age range | teacher
pickup authorization | authorized pickup, pick up person | part | name!, phone!, relationship | child!
daily report | child report | doc | date!, meals:text, nap minutes:integer, notes | child!
waiting list entry | waitlist, waiting list | part | requested on:date!, position:integer, status(waiting/offered/accepted) | child, customer, applicant
babysitter | nanny, sitter | person | first name!, last name!, phone, hourly rate, bio |
# library | library, librarian, books lending, book lending, book club, borrow books | book, author, member, loan, copy
book | title of book, novel, e book | item | title!, isbn^, published year:integer, description, pages:integer | publisher, category, genre
copy | book copy, physical copy, exemplar | part | barcode!^, condition, status(available/on_loan/lost) | book!
librarian | | person | first name!, last name!, email^ | library
library | | place | name!, address, phone |
publisher | publishing house | org | name!^, website, country |
hold | book reservation, reservation of book | event | placed at!, status(waiting/ready/collected/cancelled) | member!, book!
magazine | journal, periodical, newspaper | item | title!, issn^, publisher name |
reading list | bookshelf, reading shelf | item | name!, public:boolean | user, member
book club | reading group | org | name!, description, meets on | 
# exam and certification | certification exam, exam platform, question bank, testing center, driving school, driving lessons | exam, question, candidate
question bank | item bank | item | name!, description | subject
exam session | exam sitting, test sitting | event | starts at!, room, capacity:integer | exam!, proctor
proctor | invigilator | person | first name!, last name!, email^ |
driving lesson | | event | starts at!, duration minutes, notes | student, instructor, vehicle
theory test | driving test | event | held on:date!, passed:boolean, points:integer | student
# research and publishing | research papers, paper, journal, conference, peer review, manuscripts, publication, citations, bibliography | paper, author, review
paper | research paper, manuscript, article submission, publication, scientific paper, journal article | doc | title!, abstract:text, doi^, submitted on:date, status(submitted/in_review/accepted/rejected/published) | journal, conference
journal | scientific journal | org | name!^, issn^, website |
conference | congress, symposium | event | name!, city, starts on:date!, ends on:date! |
citation | reference, bibliographic reference | part | citing text, page | citing=paper!, cited=paper!
grant | research grant, funding grant, subsidy | event | title!, amount!, starts on:date, ends on:date, status(applied/awarded/rejected/closed) | funder, researcher
talk | conference talk, presentation, speech | event | title!, abstract:text, starts at, duration minutes | speaker, room, track, conference
speaker | presenter, keynote speaker | person | first name!, last name!, email^, bio, company name |
track | conference track | kind | name!, description | conference
dataset | data set | doc | name!, description, file url, size bytes |
# language learning | language learning, vocabulary, dictionary, word trainer, language app | user, word, lesson
word | vocabulary word, vocabulary item, dictionary entry | item | text!, translation!, part of speech, example sentence:text | language
translation | | part | text!, translated at | word|text|project|document, language, translator
translator | interpreter | person | first name!, last name!, email^, rate per word:money |
phrase | sentence example | item | text!, translation | language
alumni | alumnus, former student, graduate | person | first name!, last name!, email^, graduation year:integer, company name |
mentor | mentor person | person | first name!, last name!, email^, expertise, bio |
mentee | | person | first name!, last name!, email^, goals:text | mentor
mentorship | mentoring, mentoring pair | event | started on:date!, ended on:date, status(active/ended) | mentor!, mentee!
`;
