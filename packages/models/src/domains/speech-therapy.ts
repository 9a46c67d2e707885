export const SPEECH_THERAPY = `domain speech-therapy: Speech and occupational therapy
says Therapists see patients by prescription in series of sessions, assess them, set goals, give exercises to do at home and bill the insurers.
like Theralino, Fusion Web Clinic, Theorg, SpeechTherapyPractice
cues speech therapy, speech therapist, occupational therapy, occupational therapist, speech language pathologist, logopaedics, aba therapy, speech pathology, logopedics, ergotherapy
hints therapy exercises

core
therapist (speech therapist, speech language pathologist): Person who treats.
  first_name!, last_name!, email! unique, licence_number! unique, field {speech|occupational|physio|aba} = speech, weekly_hours decimal 0..60, active = true
patient (client, child): Person who is treated.
  number! unique, first_name!, last_name!, birth_date!, phone, address, insurer_name, insurance_number, school_name
guardian (parent): Who brings a child and signs.
  full_name!, relationship! text(40), phone!, email
  => patient
prescription (referral): What a doctor ordered, and how many sessions.
  number! unique, doctor_name!, diagnosis_code! text(20), sessions_prescribed! int 1.., minutes_each! int 1.. = 45, issued_on!, valid_until! >= issued_on, home_visits flag, status {received|running|used_up|expired|cancelled}
  -> patient!
therapy_goal (goal): What is to be reached.
  title!, baseline_text text(255), target_text! text(255), target_on, status {open|in_progress|reached|dropped}
  -> patient!
therapy_session (session, appointment, visit): One appointment.
  starts_at!, ends_at! >= starts_at, kind {single|group|home_visit|video} = single, status {planned|held|cancelled_late|cancelled|no_show}, notes
  -> prescription!, -> therapist!, unique(therapist, starts_at)
exercise (activity, home exercise): Something to practise.
  code! unique, title!, instructions!, area! {articulation|fluency|voice|language|swallowing|fine_motor|attention}, media_url
assigned_exercise (homework, exercise plan): What somebody does at home, and how it goes.
  assigned_on!, times_per_week! int 1..21 = 3, done_count int 0.. = 0, until_on, feedback
  -> patient!, -> exercise!, -> therapist!, unique(patient, exercise, assigned_on)

pack progress (progress, score, trial, measurement): Progress
goal_progress (progress, score): How a goal went in a session.
  trials! int 1.., correct! int 0.., cue_level {none|minimal|moderate|maximal} = none
  => therapy_session, -> therapy_goal!, unique(therapy_session, therapy_goal)

pack assessments (assessment, test, report): Assessments and reports
assessment (test): A standard test, done.
  test_name!, tested_on!, raw_score decimal, percentile int 0..100, conclusion_text long
  -> patient!, -> therapist!
therapy_report (report): What the doctor is told.
  written_on!, body!, sent_on
  -> prescription!, -> therapist!

pack billing (invoice, billing, insurer, copayment): Billing
therapy_invoice (invoice): What insurer or patient owes for a prescription.
  number! unique, issued_on!, insurer_amount! 0.. = 0, copayment_amount! 0.. = 0, currency = EUR, status {draft|sent|paid|rejected}, paid_on
  -> prescription!

pack waiting (waiting list): Waiting list
therapy_waiting_entry (waiting list): Who waits for a place.
  asked_on!, urgency {normal|soon|urgent} = normal, wished_times_text text(160), status {waiting|offered|started|removed}
  -> patient!, unique(patient, asked_on)
`;
