export const PERFORMANCE_REVIEWS = `domain performance-reviews: Performance reviews
says Employees are reviewed in cycles by themselves, their manager and their peers, with ratings and goals.
like Lattice, Culture Amp, 15Five, Leapsome, Small Improvements
cues performance review, performance appraisal, employee review, performance management, 360 feedback, employee appraisal, appraisal system, employee evaluation, staff appraisal, peer feedback, employee performance, performance evaluation, one on one meetings

core
department (team): Part of the company.
  name! unique, code! unique
employee (staff member, reviewee, reviewer, manager, person): Person who is reviewed, or reviews.
  employee_number! unique, first_name!, last_name!, email! unique, job_title, hired_on!, left_on >= hired_on
  -> department!, manager -> employee
review_template (form, questionnaire): The questions of a kind of review.
  name! unique, kind {self|manager|peer|upward} = manager, instructions, active = true
template_question (question, competency question): One question.
  position! 1.., question_text! text(500), answer_kind {rating|text|both} = both, is_required = true
  => review_template, unique(review_template, position)
review_cycle (cycle, appraisal period): A round of reviews.
  name! unique, period_starts_on!, period_ends_on! >= period_starts_on, due_on! >= period_ends_on, status {planned|self_review|manager_review|calibration|shared|closed}
performance_review (review, appraisal, evaluation): What one person says of another in a round.
  kind {self|manager|peer|upward} = manager, status {not_started|in_progress|submitted|shared|acknowledged}, overall_rating 1..5, summary, is_anonymous, submitted_at, shared_at >= submitted_at, acknowledged_at >= shared_at
  -> review_cycle!, reviewee -> employee!, reviewer -> employee!, -> review_template!, unique(review_cycle, reviewee, reviewer, kind)
review_answer (answer, rating): The answer to one question.
  rating 1..5, answer_text
  => performance_review, -> template_question!, unique(performance_review, template_question)

pack competencies (competency, skill, career level, rating scale): Competencies
competency (skill): Something people should be good at.
  name! unique, description, category text(60)
competency_rating: How good somebody is at it.
  rating! 1..5, comment
  => performance_review, -> competency!, unique(performance_review, competency)
career_level: What is expected at a level.
  job_family! text(80), level! 1..20, title!, expectations_text long, unique(job_family, level)

pack goals (goal, objective, development plan): Goals
employee_goal (goal, objective): What somebody is to reach.
  title!, description, due_on!, progress_percent decimal 0..100 = 0, weight_percent decimal 0..100, status {draft|agreed|reached|missed|cancelled}
  => employee, -> review_cycle, agreed_with -> employee
development_action (development plan, training): Something to learn.
  title!, kind {training|mentoring|project|reading} = training, due_on, status {planned|in_progress|done|dropped}
  => employee, -> performance_review

pack feedback (feedback, praise, kudos, recognition): Feedback between rounds
peer_feedback_note (feedback, praise): A word at any time.
  kind {praise|advice} = praise, body!, visibility {receiver|manager|public} = receiver, given_at = now
  giver -> employee!, receiver -> employee! cascade
feedback_request: Somebody asked for a word.
  question_text text(500), requested_at = now, due_on, status {open|answered|declined}
  requester -> employee!, asked -> employee! cascade, about -> employee

pack meetings (one on one, check in, meeting, talking point): One-on-ones
one_on_one (meeting): A talk of two.
  held_at!, status {planned|held|cancelled}, shared_notes long
  manager -> employee!, report -> employee! cascade
talking_point: Something to talk about.
  point_text! text(500), position 1.. = 1, discussed flag
  => one_on_one, author -> employee!

pack calibration (calibration, nine box, potential, promotion): Calibration
calibration_session (calibration): Managers who make ratings comparable.
  held_on!, notes
  -> review_cycle!, -> department, facilitator -> employee
calibrated_rating (nine box): What was settled on.
  performance_score int 1..3, potential_score int 1..3, final_rating! 1..5, rationale text(500)
  => calibration_session, -> employee!, unique(calibration_session, employee)

pack pay (salary review, bonus, raise, compensation): Pay decisions
pay_decision (salary review, bonus, raise): What follows for the pay.
  kind {raise|bonus|promotion|none} = none, raise_percent decimal 0..100, bonus_amount 0.., currency = EUR, effective_on!, status {proposed|approved|rejected|paid}
  -> employee!, -> review_cycle!, approver -> employee, unique(employee, review_cycle, kind)
`;
