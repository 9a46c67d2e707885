export const MUSEUM = `domain museum: Museum
says Objects of a collection, where they are, who made them, and exhibitions that show them.
like TMS, PastPerfect
cues museum, museum collection, art collection, exhibition, museum management, collection management, artwork, art museum, archive collection

core
artist (creator, maker, author): Who made objects.
  name!, birth_year, death_year, nationality, bio
collection (department): Objects that belong together.
  name! unique, description
storage_location (location, room, gallery, storage): Where an object is.
  code! unique, name!, type {gallery|storage|lab|external} = storage, climate_controlled flag
museum_object (object, artwork, artifact, exhibit, item, painting, work): A thing of the collection.
  inventory_number! unique, title!, description, made_year_text text(40), material, height_cm 0.., width_cm 0.., depth_cm 0.., acquired_on, acquisition_type {purchase|gift|bequest|loan|found} = purchase, insurance_value 0.., status {on_display|in_storage|on_loan|in_restoration|deaccessioned}
  -> artist, -> collection!, -> storage_location
exhibition (show): Objects shown for a time.
  title!, description, starts_on!, ends_on! >= starts_on, venue, status {planned|open|closed}
  -> curator
exhibition_object (exhibit label): An object of an exhibition.
  label_text text(500), position 0..
  => exhibition, -> museum_object!, unique(exhibition, museum_object)

pack staff (curator, staff, employee): Staff
curator (staff, employee): Person who works in the museum.
  first_name!, last_name!, email! unique, specialty

pack loans (loan, lender): Loans
object_loan (loan): An object lent or borrowed.
  partner_name!, direction {outgoing|incoming} = outgoing, starts_on!, ends_on! >= starts_on, insurance_value 0.., status {requested|approved|active|returned}
  -> museum_object!

pack conservation (conservation, restoration, condition report): Conservation
condition_report (conservation, restoration): How an object is, and what was done.
  examined_on!, condition {excellent|good|fair|poor} = good, findings, treatment_text long
  => museum_object, -> curator

pack visitors (visitor, ticket, admission, tour): Visitors
ticket_sale (ticket, admission): Visitors who came in.
  visit_date!, type {adult|child|reduced|group} = adult, quantity! 1.. = 1, total! 0.., currency = EUR, sold_at = now
  -> exhibition
guided_tour (tour): A tour through the house.
  title!, starts_at!, max_people! 1.., language text(10) = en
  -> exhibition

pack provenance (provenance, owner, acquisition): Provenance
provenance_entry (provenance): Who owned an object before.
  owner_name!, from_year int, to_year int, source_text text(255)
  => museum_object
`;
