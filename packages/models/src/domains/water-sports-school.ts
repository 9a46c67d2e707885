export const WATER_SPORTS_SCHOOL = `domain water-sports-school: Diving and sailing school
says Students book courses and trips with an instructor, rent equipment, and get a certificate.
like EVE, DiveShop360, Bookyourdive
cues diving school, dive center, dive centre, sailing school, surf school, kite school, kitesurf school, scuba diving, dive shop, ski school, windsurf school, surf camp, paragliding school, gliding school, riding lessons school

core
instructor (teacher, guide, flight instructor): Who teaches.
  first_name!, last_name!, email! unique, phone!, licence_number! unique, languages text(200), active = true
course (class, training, lesson, session): What is taught, and when.
  title!, level {beginner|intermediate|advanced|professional} = beginner, description, starts_at!, ends_at! >= starts_at, price! 0.., currency = EUR, max_students! int 1.., min_age int 0.., status {planned|open|full|held|cancelled}
  -> instructor!
student (guest, diver, surfer, pupil, customer, trainee): Who learns.
  first_name!, last_name!, email! unique, phone!, birth_date!, level_text text(80), medical_checked_on, emergency_phone
booking (enrollment, registration): A student on a course.
  booked_at = now, price! 0.., currency = EUR, status {booked|paid|attended|cancelled|no_show}
  => course, -> student!, unique(course, student)
equipment_item (equipment, board, suit, tank, aircraft, boat): What students use.
  code! unique, name!, size text(20), status {available|rented|in_repair|retired}, inspection_due_on
rental: Equipment a student has.
  starts_at!, ends_at >= starts_at, price! 0.., currency = EUR, returned_at >= starts_at
  -> equipment_item!, -> student!

pack certificates (certificate, licence, license, certification): Certificates
certificate (licence, license, certification): What a student has passed.
  number! unique, title!, issued_on!, agency_name text(80)
  -> student!, -> course, -> instructor

pack trips (trip, dive, outing, flight, logbook): Trips
trip (dive, outing, flight): A trip with guests.
  title!, spot_name! text(120), starts_at!, ends_at >= starts_at, max_people int 1.., price 0.., conditions text(500)
  -> instructor!
trip_guest: A student on a trip.
  paid
  => trip, -> student!, unique(trip, student)

pack payments (payment, invoice): Payments
payment: Money a student paid.
  amount! 0.., currency = EUR, method {cash|card|transfer} = card, paid_at = now
  -> student!, -> booking

pack waivers (waiver, medical form): Waivers
waiver (medical form): What a student signed.
  signed_at!, document_url
  -> student!
`;
