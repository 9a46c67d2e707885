export const POTTERY_STUDIO = `domain pottery-studio: Pottery studio
says Members and students make pieces at wheels, put them in the queue for a firing, and take courses.
like Kilnfire
cues pottery studio, pottery, ceramics studio, pottery class, kiln firing, ceramics workshop

core
member (potter, student, participant): Person who makes.
  first_name!, last_name!, email! unique, phone, joined_on, status {active|paused|left}
  -> membership_plan
kiln (furnace): An oven.
  name! unique, capacity_liters!, max_celsius! int 1.., status {ready|firing|out_of_order}
glaze: What pieces are covered with.
  name! unique, color, celsius int 1.., food_safe flag = true
firing (kiln load, batch): One time a kiln is heated.
  kind {bisque|glaze|raku} = bisque, starts_at!, target_cone text(10), target_celsius int 1.., status {planned|loading|firing|cooling|unloaded}, notes
  -> kiln!
piece (work, pot, ware): Something that is made.
  title, clay_body text(80), height_cm, width_cm, volume_liters, photo_url, status {wet|dry|bisque_fired|glaze_fired|broken|collected} = wet
  maker -> member!, -> glaze
firing_piece (queue entry, slot): A piece in a firing; it may be fired twice.
  shelf_position text(20), price 0.. = 0, result {good|cracked|broken|glaze_fault}, reason
  => firing, -> piece!, unique(firing, piece)

pack plans (membership, plan, subscription, shelf): Memberships and shelves
membership_plan (plan): What a membership costs and gives.
  name! unique, monthly_price! 0.., currency = EUR, kiln_credits int 0.. = 0, shelf_count int 0.. = 1
shelf (locker): A place for pieces.
  code! unique, status {free|rented}
  -> member

pack courses (course, class, workshop): Courses
course (class, workshop): Something to learn.
  title!, level {beginner|intermediate|advanced} = beginner, teacher_name!, max_students int 1.., price! 0.., currency = EUR, status {planned|open|full|running|finished|cancelled}
course_session (session): One date of a course.
  starts_at!, ends_at! >= starts_at
  => course, unique(course, starts_at)
enrollment (registration): A member who takes a course.
  enrolled_at = now, status {booked|paid|cancelled}
  => course, -> member!, unique(course, member)

pack wheels (wheel, studio time, workplace): Wheels
wheel (workplace): Where pots are thrown.
  code! unique, status {ready|out_of_order}
wheel_booking (studio booking, studio time): Time at a wheel.
  starts_at!, ends_at! >= starts_at, status {booked|used|cancelled}
  -> wheel!, -> member!
`;
