export const PROPERTY_MANAGEMENT = `domain property-management: Property management
says Owners let units to tenants; rent is charged, repairs are asked for and done.
cues property management, rental property, landlord, tenant management, rental management, lease management, apartment management, housing management, rent collection, building management, apartment rental, apartment building, tenant portal

core
owner (landlord): Person or company a property belongs to.
  name!, email! unique, phone, address, iban
property (building, house, estate): A building or a piece of land.
  name!, type {apartment_building|house|commercial|mixed} = apartment_building, address!, city!, postal_code, country
  -> owner!
unit (apartment, flat, rental unit): A part of a property that is let.
  number!, floor, area_sqm 0.., rooms decimal 0.., market_rent 0.., status {vacant|occupied|under_repair}
  -> property!, unique(property, number)
tenant (renter, resident, lessee): Person who rents.
  first_name!, last_name!, email! unique, phone, birth_date
lease (contract, rental agreement, tenancy): A unit let to somebody, for a time.
  number! unique, starts_on!, ends_on >= starts_on, monthly_rent! 0.., deposit 0.. = 0, currency = EUR, payment_day int 1..28 = 1, status {draft|active|ended|terminated}
  -> unit!
lease_tenant: A tenant of a lease; there may be several.
  is_main flag
  => lease, -> tenant!, unique(lease, tenant)
rent_charge (rent, invoice, rent invoice): Rent that is due.
  due_on!, amount! 0.., type {rent|utilities|late_fee|other} = rent, status {open|partly_paid|paid|waived}
  -> lease!
maintenance_request (repair request, repair, maintenance, issue, ticket, work order): Something that is broken.
  title!, description, priority {low|normal|urgent} = normal, status {reported|assigned|in_progress|done|rejected}, reported_at = now, completed_at >= reported_at, cost 0..
  -> unit!, reporter -> tenant, -> contractor

pack payments (payment, rent payment): Payments
rent_payment (payment): Money that was received.
  amount! 0.., received_on!, method {transfer|debit|cash|card} = transfer, reference
  -> rent_charge!

pack contractors (contractor, vendor, craftsman): Contractors
contractor (vendor, craftsman): Who repairs.
  name!, trade_name, email, phone

pack inspections (inspection, handover): Inspections
inspection (handover): A look at a unit when somebody moves in or out.
  type {move_in|move_out|regular} = regular, inspected_on!, findings
  -> unit!, -> lease

pack documents (document): Documents
document (file): A paper of a lease or property.
  title!, file_url!, type {contract|photo|bill|other} = other
  -> lease cascade, -> property cascade

pack meters (meter, utility, utilities): Meters
meter: Counts what a unit uses.
  number! unique, type {electricity|water|gas|heating} = electricity
  -> unit!
meter_reading (reading): What a meter showed.
  read_on!, reading_value! decimal 0..
  => meter, unique(meter, read_on)
`;
