/** Persons, groups and places of any trade, in the notation of the library of models. */
export const PEOPLE = `
user (app user, account holder, end user): Somebody who signs in.
  username! unique, email! unique, first_name!, last_name!, status {active|suspended|closed}, last_seen_at time
customer (client, buyer, shopper, purchaser, consumer, renter, hirer, borrower, passenger, traveler, traveller): Somebody the business works for.
  first_name!, last_name!, email! unique, phone, address, active = true
member (club member, subscriber, cardholder): Somebody who belongs to it.
  number! unique, first_name!, last_name!, email unique, phone, joined_on! date, left_on >= joined_on, status {active|paused|left}
employee (staff, staff member, worker, colleague, assistant, clerk, cashier, receptionist): Somebody who works here.
  employee_number! unique, first_name!, last_name!, email! unique, phone, job_title, hired_on! date, active = true
manager (supervisor, coordinator, organizer, organiser, administrator, team lead, dispatcher, planner): Somebody who decides.
  first_name!, last_name!, email! unique, phone, active = true
teacher (instructor, trainer, coach, tutor, lecturer, professor, mentor): Somebody who teaches.
  first_name!, last_name!, email! unique, phone, specialty, bio, active = true
student (pupil, learner, trainee, apprentice): Somebody who learns.
  first_name!, last_name!, email unique, phone, birth_date date, enrolled_on date, status {active|paused|left}
child (kid): A child in somebody's care.
  first_name!, last_name!, birth_date! date, allergies long, notes
parent (guardian): Somebody answering for a child.
  first_name!, last_name!, email! unique, phone!, address
volunteer (helper, steward, marshal): Somebody who helps without pay.
  first_name!, last_name!, email unique, phone, skills long, joined_on date, active = true
technician (mechanic, engineer, repairer, fitter, installer, electrician, plumber): Somebody who does the work.
  first_name!, last_name!, email! unique, phone, specialty, license_number, active = true
driver (courier, rider, chauffeur): Somebody who drives.
  first_name!, last_name!, phone!, email unique, license_number! unique, license_valid_until date, active = true
guide (tour guide, ranger, docent, host): Somebody who leads visitors.
  first_name!, last_name!, email! unique, phone, languages_spoken text(200), active = true
doctor (physician, therapist, nurse, physiotherapist, psychologist, counsellor, counselor, veterinarian): Somebody who treats others.
  first_name!, last_name!, email! unique, phone, specialty, license_number unique, active = true
patient: Somebody who is treated.
  record_number! unique, first_name!, last_name!, birth_date! date, sex {female|male|other|unknown} = unknown, phone, email, address, allergies long
applicant (candidate): Somebody who applies.
  first_name!, last_name!, email! unique, phone, birth_date date, address
participant (attendee, entrant, contestant, competitor, runner, racer, delegate): Somebody who takes part.
  first_name!, last_name!, email! unique, phone, birth_date date
judge (jury member, juror, referee, reviewer, examiner, assessor, evaluator): Somebody who judges.
  first_name!, last_name!, email! unique, phone, expertise text(120), active = true
seller (trader, merchant): Somebody who sells.
  display_name!, email! unique, phone, address, iban, joined_on date, active = true
owner (keeper, landlord, holder): Somebody things belong to.
  first_name!, last_name!, email! unique, phone, address
donor (benefactor, patron): Somebody who gives.
  name!, kind {person|organization} = person, email unique, phone, address
artist (author, composer, photographer, performer, musician, speaker, designer, writer): Somebody who makes works.
  first_name!, last_name!, stage_name text(120), email unique, website, bio
resident (tenant, inhabitant, neighbor, neighbour, citizen, homeowner): Somebody who lives there.
  first_name!, last_name!, email unique, phone, address
visitor (guest): Somebody who comes by.
  first_name!, last_name!, email, phone
contact (contact person): Whom to talk to.
  first_name!, last_name!, email, phone, job_title
supplier (vendor, distributor, wholesaler, contractor, subcontractor, provider): A company that delivers.
  name! unique, contact_name, email, phone, address, tax_id, active = true
producer (manufacturer, maker, grower): Who makes it.
  name! unique, country, city, email, phone, website
company (organization, organisation, firm, business, employer, corporation, partner, agency, institution): A company or the like.
  name! unique, registration_number, email, phone, website, address, active = true
sponsor: A company that pays for being seen.
  name! unique, contact_name, email, phone, website, tier {bronze|silver|gold|partner}
club (association, society, union, chapter): People who came together for something.
  name! unique, description, email, founded_on date, active = true
school (university, college, academy, kindergarten): Where people learn.
  name!, school_type text(60), address!, city, phone, email
team (crew, squad): People who work or play together.
  name! unique, description, active = true
school_class (homeroom): Those who are taught together for a year.
  name!, grade_level text(20), school_year text(9), room_name text(60)
group (class group, school group, troop): People who are together.
  name!, description, head_count int 1..
committee (board, council, jury): People who decide together.
  name! unique, purpose, appointed_on date
family (household): People who live together.
  name!, number_of_people int 1.., address, phone, email
department (division, ward): A part of an organization.
  name! unique, code unique, description
hospital (clinic): Where the ill are treated.
  name!, address!, city, phone, email
building (house, hall, church): A building or a site.
  name!, address!, city, postal_code, notes
venue (cinema, theater, theatre, stadium, gallery, gym, studio): Where things take place.
  name!, address!, city, capacity int 1.., phone, email
room (classroom, meeting room, court, lab): A room that is used.
  name! unique, floor, capacity int 1.., description, active = true
location (place, spot, site, area, zone): A place.
  name!, address, city, latitude decimal -90..90, longitude decimal -180..180
street: A street.
  name!, postal_code, city
warehouse (depot, storage, cold store): Where goods are kept.
  code! unique, name!, address!, city, capacity int 1.., active = true
shelf (rack, storage location, bin, fridge, freezer, cabinet, locker): Where things lie.
  code! unique, description, capacity int 1.., status {in_use|full|out_of_order}
store (shop, branch, outlet, office, booth, stall, stand): A place of business.
  name!, code unique, address, city, phone, email
restaurant (canteen, cafe, bar, kitchen): Where people eat.
  name!, address!, city, phone, email
station (checkpoint, stop): A place along the way.
  code! unique, name!, latitude decimal -90..90, longitude decimal -180..180, active = true
plot (field, bed, lot): A piece of ground.
  number! unique, area_sqm decimal 0.., soil_type text(60), status {free|taken|closed}
city (town, village, municipality): A town or village.
  name!, postal_code, region, country
table (desk, seat, lane): What guests sit at.
  number! unique, seats int 1.., area_name, active = true
`;
