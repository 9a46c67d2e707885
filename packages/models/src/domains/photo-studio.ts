export const PHOTO_STUDIO = `domain photo-studio: Photo studio
says Clients book shootings; the photographer takes pictures, shows them in a gallery and delivers what was chosen.
like Studio Ninja, ShootProof, Pixieset, Sprout Studio, Tave
cues photo studio, photography studio, photographer, photo shoot, photography business, photo session, photo booking, wedding photographer, portrait studio, client gallery, photography booking

core
client (customer): Person or company that is photographed.
  name!, email! unique, phone, address, source {website|referral|social|fair|other} = website, notes
photographer (employee, staff): Person who takes pictures.
  first_name!, last_name!, email! unique, phone, specialty, active = true
shoot_package (package, service, offer): What can be booked, and what it includes.
  code! unique, name!, kind {portrait|wedding|family|newborn|product|event|passport} = portrait, duration_minutes! 5.., included_images int 0.., price! 0.., deposit_percent decimal 0..100 = 0, currency = EUR, active = true
photo_shoot (shoot, session, booking, job): A date for pictures.
  number! unique, starts_at!, ends_at! >= starts_at, place, status {inquiry|booked|shot|editing|delivered|cancelled}, people 1.., notes
  -> client!, -> photographer, -> shoot_package!
photo_gallery (gallery, album): Pictures of a shooting, shown to the client.
  title!, slug! unique, access_code text(40), published_at, expires_at >= published_at, allows_downloads, status {draft|published|selected|expired}
  -> photo_shoot!
photo (image, picture): One picture.
  file_name!, storage_url!, width_px int 1.., height_px int 1.., taken_at, rating 0..5, status {raw|culled|edited|final}
  => photo_gallery, unique(photo_gallery, file_name)
photo_selection (favourite, favorite, choice): A picture the client chose.
  chosen_at = now, purpose {edit|album|print} = edit, comment
  => photo, -> client!, unique(photo, client, purpose)
invoice (bill): What a client owes.
  number! unique, status {draft|sent|partly_paid|paid|cancelled}, issued_on!, due_on! >= issued_on, total! 0.., paid_amount 0.. = 0, currency = EUR
  -> photo_shoot!

pack contracts (contract, model release, usage rights, licence): Contracts and releases
shoot_contract (contract): What was agreed.
  status {draft|sent|signed|cancelled}, sent_at, signed_at >= sent_at, file_url
  => photo_shoot
model_release (release): Somebody in a picture who allows its use.
  person_name!, signed_on!, allowed_use {portfolio|advertising|all} = portfolio, file_url
  => photo_shoot
usage_licence (usage rights, licence): What a client may do with pictures.
  scope {private|web|print|unlimited} = private, territory text(80), starts_on!, ends_on >= starts_on, fee 0..
  => photo_shoot

pack prints (print, print order, album, frame, product): Prints
print_product (print, frame, canvas): Something pictures are made into.
  sku! unique, name!, size_text! text(40), material, price! 0.., active = true
print_order (order): What a client ordered.
  number! unique, ordered_at = now, total! 0.., currency = EUR, status {ordered|in_production|shipped|delivered|cancelled}
  -> client!, -> photo_gallery!
print_order_line: A picture in a size.
  quantity! 1.. = 1, unit_price! 0..
  => print_order, -> print_product!, -> photo!, unique(print_order, print_product, photo)

pack equipment (equipment, camera, lens): Equipment
equipment_item (camera, lens, flash): Something pictures are taken with.
  serial_number! unique, name!, kind {camera|lens|light|tripod|backdrop|drone} = camera, bought_on, purchase_price 0.., status {ready|in_use|in_repair|sold}
shoot_equipment_item: What is taken to a shooting.
  => photo_shoot, => equipment_item, packed flag, unique(photo_shoot, equipment_item)

pack rooms (studio room, set, studio rental): Studio rooms
studio_room (set): A room with light and background.
  name! unique, area_sqm 0.., hourly_price 0.., active = true
room_booking (studio rental): A room taken for a time.
  starts_at!, ends_at! >= starts_at, status {reserved|used|cancelled}
  -> studio_room!, -> photo_shoot, renter -> client

pack retouching (retouching, editing, post production): Retouching
editing_task (retouching): What is to be done with a picture.
  task_text! text(255), due_on, status {open|in_progress|review|done}, done_at
  => photo, editor -> photographer
`;
