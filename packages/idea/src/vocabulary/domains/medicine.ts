/** Format: see `archetypes.ts`. */
export const MEDICINE = `
# dialysis and kidney care | dialysis, hemodialysis, nephrology, kidney | patient, dialysis machine, dialysis session, nurse
dialysis session | dialysis treatment, hemodialysis session | event | starts at!, ends at, weight before:decimal, weight after:decimal, blood pressure | patient!, dialysis machine|machine, nurse, shift
dialysis machine | dialyzer, dialysis chair | item | serial number!^, model, last disinfected on:date | room
complication | intercurrent event, side effect | part | description!, severity(mild/moderate/severe), occurred at, measures taken:text | dialysis session|treatment|operation|surgery|birth|session, patient
vascular access | fistula, catheter access | part | type(fistula/graft/catheter)!, placed on:date, site | patient!
# midwifery and birth | midwife, midwives, birth, pregnancy, maternity, obstetrics, prenatal, antenatal, newborns | midwife, mother, pregnancy, birth
midwife | obstetrician, doula | person | first name!, last name!, email^, phone, license number |
mother | pregnant woman, expectant mother | person | first name!, last name!, birth date, phone, blood group | 
pregnancy | | event | due on:date!, conceived on:date, status(ongoing/delivered/ended), risk level(low/medium/high) | mother|patient|woman, midwife
birth | childbirth, birth event | event | occurred at!, type(natural/cesarean/assisted), place, duration minutes:integer | pregnancy|mother!, midwife
newborn | baby, infant | person | first name, last name, birth date, weight grams:integer, sex(female/male) | mother|parent|family, birth
prenatal visit | antenatal visit, prenatal checkup, home visit of midwife | event | visited on:date!, week:integer, weight:decimal, blood pressure, notes | pregnancy|mother!, midwife|doctor
ultrasound | ultrasound scan, sonogram | event | performed on:date!, findings:text, image url | pregnancy|patient!
baby bottle | bottle feeding | event | fed at!, amount ml:integer, type(breast/formula) | newborn|child
diaper change | nappy change | event | changed at!, type(wet/dirty/both) | newborn|child
growth measurement | growth record | part | measured on:date!, weight:decimal, height:decimal, head circumference:decimal | newborn|child|patient!
# physiotherapy and rehabilitation | physiotherapy, physiotherapist, rehabilitation, rehab, occupational therapy, speech therapy | patient, physiotherapist, treatment session, exercise
physiotherapist | occupational therapist, speech therapist, chiropractor, osteopath | person | first name!, last name!, email^, phone, specialty | 
treatment session | physio session, rehab session, massage session | event | starts at!, duration minutes:integer, notes, status(planned/done/missed) | patient|client!, physiotherapist|therapist, treatment plan
home exercise | prescribed exercise, rehab exercise | part | name!, repetitions:integer, sets:integer, frequency | patient|treatment plan|exercise plan, exercise
pain score | pain entry, pain level entry | part | score:integer!, recorded at!, body part | patient, treatment session
therapy goal | treatment goal, rehab goal | part | description!, target date, status(open/reached/dropped) | patient|client!, treatment plan
# surgery and sterile supply | surgery, operating theatre, surgeon, surgeries, surgical, sterilization, sterile instruments | surgeon, patient, surgery, operating room
surgeon | anesthetist, anaesthetist | person | first name!, last name!, email^, phone, specialty | department
surgery | surgical procedure, surgical operation | event | scheduled at!, procedure!, duration minutes:integer, status(planned/in_progress/done/cancelled) | patient!, surgeon|doctor!, operating room, surgeon*
instrument set | surgical tray, instrument tray, surgical kit | item | name!, code^, status(sterile/in_use/dirty/in_process) | department
sterilization cycle | sterilisation cycle, autoclave run | event | started at!, ended at, temperature, result(passed/failed) | autoclave|sterilizer, operator
sterilizer | autoclave | item | name!, serial number^, last validated on:date |
implant | prosthesis, prosthetic | item | name!, serial number^, manufacturer, expires on:date | patient, surgery
surgical count | instrument count | part | counted at!, result(correct/discrepancy)! | surgery!, nurse
anesthesia record | anaesthesia record | doc | type, started at, ended at, notes | surgery!, doctor|surgeon
# ambulance and triage | ambulance, paramedic, paramedics, emergency medical, ems, triage | ambulance, paramedic, emergency call, mission
ambulance | rescue vehicle, emergency vehicle | item | call sign!^, plate number^, status(available/on_mission/out_of_service) | station
paramedic | emergency medical technician, first responder | person | first name!, last name!, phone, certification level | crew|station
mission | emergency mission, rescue mission, sortie, emergency run | event | number^, started at!, ended at, location, priority(low/medium/high), status(open/under_way/completed/cancelled) | emergency call, ambulance|vehicle, dispatcher|team, crew
patient transport | ambulance transport | event | picked up at, dropped off at, pickup address, destination | patient!, ambulance|vehicle, hospital
triage assessment | triage, triage record | event | assessed at!, category(red/orange/yellow/green/blue)!, complaint:text | patient!, nurse|paramedic
patient care report | care report, run report | doc | written at!, findings:text, treatment:text | mission|patient transport|emergency call!, paramedic, patient
# radiology and imaging | radiology, x rays, mri, ct scan, ultrasound scans, imaging, radiologist | patient, imaging study, radiologist, radiology report
imaging study | radiology exam, imaging exam, mri scan, ct exam | event | performed at!, modality(xray/ct/mri/ultrasound)!, body part, status(ordered/performed/reported) | patient!, radiologist|doctor, imaging device|machine
imaging order | radiology order, imaging request | event | ordered at!, reason:text, priority(routine/urgent) | patient!, doctor
radiologist | radiographer | person | first name!, last name!, email^, phone | 
radiology report | imaging report | doc | findings:text!, conclusion:text, signed at | imaging study!, radiologist
imaging device | mri scanner, x ray machine | item | name!, modality, serial number^ | room
# dermatology, allergy and skin | dermatology, dermatologist, allergy clinic, skin cancer, moles | patient, skin lesion, visit
skin lesion | mole, lesion | part | body site!, diameter mm:decimal, description:text, first seen on:date | patient!
allergy test | skin prick test, allergen test | event | tested on:date!, result(negative/mild/strong) | patient!, allergen, doctor
immunotherapy dose | allergy shot | event | given on:date!, dose:decimal, reaction:text | patient!, allergen, nurse
# oncology | oncology, cancer, chemotherapy, tumor board, radiotherapy | patient, oncologist, chemotherapy cycle
oncologist | hematologist | person | first name!, last name!, email^, phone |
chemotherapy cycle | chemo cycle, infusion | event | cycle number:integer!, given on:date!, dose, side effects:text | patient!, chemotherapy regimen|treatment plan, oncologist|nurse
chemotherapy regimen | chemo regimen, chemo protocol | item | name!^, number of cycles:integer, description | medicine*
tumor | cancer case | part | site!, stage, histology, diagnosed on:date | patient!
tumor board | tumour board, case conference | event | held on:date!, recommendation:text | patient*, doctor*
# diabetes and chronic illness diary | diabetes, glucose, insulin, blood sugar, migraine, asthma, chronic illness, blood pressure diary, epilepsy | user, glucose reading, insulin dose
glucose reading | blood sugar reading, glucose measurement, blood glucose | part | value:decimal!, measured at!, context(fasting/before_meal/after_meal/bedtime) | patient|user|member
insulin dose | insulin injection | event | units:decimal!, injected at!, type(basal/bolus) | patient|user|member
blood pressure reading | blood pressure measurement | part | systolic:integer!, diastolic:integer!, pulse:integer, measured at! | patient|user|member
seizure | migraine attack, headache, asthma attack, flare up | event | started at!, duration minutes:integer, intensity:integer, trigger, notes | patient|user
symptom entry | symptom log, symptom record | part | severity:integer!, recorded at!, notes | patient|user, symptom
medication | drug, medication item, prescribed drug, pill | item | name!, dosage, form(tablet/capsule/liquid/injection), strength | patient|resident|user
medication administration | drug administration, dose given, administration of medication, dose | event | given at!, dose, status(given/refused/missed) | medication|medicine|prescription!, patient|resident, nurse|caregiver
medication reminder | pill reminder | schedule | time!:time, dosage, days of week | medication, patient|user
# care planning | care plan, care plans, social care, home nursing, hospice, disability support, ward rounds | resident, care plan, caregiver
care plan | nursing plan, support plan, individual plan | doc | title, goals:text, starts on:date!, review date | resident|patient|client|person!, nurse|caregiver|social worker
care goal | nursing goal, plan goal | part | description!, target date, status(open/achieved/dropped) | care plan!
daily note | nursing note, progress note, shift note, ward note, care log | part | written at!, text!, mood | resident|patient|client|child, nurse|caregiver|employee
care task | nursing task, care activity | part | description!, due at, done at | care plan|resident|patient, caregiver|nurse
incident report | fall report, accident report | doc | occurred at!, description!, actions taken:text, severity(minor/moderate/major) | resident|patient|client|child|employee, employee|nurse|caregiver
next of kin | emergency contact, family contact | person | first name!, last name!, relationship, phone! | resident|patient|student|member|employee|child
wound | pressure ulcer | part | body site!, stage, size cm:decimal | patient|resident!
dressing change | wound care | event | changed at!, findings:text | wound|patient!, nurse
# telemedicine and health insurance billing | telemedicine, telehealth, video consultation, medical billing, e-health | patient, doctor, video consultation
video consultation | teleconsultation, online consultation, video call with doctor | event | scheduled at!, duration minutes:integer, status(booked/in_progress/completed/missed), notes | patient!, doctor!
medical bill | treatment bill, patient bill | doc | issued on:date!, amount!, status(open/submitted/paid/rejected) | patient!, visit|treatment|appointment, health insurer
health insurer | health fund, sickness fund, health insurance company | org | name!^, code, phone |
billing code | procedure code, treatment code, tariff position | kind | code!^, description!, price |
sick note | medical certificate, sick leave certificate | doc | issued on:date!, valid from:date!, valid until:date! | patient!, doctor
informed consent | patient consent, consent | doc | signed on:date!, text:text | patient|participant|client!, study|surgery
# genetics, fertility and organ donation | fertility, ivf, genetics, genetic testing, organ donation, transplant, embryos | patient, ivf cycle, embryo
ivf cycle | fertility cycle, treatment cycle | event | started on:date!, protocol, outcome(pregnant/negative/cancelled) | patient|couple!, doctor
embryo | | item | code!^, grade, day:integer, status(fresh/frozen/transferred/discarded) | ivf cycle!
genetic test | dna test, gene test | event | ordered on:date!, gene, result:text | patient!, sample, laboratory
gene variant | genetic variant, mutation | part | gene!, position, classification(benign/uncertain/pathogenic) | genetic test|sample|patient
organ | donated organ | item | type!, blood group, recovered at | donor!
transplant | transplantation | event | performed at!, outcome | organ!, recipient|patient!, surgeon, hospital
# hospital pharmacy, devices and hygiene | medical devices, hospital equipment, hygiene inspection, infection control | medical device, department, maintenance
medical device | clinical device, biomedical device | item | name!, serial number!^, manufacturer, risk class, next check on:date | department|ward|hospital
device loan | equipment loan, instrument loan | event | loaned at!, due on:date, returned at | device|equipment|instrument|medical device!, borrower|member|patient|employee|musician
infection case | hospital infection, outbreak case | event | detected on:date!, pathogen, status(active/resolved) | patient, ward
outbreak | epidemic, cluster of infection | event | started on:date!, disease, ended on:date | ward|region
contact trace | exposure, contact tracing entry | part | exposed on:date!, risk(low/high) | infection case|case!, person|contact
vaccination appointment | jab appointment, vaccine appointment | event | scheduled at!, dose number:integer, status(booked/done/missed) | person|patient|citizen, vaccine, vaccination center
vaccination center | vaccination centre, vaccination site | place | name!, address, city, capacity per day:integer |
`;
