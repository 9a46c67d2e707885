export const CLINICAL_TRIALS = `domain clinical-trials: Clinical trials
says Patients who agreed to it take part in a trial at a site, come to the visits of its plan, and what goes wrong is reported.
like OpenClinica, Medidata, REDCap
cues clinical trial, clinical study, drug trial, drug study, medical trial, trial management, ctms, clinical research, medical study, vaccine trial

core
sponsor (pharma company, cro): Who pays for trials.
  name! unique, email, phone
trial (study, clinical trial, protocol): A trial of a drug, a device or a treatment.
  protocol_number! unique, title!, phase! {phase_1|phase_2|phase_3|phase_4}, status {planned|recruiting|active|completed|terminated}, target_participants int 1.., starts_on, ends_on >= starts_on
  -> sponsor!
trial_arm (arm, treatment arm, group, cohort): What one part of the participants gets.
  name!, kind {treatment|placebo|comparator} = treatment, description
  => trial, unique(trial, name)
site (centre, center, hospital, study site): Where a trial is done.
  number! unique, name!, city, country, status {selected|open|closed}
trial_site: A site that takes part in a trial.
  opened_on, target_participants int 0..
  => trial, -> site!, unique(trial, site)
participant (subject, patient, volunteer): Person who takes part, known by a number alone.
  subject_number! unique, birth_year int 1900..2100, sex {female|male|other}, consented_on!, enrolled_on, status {screening|enrolled|completed|withdrawn|failed_screening}
  -> trial!, -> site!, -> trial_arm
visit (study visit, appointment): When a participant is seen.
  name!, planned_on!, held_on, status {planned|held|missed|cancelled}, notes
  => participant, unique(participant, name)
adverse_event (side effect, event): What went wrong for a participant.
  description!, started_on!, ended_on >= started_on, severity! {mild|moderate|severe|life_threatening|fatal}, serious flag, outcome {recovering|recovered|ongoing|fatal|unknown} = ongoing
  -> participant!

pack investigators (investigator, doctor, physician, coordinator, monitor): Investigators
investigator (doctor, physician, coordinator): Person who does a trial at a site.
  first_name!, last_name!, email! unique, investigator_role {principal|sub_investigator|coordinator} = sub_investigator
  -> site!

pack measurements (measurement, lab result, vital sign, form, questionnaire): Measurements
measurement (lab result, vital sign): What was measured at a visit.
  name!, value_number decimal, value_text text(200), unit text(20), measured_at!
  => visit

pack drugs (drug, medication, kit, dose, randomization): Study drugs
drug_kit (kit, study drug): A package of what is tested.
  number! unique, batch_number text(40), expires_on, status {in_stock|dispensed|returned|destroyed}
  -> trial_arm!, -> participant

pack deviations (deviation, query, monitoring): Deviations
deviation (protocol deviation): What was not done as the protocol says.
  description!, found_on!, severity {minor|major} = minor, resolved_on >= found_on
  -> participant!
`;
