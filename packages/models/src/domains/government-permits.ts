export const GOVERNMENT_PERMITS = `domain government-permits: Permits and licences
says Applicants ask an authority for permits; officers check papers, ask for opinions, decide, and inspect.
like Accela, OpenGov, Tyler EnerGov
cues permit, building permit, government permit, permit application, permit management, planning application, planning permission, business license, licensing authority, zoning permit, work permit, license application, permitting, event permit, building authority, permit office

core
applicant (citizen, client, property owner, permit holder): Person or company that asks for a permit.
  type {person|company} = person, name!, email! unique, phone, address!, tax_id
officer (clerk, case worker, reviewer, employee, official): Person of the authority who handles applications.
  employee_number! unique, first_name!, last_name!, email! unique, officer_role {clerk|reviewer|inspector|head} = clerk, active = true
permit_type (license type, kind of permit): What can be asked for, and on what terms.
  code! unique, name! unique, description, base_fee! 0.. = 0, currency = EUR, decision_days! 1.., validity_months 1.., active = true
application (permit application, request, case): One request for a permit, from handing in to the decision.
  number! unique, title!, description, site_address text(255), status {draft|submitted|in_review|waiting_for_applicant|approved|rejected|withdrawn}, submitted_at, due_on, decided_at >= submitted_at, decision_reason
  -> applicant!, -> permit_type!, assignee -> officer
application_document (document, plan, drawing, attachment): A paper that was handed in.
  title!, type {form|plan|proof|photo|other} = other, file_url!, status {received|accepted|rejected}, uploaded_at = now, reject_reason
  => application
review_step (review, opinion, approval step): What one officer or department has to say to it.
  title!, position! 1.., status {pending|in_progress|passed|failed|skipped}, due_on, completed_at, comment
  => application, reviewer -> officer, unique(application, position)
permit (license, licence, certificate): What was granted.
  number! unique, issued_on!, valid_from_date! >= issued_on, valid_until >= valid_from_date, status {active|expired|suspended|revoked}, conditions long
  -> application! unique, issued_by -> officer!

pack fees (fee, payment, invoice): Fees
permit_fee (fee, charge): What is to be paid for an application.
  title!, amount! 0.., currency = EUR, due_on!, status {open|paid|waived|cancelled}
  -> application!
fee_payment (payment): Money that was received.
  amount! 0.., method {card|transfer|cash} = transfer, paid_at = now, reference
  -> permit_fee!

pack inspections (inspection, site visit): Inspections
inspection (site visit): A look at the place.
  scheduled_at!, inspected_at, result {pending|passed|passed_with_conditions|failed} = pending, findings
  -> application!, inspector -> officer!, -> permit
violation (infringement, defect): Something that breaks the terms.
  description!, severity {minor|major|critical} = minor, fix_by_date, fixed_on, fine_amount 0..
  => inspection

pack messages (message, correspondence, notice): Correspondence
application_message (message, notice, letter): What was written about an application, oldest first.
  body!, direction {to_applicant|from_applicant} = to_applicant, sent_at = now, read_at >= sent_at
  => application, -> officer

pack appeals (appeal, objection): Appeals
appeal (objection): An applicant who does not accept the decision.
  number! unique, filed_on!, grounds long, status {filed|in_review|upheld|dismissed|withdrawn}, decided_on >= filed_on, decision_summary
  -> application!, handled_by -> officer

pack parcels (parcel, land, property, zoning): Land
zoning_area (zone): Part of the town with rules of its own.
  code! unique, name!, permitted_use! text(120), max_height_meters 0..
land_parcel (parcel, plot, property): A piece of land.
  parcel_number! unique, address, area_sqm 0..
  -> zoning_area
application_parcel: A piece of land an application is about.
  => application, -> land_parcel!, unique(application, land_parcel)
`;
