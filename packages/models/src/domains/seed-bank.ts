export const SEED_BANK = `domain seed-bank: Seed bank
says A gene bank keeps accessions of seeds: collected with passport data, dried and stored in packets, tested for germination, regenerated and sent out.
like Genesys, GRIN-Global, GGCE
cues seed bank, gene bank, genebank, germplasm, seed accession, germination test, seed library, seed collection, seed vault, plant genetic resources, heirloom seed, seed conservation

core
taxon (species, plant): A species or what is below it.
  scientific_name! text(160) unique, family_name!, common_name, storage_behaviour {orthodox|intermediate|recalcitrant} = orthodox
provider (donor, collector, institute): Who gave or collected seeds.
  institute_code! unique, name!, country!, email
accession (sample, seed accession): One sample that is kept as different from all others.
  accession_number! unique, accession_name text(120), acquired_on!, collected_on, latitude -90..90, longitude -180..180, altitude_meters int, origin_country text(80), biological_status {wild|landrace|breeding_line|cultivar} = landrace, status {available|restricted|regenerating|lost|archived}
  -> taxon!, -> provider!
storage_room (cold room, vault): A room at one temperature.
  code! unique, temperature_celsius! -200..30, humidity_percent decimal 0..100
storage_location (shelf, box): A place in a room.
  code! text(30), capacity 1..
  => storage_room, unique(storage_room, code)
seed_lot (lot, batch, packet): Seeds of one harvest of an accession.
  lot_number! unique, harvested_on!, seed_count int 0.., weight_grams! decimal 0.., moisture_percent decimal 0..100, thousand_seed_grams decimal 0.., purpose {base|active|safety_duplicate} = active, status {in_drying|stored|low|exhausted|discarded}
  -> accession!, -> storage_location
germination_test (viability test, test): How many seeds still grow.
  tested_on!, seeds_sown! int 1.., seeds_germinated! int 0.., days! 1.., temperature_celsius, viability_percent decimal 0..100, next_test_on >= tested_on
  -> seed_lot!, unique(seed_lot, tested_on)

pack movements (movement, withdrawal, stock): Movements
lot_movement (withdrawal): Seeds that were put in or taken out; never changed.
  kind! {deposit|withdrawal|test|distribution|regeneration|discard}, grams! decimal 0.., moved_at = now, reason
  -> seed_lot!

pack regeneration (regeneration, multiplication, field): Regeneration
regeneration_plot (regeneration): Seeds sown to get new ones.
  season_year! int 1900..2200, plot_code! text(30), plants_count! int 1.., sown_on!, harvested_on >= sown_on, isolation_text text(255), status {planned|sown|harvested|failed}
  -> seed_lot!, new_lot -> seed_lot, unique(season_year, plot_code)

pack distribution (distribution, request, requester, order, transfer agreement): Distribution
seed_requester (requester, gardener, researcher): Who asks for seeds.
  name!, email! unique, organisation_name, country!, address!
seed_request (order, request): Seeds somebody asks for.
  number! unique, requested_on!, purpose, agreement_accepted_at, phytosanitary_number text(60), status {received|approved|packed|shipped|declined}, shipped_on >= requested_on
  -> seed_requester!
seed_request_item: An accession of a request.
  grams! decimal 0..
  => seed_request, -> accession!, -> seed_lot, unique(seed_request, accession)

pack traits (trait, characterisation, descriptor, evaluation): Traits
trait (descriptor): Something that can be observed.
  code! unique, name! unique, unit, scale_text text(255)
trait_observation (characterisation): What was seen on an accession.
  observed_on!, value_text! text(120), observer_name
  => accession, -> trait!, unique(accession, trait, observed_on)

pack backup (safety duplicate, backup): Safety duplicates
safety_deposit (safety duplicate): Seeds that lie with others.
  deposited_on!, holder_name!, box_number! text(40), grams! decimal 0..
  -> seed_lot!
`;
