export const GOLF_CLUB = `domain golf-club: Golf club
says Members and guests book tee times, play rounds on a course, and enter competitions.
like Golf Genius, Club Caddie, ForeTees, GolfNow
cues golf club, golf course, tee time, tee time booking, golf course management, golf resort, golf member, golf app, golf booking, driving range

core
golf_course (course): A course of nine or eighteen holes.
  name! unique, hole_count! 9..36 = 18, status {open|winter_greens|closed}
golf_hole (hole): One hole of a course.
  number! int 1..36, par! int 3..6, stroke_index! int 1..36, length_meters! int 30..700
  => golf_course, unique(golf_course, number), unique(golf_course, stroke_index)
tee_set (tee, tee color): The tees a player starts from, and how hard the course is from there.
  color!, gender {men|women} = men, course_rating decimal 50..90, slope_score int 55..155, par_total int 27..80
  => golf_course, unique(golf_course, color, gender)
golfer (member, player, guest): Person who plays, of the club or not.
  member_number unique, first_name!, last_name!, email unique, phone, birth_date, gender {men|women} = men, handicap_index decimal -10..54, home_club_name, kind {member|guest} = member, active = true
tee_time (slot, start time): A time at which a group can start.
  starts_at!, max_players int 1..4 = 4, start_hole int 1..18 = 1, green_fee! 0.., currency = EUR, status {open|full|blocked}
  -> golf_course!, unique(golf_course, starts_at, start_hole)
tee_booking (booking, reservation): A player's place in a group.
  holes_count int 9..18 = 18, has_cart, status {booked|checked_in|played|cancelled|no_show}, fee! 0.. = 0, booked_at = now
  -> tee_time!, -> golfer!, unique(tee_time, golfer)
golf_round (round, scorecard): A round that was played.
  played_on!, gross_score int 18..300, stableford_points int 0..72, handicap_differential decimal -20..80, counts_for_handicap flag = true, status {open|signed|verified}
  -> golfer!, -> golf_course!, -> tee_set!, marker -> golfer
hole_score (score): Strokes on one hole.
  strokes! int 1..20, putts int 0..10
  => golf_round, -> golf_hole!, unique(golf_round, golf_hole)

pack memberships (membership, fee, dues): Memberships
membership_type (membership category): A kind of membership, and its price.
  name! unique, annual_fee! 0.., currency = EUR, weekdays_only flag, max_age int 0..120
golf_membership (membership, dues): A kind of membership a member has for a time.
  starts_on!, ends_on >= starts_on, status {active|paused|ended}, fee_paid_on
  -> golfer!, -> membership_type!

pack competitions (competition, tournament, leaderboard): Competitions
competition (tournament): A competition on the course.
  name!, play_date!, format {stroke_play|stableford|match_play|scramble} = stableford, entry_fee 0.. = 0, max_entries int 1.., status {announced|open|closed|running|finished|cancelled}, entries_close_at
  -> golf_course!
competition_entry (entry, leaderboard): A player in a competition.
  playing_handicap int -10..54, result_rank 1.., status {entered|started|finished|withdrawn|disqualified}
  => competition, -> golfer!, -> golf_round unique, unique(competition, golfer)

pack lessons (lesson, golf pro, coach): Lessons
golf_pro (pro, coach, instructor): Person who teaches.
  first_name!, last_name!, email! unique, phone, hourly_price! 0.., active = true
golf_lesson (lesson): A lesson with a pro.
  starts_at!, ends_at! >= starts_at, price! 0.., status {booked|held|cancelled}
  -> golf_pro!, -> golfer!

pack equipment (cart, golf cart, equipment, locker): Carts and lockers
golf_cart (cart, buggy, trolley): A cart that can be rented.
  number! unique, type {electric|petrol|trolley} = electric, rental_price! 0.., status {available|rented|charging|in_repair}
cart_rental: A cart for a round.
  price! 0.., rented_at = now, returned_at >= rented_at
  -> golf_cart!, -> tee_booking!, unique(golf_cart, tee_booking)

pack greenkeeping (greenkeeping, course maintenance, greenkeeper): Greenkeeping
greenkeeping_task (course maintenance): Work on the course.
  task! text(120), planned_on!, done_at, status {planned|in_progress|done|skipped}, notes
  -> golf_course!, -> golf_hole
`;
