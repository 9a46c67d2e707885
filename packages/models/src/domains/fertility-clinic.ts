export const FERTILITY_CLINIC = `domain fertility-clinic: Fertility clinic
says A fertility clinic treats couples in cycles: stimulation with scans, retrieval of eggs, insemination, embryos graded day by day, transfers, frozen storage and outcomes.
like Meditex, BabySentry, IVF Gateway, eIVF
cues fertility clinic, ivf, fertility treatment, ivf clinic, reproductive medicine, embryology lab, sperm bank, egg freezing, assisted reproduction

core
patient (woman, partner, donor): Person who is treated, or whose cells are used.
  number! unique, first_name!, last_name!, birth_date!, email, phone, blood_group {a_pos|a_neg|b_pos|b_neg|ab_pos|ab_neg|o_pos|o_neg}, kind {patient|partner|egg_donor|sperm_donor} = patient
couple (treatment couple): Who is treated together.
  couple_number! unique, since_on, trying_since_on
  -> patient!, partner -> patient
clinician (doctor, embryologist, nurse): Person who treats or works in the laboratory.
  full_name!, email! unique, profession! {physician|embryologist|nurse|andrologist}, active = true
treatment_cycle (cycle, ivf cycle): One try, from stimulation to the test.
  number! unique, cycle_order! int 1.., kind! {ivf|icsi|iui|frozen_transfer|egg_freezing}, protocol {antagonist|agonist_long|natural|mild} = antagonist, started_on!, ended_on >= started_on, status {planned|stimulation|retrieval|culture|transferred|awaiting_test|pregnant|negative|cancelled}, cancel_reason
  -> couple!, -> clinician!, unique(couple, cycle_order)
egg_retrieval (retrieval, pick up, oocyte retrieval): The taking of eggs.
  retrieved_at!, follicles_aspirated int 0.., eggs_retrieved! int 0.., eggs_mature int 0.., complications_text text(255)
  => treatment_cycle unique, operator -> clinician!
embryo (egg, oocyte): One embryo of a cycle.
  embryo_number! int 1.., inseminated_at!, method {ivf|icsi} = icsi, status {culture|transferred|frozen|thawed|discarded|donated}, discard_reason
  -> treatment_cycle!, unique(treatment_cycle, embryo_number)
embryo_grade (grading, observation): How an embryo looks on a day; never changed.
  culture_day! int 0..7, observed_at = now, cell_count int 0.., grade_text! text(10), fragmentation_percent decimal 0..100
  => embryo, -> clinician!, unique(embryo, culture_day)
embryo_transfer (transfer): Embryos that were put back.
  transferred_at!, catheter_text text(60), difficulty {easy|medium|difficult} = easy
  => treatment_cycle unique, -> clinician!

pack transfers (transferred embryo): Transferred embryos
transferred_embryo: Which embryo went back.
  => embryo_transfer, -> embryo! unique

pack stimulation (stimulation, ultrasound, scan, hormone, medication): Stimulation
follicle_scan (ultrasound, scan): What was seen on a day.
  scanned_on!, cycle_day! int 1.., endometrium_mm decimal 0..30, follicles_right int 0.., follicles_left int 0.., largest_mm decimal 0..
  => treatment_cycle, unique(treatment_cycle, scanned_on)
hormone_level (hormone): What the blood said.
  drawn_on!, hormone! {e2|lh|fsh|p4|hcg|amh}, measured_value! decimal 0.., unit!
  => treatment_cycle, unique(treatment_cycle, hormone, drawn_on)
stimulation_dose (medication): What was given.
  drug_name!, given_on!, dose_units! decimal 0..
  => treatment_cycle, unique(treatment_cycle, drug_name, given_on)

pack storage (freezing, cryo, tank, storage, straw): Frozen storage
cryo_tank (tank): A tank with nitrogen.
  code! unique, capacity! 1.., last_filled_on
cryo_straw (straw, vial): What is frozen, and where it lies.
  straw_code! unique, content! {embryo|egg|sperm|tissue}, frozen_on!, thawed_on >= frozen_on, position_text! text(40), consent_until!, status {stored|thawed|transported|discarded}
  -> cryo_tank!, owner -> patient!, -> embryo

pack semen (semen analysis, sperm): Semen analyses
semen_analysis: What the laboratory counted.
  analysed_at!, volume_ml decimal 0.., million_per_ml decimal 0.., motile_percent decimal 0..100, normal_forms_percent decimal 0..100
  -> patient!, -> clinician!

pack outcomes (pregnancy, outcome, birth): Outcomes
pregnancy_outcome (pregnancy): What came of a cycle.
  tested_on!, hcg_value decimal 0.., heartbeat_on, sacs int 0.., outcome {ongoing|live_birth|miscarriage|ectopic|lost_to_follow_up} = ongoing, born_on, children_born int 0..
  => treatment_cycle unique

pack consents (consent, signature): Consents
treatment_consent (consent): What was signed.
  kind! {treatment|storage|donation|disposal|genetic_testing}, signed_on!, valid_until >= signed_on, withdrawn_on
  -> patient!, -> treatment_cycle
`;
