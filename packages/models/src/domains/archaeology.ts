export const ARCHAEOLOGY = `domain archaeology: Archaeology
says An excavation digs trenches in contexts, draws how they lie over each other, registers finds and samples, photographs and stores them.
like Intrasis, Ark, iDig, Arches
cues archaeology, archaeological, archaeological excavation, archaeological find, archaeological site, dig site, archaeologist, excavation site, heritage survey
hints excavation

core
excavation_site (site, monument): A place with something in the ground.
  site_code! unique, name!, municipality! text(80), latitude -90..90, longitude -180..180, period_text text(120), protected flag
excavation (campaign, dig, season): One campaign at a site.
  campaign_code! unique, title!, starts_on!, ends_on >= starts_on, permit_number! text(60), funded_by_name, status {planned|permitted|digging|post_excavation|published}
  -> excavation_site!
archaeologist (excavator, team member, specialist): Person who digs or studies.
  full_name!, email! unique, institution_name, speciality text(80)
campaign_member (team): Who took part, as what.
  duty {director|supervisor|digger|specialist|volunteer} = digger, from_on!, until_on >= from_on
  => excavation, -> archaeologist!, unique(excavation, archaeologist, from_on)
trench (area, square): An area that is opened.
  trench_code!, length_meters decimal 0.., width_meters decimal 0.., depth_meters decimal 0.., opened_on, closed_on >= opened_on
  => excavation, unique(excavation, trench_code)
stratigraphic_context (context, layer, feature, unit): A layer, a cut or a wall; what is told apart in the ground.
  context_number! int 1.., kind! {layer|cut|fill|structure|burial|surface}, description!, munsell_color text(20), dated_from_year int, dated_until_year int, top_level_meters decimal, bottom_level_meters decimal, status {open|excavated|recorded}
  -> trench!, recorded_by -> archaeologist, unique(trench, context_number)
context_relation (harris matrix, stratigraphy): How two contexts lie to each other.
  relation! {above|cuts|fills|abuts|same_as}
  => stratigraphic_context, other_context -> stratigraphic_context! cascade, unique(stratigraphic_context, other_context)
find (artefact, artifact, small find, object): Something that was found.
  find_number! unique, found_on!, material_kind! {ceramic|metal|bone|stone|glass|wood|textile|coin|other}, description, pieces int 1.. = 1, weight_grams decimal 0.., easting decimal, northing decimal, level_meters decimal, dating_text text(80), condition {stable|fragile|needs_conservation} = stable
  -> stratigraphic_context!, found_by -> archaeologist

pack samples (sample, radiocarbon, soil sample, analysis): Samples
soil_sample (sample): Earth, charcoal or bone for the laboratory.
  sample_number! unique, kind! {soil|charcoal|bone|pollen|wood}, taken_on!, liters 0.., purpose
  -> stratigraphic_context!
sample_analysis (radiocarbon, analysis): What the laboratory found.
  laboratory_code! unique, method! {radiocarbon|dendro|pollen|archaeobotany|isotopes}, reported_on!, result_text! text(500), year_from int, year_to int
  => soil_sample

pack storage (storage, box, depot, loan): Storage
find_box (box): A box in the depot.
  box_number! unique, depot_name!, shelf_code text(30)
boxed_find: Which find lies in which box.
  packed_on!
  => find unique, -> find_box!

pack conservation (conservation, restoration, treatment): Conservation
find_treatment (conservation): What was done to a find.
  started_on!, finished_on >= started_on, method_text! text(500), conservator_name!
  => find

pack documentation (photo, drawing, plan, diary): Documentation
site_photo (photo): A picture, and what it shows.
  photo_number! unique, taken_at!, direction {n|ne|e|se|s|sw|w|nw}, file_url!, caption
  -> excavation!, -> stratigraphic_context, -> find
site_drawing (drawing, plan, section): A drawing to scale.
  drawing_number! unique, kind! {plan|section|elevation}, scale_text! text(10), drawn_on!, file_url
  -> trench!, -> archaeologist
dig_diary (diary): What happened on a day.
  written_on!, weather_text text(80), body!
  => excavation, -> archaeologist!, unique(excavation, archaeologist, written_on)
`;
