export const JOB_BOARD = `domain job-board: Job board
says Companies post jobs; candidates apply.
like Indeed, Monster, Glassdoor, Stepstone
cues job board, job portal, job listing, job site, job posting, job search, job platform, job marketplace, internship portal

core
company (employer, recruiter company, organization): Who offers jobs.
  name! unique, description, website, logo_url, industry text(80), city, country, employee_count 0..
recruiter (employer user, contact): Person who posts jobs for a company.
  email! unique, first_name!, last_name!, phone
  => company
job_category (category): What kind of work it is.
  name! unique, slug! unique
job (job posting, job offer, vacancy, position, job listing): Work that is offered.
  title!, description!, type {full_time|part_time|contract|internship|temporary} = full_time, location, remote {no|hybrid|full} = no, salary_min money 0.., salary_max money 0.., currency = EUR, status {draft|open|closed|filled}, published_at, expires_on
  -> company!, -> job_category, poster -> recruiter
candidate (applicant, job seeker, user, developer, freelancer): Person who looks for work.
  email! unique, first_name!, last_name!, phone, headline, city, resume_url
application (job application): A candidate who wants a job.
  cover_letter long, status {submitted|in_review|interview|offered|rejected|withdrawn}, applied_at = now
  => job, => candidate, unique(job, candidate)

pack skills (skill, experience, education): Skills
skill: Something one can do.
  name! text(80) unique, category_name
candidate_skill: A skill a candidate has.
  years decimal 0..
  => candidate, => skill, unique(candidate, skill)
job_skill: A skill a job asks for.
  is_mandatory
  => job, => skill, unique(job, skill)
work_experience (experience): Where a candidate has worked.
  company_name!, title!, started_on!, ended_on >= started_on, description
  => candidate

pack alerts (alert, saved job, bookmark): Alerts
saved_job (bookmark): A job a candidate keeps an eye on.
  saved_at = now
  => candidate, => job, unique(candidate, job)
job_alert (alert): A search that sends new jobs.
  keywords! text(255), location, frequency {daily|weekly} = daily, active = true
  => candidate

pack reviews (company review, review, rating): Company reviews
company_review (review): What somebody thinks of an employer.
  rating! 1..5, title, body!
  => company, author -> candidate
`;
