export const WILDLIFE_OBSERVATIONS = `domain wildlife-observations: Wildlife observations
says People report sightings of birds and other species with place and photo, experts confirm what it is, and surveys count along routes.
like iNaturalist, eBird, Merlin, Observation.org, Ornitho
cues bird watching, birdwatching, birding, wildlife observation, species observation, wildlife monitoring, biodiversity survey, nature observation, bird sighting, wildlife sighting, species monitoring, birder, citizen science, bird count, biodiversity, wildlife survey

core
observer (user, birder, member): Person who watches.
  username! unique, email! unique, full_name!, country, expert_level {beginner|experienced|expert} = beginner, joined_on!
taxon (species, bird, animal, plant): A species or what is above it; a tree.
  scientific_name! text(160) unique, common_name, rank_name! {class|order|family|genus|species|subspecies}, red_list {not_evaluated|least_concern|near_threatened|vulnerable|endangered|critical|extinct} = not_evaluated, hide_location flag
  parent -> taxon
hotspot (site, place, location): A place people watch at.
  slug! unique, name!, latitude! -90..90, longitude! -180..180, habitat text(80), protected flag
observation_visit (checklist, outing, trip): A time somebody watched.
  started_at!, minutes int 1.., distance_km 0.., protocol {incidental|stationary|travelling|complete_count} = incidental, people int 1.. = 1, weather_text text(80), is_complete
  -> observer!, -> hotspot
sighting (observation, record): A species that was seen, and how many.
  count_seen! int 0.. = 1, count_is_estimate flag, seen_at!, latitude! -90..90, longitude! -180..180, accuracy_meters int 0.., behaviour {none|singing|feeding|nesting|flying|roosting|dead} = none, age_class {unknown|adult|juvenile|chick} = unknown, sex {unknown|female|male} = unknown, status {unconfirmed|needs_proof|confirmed|rejected}, notes
  => observation_visit, -> taxon!
sighting_media (photo, sound, recording): A picture or a sound that proves it.
  kind! {photo|sound|video}, file_url!, licence {cc_by|cc_by_nc|cc0|all_rights} = cc_by_nc
  => sighting
identification (determination, opinion): What somebody thinks it is.
  suggested_at = now, certainty {sure|likely|guess} = sure, comment, withdrawn flag
  => sighting, -> observer!, -> taxon!, unique(sighting, observer, taxon)

pack surveys (survey, transect, monitoring, count): Surveys
survey_scheme (survey, monitoring scheme): A count that is repeated.
  code! unique, name!, method_text! long, starts_on!, ends_on >= starts_on
survey_route (transect, plot): A way that is always the same.
  route_code!, length_km 0.., geometry_text long
  => survey_scheme, -> observer, unique(survey_scheme, route_code)
survey_count: How many of a species on a stretch.
  counted_on!, section_number! int 1.., individuals! int 0..
  => survey_route, -> taxon!, -> observer!, unique(survey_route, taxon, counted_on, section_number)

pack ringing (ringing, banding, nest box, nest): Ringing and nests
ringed_bird (ring): A bird with a ring.
  ring_number! unique, ringed_on!, sex {unknown|female|male} = unknown, weight_grams decimal 0.., wing_mm decimal 0..
  -> taxon!, -> hotspot, ringer -> observer!
nest_box (nest): A box, and who breeds in it.
  box_number! unique, height_meters decimal 0.., hung_on
  -> hotspot!
nest_check: What was in it on a day.
  checked_on!, eggs int 0.. = 0, chicks int 0.. = 0, stage {empty|building|eggs|chicks|fledged|failed}
  => nest_box, -> taxon, unique(nest_box, checked_on)

pack lists (life list, year list, wish list, follow): Lists and alerts
species_alert (alert): Somebody wants to hear of a species near them.
  radius_km! int 1.., active = true
  => observer, -> taxon!, -> hotspot, unique(observer, taxon, hotspot)

pack projects (project, group, bioblitz): Projects
observation_project (bioblitz, project): Sightings collected for a purpose.
  slug! unique, title!, description, starts_on, ends_on >= starts_on
project_sighting: A sighting of it.
  added_at = now
  => observation_project, => sighting, unique(observation_project, sighting)
`;
