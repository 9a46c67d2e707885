/** Format: see `archetypes.ts`. */
export const LEARNING = `
# music and language schools | music school, piano lessons, guitar lessons, language school, language courses, singing lessons, conversation class, music teachers, instrument lessons | student, teacher, lesson, course
music lesson | instrument lesson, singing lesson, individual lesson, private lesson | event | starts at!, duration minutes:integer, price, notes, status(planned/held/cancelled) | student|pupil|child!, teacher|tutor, instrument, room
language course | evening course, group course, adult course, course run | event | name!, level, starts on:date!, ends on:date, price, max participants:integer | teacher|instructor, language
placement test | level test, entrance test | event | taken at!, score:decimal, level | student|applicant!, language|subject
course enrollment | course booking, course registration, class enrollment, course participant | event | enrolled on:date!, status(enrolled/completed/dropped), price | student|participant|member|learner|employee!, course|class|language course|training|workshop!
practice log | practice entry, practice diary, practice record | part | practiced on:date!, minutes:integer!, notes | student|pupil|user|member!, piece|instrument|skill
school term | trimester, school year, academic year, term of school | schedule | name!^, starts on:date!, ends on:date! |
# school administration | school administration, report cards, timetables, substitute teachers, absences of pupils, parents evening, secondary school, pupils, primary school, school library, gradebook | pupil, class, teacher, lesson
pupil | schoolchild, school student | person | first name!, last name!, birth date, enrolled on:date | class|school class, parent|guardian
school class | classroom group, homeroom | org | name!^, grade level, year | class teacher=teacher, school
guardian | legal guardian, parent or guardian | person | first name!, last name!, phone, email | 
timetable lesson | lesson slot, class period, period of timetable | schedule | weekday!, starts at:time!, ends at:time | class|school class!, subject, teacher, room|classroom
substitution | substitute lesson, cover lesson | event | date!, notes | lesson|timetable lesson!, substitute=teacher, absent teacher=teacher
parent evening slot | parent teacher meeting, consultation slot of teacher | event | starts at!, duration minutes:integer | teacher!, parent|guardian
disciplinary note | behavior note, class register entry, behaviour incident | part | noted on:date!, text!, severity | pupil|student!, teacher
school trip | class trip, field trip, excursion | event | title!, starts on:date!, ends on:date, cost, destination | class|school class|school|group, leader=teacher
permission slip | consent slip, parental consent | doc | signed on:date, status(sent/signed/declined) | school trip|trip|activity|event!, pupil|child|student!
textbook loan | school book loan, textbook issue | event | issued on:date!, returned on:date, condition | textbook|book|copy!, pupil|student!
textbook | school book, workbook, study material, learning material | item | title!, isbn^, price, edition | subject|course
# exams and scholarships | exam office, exam registration, scholarship, scholarships, bursary, student grants, thesis supervision, phd, doctoral, dissertations, graduate school, admissions office | student, application, exam, scholarship
exam registration | exam sign up, test registration | event | registered at!, attempt:integer, status(registered/withdrawn/passed/failed) | student|candidate!, exam|test!
exam question | question of exam, task of exam, test question | part | text:text!, points:decimal | exam|test|quiz|question bank!
exam result | exam grade, test score, test result of student, exam score | part | grade!, points:decimal, graded on:date | exam|test!, student|candidate|pupil!, examiner|teacher
scholarship application | grant request of student, bursary application, admission application | event | submitted on:date!, status(submitted/under_review/awarded/rejected), amount requested:money | student|applicant!, scholarship|program|grant!
scholarship award | award of scholarship, grant award, stipend | event | awarded on:date!, amount! | scholarship|scholarship application|application|donor!, student|recipient
disbursement | award payment, grant payment, stipend payment, tranche | part | amount!, paid on:date!, number:integer | award|scholarship|grant|loan|project|scholarship award!
thesis topic | research topic, topic of thesis, project topic | item | title!, description:text, status(open/taken/closed) | supervisor=professor|supervisor|teacher
thesis review | thesis assessment, thesis grade, thesis examination | event | grade!, reviewed on:date, comments:text | thesis|dissertation!, examiner|reviewer|professor
doctoral student | phd student, doctoral candidate, graduate | person | first name!, last name!, email^, started on:date | supervisor=professor|supervisor
supervision meeting | advisor meeting, supervision session | event | held on:date!, notes:text | thesis|student|doctoral student!, supervisor|professor
admission offer | study place offer, study place | event | offered on:date!, status(offered/accepted/declined) | application|applicant!, program|degree program
transcript of records | transcript document, grade transcript | doc | issued on:date, file url | student|application|applicant!
# vocational and corporate training | apprenticeship, apprentices, vocational training, corporate training, training center, trainings, seminars, workshops, certification of staff, skills matrix, onboarding training, e-learning in company | employee, training, trainer, certificate
seminar | training course, workshop of company, course date, training event, training | event | title!, starts at!, ends at, location, max participants:integer, price | trainer|instructor|speaker, course|topic
training participation | seminar registration, training registration, training booking, training attendance | event | status(registered/attended/cancelled), registered at | training|seminar|workshop!, employee|participant|member|person!
certification | professional certification, certified skill, attestation | part | name!, issued on:date!, expires on:date | employee|member|person|technician|user|participant!, training|course|machine|machine type
skill rating | skill level, skill assessment, employee skill | part | level(basic/good/expert)!, rated on:date | employee|member|person|candidate|guest|volunteer|user!, skill|language!
language skill | spoken language level, language knowledge, language level | part | level(basic/good/native)! | person|guest|member|volunteer|employee|candidate|translator|nanny!, language!
training need | training request, learning request | event | requested on:date!, reason:text, status(requested/approved/rejected) | employee!, course|training
apprenticeship | vocational placement, traineeship, internship | event | starts on:date!, ends on:date!, occupation, status(active/completed/terminated) | apprentice|student|intern|trainee!, company|employer, supervisor=trainer|employee|mentor
apprentice report | training report, internship report | doc | week:integer!, text:text!, approved at | apprentice|intern|trainee|apprenticeship!
# student life and camps | student housing, dormitory, dorm rooms, student union, summer camp, holiday camp, boarding school, exchange students, student exchange, study abroad, alumni network, campus events, host families | student, room, application, camp
dorm room | dormitory room, student room, shared room | place | number!, floor:integer, beds:integer!, monthly rent:money | dormitory|residence|building
dormitory | student residence, hall of residence, hostel for students | place | name!, address, rooms:integer |
room assignment | room allocation, bed assignment, room occupancy | event | from:date!, until:date | student|guest|resident|camper|patient!, room|dorm room|bed|cabin!
camp | summer camp, holiday camp, youth camp, camp week | event | name!, starts on:date!, ends on:date!, price, min age:integer, max age:integer | location
camper | camp child, camp participant | person | first name!, last name!, birth date!, allergies, emergency phone | parent|family, camp|group
camp counselor | youth leader, group leader, camp leader | person | first name!, last name!, phone, birth date | camp|group
exchange stay | student exchange, semester abroad, exchange semester | event | starts on:date!, ends on:date!, status(applied/confirmed/completed) | student!, university|school|host family|partner school
host family | hosting family, homestay family | org | name!, address, phone, members:integer | city
student organization | student club, student society | org | name!^, description | university
alumnus | graduate of school, former student | person | first name!, last name!, email^, graduation year:integer, employer | 
`;
