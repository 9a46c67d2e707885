export const HOSPITAL = `domain hospital: Hospital
says Patients are admitted to wards, treated by doctors and nurses, and billed.
like Epic, OpenMRS, Meditech
cues hospital, hospital management, hospital information system, inpatient, hms, medical center

core
department (specialty department, unit): Part of the hospital.
  name! unique, code! unique, floor, phone
staff_member (doctor, nurse, physician, surgeon, staff, employee, medical staff): Doctor, nurse or other person who treats.
  staff_number! unique, first_name!, last_name!, profession! {doctor|nurse|therapist|technician|administration}, specialty, license_number unique, email! unique, phone, active = true
  -> department!
patient: Person who is treated.
  record_number! unique, first_name!, last_name!, birth_date!, sex {female|male|other|unknown} = unknown, blood_type {A+|A-|B+|B-|AB+|AB-|O+|O-}, phone, email, address, emergency_contact_name, emergency_contact_phone
ward (station): Rooms and beds of a department.
  name! unique, floor, type {general|intensive|maternity|pediatric|surgical} = general
  -> department!
bed (room): A bed a patient can lie in.
  room_number!, bed_number!, status {free|occupied|cleaning|out_of_order}
  -> ward!, unique(ward, room_number, bed_number)
admission (stay, inpatient stay, hospitalization): A stay, from coming to going.
  number! unique, type {emergency|planned|transfer} = planned, status {admitted|discharged|transferred|deceased}, admitted_at = now, discharged_at >= admitted_at, reason, discharge_summary
  -> patient!, -> bed, attending_doctor -> staff_member!
appointment (visit, consultation, outpatient visit): A time agreed with a doctor.
  starts_at!, ends_at >= starts_at, status {scheduled|checked_in|completed|cancelled|no_show}, reason
  -> patient!, doctor -> staff_member!, -> department
medical_record (diagnosis, treatment, medical history, clinical note, encounter): What was found and done.
  recorded_at = now, diagnosis, icd_code, treatment text, notes
  -> patient!, author -> staff_member!, -> admission, -> appointment

pack prescriptions (prescription, medication, medicine, drug, pharmacy): Prescriptions
medication (medicine, drug): Something that is given to patients.
  name! unique, code! unique, form {tablet|capsule|liquid|injection|ointment} = tablet, strength
prescription: What a doctor orders a patient to take.
  dosage!, frequency!, starts_on!, ends_on >= starts_on, status {active|completed|stopped}
  -> patient!, -> medication!, prescriber -> staff_member!

pack lab (lab, laboratory, test result, lab test): Laboratory
lab_order (lab test, test): A test that was ordered.
  test_name!, status {ordered|collected|in_progress|reported|cancelled}, ordered_at = now, collected_at
  -> patient!, ordered_by -> staff_member!
lab_result (test result, result): A value that was measured.
  analyte_name!, measured_value! text(80), unit text(20), reference_range text(80), flagged flag, reported_at = now
  => lab_order

pack billing (billing, invoice, payment, insurance): Billing
insurance_company (insurance, insurer, payer): Who pays for patients.
  name! unique, phone, email
patient_insurance (coverage): How a patient is insured.
  policy_number!, valid_from_date!, valid_until
  => patient, -> insurance_company!, unique(insurance_company, policy_number)
invoice (bill): What is owed for a stay or a visit.
  number! unique, status {draft|sent|paid|cancelled}, issued_on!, due_on >= issued_on, total! 0.., currency = EUR
  -> patient!, -> admission
invoice_line (bill item): One service of a bill.
  description_text! text(255), quantity! 1.. = 1, unit_price! 0..
  => invoice
payment: Money that was received.
  amount! 0.., method {cash|card|transfer|insurance} = card, paid_at = now
  -> invoice!

pack surgery (surgery, operation, operating room): Surgery
surgery (operation): An operation on a patient.
  procedure_name!, operating_room text(40), starts_at!, ends_at >= starts_at, status {planned|in_progress|completed|cancelled}, notes
  -> admission!, surgeon -> staff_member!
`;
