export const CARBON_ACCOUNTING = `domain carbon-accounting: Carbon accounting
says A company counts its emissions: activities by site and scope, multiplied with emission factors, checked with evidence, reported by year and reduced by targets.
like Persefoni, Watershed, Sweep, Normative, Plan A
cues carbon accounting, carbon footprint, emissions tracking, co2 emissions, greenhouse gas, ghg, esg reporting, sustainability reporting, carbon emissions, climate reporting, carbon tracker, carbon management, scope 3, emissions reporting, co2 tracker, carbon offset

core
legal_entity (company, subsidiary, organisation): A company of the group.
  code! unique, name! unique, country!, ownership_percent decimal 0..100 = 100, consolidation {operational_control|financial_control|equity_share} = operational_control
facility (site, plant, office, building): A place that emits.
  code! unique, name!, city, country!, grid_region text(60), floor_area_sqm 0.., opened_on, closed_on >= opened_on
  -> legal_entity!
emission_category (category, scope category): Where an emission counts in the standard.
  code! unique, name! unique, scope! {scope_1|scope_2|scope_3}, ghg_protocol_number int 1..15
emission_factor (factor): So much carbon a unit of something makes.
  name!, activity_unit! text(20), kg_co2e_per_unit! decimal 0.., source_name!, publication_year! int 1990..2200, region text(60), valid_from_on!, valid_until >= valid_from_on, unique(name, region, valid_from_on)
  -> emission_category!
reporting_period (period, year, inventory): A year that is counted.
  name! unique, starts_on!, ends_on! >= starts_on, is_base_year, status {open|in_review|locked|published}
data_owner (user, employee): Person who enters or checks data.
  full_name!, email! unique, duty {contributor|reviewer|manager} = contributor, active = true
  -> legal_entity
activity_record (activity, consumption, activity data): Something that was used, burnt, bought or driven.
  description_text! text(255), quantity! decimal 0.., quantity_unit! text(20), from_on!, until_on! >= from_on, data_quality {measured|invoiced|estimated|spend_based} = invoiced, status {draft|submitted|approved|rejected}
  -> facility!, -> emission_category!, -> reporting_period!, entered_by -> data_owner!
emission (emission result, footprint): What it comes to, with the factor that was used; counted anew, never edited.
  kg_co2e! decimal 0.., kg_ch4 decimal 0.., kg_n2o decimal 0.., method {location_based|market_based|not_applicable} = not_applicable, calculated_at = now
  => activity_record, -> emission_factor!, unique(activity_record, method)

pack evidence (evidence, invoice, document, audit, verification): Evidence
activity_evidence (evidence, invoice): A paper that proves it.
  file_name!, file_url!, issued_on
  => activity_record, unique(activity_record, file_name)
assurance_finding (audit finding, verification): What the auditor objects to.
  number! unique, description!, severity {minor|material} = minor, status {open|answered|closed}
  -> reporting_period!, -> activity_record

pack targets (target, reduction, goal, initiative, action): Targets and measures
reduction_target (target): By how much, until when.
  name! unique, scope {scope_1|scope_2|scope_3|all} = all, reduction_percent! decimal 0..100, target_year! int 2000..2200, science_based flag
  -> legal_entity!, base_period -> reporting_period!
reduction_measure (initiative, measure): What is done about it.
  title!, expected_kg_co2e! decimal 0.., investment_amount 0.., currency = EUR, starts_on, ends_on >= starts_on, status {idea|approved|running|done|dropped}
  -> reduction_target!, -> facility, owner -> data_owner

pack suppliers (supplier, supply chain, scope 3 request): Suppliers
carbon_supplier (supplier): Who delivers, and emits for us.
  number! unique, name!, country, contact_email!, yearly_spend_amount 0.., currency = EUR
supplier_request (questionnaire): Asking a supplier for figures.
  sent_on!, due_on! >= sent_on, answered_on, kg_co2e decimal 0.., status {sent|reminded|answered|declined}
  -> carbon_supplier!, -> reporting_period!, unique(carbon_supplier, reporting_period)

pack offsets (offset, credit, certificate, removal): Offsets and certificates
carbon_credit (offset, credit): Credits that were bought and used up.
  registry_serial_number! unique, project_name!, standard_name!, tonnes! decimal 0.., price! 0.., currency = EUR, bought_on!, retired_on >= bought_on
  -> legal_entity!
energy_certificate (guarantee of origin): Green power that was proved.
  certificate_number! unique, kwh! 0.., from_on!, until_on! >= from_on
  -> facility!
`;
