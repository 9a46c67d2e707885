export const POLICE_RECORDS = `domain police-records: Police records
says Officers take down incidents, the people and things in them, keep evidence safe, arrest, and investigate.
like Mark43, Niche RMS, Spillman
cues police, police records, police station, crime records, police department, crime management, law enforcement, criminal records, crime reporting, evidence management, police report, investigation management, crime tracking, sheriff, crime

core
station (precinct, department, police unit): Where officers work from.
  code! unique, name! unique, address!, phone
officer (policeman, detective, investigator, user): Person of the police.
  badge_number! unique, first_name!, last_name!, email! unique, grade {constable|sergeant|lieutenant|captain|detective} = constable, active = true
  -> station!
offense (offence, crime type, charge type): An act the law forbids.
  code! unique, title! unique, severity {infraction|misdemeanor|felony} = misdemeanor
person (suspect, victim, witness, individual): Somebody the police have to do with.
  first_name, last_name!, alias_name, birth_date, sex {female|male|other|unknown} = unknown, nationality, address, phone, document_number unique, is_minor
incident (crime, incident report, event, complaint): Something that happened and was reported.
  number! unique, title!, narrative! long, location!, latitude, longitude, occurred_from_at!, occurred_until_at >= occurred_from_at, reported_at >= occurred_from_at, status {reported|under_investigation|cleared|closed|unfounded}
  reporting_officer -> officer!, -> station!, -> investigation
incident_offense: An act an incident is about.
  number_of_counts 1.. = 1, is_attempt
  => incident, -> offense!, unique(incident, offense)
incident_person (party, involvement): A person in an incident, and which part they had.
  part! {suspect|victim|witness|complainant|missing}, statement_text long, stated_at
  => incident, -> person!, unique(incident, person, part)
arrest (detention, booking): A person who was taken in.
  number! unique, arrested_at!, location!, reason!, rights_read_at >= arrested_at, released_at >= arrested_at, status {in_custody|bailed|charged|released}
  -> person!, arresting_officer -> officer!, -> incident

pack evidence (evidence, property room, chain of custody, exhibit): Evidence
evidence_item (evidence, exhibit): A thing that proves something.
  barcode! unique, description!, type {weapon|drug|document|digital|biological|money|other} = other, found_at!, storage_place text(80), status {collected|stored|at_lab|in_court|returned|destroyed}
  -> incident!, collected_by -> officer!
custody_transfer (chain of custody, handover): A thing that went from hand to hand; never changed.
  transferred_at = now, purpose!, received_by_name
  -> evidence_item!, from_officer -> officer!, to_officer -> officer

pack investigations (investigation, case, lead): Investigations
investigation (case, case file): Work to find out what happened.
  number! unique, title!, priority {low|normal|high} = normal, status {open|suspended|solved|handed_to_prosecutor|closed}, opened_on!, closed_on >= opened_on
  lead_officer -> officer!
investigation_note (note, lead, activity): What was done or learnt.
  body!, noted_at = now, type {interview|search|lead|lab|other} = other
  => investigation, author -> officer!

pack warrants (warrant, wanted): Warrants
warrant (wanted notice): A court's order to arrest or search.
  number! unique, type {arrest|search|bench} = arrest, issuing_court_name!, issued_on!, expires_on >= issued_on, executed_at, status {active|executed|expired|withdrawn}
  -> person, -> incident, executed_by -> officer

pack vehicles (vehicle, stolen vehicle, citation, traffic ticket): Vehicles and citations
vehicle (car, stolen vehicle): A vehicle that is on record.
  license_plate! unique, vin unique, make, model, color, status {known|stolen|wanted|seized|recovered}
  owner -> person
citation (traffic ticket, fine): A fine for a driver.
  number! unique, issued_at = now, location!, fine_amount! 0.., due_on!, status {issued|paid|contested|dismissed}
  -> person!, -> vehicle, -> offense!, -> officer!

pack dispatch (dispatch, call for service, emergency call, patrol): Calls
patrol (patrol car, beat): Officers on the road together.
  call_sign! text(20), starts_at!, ends_at! >= starts_at, area_name, unique(call_sign, starts_at)
  -> station!
service_call (call for service, emergency call): Somebody who called for help.
  number! unique, caller_name, caller_phone, address!, reason_text! text(255), priority int 1..5 = 3, received_at = now, arrived_at >= received_at, closed_at >= received_at, status {received|dispatched|on_scene|closed}
  -> patrol, -> incident

pack custody (cell, custody, prisoner, bail): Custody
cell: A room people are held in.
  number!, capacity! 1.. = 1, status {usable|blocked}
  -> station!, unique(station, number)
custody_stay (bail, cell stay): Time somebody was held.
  entered_at!, left_at >= entered_at, belongings_text long, bail_amount 0..
  -> arrest! cascade, -> cell!
`;
