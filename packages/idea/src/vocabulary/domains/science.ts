/** Format: see `archetypes.ts`. */
export const SCIENCE = `
# biobank and sample storage | biobank, sample storage, freezer, aliquots, tissue bank, cryo, specimens | donor, specimen, aliquot, freezer
specimen | tissue sample, biological sample, field sample | item | code!^, type, collected at, volume ml:decimal | donor|patient|participant|animal|site, collector
aliquot | sample tube, vial, tube | part | barcode!^, volume ul:decimal, status(stored/checked_out/used_up) | specimen|sample!, freezer box|box|storage location
freezer | ultra freezer, fridge for samples, cryo tank | item | name!^, temperature, location | room|laboratory
freezer rack | rack of freezer | place | number!, level | freezer!
freezer box | storage box of samples, cryo box | item | label!^, rows:integer, columns:integer | freezer rack|freezer
sample request | specimen request, material request | event | requested on:date!, purpose:text, status(new/approved/shipped/rejected) | researcher|scientist!, specimen*
thaw event | freeze thaw event | event | occurred at!, reason | aliquot|specimen!
# genomics and sequencing | genomics, sequencing, dna, genome, proteins, bioinformatics | sample, sequencing run, researcher
sequencing run | sequencer run, flow cell run | event | run number!^, started on:date!, platform, status(planned/running/done/failed) | sequencer|instrument
sequence library | dna library, sequencing library | item | name!^, concentration:decimal, index tag | sample|specimen!, sequencing run
gene | | item | symbol!^, name, chromosome, description:text |
protein | | item | name!, accession^, sequence:text | gene
plasmid | vector plasmid, construct | item | name!^, resistance, sequence:text | created by=researcher
primer | oligo, oligonucleotide | item | name!^, sequence!, melting temperature:decimal | gene
cell line | cell culture | item | name!^, species, passage:integer, frozen on:date | 
# laboratory animals | laboratory animals, mice, mouse colony, breeding colony, animal facility, lab rats | mouse, cage, litter, protocol
mouse | rat, lab mouse, laboratory animal | item | ear tag!^, sex(male/female), birth date, genotype, status(alive/dead/transferred) | cage, strain, litter
cage | animal cage, hutch | place | number!^, capacity:integer | rack|room
breeding pair | mating, breeding cage | event | set up on:date!, ended on:date | sire=mouse|animal|rat, dam=mouse|animal|rat, cage
litter | brood, offspring group | event | born on:date!, number born:integer, number weaned:integer | breeding pair|mother|dog|cat|sow|mouse!
genotype result | genotyping | part | locus!, result! | mouse|animal|sample!
ethics protocol | animal protocol, ethics approval | doc | number!^, title!, approved on:date, expires on:date | researcher|scientist
scientist | principal investigator, lab member, postdoc, research assistant | person | first name!, last name!, email^ | laboratory|department|institute
institute | research institute | org | name!^, website, address |
# lab notebook and chemistry | lab notebook, chemistry, chemicals, chemical inventory, reagents, synthesis, compounds | chemical, experiment, scientist
chemical | chemical substance, compound, substance | item | name!, cas number^, formula, hazard class, molar mass:decimal | storage cabinet|cabinet
chemical container | reagent bottle, chemical bottle | item | barcode!^, amount:decimal, unit, opened on:date, expires on:date | chemical|reagent!, storage cabinet|cabinet|shelf|location
storage cabinet | safety cabinet, chemical cabinet | place | name!^, type | room|laboratory
notebook entry | lab entry, lab notebook page, experiment note | doc | written at!, title!, body:text | experiment, scientist|researcher|user
reaction step | synthesis step | part | position:integer!, conditions:text, yield percent:decimal | synthesis|experiment!
safety data sheet | sds, msds | doc | version, issued on:date, file url | chemical!
instrument booking | equipment booking, microscope booking, device booking, machine booking | event | starts at!, ends at!, purpose | instrument|equipment|machine|microscope|device!, scientist|researcher|user|member!
microscope | spectrometer, centrifuge, sequencer, lab instrument | item | name!, serial number^, location, status(available/in_use/broken) | room|laboratory
experiment run | test series, trial series | event | started at!, ended at, parameters:text, outcome | experiment!, scientist|researcher
# ecology and field research | ecology, field research, biodiversity, camera traps, field survey, transect, conservation project, wildlife monitoring, citizen science | site, species, observation, observer
field site | study plot, survey plot, sampling site, monitoring site | place | name!^, latitude, longitude, habitat | region|project
field survey | transect walk, transect, site survey, species survey | event | surveyed on:date!, weather, duration minutes:integer | field site|site, observer|researcher|ranger
species sighting | animal sighting, wildlife sighting, species record, sighting | event | seen at!, count:integer, behavior, latitude, longitude, notes | species, observer|user|volunteer, field site|site
camera trap | trail camera, wildlife camera | item | code!^, model, latitude, longitude, status(active/removed) | field site|site
camera image | camera trap photo, captured image | doc | taken at!, file url! | camera trap!, species
tagged animal | collared animal, ringed bird, tracked animal | item | tag number!^, species, sex(male/female/unknown), tagged on:date | species
gps fix | position fix, location fix, gps position, track point | part | recorded at!, latitude!, longitude! | tagged animal|vehicle|device|tracker|scooter|bike|trip
capture | recapture, trapping, bird capture | event | captured at!, ring number, age code, sex, weight:decimal, wing length:decimal | bird|tagged animal|animal|species, ringer|observer|researcher, field site|site
ringer | bird ringer, bander | person | first name!, last name!, license number^ |
ranger | park ranger, game warden, gamekeeper | person | first name!, last name!, phone | park
invasive species report | invasive species sighting | event | reported at!, location, extent | species, user
# archaeology | archaeology, archaeological, excavations, dig, trench, finds | excavation site, trench, find, archaeologist
excavation site | dig site, archaeological site | place | name!, latitude, longitude, period |
trench | excavation area, dig square | place | number!, depth:decimal, opened on:date | excavation site|site!
stratigraphic layer | excavation layer, stratum, archaeological context | part | number!, description, depth from:decimal, depth to:decimal | trench|borehole|drill hole!
find | artifact find, archaeological find, small find | item | find number!^, description!, material, period, found on:date | trench|site|stratigraphic layer, archaeologist
archaeologist | excavator, digger | person | first name!, last name!, email |
conservation treatment | object conservation | event | treated on:date!, method:text, cost | find|artifact|artwork|object!, conservator
conservator | restorer, art restorer | person | first name!, last name!, email^, phone |
condition report | condition check of artwork | doc | written on:date!, condition(good/fair/poor)!, notes:text | artwork|artifact|object|find!, conservator
# geology and mining exploration | geology, geological, exploration drilling, boreholes, drill holes, minerals, seismic, ore | drill hole, geologist, sample, assay
geologist | geophysicist, mineralogist | person | first name!, last name!, email^ |
drill hole | borehole, core hole | item | name!^, easting:decimal, northing:decimal, elevation:decimal, total depth:decimal | project|mine
drill interval | logged interval, core interval, interval | part | from depth:decimal!, to depth:decimal!, lithology, description:text | drill hole|borehole!, geologist
assay | assay result, element analysis | part | element!, grade:decimal!, unit | sample|drill interval!, lab|laboratory
rock sample | core sample, ore sample | item | number!^, from depth:decimal, to depth:decimal, weight:decimal | drill hole|site
mineral | ore, gemstone | item | name!^, formula, hardness:decimal, color |
blast | blasting, detonation | event | fired at!, explosive kg:decimal, result | mine|quarry|bench, blaster|miner
seismic event | seismogram event, tremor | event | occurred at!, magnitude:decimal!, depth km:decimal, latitude, longitude | seismic station|station
# space and satellites | satellite, satellites, ground station, spacecraft, rocket, orbit, telemetry, cubesat | satellite, ground station, pass, command
ground station | antenna site, tracking station | place | name!^, latitude, longitude |
satellite pass | contact window, overpass | schedule | starts at!, ends at!, max elevation:decimal | satellite!, ground station!
telecommand | spacecraft command, uplink command | event | sent at!, name!, status(queued/sent/executed/failed) | satellite|spacecraft!, operator, satellite pass
telemetry | telemetry frame, telemetry reading, telemetry point | part | received at!, name!, value:decimal! | satellite|spacecraft|device|vehicle|turbine!
spacecraft | space probe, rocket, launcher | item | name!^, mass kg:decimal, status(planned/active/retired) | 
payload | satellite payload | item | name!, mass kg:decimal, owner name | satellite|launch|spacecraft|flight
# observatories and telescope time | telescope time, telescope allocation, observing time, observing proposals | astronomer, proposal, telescope, observation
observing proposal | telescope proposal | doc | title!, abstract:text, nights requested:integer, status(submitted/accepted/rejected) | astronomer!, telescope
observing night | telescope night, allocated night | schedule | date!, moon phase | telescope!, proposal|observing proposal
observing target | sky target, target object | item | name!, right ascension, declination, magnitude:decimal | proposal|observing proposal
# weather network | weather stations, rain gauge, air quality, river levels, meteorology, climate data, snow | station, reading, sensor
air quality station | measuring station, monitoring station, gauge station | place | name!, latitude, longitude, elevation:decimal | 
weather reading | weather observation, weather measurement, meteorological reading | part | measured at!, temperature, humidity, wind speed:decimal, rainfall:decimal, pressure:decimal | weather station|station!
water level | river level, gauge reading, snow depth reading | part | measured at!, level:decimal! | station|river|gauge!
weather warning | storm warning, avalanche bulletin, severe weather alert | event | issued at!, level(yellow/orange/red)!, text, valid until! | region
river | stream, lake, water body | place | name!, region, latitude, longitude |
`;
