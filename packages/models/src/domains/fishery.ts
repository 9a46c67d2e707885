export const FISHERY = `domain fishery: Fishery
says Vessels land catches of species under quotas; lots are weighed, sold and traced to the buyer.
like OceanMind, ThisFish, Trace Register, iCatch
cues fishery, fishing company, fishing fleet, fish market, catch log, fishing vessel, fish auction, fishing boat, seafood traceability, fishing quota, fisheries management, commercial fishing, fish landing

core
fish_species (species, fish): A kind of fish or shellfish.
  fao_code! text(3) unique, common_name! unique, scientific_name!, min_length_cm decimal 0.., is_protected
vessel (boat, ship, trawler): A boat that fishes.
  registration_number! unique, name!, length_meters! decimal 0.., engine_kw 0.., home_port! text(80), owner_name!, call_sign text(20), status {active|in_port|in_repair|decommissioned}
skipper (captain, fisher, crew member): Person who leads a boat or works on it.
  first_name!, last_name!, license_number! unique, license_expires_on, phone, email, active = true
fishing_area (area, zone, fishing ground): Where fish is caught.
  code! unique, name!, closed_from_date, closed_until >= closed_from_date
fishing_trip (trip, voyage): From leaving port to coming back.
  number! unique, departed_at!, returned_at >= departed_at, departure_port! text(80), landing_port text(80), gear! {trawl|gillnet|longline|purse_seine|pots|dredge}, status {planned|at_sea|landed|closed}
  -> vessel!, -> skipper!
haul (set, catch event, fishing operation): A net that was set and taken in.
  haul_number! int 1.., set_at!, hauled_at >= set_at, latitude -90..90, longitude -180..180, depth_meters int 0..
  => fishing_trip, -> fishing_area!, unique(fishing_trip, haul_number)
catch_entry (catch, bycatch): What was in it, of one species.
  kept_kg! 0.., discarded_kg 0.. = 0, fish_count 0.., is_bycatch
  => haul, -> fish_species!, unique(haul, fish_species)
landing (landed lot, landing declaration): Fish brought ashore, as one lot.
  lot_number! unique, landed_at!, weight_kg! 0.., presentation {whole|gutted|filleted|frozen} = whole, grade {E|A|B} = A, size_class text(10), status {landed|sold|in_storage|rejected}
  -> fishing_trip!, -> fish_species!

pack quotas (quota, licence, allocation): Quotas
quota (allocation): How much of a species may be caught in a year.
  quota_year! 1990..2100, allowed_kg! 0.., used_kg 0.. = 0
  -> vessel!, -> fish_species!, -> fishing_area!, unique(vessel, fish_species, fishing_area, quota_year)
quota_transfer (quota swap): Quota given from one boat to another.
  transferred_on!, weight_kg! 0.., price 0..
  from_quota -> quota!, to_quota -> quota! cascade

pack sales (buyer, sale, auction, invoice, customer): Sales
buyer (customer, fishmonger): Who buys.
  number! unique, name!, email, phone, address, country, tax_id
fish_sale (sale, auction): A lot that was sold.
  number! unique, sold_at = now, weight_kg! 0.., price_per_kg! money 0.., currency = EUR, channel {auction|contract|direct} = auction, status {sold|invoiced|paid|cancelled}
  -> landing!, -> buyer!

pack crew (crew list, share, wage): Crew
trip_crew (crew list): Who was on board.
  duty {skipper|mate|engineer|deckhand|cook} = deckhand, share_percent decimal 0..100
  => fishing_trip, -> skipper!, unique(fishing_trip, skipper)

pack tracking (vessel position, gps, satellite): Positions
vessel_position (gps): Where a boat was.
  reported_at!, latitude! -90..90, longitude! -180..180, speed_knots decimal 0..60, course_degrees int 0..359
  => vessel, unique(vessel, reported_at)

pack storage (cold storage, ice, processing, temperature): Storage and processing
cold_store (cold storage): A room fish is kept in.
  name! unique, capacity_kg! 0.., target_celsius! -60..10
stored_lot: A lot in it.
  stored_at = now, removed_at >= stored_at, weight_kg! 0..
  -> cold_store!, -> landing!
processing_run (processing, filleting): What was made of a lot.
  processed_on!, product_name!, input_kg! 0.., output_kg! 0.., best_before_on >= processed_on
  -> landing!

pack control (inspection, infringement, observer, gear): Control and gear
vessel_inspection (inspection): A check by the authority.
  inspected_at!, authority_name!, outcome {ok|warning|infringement} = ok, findings
  -> vessel!, -> fishing_trip
gear_item (net): A net or another gear of a boat.
  tag_number! unique, kind! {trawl|gillnet|longline|purse_seine|pots|dredge}, mesh_mm int 0.., bought_on, status {in_use|stored|lost|retired}
  -> vessel
`;
