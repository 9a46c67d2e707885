export const QUEUE_MANAGEMENT = `domain queue-management: Waiting line
says Customers draw a number or join from the phone, staff call them to a counter, and everybody sees how long it takes.
like Qminder, Waitwhile, Skiplino
cues queue management, waiting line, queue app, walk in queue, walk ins, virtual queue, queue system, ticket queue, waiting room queue, barber shop queue, take a number, barbershop queue
about queue_ticket

core
branch (location, shop, office): Where people wait.
  name! unique, address!, timezone = UTC, opens_at_time clock, closes_at_time clock >= opens_at_time, is_open = false
queue_service (service, queue): What people wait for.
  name!, letter! text(2), average_minutes! int 1.. = 10, max_waiting int 1.., active = true
  -> branch!, unique(branch, letter)
counter (desk, chair, window): Where people are served.
  label! text(40), status {closed|free|busy|paused}
  -> branch!, unique(branch, label)
staff_member (barber, agent, clerk, employee): Who serves.
  first_name!, last_name!, email! unique, active = true
  -> branch!
customer (visitor, client): Who waits.
  display_name! text(80), phone, email
queue_ticket (ticket, number, place in line): A place in the line.
  number!, joined_at = now, channel {kiosk|web|phone|staff} = web, people 1.. = 1, estimated_at, called_at >= joined_at, started_at, finished_at >= started_at, status {waiting|called|serving|served|no_show|left}
  -> queue_service!, -> customer, -> counter, -> staff_member

pack appointments (appointment, booked): Appointments
queue_appointment (appointment): A time that was booked beside the line.
  starts_at!, status {booked|arrived|cancelled|no_show}
  -> queue_service!, -> customer!, -> staff_member

pack display (display, screen, announcement): Displays
display_screen (display, screen): A screen that shows who is next.
  name! unique, shows_estimates flag = true, language
  -> branch!
announcement: What a screen or a phone said.
  said_at = now, body!, channel {screen|sms|push|voice} = screen
  => queue_ticket

pack feedback (feedback, rating): Feedback
visit_feedback (rating): What a customer said of a visit.
  rating! 1..5, comment, given_at = now
  => queue_ticket, unique(queue_ticket)

pack shifts (shift, break): Shifts
counter_shift (shift, break): Who is at a counter when.
  starts_at!, ends_at! >= starts_at, status {planned|worked|absent}
  -> counter!, -> staff_member!
`;
