export const HUNTING_CLUB = `domain hunting-club: Hunting club
says A hunting club has grounds with stands; members with licences go hunting, report what they shot within a quota, hold drives and sell the meat.
like iHunt, HuntStand, onX Hunt, Revierwelt
cues hunting club, hunting, hunting ground, hunter, game management, hunting lease, hunting licence, hunting association, deer hunting, hunting season, hunting district, shooting estate, driven hunt

core
hunter (member, guest): Person who hunts.
  member_number! unique, first_name!, last_name!, email unique, phone!, licence_number! unique, licence_valid_until!, insured_until, kind {leaseholder|member|guest|gamekeeper} = member, status {active|suspended|left}
hunting_ground (ground, district, territory): Land one may hunt on.
  code! unique, name!, hectares! 0.., leased_from_on, leased_until >= leased_from_on, yearly_rent 0.., currency = EUR
hunting_stand (stand, high seat, hide): A place one sits at.
  stand_number!, kind {high_seat|ladder|ground_hide|pulpit} = high_seat, latitude -90..90, longitude -180..180, built_year int, last_checked_on, status {usable|needs_repair|locked}
  => hunting_ground, unique(hunting_ground, stand_number)
game_species (species, game): What may be hunted.
  code! unique, name!, kind {hoofed|small|bird|predator} = hoofed
season_period (season, closed season): From when to when a kind of a species may be shot.
  sex_class! {any|male|female|young} = any, opens_on!, closes_on! >= opens_on
  => game_species, unique(game_species, sex_class, opens_on)
shooting_quota (quota, plan, bag limit): How many may be shot in a year.
  hunting_year! text(9), sex_class! {any|male|female|young} = any, allowed_count! int 0..
  => hunting_ground, -> game_species!, unique(hunting_ground, game_species, sex_class, hunting_year)
hunting_outing (outing, hunt, sit, check-in): Somebody went out, so that nobody shoots towards them.
  started_at!, ended_at >= started_at, status {reserved|out|back|cancelled}
  -> hunter!, -> hunting_ground!, -> hunting_stand
harvest (kill, bag, game shot, shot animal): An animal that was shot or found dead; never changed.
  tag_number! unique, shot_at!, sex_class! {male|female|young|unknown}, estimated_age decimal 0.., weight_kg 0.., cause {shot|road|disease|other} = shot, notes
  -> game_species!, -> hunting_ground!, -> hunter, -> hunting_outing

pack drives (drive, driven hunt, beater, hunt day): Driven hunts
driven_hunt (drive, hunt day): A hunt of many.
  title!, held_on!, meeting_place!, starts_at_time clock, status {planned|invited|held|cancelled}
  -> hunting_ground!, leader -> hunter!
hunt_invitation (guest list): Who was asked, and where they stand.
  duty {shooter|beater|dog_handler|picker} = shooter, peg_number int 1.., status {invited|accepted|declined|came}
  => driven_hunt, -> hunter!, -> hunting_stand, unique(driven_hunt, hunter)

pack venison (venison, meat, sale, sample, trichinella): Venison
carcass_check (trichinella, meat inspection): What the vet found.
  sampled_on!, sample_number! unique, result {pending|free|found} = pending, reported_on >= sampled_on
  => harvest unique
venison_sale (sale): Meat that was sold.
  sold_on!, buyer_name!, cut {whole|saddle|leg|shoulder|mince} = whole, weight_kg! 0.., price! 0.., currency = EUR
  -> harvest!

pack damage (damage, crop damage, wildlife damage): Damage
wildlife_damage (crop damage): What game spoilt in fields.
  reported_on!, field_text! text(160), area_sqm 0.., claimed_amount 0.., settled_amount 0.., currency = EUR, status {reported|inspected|settled|rejected}
  -> hunting_ground!, -> game_species

pack duties (work day, feeding, maintenance, hours): Work in the ground
ground_work (work day): Hours somebody worked.
  worked_on!, hours! 0..24, task_text! text(160)
  -> hunter!, -> hunting_ground!, -> hunting_stand

pack counts (count, camera, trail camera, sighting): Counts
game_count (trail camera, sighting): What was seen.
  counted_at!, animals! int 0.., method {sighting|camera|spotlight|tracks} = sighting
  -> game_species!, -> hunting_ground!, -> hunter
`;
