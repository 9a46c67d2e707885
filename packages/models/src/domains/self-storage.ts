export const SELF_STORAGE = `domain self-storage: Storage space
says Storage units are let for months; renters pay for them, and get in with a code.
like Neighbor, Storemates, Stashbee, Storage Genie
cues self storage, storage unit, storage space, storage facility, storage rental, storage room rental, mini storage, luggage storage, storage marketplace
about storage_unit

core
host (operator, landlord, owner, provider): Who lets storage.
  first_name!, last_name!, company_name, email! unique, phone!, payout_iban text(34)
site (facility, location, building): Where units are.
  name!, address!, city!, postal_code, latitude, longitude, access_hours_text text(120)
  -> host!
storage_unit (unit, space, garage, basement, shed, locker, box): What is let.
  code!, kind {garage|basement|shed|locker|container|room} = room, size_sqm! decimal 0.., climate_controlled flag = false, monthly_price! 0.., currency = EUR, description, status {free|reserved|let|closed}
  -> site!, unique(site, code)
renter (customer, tenant, client): Who stores things.
  first_name!, last_name!, email! unique, phone!, address
rental (contract, booking, lease, agreement): A unit let to somebody.
  contract_number! unique, starts_on!, ends_on >= starts_on, monthly_price! 0.., deposit 0.. = 0, access_code text(20), status {requested|active|notice_given|ended|cancelled}
  -> storage_unit!, -> renter!
rent_payment (payment, monthly payment, invoice): What is owed for a month.
  period_starts_on!, amount! 0.., due_on!, paid_at, status {open|paid|overdue|refunded}
  -> rental!, unique(rental, period_starts_on)

pack reviews (review, rating): Reviews
rental_review (review, rating): What one thought of the other.
  written_by! {renter|host}, rating! 1..5, comment
  => rental, unique(rental, written_by)

pack access (access, access log, visit): Access
access_event (visit, access log): Who came in when.
  happened_at = now, direction {in|out} = in
  => rental

pack photos (photo, picture): Photos
unit_photo (photo, picture): A picture of a unit.
  photo_url!, position 1.. = 1
  => storage_unit

pack messages (message, chat): Messages
rental_message (message): What was written about a rental.
  body!, sent_by! {renter|host}, sent_at = now
  => rental
`;
