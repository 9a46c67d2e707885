export const SCHOLARSHIPS = `domain scholarships: Scholarships
says A foundation or university offers scholarships; students apply with documents and referees, a committee scores them, and awards are paid out in instalments.
like ScholarshipUniverse, AwardSpring, Kaleidoscope, Submittable, Blackbaud Award Management
cues scholarship, bursary, student grant, scholarship fund, scholarship application, fellowship programme, stipend, scholarship programme, financial aid, student financial aid, scholarship program
hints student award

core
scholarship_fund (fund, foundation, sponsor, donor): Money that is there for scholarships, and who gave it.
  code! unique, name! unique, donor_name!, capital_amount 0.., currency = EUR, active = true
scholarship (award programme, programme): What students can apply for.
  code! unique, name!, description, amount! 0.., currency = EUR, criteria_text! long, minimum_grade decimal 0.., renewable flag, max_years int 1.. = 1
  -> scholarship_fund!
application_round (round, call, cycle): A time in which one may apply.
  academic_year! text(9), opens_at!, closes_at! >= opens_at, awards_planned! int 1.., status {planned|open|in_review|decided|closed}
  => scholarship, unique(scholarship, academic_year)
student (applicant, candidate, pupil): Person who applies.
  student_number unique, first_name!, last_name!, email! unique, birth_date!, nationality, university_name, study_programme text(120), iban
scholarship_application (application): A student's application in a round.
  number! unique, motivation_text long, grade_average decimal 0.., household_income_amount 0.., status {draft|submitted|complete|in_review|shortlisted|awarded|rejected|withdrawn}, submitted_at, decided_at >= submitted_at
  -> application_round!, -> student!, unique(application_round, student)
reviewer (committee member, assessor, juror): Person who judges applications.
  full_name!, email! unique, faculty_name, active = true
application_review (review, score, assessment): What a reviewer thinks of an application.
  merit_score! 0..10, need_score! 0..10, interview_score 0..10, recommendation {award|reserve|reject} = reserve, has_conflict, comment, reviewed_at = now
  => scholarship_application, -> reviewer!, unique(scholarship_application, reviewer)
scholarship_award (award, grant): Money a student was promised.
  number! unique, amount! 0.., currency = EUR, awarded_on!, starts_on!, ends_on! >= starts_on, status {offered|accepted|declined|running|suspended|completed|revoked}
  => scholarship_application unique

pack documents (document, transcript, essay, upload): Documents
application_document (document, transcript): A paper handed in.
  kind! {transcript|cv|essay|income_proof|identity|enrolment}, file_name!, file_url!, status {received|accepted|rejected}
  => scholarship_application, unique(scholarship_application, kind, file_name)

pack references (reference, referee, recommendation letter): References
referee_letter (reference, referee): A letter that was asked for.
  referee_name!, referee_email!, relationship text(60), requested_at = now, received_at >= requested_at, letter_url, status {requested|received|declined|overdue}
  => scholarship_application, unique(scholarship_application, referee_email)

pack payments (payment, disbursement, instalment, payout): Payments
award_instalment (disbursement, instalment): A part that is paid, and what must be shown before.
  number! int 1.., due_on!, amount! 0.., currency = EUR, condition_text text(255), paid_on, status {planned|released|paid|held_back|cancelled}
  => scholarship_award, unique(scholarship_award, number)

pack progress (progress report, renewal, transcript of record): Progress and renewal
progress_report (renewal): How a student gets on, term by term.
  term! text(20), credits_earned int 0.., grade_average decimal 0.., handed_in_on!, decision {pending|continue|warn|stop} = pending
  => scholarship_award, unique(scholarship_award, term)

pack interviews (interview): Interviews
award_interview (interview): A talk with somebody on the short list.
  starts_at!, mode {on_site|video} = video, place, status {invited|confirmed|held|missed}
  => scholarship_application, -> reviewer
`;
