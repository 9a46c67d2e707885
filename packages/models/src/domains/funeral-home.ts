export const FUNERAL_HOME = `domain funeral-home: Funeral home
says A funeral home takes over the dead, arranges services with the family, and sees to burial and papers.
like Passare, FrontRunner, Halcyon, SRS Computing
cues funeral home, funeral, undertaker, funeral director, funeral service, mortuary, crematorium, burial, funeral parlour, obituary site

core
next_of_kin (client, family, customer, relative): Person who gives the order and pays.
  first_name!, last_name!, phone!, email, address!, city, postal_code
deceased_person (deceased, decedent): Person who died.
  first_name!, last_name!, birth_name text(120), birth_date!, died_on! >= birth_date, death_place, last_address text(255), religion text(60), sex {female|male|other|unknown} = unknown, social_security_number
funeral_case (case, order): Everything that is arranged for one death.
  number! unique, opened_on!, type {burial|cremation|sea_burial|repatriation|natural_burial} = burial, status {open|arranged|service_held|buried|invoiced|closed|cancelled}, relation_to_deceased text(60), wishes_text long
  -> deceased_person! unique, -> next_of_kin!, director -> funeral_employee
removal (transfer, collection): The dead person brought from one place to another.
  planned_at!, done_at, from_place text(255), to_place text(255), vehicle_plate, status {planned|done|cancelled}
  => funeral_case
funeral_ceremony (ceremony, memorial service, farewell): A service or a farewell.
  kind {service|viewing|burial|urn_burial|memorial} = service, starts_at!, ends_at >= starts_at, place!, celebrant_name, music_text text(500), expected_guests int 0.., status {planned|confirmed|held|cancelled}
  => funeral_case
offering (product, coffin, urn, service item): A coffin, an urn, a service that is sold.
  sku! unique, name!, category {coffin|urn|flowers|printing|transport|service|fee} = service, price! 0.., tax_percent decimal 0..100, stock 0.., active = true
case_item (ordered item, position): What was chosen for a case.
  quantity! 1.. = 1, unit_price! 0.., description_text text(255)
  => funeral_case, -> offering!
funeral_invoice (invoice, bill): What the family owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., paid_amount 0.. = 0, currency = EUR, status {draft|sent|partly_paid|paid|cancelled}
  -> funeral_case!, payer -> next_of_kin!

pack papers (death certificate, document, authority, formality): Papers
case_document (death certificate, permit, document): A paper that is needed.
  type! {death_certificate|doctors_certificate|burial_permit|cremation_permit|power_of_attorney|transit_pass}, status {missing|requested|received|handed_over}, requested_on, received_on >= requested_on, reference, file_url
  => funeral_case
deregistration (cancellation, formality): Somebody who has to be told.
  recipient_name!, kind {pension|insurance|bank|employer|utility|membership} = insurance, sent_on, answered_on >= sent_on, status {open|sent|done}
  => funeral_case

pack cemetery (grave, cemetery, plot, burial place): Graves
cemetery (burial place): A place where people are buried.
  name! unique, address!, phone, operator_name
grave (plot): A grave, and until when it may be used.
  section_code!, row_number!, grave_number!, type {single|double|family|urn|columbarium} = single, places int 1.. = 1, right_holder_name, right_starts_on, right_ends_on >= right_starts_on, status {free|reserved|in_use|expired}
  => cemetery, unique(cemetery, section_code, row_number, grave_number)
burial: Who lies in it, since when.
  buried_at!, depth_text text(40)
  -> grave!, -> funeral_case! unique

pack obituary (obituary, condolence, memorial page, card): Obituaries and condolences
obituary (memorial page): A notice of the death.
  text_body long, photo_url, newspaper_name, publishes_on, price 0.., status {draft|approved|published}
  => funeral_case
condolence: What people wrote.
  author_name!, message!, posted_at = now, status {pending|visible|hidden}
  => obituary

pack provision (pre need, prepaid, provision, savings): Pre-need plans
provision_contract (pre need plan): What somebody has settled for the own funeral.
  number! unique, person_name!, birth_date!, signed_on!, planned_type {burial|cremation|sea_burial|natural_burial} = burial, amount! 0.., paid_amount 0.. = 0, currency = EUR, status {draft|signed|paid_up|used|cancelled}, wishes_text long
  -> next_of_kin, -> funeral_case

pack care (embalming, cooling, mortuary, belongings, cremation): Care of the dead
care_step (embalming, preparation): What was done.
  step! {washing|dressing|embalming|coffining|viewing_prepared}, done_at = now, notes text(255)
  => funeral_case, -> funeral_employee
cooling_place (cooling cell): Where the dead are kept.
  code! unique, status {free|occupied|out_of_order}
cooling_stay: Who is there, from when to when.
  starts_at!, ends_at >= starts_at
  -> cooling_place!, -> funeral_case!
belonging (personal effect): Something the dead had with them.
  description_text! text(255), handed_over_on, receiver_name
  => funeral_case

pack staff (staff, employee, task, pallbearer): Staff and tasks
funeral_employee (director, pallbearer, employee): Person who works in the house.
  first_name!, last_name!, email! unique, phone, job_role {director|adviser|embalmer|driver|bearer} = adviser, active = true
case_task (task): Something to be done.
  title!, due_at, done_at, status {open|done|cancelled}
  => funeral_case, assignee -> funeral_employee
`;
