export const RECRUITING = `domain recruiting: Recruiting
says Candidates apply for openings, go through stages, are interviewed and offered a job.
like Lever, Workable, SmartRecruiters
cues recruiting, applicant tracking, applicant tracking system, ats software, ats system, recruitment, hiring, recruitment management, talent acquisition, hiring pipeline, candidate tracking, recruiting agency

core
department (team, client): Part of the company that hires.
  name! unique, code unique
recruiter (user, hiring manager, interviewer, employee): Person who hires.
  email! unique, first_name!, last_name!, active = true
  -> department
job_opening (job, opening, vacancy, position, requisition): A place to be filled.
  number! unique, title!, description, employment_type {full_time|part_time|contract|internship} = full_time, location, headcount int 1.. = 1, status {draft|open|on_hold|filled|closed}, opened_on, target_date
  -> department!, hiring_manager -> recruiter!
candidate (applicant, talent): Person who may be hired.
  email! unique, first_name!, last_name!, phone, city, source {website|referral|agency|linkedin|job_board|other} = website, resume_url
stage (hiring stage, pipeline stage): Step on the way to a job.
  name! unique, position! 0.., type {applied|screening|interview|offer|hired|rejected} = screening
application (job application): A candidate for an opening.
  status {active|hired|rejected|withdrawn}, applied_at = now, reject_reason, rating 1..5
  => job_opening, => candidate, -> stage!, unique(job_opening, candidate)
interview: A talk with a candidate.
  type {phone|video|on_site|technical} = video, starts_at!, ends_at >= starts_at, status {planned|held|cancelled|no_show}, location
  => application

pack scorecards (scorecard, feedback, evaluation): Scorecards
interview_feedback (scorecard, feedback, evaluation): What an interviewer thought.
  score! 1..5, recommendation {strong_no|no|yes|strong_yes} = yes, notes
  => interview, interviewer -> recruiter!, unique(interview, interviewer)

pack offers (offer, contract): Offers
job_offer (offer): What a candidate was offered.
  salary! 0.., currency = EUR, start_date!, status {draft|sent|accepted|declined|expired}, sent_at
  => application

pack notes (note, comment, activity): Notes
candidate_note (note, comment): Something worth knowing.
  body!, written_at = now
  => candidate, author -> recruiter!

pack tags (tag, skill): Skills
skill (tag): Something a candidate can do.
  name! text(80) unique, description
candidate_skill: A skill a candidate has.
  => candidate, => skill, unique(candidate, skill)
`;
