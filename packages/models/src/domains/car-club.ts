export const CAR_CLUB = `domain car-club: Car club
says Owners of classic or special cars meet, drive out together, and keep the history of their cars.
cues car club, classic car club, classic cars, vintage car club, motorcycle club, motorbike club, owners club, oldtimer club, automobile club, car enthusiasts, car meet
about car

core
member (owner, driver): Who belongs to the club.
  member_number! unique, first_name!, last_name!, email! unique, phone, joined_on!, left_on >= joined_on, board_role {none|president|treasurer|secretary|events} = none
car (vehicle, classic car, motorcycle): A car of a member.
  make!, model!, build_year! int 1880..2100, chassis_number unique, license_plate, color, engine_text text(80), owned_since date, sold_on, photo_url, story long
  -> member!
club_event (event, meet, rally, show): When members meet or drive out.
  title!, kind {meet|rally|show|tour|workshop|dinner} = meet, starts_at!, ends_at >= starts_at, place!, entry_fee 0.., max_cars int 1.., status {planned|open|full|done|cancelled}
event_registration (registration, entry): Who comes, with which car.
  start_number int 1.., passengers int 0.. = 0, registered_at = now, status {registered|waitlisted|confirmed|cancelled|came}
  => club_event, -> member!, -> car, unique(club_event, member)
membership_fee (fee, dues): What a member pays for a year.
  fee_year! int 1950..2200, amount! 0.., due_on!, paid_on
  => member, unique(member, fee_year)
restoration_entry (restoration, repair, service history): What was done to a car.
  done_on!, title!, description, workshop_name, cost 0.., odometer_km decimal 0..
  => car

pack judging (judging, concours, award): Judging
award_class (class, category): Cars that are judged together.
  name!, built_from int 1880..2100, built_to int 1880..2100
  => club_event
judged_car (judging, score): How a car was judged.
  points! 0.., rank int 1.., comment
  => award_class, -> car!, unique(award_class, car)

pack routes (route, stage): Routes
route_stage (stage): A part of a drive.
  position! 1.., start_place!, end_place!, distance_km decimal 0.., break_text text(120)
  => club_event, unique(club_event, position)

pack parts (part, marketplace, advert): Parts
part_advert (part, advert): A part somebody sells or looks for.
  title!, kind {offer|wanted} = offer, price 0.., fits_text text(120), description, status {open|sold|expired}
  -> member!

pack documents (insurance, appraisal, document): Papers
car_appraisal (appraisal, insurance value): What a car is worth.
  appraised_on!, value! 0.., expert_name!, grade_text text(20)
  => car

pack news (newsletter, magazine, photo): News
club_article (newsletter, article): What the club writes.
  title!, body!, published_on
  author -> member
event_photo (photo): A picture of an event.
  photo_url!, caption
  => club_event, -> member
`;
