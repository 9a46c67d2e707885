export const AMBULANCE_DISPATCH = `domain ambulance-dispatch: Ambulance dispatch
says Callers report emergencies; dispatchers send vehicles with crews, who treat patients and bring them to hospital.
like ESO, ImageTrend, Hexagon
cues ambulance, ambulance dispatch, emergency dispatch, emergency medical services, ems, ambulance service, paramedic, emergency call, 911 dispatch, dispatch center, rescue service, patient transport, control room, emergency response, computer aided dispatch

core
station (base, post, ambulance station): Where vehicles stand.
  code! unique, name! unique, address!, latitude!, longitude!
crew_member (paramedic, medic, emergency doctor, staff, driver): Person who drives out.
  staff_number! unique, first_name!, last_name!, email! unique, phone!, qualification! {driver|technician|paramedic|nurse|doctor}, license_number unique, certified_until, active = true
  -> station!
dispatcher (operator, call taker): Person who takes calls and sends vehicles.
  staff_number! unique, first_name!, last_name!, email! unique, active = true
ambulance (vehicle, unit, rescue vehicle): A vehicle that is sent out.
  call_sign! text(20) unique, license_plate! unique, type {basic|advanced|doctor_car|helicopter|transport} = advanced, status {available|dispatched|on_scene|transporting|at_hospital|out_of_service}, latitude, longitude, mileage 0.. = 0
  -> station!
hospital (destination hospital, emergency room): Where patients are brought.
  code! unique, name! unique, address!, latitude!, longitude!, phone!, accepts_trauma flag, status {open|limited|closed}
emergency_call (incident, call, emergency, case): An emergency somebody reported.
  number! unique, caller_name, caller_phone!, address!, latitude, longitude, category! {cardiac|breathing|trauma|traffic|stroke|childbirth|psychiatric|transport|other}, priority! int 1..5, description, status {received|dispatched|on_scene|closed|cancelled|false_alarm}, received_at = now, closed_at >= received_at
  taken_by -> dispatcher!
dispatch (assignment, mission, deployment, trip): A vehicle that was sent to an emergency.
  status {alerted|en_route|on_scene|transporting|at_hospital|completed|aborted}, alerted_at = now, departed_at >= alerted_at, on_scene_at >= alerted_at, left_scene_at >= alerted_at, at_hospital_at >= alerted_at, available_again_at >= alerted_at
  -> emergency_call!, -> ambulance!, dispatched_by -> dispatcher!, -> hospital, unique(emergency_call, ambulance, alerted_at)
patient_report (patient care report, patient, protocol): A patient, what was found, and what was done.
  patient_name, birth_date, sex {female|male|other|unknown} = unknown, complaint_text! text(255), findings, treatment_text long, outcome {transported|treated_on_scene|refused|deceased|handed_over} = transported, handed_over_at
  -> dispatch!, -> hospital, author -> crew_member!

pack crews (crew, shift, roster, duty): Crews and shifts
crew_shift (shift, duty, roster): A vehicle that is manned for some hours.
  starts_at!, ends_at! >= starts_at, status {planned|active|ended}
  -> ambulance!, unique(ambulance, starts_at)
shift_member (crew): Who mans it.
  seat! {driver|attendant|doctor|trainee}
  => crew_shift, -> crew_member!, unique(crew_shift, crew_member)

pack vitals (vital sign, medication, treatment, drug): Vital signs and treatment
vital_sign (vitals): What was measured on the way.
  measured_at = now, systolic int 0..300, diastolic int 0..200, pulse int 0..300, oxygen_percent int 0..100, breaths_per_minute int 0..100, consciousness_score int 3..15, pain_level 0..10
  => patient_report
given_medication (medication, drug): What a patient was given.
  medication_name!, dose_text! text(60), route {oral|intravenous|intramuscular|inhaled|other} = intravenous, given_at = now
  => patient_report, given_by -> crew_member!

pack equipment (equipment, stock, supply, checklist): Equipment
equipment_item (equipment, supply): Something a vehicle must carry.
  name!, serial_number unique, quantity! 0.. = 1, expires_on, next_check_on
  -> ambulance!
vehicle_check (checklist, inspection): A look whether all is aboard.
  checked_at = now, is_complete, notes
  => ambulance, checked_by -> crew_member!

pack tracking (gps, position, tracking): Positions
vehicle_position (gps position): Where a vehicle was.
  latitude!, longitude!, speed_kmh decimal 0.., recorded_at = now
  => ambulance, -> dispatch

pack transports (planned transport, patient transport, transfer): Planned transports
planned_transport (patient transport, transfer): A drive that was ordered ahead.
  number! unique, patient_name!, pickup_address!, destination_address!, pickup_at!, mobility {walking|wheelchair|lying} = walking, status {requested|planned|done|cancelled}
  -> dispatch, -> hospital

pack billing (billing, invoice, insurance): Billing
transport_invoice (invoice, bill): What a drive costs.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, insurer_name, status {draft|sent|paid|cancelled}
  -> patient_report!
`;
