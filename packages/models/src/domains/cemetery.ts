export const CEMETERY = `domain cemetery: Cemetery
says Graves lie in sections; rights to them are granted for years, burials are entered in the register, and graves are cared for.
like Chronicle, CemSites, PlotBox
cues cemetery, cemetery management, graveyard, burial ground, grave management, grave register, burial register, churchyard, urn cemetery

core
section (field, block, area): A part of the cemetery.
  code! unique, name!, kind {earth|urn|lawn|children|columbarium|forest} = earth
grave (plot, burial plot, grave site, gravesite, niche): One place to be buried at.
  row_code! text(20), grave_number!, type {single|double|family|urn|columbarium} = single, places int 1.. = 1, latitude, longitude, status {free|reserved|occupied|closed}
  -> section!
  unique(section, row_code, grave_number)
right_holder (owner, plot owner, leaseholder, grave owner): Person who holds the right to a grave.
  first_name!, last_name!, email, phone, address!, postal_code, city!
grave_right (lease, grave lease, right, concession, licence): The right to a grave, for a time.
  contract_number! unique, starts_on!, ends_on! >= starts_on, fee! 0.., currency = EUR, status {active|expiring|expired|returned|renewed}
  -> grave!, holder -> right_holder!
deceased_person (deceased, decedent): Person who is buried.
  first_name!, last_name!, birth_name text(120), birth_date, died_on!, religion text(60)
burial (interment, funeral): One burial in a grave.
  register_number! unique, buried_at!, kind {coffin|urn|scattering} = coffin, depth_cm, officiant_name, notes
  -> grave!, -> deceased_person! unique
  rest_until

pack care (maintenance, grave care, work order): Care and works
care_order (work, maintenance order, grave care): Something to be done at a grave.
  kind {planting|cleaning|watering|stone_repair|other} = planting, due_on!, price 0.., status {planned|done|cancelled}, done_on
  -> grave!, orderer -> right_holder
memorial (headstone, gravestone, stone): What stands on a grave.
  kind {headstone|plate|cross|sculpture} = headstone, inscription text(255), mason_name, permitted_on, set_up_on, checked_on, is_stable = true
  -> grave!

pack fees (invoice, fee, payment): Fees
cemetery_invoice (invoice, bill): A bill for a right, a burial or care.
  invoice_number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {open|paid|overdue|cancelled}
  payer -> right_holder!, -> grave_right, -> burial
`;
