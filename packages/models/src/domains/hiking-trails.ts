export const HIKING_TRAILS = `domain hiking-trails: Hiking trails
says Trails with their way points and state, and what hikers did and said there.
like AllTrails, Komoot, Wikiloc
cues hiking trail, hiking app, trail guide, hiking guide, hiking log, trail conditions, mountain trail, hiking route, trail app, walking routes, hiking club, mountain hut
about trail

core
region (park, national park, area): Where trails are.
  name! unique, country, description
trail (hike, route, path): A way people walk.
  name!, slug! unique, distance_km decimal 0.., ascent_meters int 0.., duration_minutes int 0.., difficulty {easy|moderate|hard|expert} = moderate, route_type {loop|out_and_back|point_to_point} = loop, status {open|closed|seasonal} = open, season_text text(120), dogs_allowed flag = true, description
  -> region!
waypoint (way point, viewpoint, stop): A place on a trail.
  name!, kind {start|viewpoint|water|hut|junction|summit|parking|end} = viewpoint, position 0.., latitude! -90..90, longitude! -180..180, elevation_meters int
  => trail, unique(trail, position)
hiker (user, walker, member): Who walks.
  email! unique, display_name! text(80), home_city text(80), fitness {beginner|average|fit} = average
hike_log (walked trail, completed hike, activity): A trail that somebody walked.
  walked_on!, duration_minutes int 0.., distance_km decimal 0.., weather text(80), notes
  -> hiker!, -> trail!
trail_review (review, rating): What a hiker says of a trail.
  rating! 1..5, comment, reviewed_at = now
  => trail, -> hiker!, unique(trail, hiker)
condition_report (condition, trail condition, report): How a trail is at the moment.
  kind! {mud|snow|ice|fallen_tree|closed|washed_out|fine}, reported_at = now, description, photo_url, resolved_at >= reported_at
  => trail, -> hiker

pack photos (photo, picture): Photos
trail_photo (photo, picture): How a trail looks.
  photo_url!, caption, taken_on
  => trail, -> hiker

pack huts (hut, overnight, reservation): Huts
hut (shelter, mountain hut): A house one can sleep in on the way.
  name! unique, elevation_meters int, beds! 0.., price_per_night money 0.., opens_on, closes_on >= opens_on, phone
  -> region!
hut_reservation (overnight stay, reservation): Beds somebody has for a night.
  night_on!, beds! 1.., status {requested|confirmed|cancelled}
  -> hut!, -> hiker!

pack groups (group hike, guide, tour): Guided hikes
group_hike (tour, guided hike): A walk together.
  starts_at!, max_people! 1.., meeting_place!, price 0.., status {planned|full|done|cancelled}
  -> trail!, guide -> hiker!
group_hike_registration (registration): Who comes along.
  registered_at = now, status {registered|waitlisted|cancelled}
  => group_hike, -> hiker!, unique(group_hike, hiker)

pack lists (favourite, bucket list): Lists
saved_trail (favourite, bucket list): A trail somebody wants to walk.
  saved_at = now, notes
  => hiker, -> trail!, unique(hiker, trail)
`;
