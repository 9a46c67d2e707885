export const GENEALOGY = `domain genealogy: Family tree
says Persons have parents and partners; what is known of them rests on sources.
like Ancestry, MyHeritage, Gramps
cues genealogy, family tree, family history, genealogy tree, family tree app, lineage

core
person (ancestor, relative, family member): Somebody of the family.
  first_name!, last_name!, birth_name text(120), sex {female|male|unknown} = unknown, occupation, is_living, notes
place (location, village): Where something happened.
  name!, region, country!, latitude, longitude
marriage (partnership, couple, union): Two who belonged together.
  kind {marriage|partnership|engagement} = marriage, started_on, ended_on >= started_on, end_reason {divorce|death|separation}
  first_partner -> person! restrict, second_partner -> person! restrict, -> place
parentage (child, parent child): Whose child somebody is.
  kind {biological|adopted|foster|step} = biological
  child -> person! cascade, parent -> person! restrict, unique(child, parent)
life_event (event, birth, death, baptism): What happened to a person.
  type! {birth|baptism|death|burial|emigration|residence|military|education|other}, happened_on, date_text text(80), description
  => person, -> place
source (document, record, certificate): Where it is known from.
  title!, kind {certificate|church_book|census|letter|photo|book|interview|other} = certificate, archive_name text(120), signature_code text(80), url
citation: A source that tells of an event.
  page_text text(80), quality {certain|probable|doubtful} = probable, comment
  => life_event, -> source!, unique(life_event, source)

pack media (photo, picture, media, document scan): Photos
photo (picture, media): A picture.
  file_url!, caption, taken_on
  -> place
photo_person: Somebody on a picture.
  => photo, => person, unique(photo, person)

pack sharing (user, tree, invitation, sharing): Shared trees
tree_user (user): Who works on the tree.
  email! unique, display_name! text(80), access {view|edit|admin} = view
`;
