export const ARCHIVE = `domain archive: Archive
says An archive takes in records from those who made them, describes them in fonds, series and units, keeps them in boxes, digitises them and lets readers see them.
like AtoM, ArchivesSpace, scopeArchiv, Axiell
cues historical documents, finding aid, archival records, records archive, archive management, city archive, state archive, digital archive, historical archive, archivist, family archive, manuscript collection
hints archive, old documents

core
archive_creator (creator, provenance, family, authority): Who made or kept the records.
  authority_number! unique, name!, kind {person|family|organisation} = organisation, existed_from_year int, existed_until_year int, history_text long
accession (acquisition, deposit): Records that came in together.
  accession_number! unique, received_on!, kind {transfer|donation|purchase|deposit} = transfer, shelf_meters decimal 0.., donor_name, terms, status {received|appraised|processed|declined}
  -> archive_creator!
archival_unit (fonds, series, file, item, document, record): A level of description; units have units.
  reference! unique, title!, level! {fonds|series|file|item}, dated_from_on, dated_until_on >= dated_from_on, dating_text text(80), scope_text long, language text(40), access {open|restricted|closed} = open, closed_until, status {draft|described|published}
  parent -> archival_unit restrict, -> archive_creator, -> accession
repository_shelf (shelf, location): Where boxes stand.
  room_code! text(20), shelf_code! text(30), unique(room_code, shelf_code)
container (box, folder, volume): A box with a number.
  barcode! unique, kind {box|folder|volume|map_drawer|film_reel} = box, condition {good|fair|poor|unusable} = good
  -> repository_shelf
container_unit: Which units lie in which box.
  folder_label text(60)
  => container, => archival_unit, unique(container, archival_unit)
reader (researcher, user, visitor): Person who comes to read.
  reader_number! unique, full_name!, email! unique, phone, topic, registered_on!, valid_until >= registered_on
reading_request (request, order, loan): Something that is brought to the reading room.
  number! unique, requested_at = now, wanted_on!, status {requested|approved|fetched|in_use|returned|refused}, returned_at >= requested_at, refuse_reason
  -> reader!, -> archival_unit!, -> container

pack digital (digitisation, scan, digital object, file): Digital copies
digital_object (scan, digital copy): A file of a unit.
  file_name! unique, file_url!, media_type! text(100), checksum! text(64), page_number int 1.., created_on, dpi int 1..
  => archival_unit
digitisation_order (reproduction): Copies somebody asked for.
  number! unique, pages_wanted int 1.., fee 0.. = 0, currency = EUR, purpose, status {requested|quoted|paid|done|cancelled}
  -> reader!, -> archival_unit!

pack subjects (subject, keyword, place, person, index): Index
index_term (subject, keyword): A person, place or theme.
  term! text(120), kind! {person|place|subject|organisation}, authority_url, unique(term, kind)
unit_term: What a unit is about.
  => archival_unit, => index_term, unique(archival_unit, index_term)

pack preservation (preservation, restoration, conservation, damage, climate): Preservation
conservation_treatment (restoration, treatment): What was done against decay.
  treated_on!, problem! {mould|acid|tear|insects|ink|other}, treatment_text! text(500), cost 0.., currency = EUR
  -> container!
climate_reading (climate): How a room is.
  room_code! text(20), measured_at!, temperature_celsius! , humidity_percent! decimal 0..100, unique(room_code, measured_at)

pack retention (retention, disposal, appraisal, records schedule): Appraisal
disposal_decision (disposal, appraisal): What is kept and what may go.
  decided_on!, decision! {keep|sample|destroy}, reason!, destroyed_on >= decided_on, decided_by_name!
  -> accession!
`;
