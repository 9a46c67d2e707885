export const FORESTRY = `domain forestry: Forestry
says A forest enterprise surveys stands of trees, plans fellings, measures logs, and sells timber.
like Trimble Forestry, Timbeter, Silvacom, ForestMetrix
cues forestry, forest management, forest inventory, timber, tree inventory, logging company, wood sale, forest owner, tree survey, timber harvest, woodland management

core
forest_owner (owner, client): Who owns forest.
  name!, email, phone, address, kind {private|municipal|state|church|company} = private
forest_district (forest, district, estate): Forest of one owner in one place.
  code! unique, name!, area_hectares! 0.., certification {none|fsc|pefc|both} = none
  -> forest_owner!
forest_stand (stand, compartment, parcel): Trees that are alike and treated alike.
  code!, area_hectares! 0.., established_year 1500..2100, site_class text(40), slope_percent decimal 0..200, protection {none|water|nature|avalanche} = none, boundary_geojson long
  => forest_district, unique(forest_district, code)
tree_species (species): A kind of tree.
  code! text(10) unique, name! unique, botanical_name!, kind {conifer|broadleaf} = conifer
stand_inventory (inventory, survey, cruise): What a stand was found to hold, of one species.
  surveyed_on!, age_years int 0..1500, height_meters decimal 0..120, diameter_cm decimal 0..1000, volume_cubic_meters decimal 0.., stems_per_hectare int 0.., share_percent decimal 0..100
  => forest_stand, -> tree_species!, unique(forest_stand, tree_species, surveyed_on)
forest_worker (forester, logger, contractor, employee): Person or company that works in the forest.
  name!, kind {forester|worker|contractor} = worker, phone, email, chainsaw_certificate_until date, hourly_price 0.., active = true
felling (harvest, cut, harvest operation): Trees that are to be cut.
  number! unique, kind {thinning|final_cut|salvage|sanitation} = thinning, planned_cubic_meters! decimal 0.., starts_on!, ends_on >= starts_on, status {planned|approved|in_progress|finished|cancelled}
  -> forest_stand!, responsible -> forest_worker
log_pile (pile, timber lot, log): Wood at the roadside.
  number! unique, assortment {sawlog|pulpwood|firewood|industrial|biomass} = sawlog, grade {A|B|C|D} = B, length_meters decimal 0.., volume_cubic_meters! decimal 0.., piece_count 1.., latitude -90..90, longitude -180..180, measured_on!, status {at_roadside|sold|hauled_off}
  -> felling!, -> tree_species!

pack sales (timber sale, buyer, sawmill, contract, invoice): Timber sales
timber_buyer (buyer, sawmill): Who buys wood.
  number! unique, name!, email, phone, address, tax_id
timber_contract (contract): What was agreed.
  number! unique, signed_on!, ends_on >= signed_on, agreed_cubic_meters decimal 0.., status {draft|signed|fulfilled|cancelled}
  -> timber_buyer!, -> forest_owner!
timber_sale (sale): A pile that was sold.
  sold_on!, price_per_cubic_meter! money 0.., total! 0.., currency = EUR, status {invoiced|paid|cancelled}
  -> log_pile! unique, -> timber_contract!

pack haulage (haulage, truck, transport, delivery note): Haulage
haulage_load (truck, delivery note): A lorry with wood.
  delivery_note_number! unique, carrier_name!, license_plate, loaded_at!, unloaded_at >= loaded_at, volume_cubic_meters! decimal 0..
  -> log_pile!

pack planting (planting, seedling, reforestation, tending): Planting and tending
planting (reforestation): Trees that were planted.
  planted_on!, seedling_count! 1.., provenance_text text(120), spacing_text text(40), survival_percent decimal 0..100, cost 0..
  -> forest_stand!, -> tree_species!
tending_task (tending): Care of young trees.
  task! {weeding|fencing|pruning|browse_protection|release}, planned_on!, done_on, hours 0.., status {planned|done|skipped}
  -> forest_stand!, -> forest_worker

pack damage (damage, bark beetle, storm, fire, pest): Damage
damage_report (bark beetle, storm damage): Trees that suffered.
  seen_on!, cause! {storm|bark_beetle|fire|drought|snow|game|fungus}, affected_cubic_meters decimal 0.., latitude -90..90, longitude -180..180, status {reported|in_work|cleared}, notes
  -> forest_stand!, reporter -> forest_worker

pack work (work hours, machine, harvester, wage): Work and machines
work_entry (work hours): Hours that were worked.
  worked_on!, hours! 0..24, task_text! text(160)
  -> forest_worker!, -> felling
forest_machine (harvester, forwarder, machine): A machine.
  code! unique, kind! {harvester|forwarder|skidder|tractor|chipper}, model, operating_hours 0.., status {ready|in_use|in_repair}
machine_use: A machine at a felling.
  used_on!, hours! 0..24
  => felling, -> forest_machine!, unique(felling, forest_machine, used_on)

pack hunting (hunting, game, permit, hunting lease): Hunting
hunting_ground (hunting lease): Where somebody may hunt.
  name! unique, lease_holder_name, lease_ends_on, rent 0..
  -> forest_district!
game_bag_entry (game): An animal that was shot.
  shot_on!, game_species! text(60), sex {male|female|unknown} = unknown, weight_kg 0.., hunter_name!
  -> hunting_ground!
`;
