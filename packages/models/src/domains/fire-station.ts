export const FIRE_STATION = `domain fire-station: Fire station
says Firefighters on shifts go out to incidents with engines, keep their gear checked, and train.
like Emergency Reporting, FireRMS
cues fire station, fire department, firefighter, fire brigade, volunteer fire department, fire service, fire incident, fire company, fire department management, fire rescue, fire engine, firehouse, fire inspection, volunteer firefighter, volunteer fire brigade

core
station (firehouse, fire house): A house engines stand in.
  number! unique, name! unique, address!, phone
firefighter (member, crew member, officer, personnel): Person who goes out.
  badge_number! unique, first_name!, last_name!, email! unique, phone!, grade {probationer|firefighter|driver|lieutenant|captain|chief} = firefighter, service {career|volunteer} = career, joined_on!, left_on >= joined_on, status {active|on_leave|retired}
  -> station!
apparatus (engine, truck, vehicle, fire engine): A vehicle of the station.
  call_sign! text(20) unique, type! {engine|ladder|tanker|rescue|command|boat}, license_plate! unique, water_liters int 0.., crew_seats int 1..12, status {in_service|out|maintenance|retired}
  -> station!
incident (call, alarm, emergency, fire, operation): Something the station was called to.
  number! unique, type! {building_fire|wildfire|vehicle_fire|traffic_accident|technical_rescue|hazmat|medical|false_alarm}, address!, latitude, longitude, alarm_level 1..5 = 1, alarmed_at!, arrived_at >= alarmed_at, controlled_at >= alarmed_at, closed_at >= alarmed_at, status {alarmed|on_scene|under_control|closed}, description
  commander -> firefighter
response (deployment, turnout, dispatch): An engine that went out.
  departed_at, arrived_at, returned_at >= departed_at
  => incident, -> apparatus!, unique(incident, apparatus)
response_member (attendance, crew): A firefighter who was aboard, and what they did.
  crew_task {commander|driver|attack|water|rescue|medic} = attack, breathing_minutes 0.. = 0
  => response, -> firefighter!, unique(response, firefighter)
incident_report (report): What happened, as it is filed.
  cause_text text(255), property_damage_amount 0.., people_rescued_count 0.. = 0, injured_count 0.. = 0, fatality_count 0.. = 0, narrative! long, status {draft|submitted|approved}, submitted_at
  => incident unique, author -> firefighter!

pack shifts (shift, roster, duty, schedule): Shifts
duty_shift (shift, roster): A watch at a station.
  name!, starts_at!, ends_at! >= starts_at
  -> station!, officer_in_charge -> firefighter, unique(station, starts_at)
shift_assignment (duty): Who is on watch.
  status {planned|present|absent|swapped}
  => duty_shift, -> firefighter!, unique(duty_shift, firefighter)

pack equipment (equipment, gear, breathing apparatus, hose, inventory): Equipment
equipment_item (gear, breathing set, hose, tool): A thing that must work.
  code! unique, name!, type! {breathing|hose|protective_clothing|ladder|tool|radio|medical}, serial_number unique, bought_on, retire_on >= bought_on, status {ready|in_use|in_repair|retired}, next_check_on
  -> apparatus, wearer -> firefighter
equipment_check (check, test): A look at a thing.
  checked_on!, result {passed|failed} = passed, notes
  => equipment_item, checked_by -> firefighter!

pack training (training, drill, certification, qualification, course): Training
training_session (drill, exercise, course): Something that is practised.
  title!, topic!, starts_at!, ends_at! >= starts_at, location
  instructor -> firefighter
training_attendance (participant): Who took part.
  result {attended|passed|failed|absent} = attended, hours 0..24
  => training_session, => firefighter, unique(training_session, firefighter)
certification (qualification): Something a firefighter is allowed to do.
  name!, certificate_number unique, issued_on!, expires_on >= issued_on
  => firefighter, unique(firefighter, name, issued_on)

pack inspections (inspection, prevention, hydrant, building inspection): Fire prevention
building (premise, object): A building the station knows.
  name!, address! unique, occupancy {housing|office|industry|school|hospital|assembly|other} = housing, floors_count 1.., hazard_notes, plan_url
fire_inspection (inspection, prevention visit): A look whether a building is safe.
  inspected_on!, result {passed|minor_defects|major_defects} = passed, findings, follow_up_on >= inspected_on
  -> building!, inspector -> firefighter!
hydrant: Where water is.
  code! unique, address, latitude!, longitude!, flow_liters int 0.., status {working|defective|frozen}, last_tested_on

pack maintenance (maintenance, repair, vehicle service): Vehicle maintenance
apparatus_maintenance (repair, vehicle service): A repair or a service of an engine.
  description!, starts_on!, ends_on >= starts_on, cost 0.., status {planned|in_progress|done}
  -> apparatus!
`;
