/** What happens, is asked for, found and measured in any trade. */
export const HAPPENINGS = `
event (festival, fair, convention, conference, party, gala, outing, excursion, ceremony): Something people come together for.
  title!, description, starts_at!, ends_at >= starts_at, location, capacity int 1.., status {planned|published|cancelled|held}
meeting (assembly, gathering): People talk about something.
  title!, agenda, starts_at!, ends_at >= starts_at, location, minutes_text long, status {planned|held|cancelled}
training (training session, workshop, seminar, webinar, lesson, rehearsal, practice, class session, work day, work party): Something is taught or practised.
  title!, description, starts_at!, duration_minutes! = 60 1.., location, max_participants int 1.., status {planned|held|cancelled}
course (class, program, programme): Something that is taught over weeks.
  title!, description, level {beginner|intermediate|advanced} = beginner, starts_on! date, ends_on >= starts_on, max_participants int 1.., price 0.., status {planned|open|running|finished|cancelled}
session: Something that is done from a time to another.
  starts_at!, ends_at >= starts_at, status {planned|held|cancelled}, notes
screening (performance, concert, recital, broadcast): Something is shown.
  starts_at!, ends_at >= starts_at, capacity int 1.., status {scheduled|on_sale|sold_out|held|cancelled}
tour (guided tour, trip, voyage, cruise): Somebody leads others somewhere.
  title!, description, starts_at!, duration_minutes! 1.., meeting_point text(255), max_people! int 1.., status {planned|held|cancelled}
visit (appointment, consultation): Somebody comes by.
  starts_at!, ends_at >= starts_at, status {scheduled|confirmed|completed|cancelled|no_show}, reason, notes
booking (reservation): Something is kept for somebody.
  code! unique, starts_at!, ends_at >= starts_at, number_of_people! = 1 1.., status {requested|confirmed|cancelled|completed}, booked_at = now, notes
registration (enrollment, enrolment, sign up, signup, entry): Somebody takes part.
  registered_at = now, status {pending|confirmed|waitlisted|cancelled}, notes
attendance (check in): Who was there.
  attended_on! date, status {present|late|excused|absent}
rental (hire): Something is let for a time.
  number! unique, starts_at!, ends_at! >= starts_at, returned_at >= starts_at, total! 0.., status {reserved|out|returned|cancelled}, notes
loan (lending, borrowing): Something is lent.
  borrowed_at = now, due_on! date, returned_at >= borrowed_at, condition_text text(255), status {out|returned|overdue|lost}
request (service request, repair request, copy request, application for help, help request, call for help, inquiry): Somebody asks for something.
  title!, description, status {open|in_progress|done|rejected}, priority {low|normal|high|urgent} = normal, requested_at = now, decided_at >= requested_at
application (submission, nomination): Somebody wants to be taken.
  number! unique, status {draft|submitted|in_review|accepted|rejected|withdrawn}, submitted_at, decided_at >= submitted_at, motivation long
complaint (objection, grievance): Somebody is not content.
  number! unique, subject!, description!, status {received|in_review|resolved|rejected}, received_at = now, resolved_at >= received_at
incident (accident, emergency): Something went wrong.
  title!, description, severity {low|medium|high|critical} = medium, status {reported|in_progress|resolved|closed}, occurred_at!, reported_at = now, resolved_at >= occurred_at
call (phone call, emergency call, callout, call out): Somebody calls.
  received_at = now, caller_name, caller_phone, address, priority {low|normal|high} = normal, status {open|dispatched|closed}, closed_at >= received_at, notes
issue (bug, fault, ticket request): Something to be put right.
  title!, description, status {open|in_progress|resolved|closed}, priority {low|normal|high|urgent} = normal, reported_at = now, resolved_at >= reported_at
defect (damage, deficiency, flaw, damage report): Something that is broken.
  description!, severity {minor|major|critical} = minor, status {open|in_repair|fixed|accepted}, found_on! date, fixed_on >= found_on, repair_cost 0..
inspection (check, audit, walkthrough, safety check): Somebody looks whether all is well.
  inspected_at!, result! {passed|passed_with_remarks|failed} = passed, findings, next_due_on date
exam (quiz, assessment, examination): Something is tried.
  name!, held_on! date, result! {pending|passed|failed} = pending, score decimal 0.., notes
maintenance (servicing, service visit, maintenance task, overhaul): Something is looked after.
  title!, kind {routine|repair|inspection|upgrade} = routine, planned_on! date, done_on date, cost 0.., status {planned|in_progress|done|cancelled}, notes
repair: Something is put right.
  description!, reported_on! date, repaired_on >= reported_on, cost 0.., status {open|in_progress|done|cancelled}
calibration: An instrument is set right.
  calibrated_on! date, result! {passed|adjusted|failed} = passed, deviation decimal, certificate_number, next_due_on >= calibrated_on
measurement (reading, observation value, split time, progress measurement): A value that was measured.
  measured_at!, quantity_name!, value! decimal, unit!, notes
sample (specimen, lab sample, swab): Something taken to be examined.
  code! unique, taken_at!, amount decimal 0.., unit, status {taken|received|analysed|discarded}, result_text text(255)
threshold (limit value): What a value may not leave.
  quantity_name!, minimum decimal, maximum decimal, unit!, severity {warning|alarm} = warning, active = true
alarm (alert): A value left its limits.
  raised_at = now, value decimal, severity {info|warning|critical} = warning, status {open|acknowledged|closed}, closed_at >= raised_at
observation (sighting): Something that was seen.
  observed_at!, description!, conditions_text text(120), latitude decimal -90..90, longitude decimal -180..180
harvest (yield): What was gathered.
  harvested_on! date, quantity! decimal 0.., unit!, quality {a|b|c}, notes
delivery (pickup, collection run, drop off): Something is brought.
  number! unique, planned_at! time, delivered_at >= planned_at, address!, status {planned|on_the_way|delivered|failed}, notes
shipment (consignment): Goods on their way.
  tracking_number! unique, shipped_at, expected_on date, delivered_at >= shipped_at, status {preparing|shipped|customs|delivered|lost}
shift (duty, patrol): When somebody is on.
  starts_at!, ends_at! >= starts_at, status {planned|confirmed|done|cancelled}, notes
ride (drive, transfer, journey, flight): From one place to another.
  starts_at!, ends_at >= starts_at, pickup_address!, dropoff_address!, distance_km decimal 0.., fare 0.., status {requested|accepted|in_progress|completed|cancelled}
task (job, to do, todo, chore, assignment, errand): Something to be done.
  title!, description, status {open|in_progress|done|cancelled}, priority {low|normal|high} = normal, due_on date, done_at time
project (campaign, initiative): Work towards a goal.
  number! unique, name!, description, starts_on date, ends_on >= starts_on, status {planned|active|on_hold|finished|cancelled}
milestone (deadline, deliverable): Something due.
  title!, due_on! date, done_on date, status {open|done|missed}
goal (target, objective): Something to be reached.
  title!, target_value decimal, due_on date, status {open|reached|dropped}
competition (tournament, contest, race, championship, league, cup): Some win and some do not.
  name!, starts_on! date, ends_on >= starts_on, location, entry_fee 0.., max_participants int 1.., status {planned|open|running|finished|cancelled}
match (game played, round, heat, fixture): Some play others.
  round_number! int 1.., starts_at, status {scheduled|running|finished|cancelled}
pairing: Who meets whom.
  table_number int 1.., result {open|first_wins|second_wins|draw} = open
race_result (team result, ranking): How a race or a match ended.
  rank int 1.., score decimal, achieved_on! date, notes
result (outcome): What came of something.
  value! text(120), recorded_at = now, notes
election (vote count, ballot, referendum): People vote.
  title!, description, opens_at!, closes_at! >= opens_at, status {planned|open|closed|counted}
vote: What somebody chose.
  cast_at = now
award (prize, medal, trophy, badge): What is won.
  name!, description, awarded_on date
interview (audition, hearing, session hearing): Somebody is heard.
  held_at!, location, outcome_text text(255), status {scheduled|held|cancelled}, notes
treatment_session (therapy session, care visit): Somebody is treated.
  starts_at!, duration_minutes! = 45 1.., status {scheduled|completed|cancelled|no_show}, notes
diagnosis (injury, illness, condition found): What is wrong with somebody.
  name!, code, diagnosed_on! date, severity {mild|moderate|severe} = moderate, healed_on >= diagnosed_on, notes
medication (medicine, drug): What is taken.
  name!, dosage, frequency, starts_on! date, ends_on >= starts_on
baptism (first communion): Somebody is received into the church.
  held_on! date, register_number! unique, officiant_name!, godparents text(255)
marriage (wedding): Two people marry.
  held_on! date, register_number! unique, first_spouse_name!, second_spouse_name!, officiant_name!, witnesses text(255)
funeral (burial): Somebody is laid to rest.
  held_at!, deceased_name!, died_on! date, officiant_name, burial_place
schedule (timetable, rota, roster, calendar, calendar entry): What is planned when.
  title!, starts_on! date, ends_on >= starts_on, status {draft|published|archived}
time_slot (slot, availability, opening hour): When something can be had.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock >= starts_at_time
waiting_list (waitlist, queue, waiting list entry): Who comes next.
  position! 1.., joined_at = now, status {waiting|offered|accepted|withdrawn}
movement (stock movement, inventory movement): Goods come and go.
  moved_at = now, kind! {in|out|transfer|correction}, quantity! decimal, reason
match_making (matching, placement, pairing of people): Two were brought together.
  proposed_on! date, status {proposed|accepted|declined|ended}, starts_on date, ends_on >= starts_on
handover (handover protocol, return protocol): Something changes hands.
  handed_over_at!, kind! {pickup|return} = pickup, condition_notes long, signed_by_name
log (log entry, journal entry, diary entry, activity log): What was done, in order.
  logged_at = now, title!, body
`;
