export const CLIMBING_GYM = `domain climbing-gym: Climbing hall
says Climbers sign a waiver, check in with passes, and climb routes that setters put up and grade.
like Rock Gym Pro, TopLogger, Approach, Boulderado
cues climbing hall, bouldering gym, bouldering hall, climbing centre, climbing center, rock climbing, indoor climbing, boulder gym, climbing wall, route setting, climbing route, bouldering, climbing gym

core
climber (member, customer, visitor): Person who climbs.
  first_name!, last_name!, birth_date!, email unique, phone, emergency_contact_name, emergency_contact_phone, belay_certified_on, notes
waiver (liability waiver): The paper a climber, or a parent, signs before the first visit.
  signed_at = now, signed_by_name!, document_version! text(20), valid_until, pdf_url
  => climber
pass_type (ticket type, membership type, tariff): A kind of ticket or membership.
  code! unique, name!, kind {day|punch_card|monthly|annual} = day, entry_count int 1.., duration_days int 1.., price! 0.., currency = EUR, active = true
climbing_pass (pass, membership, punch card): A ticket or membership a climber has.
  number! unique, starts_on!, ends_on >= starts_on, entries_left int 0.., price_paid! money 0.., status {active|frozen|used_up|expired|cancelled}
  -> climber!, -> pass_type!
check_in (visit, entry): A climber who came in.
  entered_at = now, left_at >= entered_at
  -> climber!, -> climbing_pass
wall_sector (wall, sector, boulder area): A part of the wall that is set together.
  name! unique, kind {boulder|lead|top_rope|auto_belay|speed} = boulder, height_meters 0..60, angle_degrees int -30..90, last_set_on, status {open|setting|closed}
route_setter (setter): Person who puts up routes.
  first_name!, last_name!, email! unique, phone, active = true
climbing_route (route, boulder, boulder problem, problem): A way up the wall, from setting to stripping.
  code! unique, name, hold_color! text(40), grade! text(10), grade_system {font|v_scale|uiaa|french|yds|color} = font, style_text text(80), set_on!, stripped_on >= set_on, status {planned|open|stripped}
  -> wall_sector!, -> route_setter

pack ascents (ascent, tick, logbook, send): Ascents
ascent (tick, send): A route a climber did or tried.
  climbed_on!, style {onsight|flash|redpoint|attempt} = redpoint, attempts 1.. = 1, suggested_grade text(10), rating 1..5, comment
  => climber, -> climbing_route!

pack courses (course, class, belay course, training): Courses
trainer (instructor, coach): Person who teaches.
  first_name!, last_name!, email! unique, qualification text(120), active = true
climbing_course (course, class): A course on certain dates.
  code! unique, title!, level_text text(40), starts_at!, ends_at! >= starts_at, max_people! 1.., price! 0.., status {planned|open|full|held|cancelled}
  -> trainer!
course_booking: A climber in a course.
  booked_at = now, status {booked|waitlisted|attended|no_show|cancelled}
  => climbing_course, -> climber!, unique(climbing_course, climber)

pack gear (gear, rental, shoe, harness, equipment): Rental gear
gear_item (shoe, harness, rope): Something that is lent; safety gear has an end.
  inventory_number! unique, kind! {shoe|harness|rope|belay_device|helmet|chalk_bag}, size_text text(20), bought_on, retire_on >= bought_on, status {available|rented|inspection|retired}
gear_rental: A thing a climber has for a visit.
  rented_at = now, returned_at >= rented_at, price! 0..
  -> gear_item!, -> climber!

pack competitions (competition, bouldering league, contest): Competitions
climbing_competition (competition, contest): A contest in the hall.
  name!, starts_at!, ends_at! >= starts_at, format {boulder|lead|speed} = boulder, entry_fee 0.. = 0, status {announced|open|running|finished|cancelled}
competition_result (result): How a climber did.
  category text(40) = open, tops int 0.. = 0, zones int 0.. = 0, tries int 0.. = 0, final_rank 1..
  => climbing_competition, -> climber!, unique(climbing_competition, climber)

pack safety (safety, inspection, accident, incident): Safety
wall_inspection (inspection): A check of ropes, anchors and holds.
  inspected_on!, outcome {ok|repaired|closed} = ok, findings, next_due_on >= inspected_on
  -> wall_sector!
accident_report (accident, incident): A fall or another accident.
  occurred_at!, injury_text text(255), ambulance_called flag, description!
  -> climber, -> climbing_route
`;
