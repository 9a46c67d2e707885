export const FISHING_LOG = `domain fishing-log: Fishing log
says Anglers note where they fished, what they caught and with which bait, and keep to limits.
like Fishbrain, FishAngler
cues fishing log, fishing trip, angling, angler, fishing journal, fishing app, fishing diary, angling club
about fish_catch

core
angler (user, fisher, fisherman): Who fishes.
  email! unique, first_name!, last_name!, licence_number, licence_until date
water_body (water, lake, river, fishing spot, spot): Where one fishes.
  name!, kind {lake|river|pond|sea|canal|reservoir} = lake, region, latitude -90..90, longitude -180..180, permit_required flag = true, rules_text long
fish_species (fish, species): A kind of fish, and what is allowed.
  common_name! text(120), scientific_name! text(160) unique, minimum_cm decimal 0.., daily_limit int 0.., closed_from_month int 1..12, closed_to_month int 1..12
fishing_trip (trip, session, outing): One time at the water.
  started_at!, ended_at >= started_at, weather {sunny|cloudy|rain|wind|storm|snow}, water_celsius decimal, wind_text text(80), companions_text text(200), notes
  -> angler!, -> water_body!
bait (lure, fly, tackle): What fish are caught with.
  name! unique, kind {natural|lure|fly|boilie|other} = lure, color, size_text text(40)
fish_catch (catch, caught fish): A fish that was caught.
  caught_at = now, length_cm decimal 0.., weight_kg decimal 0.., method {spinning|fly|float|bottom|trolling|ice} = spinning, depth_meters decimal 0.., released = true flag, photo_url, notes
  => fishing_trip, -> fish_species!, -> bait

pack permits (permit, licence, day ticket): Permits
fishing_permit (permit, day ticket): Leave to fish in a water.
  number! unique, kind {day|week|year} = day, valid_from_date!, valid_until! >= valid_from_date, price 0..
  -> angler!, -> water_body!

pack gear (gear, rod, reel): Gear
gear_item (gear, rod, reel): Something an angler owns.
  name!, kind {rod|reel|line|net|boat|sonar|other} = rod, brand, bought_on, price 0.., notes
  -> angler!

pack contests (contest, competition, club): Contests
fishing_contest (contest, competition): Who catches most or the largest.
  name!, starts_at!, ends_at! >= starts_at, scoring {total_weight|longest|count} = longest, status {planned|running|closed}
  -> water_body
contest_entry (entry): An angler in a contest.
  registered_at = now, score decimal 0.., place_number int 1..
  => fishing_contest, -> angler!, unique(fishing_contest, angler)
`;
