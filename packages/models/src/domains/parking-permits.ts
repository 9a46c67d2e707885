export const PARKING_PERMITS = `domain parking-permits: Parking permits
says A town divides streets into zones and gives permits to residents, visitors and firms for plates; wardens check plates and write fines, which are paid or contested.
like Passport Parking, Taranto, T2 Systems
cues parking permit, resident parking, parking enforcement, parking ticket, parking fine, parking zone, residential parking, parking warden, parking violation, visitor parking, parking authority

core
parking_zone (zone, area): Streets a permit counts in.
  code! unique, name!, permits_max int 0.., hours_text text(120), active = true
permit_type (type): A kind of permit, and its fee.
  code! unique, name!, holder_kind {resident|visitor|business|carer|disabled} = resident, valid_days! int 1.., fee! 0.., currency = EUR, plates_max int 1.. = 1
permit_holder (resident, applicant, holder, citizen): Person or firm who has permits.
  number! unique, name!, address!, email!, phone, address_verified_on
vehicle (car): A vehicle by its plate.
  plate! unique, country, kind {car|van|motorcycle|camper} = car, is_electric
parking_permit (permit): A permit for a zone, from when to when.
  permit_number! unique, applied_at = now, starts_on!, ends_on! >= starts_on, fee_paid_amount 0.. = 0, currency = EUR, status {applied|approved|active|expired|revoked|rejected}, reject_reason
  -> permit_holder!, -> parking_zone!, -> permit_type!
permit_vehicle: A plate a permit counts for, from when to when.
  valid_from_on!, valid_until >= valid_from_on
  => parking_permit, -> vehicle!, unique(parking_permit, vehicle, valid_from_on)
warden (officer, inspector): Person who checks.
  badge_number! unique, full_name!, email! unique, active = true
parking_fine (fine, ticket, violation, penalty notice): A plate that stood where it should not.
  fine_number! unique, issued_at = now, offence! {no_permit|expired_meter|wrong_zone|double_parked|disabled_bay|fire_lane}, street!, amount! 0.., currency = EUR, due_on!, paid_on, photo_url, status {issued|paid|contested|cancelled|in_collection}
  -> parking_zone, -> vehicle!, -> warden!

pack documents (document, proof, upload): Proofs
permit_document (proof): A paper that proves who lives there or owns the car.
  kind! {registration|tenancy|id|employer_letter|disability}, file_url!, uploaded_at = now, accepted flag
  => parking_permit, unique(parking_permit, kind)

pack visitors (visitor, voucher, day ticket): Visitors
visitor_voucher (day ticket, visitor permit): A day for a guest.
  plate! text(20), valid_on!, used_at
  -> parking_permit!, unique(parking_permit, plate, valid_on)

pack appeals (appeal, contest, objection): Appeals
fine_appeal (appeal): Somebody does not agree.
  number! unique, filed_on!, grounds_text! long, decided_on >= filed_on, status {filed|upheld|rejected|withdrawn}
  -> parking_fine!

pack checks (plate check, patrol, scan): Patrols
plate_check (scan): A plate that was looked up; kept for a short time.
  checked_at = now, plate! text(20), result! {valid|no_permit|expired|unreadable}
  -> warden!, -> parking_zone!

pack waiting (waiting list, quota): Waiting list
zone_waiting_entry (waiting list): Who waits for a permit of a full zone.
  joined_on!, status {waiting|offered|accepted|removed}
  -> permit_holder!, -> parking_zone!, unique(permit_holder, parking_zone)

pack towing (towing, tow, impound): Towing
towed_vehicle (towing): A car that was taken away.
  towed_at!, released_at >= towed_at, yard_name!, cost! 0.., currency = EUR
  -> parking_fine! unique
`;
