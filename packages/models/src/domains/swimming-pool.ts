export const SWIMMING_POOL = `domain swimming-pool: Swimming pool
says Visitors come in with tickets or passes, swim in pools whose water is watched, and book lanes and courses.
like Envibe, PoolControl, Swimify
cues swimming pool, public pool, public swimming pool, aquatic center, leisure pool, indoor pool, lane booking, pool management, swim centre, water park, lido, bathing facility, thermal bath

core
pool_basin (pool, basin): Water one can swim in.
  name! unique, kind {sport|teaching|leisure|diving|toddler|outdoor|sauna} = sport, length_meters decimal 0..100, depth_cm! int 10..600, lane_count int 0..20 = 0, max_people! 1.., target_celsius 10..42, status {open|closed|cleaning|out_of_order}
swim_lane (lane): A lane of a pool.
  number! int 1..20, is_public = true
  => pool_basin, unique(pool_basin, number)
ticket_type (tariff, price): A kind of ticket or pass, and its price.
  code! unique, name!, kind {single|evening|multi|season|family} = single, visitor_group {adult|child|reduced|senior|family} = adult, entry_count int 1.., valid_days int 1..400, price! 0.., currency = EUR, active = true
swimmer (visitor, customer, guest, member): Person who has a pass or books something.
  first_name!, last_name!, birth_date, email unique, phone
pool_pass (ticket, season ticket, pass, admission): A ticket that was bought.
  number! unique, bought_at = now, price_paid! money 0.., valid_from_date!, valid_until >= valid_from_date, entries_left int 0.., status {active|used_up|expired|blocked|refunded}
  -> ticket_type!, -> swimmer
pool_visit (visit, entry, check in): A visitor who came in, and left.
  entered_at = now, left_at >= entered_at, gate_number
  -> pool_pass!
water_test (water quality, chlorine, measurement): What was measured in the water.
  measured_at = now, ph decimal 0..14, free_chlorine_mg decimal 0..10, combined_chlorine_mg decimal 0..5, water_celsius 0..45, outcome {ok|warning|closed} = ok, notes
  -> pool_basin!, -> attendant

pack staff (lifeguard, staff, attendant, shift): Staff
attendant (lifeguard, staff member, employee): Person who watches over swimmers or works in the house.
  first_name!, last_name!, email! unique, phone, job_role {lifeguard|instructor|cashier|technician|manager} = lifeguard, rescue_certificate_until date, active = true
lifeguard_shift (shift): When somebody is on duty, and where.
  starts_at!, ends_at! >= starts_at, status {planned|worked|absent}
  -> attendant!, -> pool_basin

pack courses (course, swim lesson, aqua fitness): Courses
swim_course (course, swim lesson): A course over some weeks.
  code! unique, title!, skill {baby|beginner|bronze|silver|gold|aqua_fitness} = beginner, starts_on!, ends_on! >= starts_on, weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock >= starts_at_time, max_people! 1.., price! 0.., status {planned|open|full|running|finished|cancelled}
  -> pool_basin!, -> attendant
course_registration (registration): A swimmer in a course.
  registered_at = now, status {registered|waitlisted|passed|failed|cancelled}
  => swim_course, -> swimmer!, unique(swim_course, swimmer)

pack lanes (lane booking, club training, school class): Lane bookings
pool_group (club, school, team): A club or school that books lanes.
  name! unique, contact_name!, email, phone, hourly_price 0..
lane_booking: A lane somebody has for a time.
  starts_at!, ends_at! >= starts_at, status {requested|confirmed|cancelled}, price 0..
  -> swim_lane!, -> pool_group!

pack lockers (locker, wardrobe): Lockers
locker: A locker for clothes.
  number! unique, size {small|large|family} = small, status {free|in_use|broken}
locker_use: A locker a visitor has.
  taken_at = now, returned_at >= taken_at
  -> locker!, -> pool_visit!

pack safety (accident, incident, maintenance, inspection): Safety
pool_incident (accident): Something that happened to a visitor.
  occurred_at!, type {injury|rescue|theft|misconduct|technical} = injury, description!, measures_text long, authority_name
  -> pool_basin, -> attendant
plant_check (inspection, maintenance): A check of pumps and filters.
  checked_at = now, device_name!, outcome {ok|repaired|defect} = ok, next_due_on, notes
  -> pool_basin!, -> attendant
`;
