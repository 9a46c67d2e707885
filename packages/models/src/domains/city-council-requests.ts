export const CITY_COUNCIL_REQUESTS = `domain city-council-requests: Citizen reports
says Citizens report potholes and broken lamps; the city sorts the reports, sends crews, and answers.
like SeeClickFix, FixMyStreet, Open311
cues city council, citizen report, citizen request, pothole, pothole reporting, 311 system, municipal services, citizen complaint, city services, municipality, street light reporting, citizen portal, city hall, civic issue, citizen services, local council, civic reporting, town hall

core
department (service department, office, team): Part of the city that puts things right.
  code! unique, name! unique, email!, phone
city_employee (employee, officer, case worker, staff): Person of the city who handles reports.
  staff_number! unique, first_name!, last_name!, email! unique, active = true
  -> department!
citizen (resident, reporter, user): Person who reports.
  first_name, last_name, email! unique, phone, address, is_verified, wants_updates flag = true
category (issue type, request type, service type): What can be reported, and who is in charge.
  code! unique, name! unique, description, target_days! int 1.., active = true
  -> department!, parent -> category restrict
district (neighborhood, ward): Part of the city.
  code! unique, name! unique
report (citizen request, request, issue, complaint, service request, problem): Something that is wrong somewhere.
  number! unique, title!, description!, address, latitude, longitude, priority {low|normal|high|urgent} = normal, channel {app|web|phone|counter} = web, status {new|accepted|in_progress|resolved|rejected|duplicate}, is_public, reported_at = now, due_on, resolved_at >= reported_at, reject_reason
  -> citizen, -> category!, -> district, assignee -> city_employee, duplicate_of -> report
report_photo (photo, picture): A picture of it.
  file_url!, caption, moment {before|after} = before, taken_at
  => report
status_change (status update, history): What became of a report, step by step; never changed.
  new_status! {new|accepted|in_progress|resolved|rejected|duplicate}, comment, changed_at = now
  => report, changed_by -> city_employee

pack comments (comment, message, reply): Comments
report_comment (comment, message, reply): What was said about a report.
  body!, internal, written_at = now
  => report, -> citizen, -> city_employee

pack work-orders (work order, crew, contractor, repair): Work orders
contractor (crew, company): Who does the work.
  name! unique, trade_name, email!, phone
work_order (repair, job): Work that a report leads to.
  number! unique, instructions!, planned_on!, started_at, completed_at >= started_at, estimated_cost 0.., actual_cost 0.., status {planned|assigned|in_progress|done|cancelled}
  -> report!, -> contractor

pack support (upvote, follow, subscription, supporter): Support
report_support (upvote, me too): A citizen who sees the same.
  supported_at = now
  => report, => citizen, unique(report, citizen)
report_follower (follow, subscription): A citizen who wants to know what comes of it.
  channel {email|push|sms} = email
  => report, => citizen, unique(report, citizen)

pack assets (asset, street light, tree, playground): City property
city_asset (street light, tree, playground, bench): A thing of the city that can break.
  code! unique, type! {street_light|tree|bench|playground|bin|sign|road|other}, address, latitude!, longitude!, installed_on, condition {good|fair|poor} = good
  -> district
report_asset: A thing a report is about.
  => report, -> city_asset!, unique(report, city_asset)

pack feedback (feedback, satisfaction, rating): Feedback
report_rating (feedback, satisfaction): What the citizen thought of it.
  stars! 1..5, comment, rated_at = now
  => report unique

pack meetings (council meeting, agenda, proposal, councillor): Council meetings
councillor (council member): Person who was elected to the council.
  first_name!, last_name!, email! unique, party_name, term_starts_on!, term_ends_on >= term_starts_on
  -> district
council_meeting (meeting): A day the council meets.
  title!, starts_at!, location!, status {planned|held|cancelled}, minutes_url
council_item (agenda item, proposal): One point of a meeting.
  position! 1.., title!, description, outcome {open|adopted|rejected|postponed} = open
  => council_meeting, presented_by -> councillor, unique(council_meeting, position)
`;
