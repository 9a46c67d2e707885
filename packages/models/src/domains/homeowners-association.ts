export const HOMEOWNERS_ASSOCIATION = `domain homeowners-association: Owners of a building
says Units of a building have owners, who pay their share, meet, vote, and report what is broken.
like Buildium, AppFolio, Condo Control
cues homeowners association, hoa, condo association, condominium, condo management, strata, housing cooperative, residents association, owners association, body corporate, apartment owners, housing association, apartment association

core
building (property, condo, estate): A building of the association.
  name! unique, address!, city!, floors int 1.., built_year int 1800..2100
unit (apartment, flat, house, lot): What somebody owns.
  number! text(20), floor int, area_sqm 0.., ownership_share_percent 0..100, status {occupied|vacant|rented}
  => building, unique(building, number)
resident (owner, homeowner, tenant, member): Who owns or lives there.
  first_name!, last_name!, email! unique, phone, mailing_address text(255)
residency (ownership, occupancy): Who had a unit, and when.
  kind! {owner|tenant} = owner, starts_on!, ends_on >= starts_on
  -> unit!, -> resident!
due (fee, assessment, charge): What a unit owes.
  period_start_on!, amount! 0.., currency = EUR, due_on!, status {open|paid|overdue|waived}
  -> unit!, unique(unit, period_start_on)
payment: What was paid.
  amount! 0.., currency = EUR, paid_on!, method {transfer|debit|card|cash} = transfer
  -> due!
maintenance_request (request, issue, complaint, repair): What should be done.
  number! unique, title!, description, reported_at = now, priority {low|normal|high|urgent} = normal, status {new|assigned|in_progress|done|rejected}
  -> unit, reported_by -> resident!, -> contractor
contractor (vendor, craftsman, supplier): Who repairs.
  name! unique, trade_name text(80), phone!, email

pack meetings (meeting, vote, resolution, motion): Meetings
meeting (assembly): When owners meet.
  title!, held_at!, location, minutes_text long
  -> building!
resolution (motion, vote): What is decided.
  title!, description, status {proposed|accepted|rejected}
  => meeting
resolution_vote (ballot): What a unit said.
  choice! {yes|no|abstain}
  => resolution, -> unit!, unique(resolution, unit)

pack amenities (amenity, pool, booking, common area): Common rooms
amenity (common area, pool): What all can use.
  name! unique, capacity int 1.., hourly_price money 0.. = 0
amenity_booking (booking): A resident who uses it.
  starts_at!, ends_at! >= starts_at, status {requested|confirmed|cancelled}
  -> amenity!, -> resident!

pack violations (violation, rule, fine): Violations
violation (fine): A rule that was broken.
  description!, noticed_on!, fine money 0.. = 0, status {open|warned|fined|closed}
  -> unit!

pack notices (notice, announcement, document): Notices
notice (announcement): What all are told.
  title!, body!, published_at = now
  -> building!
`;
