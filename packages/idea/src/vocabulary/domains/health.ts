/** Format: see `archetypes.ts`. */
export const HEALTH = `
# clinic | clinic, doctor, medical practice, patients, physician, outpatient, surgery, general practice | patient, doctor, appointment
patient | | person | first name!, last name!, birth date!, gender, phone, email, blood type | insurance
doctor | physician, gp, practitioner, clinician, surgeon, medical doctor, consultant doctor | person | first name!, last name!, license number^, email^, phone | specialty, department
nurse | | person | first name!, last name!, email^, phone | ward, department
specialty | speciality, specialization, medical specialty | kind | name!^, description |
prescription | | doc | issued on:date!, valid until:date, notes | patient|pet|customer|resident!, doctor|veterinarian|nurse, visit|appointment|consultation
prescription item | prescription line, prescribed medicine | part | dosage!, frequency, duration days:integer | prescription!, medicine|medication|drug!
medicine | medication, drug, medicament, pill | item | name!, active ingredient, strength, form(tablet/capsule/syrup/injection), price:money | manufacturer
medical record | health record, patient record, patient file, chart | doc | recorded at!, summary:text | patient|pet|animal!, doctor
diagnosis | | part | code, description!, diagnosed on:date | patient|visit|appointment|consultation|animal|pet, doctor
consultation | medical visit, doctor visit | event | held at!, reason, diagnosis text:text, notes | patient|client|customer|student|farmer|user, doctor|lawyer|consultant|therapist|expert|nurse|advisor|vet|pharmacist, stop|clinic|case
medical history | | part | condition name!, since:date, notes | patient!
referral | | event | referred on:date!, reason:text, status(open/accepted/completed) | patient|client|customer, doctor|hospital|specialist
# hospital | hospital, ward, inpatient, admission, emergency room, icu | patient, doctor, ward, admission
hospital | clinic center, medical center | place | name!, address, city, phone |
ward | hospital ward | place | name!, floor, capacity:integer | hospital, department
bed | hospital bed | item | number!, status(free/occupied/cleaning) | ward!, room
admission | hospital stay, hospitalization, inpatient stay | event | admitted at!, discharged at, reason | patient|child|animal|student!, ward|room|bed|hospital|shelter|school, doctor
operation | surgical procedure, surgical operation, surgery | event | scheduled at!, duration minutes, type, outcome:text | patient|animal|machine, doctor|surgeon, operating room
operating room | operating theatre, theatre room | place | number!^, equipment:text | hospital
vital sign | vitals, vital signs record | part | temperature:decimal, pulse:integer, blood pressure, measured at! | patient|resident!, nurse
discharge summary | | doc | summary:text!, written at! | admission!
# dental | dentist, dental, orthodontist, teeth, dental practice | patient, dentist, appointment, treatment
dentist | orthodontist, dental hygienist | person | first name!, last name!, license number^, phone |
tooth | | kind | number!^, name |
dental chart | | doc | recorded on:date!, notes | patient!, dentist
treatment | therapy, treatment procedure, cure | event | name!, performed on:date, description, cost | patient|client|animal|pet|cage|customer|resident|cow|horse|plant|tooth, @doer, diagnosis, visit|appointment|admission
treatment plan | care plan, therapy plan | doc | title!, starts on:date, ends on:date, notes | patient, dentist, therapist
x ray | xray, radiograph, scan image | doc | taken on:date!, file url!, notes | patient!
# veterinary | vet, veterinary, veterinarian, animal clinic, pets | pet, owner, visit, veterinarian
pet | companion animal | item | name!, species, breed, birth date, gender, weight kg | owner|customer|client
veterinarian | vet, animal doctor | person | first name!, last name!, license number^, phone |
visit | vet visit, checkup, check up | event | visited at!, reason, diagnosis:text, notes | patient|pet|client|customer|resident|visitor|family|household|animal|inmate|participant|subject|school, doctor|veterinarian|nurse|technician|employee|agent|officer|social worker|sales rep, site|property|location|building|museum|farm|station|store|room, study|trial|case
vaccination | immunization, shot, jab, inoculation | event | vaccine name!, given on:date!, next due on:date, batch number | patient|child|pet|animal|cat|dog|horse|cow|person|citizen|resident|user!, vaccine, doctor|nurse|veterinarian
vaccine | | item | name!^, manufacturer name, doses:integer |
species | animal species | kind | name!^, scientific name |
breed | | kind | name!^ | species
# pharmacy | pharmacy, drugstore, chemist, apothecary, pharmacist | medicine, batch, sale, prescription
pharmacist | | person | first name!, last name!, license number^ | pharmacy
pharmacy | drugstore | place | name!, address, phone |
medicine batch | drug batch | event | batch number!^, expires on:date!, quantity:integer! | medicine!, supplier
drug interaction | interaction | part | severity(minor/moderate/major), description | medicine!
dispensing | dispense record | event | dispensed at!, quantity:integer! | prescription, medicine, pharmacist
# laboratory | laboratory, lab, specimen, samples, assay, lab tests | sample, test, result
sample | specimen, lab sample | item | barcode!^, type, collected at!, storage temperature:decimal, status(collected/in_analysis/done/discarded) | patient|site|drill hole|batch|field|well|station|donor|customer|participant|lot|project|location|melt, technician|researcher|collector|geologist|sampler
lab test | analysis, assay | event | name!, started at, finished at, status(ordered/running/done) | patient|sample|order, doctor|laboratory|lab
laboratory | lab | place | name!, address, accreditation number |
reagent | chemical, chemical reagent | item | name!, cas number, quantity:decimal, unit, expires on:date | supplier
experiment | trial run | event | title!, hypothesis:text, started on:date, ended on:date, conclusion:text | project|study|protocol|researcher|scientist, sample|material
protocol | test method, method of analysis | doc | title!, version number, body |
researcher | scientist | person | first name!, last name!, email^, affiliation |
# blood bank | blood bank, blood donation, transfusion | donor, blood donation, blood unit
blood donation | | event | donated at!, volume ml:integer!, test result | donor!
blood unit | blood bag | item | code!^, blood group, collected on:date, expires on:date, status(available/reserved/used/discarded) | donation, blood donation, fridge
blood request | unit request | event | blood group!, units:integer!, requested at!, status(open/fulfilled/cancelled) | hospital
transfusion | | event | transfused at!, notes | blood unit!, patient
# mental health and therapy | therapist, therapy, counseling, counselling, psychologist, psychotherapy, physiotherapy, physio, mental health | client, therapist, session
therapist | psychologist, counselor, counsellor, physiotherapist, psychotherapist | person | first name!, last name!, license number^, specialty, email^ |
therapy session | counseling session | event | starts at!, duration minutes, notes:text, status(scheduled/held/cancelled) | client|patient!, therapist, room
mood entry | mood log, mood | part | mood(very_bad/bad/neutral/good/very_good)!, recorded at!, notes | user, client
symptom | | part | name!, severity:integer, noted at | patient, user
exercise plan | rehab plan | doc | title!, starts on:date, notes | patient, therapist
consent form | consent | doc | signed on:date, scope:text | patient, client, parent
# elderly care | nursing home, elderly care, care home, caregivers, home care, assisted living | resident, caregiver, care visit
caregiver | carer, care worker, nursing assistant | person | first name!, last name!, phone, qualification |
care visit | home visit, care round | event | scheduled at!, duration minutes, notes, status(planned/done/missed) | resident|patient|client|family!, caregiver|nurse
medication schedule | medication plan | schedule | dosage!, time:time!, weekday | resident, patient, medicine
care note |  | part | body!, written at! | resident, caregiver
relative | family member, next of kin, emergency contact | person | first name!, last name!, relationship, phone!, email | resident, patient, student, employee
medication intake | dose, intake, dose taken | part | taken at!, amount, skipped:boolean | medicine, patient, user
# fitness | gym, fitness, workout, training, personal trainer, crossfit, yoga, pilates, fitness studio | member, trainer, subscription, class
trainer | coach, fitness instructor, yoga teacher | person | first name!, last name!, email^, phone, specialty | gym
gym | fitness club, fitness center, fitness studio, studio gym | place | name!, address, phone |
class | fitness class, group class, yoga class, lesson in group, course class | event | name!, starts at!, duration minutes, capacity:integer | teacher|trainer|instructor|coach, room|studio|gym|school|hall, course|subject
class booking | class reservation | part | booked at!, status(booked/attended/cancelled) | class!, member!
workout | workout session, training session | event | performed at!, duration minutes, notes | user|member|athlete|client, trainer|plan|program
exercise | drill | item | name!, muscle group, description | category
program | training program, workout program, workout plan, training plan | item | name!, description, weeks:integer | trainer, member
program exercise | workout exercise | part | sets:integer!, reps:integer!, weight kg:decimal | program!, exercise!
body measurement | weigh in, progress measurement | part | weight kg:decimal, body fat percentage:decimal, measured on:date! | member, user
# nutrition and health tracking | nutrition, diet, calorie, calories, weight loss, health tracker, sleep, water intake | user, food, meal
food | foodstuff, food product | item | name!, calories:integer!, protein g:decimal, carbs g:decimal, fat g:decimal |
meal | meal entry, meal log | event | eaten at!, type(breakfast/lunch/dinner/snack), notes | user
meal item | | part | quantity grams:decimal! | meal!, food!
weight entry | weight log | part | weight kg:decimal!, measured on:date! | user
sleep log | sleep record, sleep entry | part | fell asleep at, woke up at, quality:integer | user
diet plan | nutrition plan | doc | name!, daily calories:integer, starts on:date | user, nutritionist, client
nutritionist | dietitian, dietician | person | first name!, last name!, email^ |
# clinical research | clinical trial, clinical study, study participants, research study | study, participant, visit
study | clinical trial, trial, research study | event | title!, phase, started on:date, ended on:date, status(recruiting/active/completed) | sponsor
study site | trial site | place | name!, address, principal investigator | study
adverse event | side effect | event | description!, severity(mild/moderate/severe), occurred on:date! | participant|patient|subject|visit|trial|study, visit|medicine|vaccine
screening | eligibility check | event | screened on:date!, eligible:boolean, notes | movie|film|submission|participant|patient, hall|cinema|venue|room|theater
study visit | | event | visit number, visited on:date! | participant!, study
# optician and hearing | optician, eyewear, eye test, glasses, hearing aid | customer, eye exam, order
eye exam | eye test, vision test | event | examined on:date!, left sphere:decimal, right sphere:decimal, notes | customer|patient!, optician|doctor
optician | optometrist, audiologist | person | first name!, last name!, license number^ |
frame | eyeglass frame | item | model!, color, price:money | brand
lens | contact lens | item | type!, strength:decimal, price:money | 
`;
