export const SOLAR_INSTALLER = `domain solar-installer: Solar installer
says A solar firm follows leads to sites, designs systems of panels, inverters and batteries, quotes, installs with crews, registers with the grid and guarantees.
like Aurora Solar, OpenSolar, Enerflo, Scoop Solar, Reonic
cues solar installer, solar panel installation, photovoltaic, solar company, pv system, solar panel, solar installation, rooftop solar, solar business, heat pump installer, solar project, pv installer

core
customer (lead, client, homeowner): Who wants a system.
  number! unique, name!, email!, phone!, billing_address, source {website|referral|fair|partner|other} = website
site (property, roof, house): Where it is to be.
  address!, city!, postal_code!, latitude -90..90, longitude -180..180, yearly_kwh 0.., meter_number text(60), grid_operator_name, is_listed_building
  -> customer!
component (panel, inverter, battery, product): Something that is built in.
  sku! unique, manufacturer!, model!, kind! {panel|inverter|battery|optimizer|mounting|wallbox|meter}, rated_watts int 0.., capacity_kwh 0.., warranty_years int 0.., unit_price! 0.., currency = EUR, active = true
system_design (layout): A system as it is planned for a site.
  version_number! int 1.., roof_area_sqm 0.., azimuth_degrees int 0..360, tilt_degrees int 0..90, peak_kw! 0.., expected_yearly_kwh! 0.., shading_percent decimal 0..100
  => site, unique(site, version_number)
design_component: How many of what a design needs.
  quantity! 1..
  => system_design, -> component!, unique(system_design, component)
solar_quote (quote, offer, proposal): What it costs.
  number! unique, issued_on!, valid_until! >= issued_on, net_amount! 0.., tax_amount! 0.. = 0, subsidy_amount 0.. = 0, currency = EUR, status {draft|sent|accepted|declined|expired}, accepted_on
  -> system_design!
installation (project, job): A system that is built.
  number! unique, planned_on, started_on, finished_on >= started_on, commissioned_on, status {planned|permits|scheduled|in_progress|installed|commissioned|cancelled}
  -> solar_quote! unique
installed_device (serial number, device): A device with its number, as the guarantee asks for.
  serial_number! unique, installed_on!, warranty_until >= installed_on, replaced_on
  => installation, -> component!

pack crews (crew, installer, electrician, schedule): Crews
crew_member (installer, electrician): Person who builds.
  full_name!, email! unique, phone, trade {roofer|electrician|helper} = helper, certified_until, active = true
crew_assignment (schedule): Who works where on which day.
  works_on!, hours 0..24
  => installation, -> crew_member!, unique(installation, crew_member, works_on)

pack permits (permit, grid connection, utility, subsidy): Permits and grid
permit_application (permit, grid connection, subsidy): Something that must be applied for.
  kind! {building|grid_connection|registration|subsidy}, reference text(60), submitted_on!, decided_on >= submitted_on, status {submitted|queries|approved|rejected}
  => installation, unique(installation, kind)

pack survey (site survey, photo, inspection): Site surveys
site_survey (survey): A visit before the design.
  surveyed_at!, roof_type! {tile|flat|metal|slate|ground}, roof_condition {good|fair|poor} = good, fuse_box_ok flag = true, notes
  -> site!, -> crew_member
survey_photo (photo): A picture of it.
  file_url!, caption
  => site_survey

pack billing (invoice, payment, down payment): Invoices
solar_invoice (invoice, down payment): What the customer owes.
  number! unique, kind {deposit|progress|final} = final, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> installation!

pack service (warranty, monitoring, service ticket, yield): Service
service_ticket (warranty case, fault): A system that does not do as it should.
  number! unique, reported_at = now, description!, status {open|scheduled|resolved|claimed}, resolved_at >= reported_at
  -> installation!, -> installed_device
yield_reading (yield): What a system made on a day.
  measured_on!, produced_kwh! 0.., fed_in_kwh 0.., own_use_kwh 0..
  => installation, unique(installation, measured_on)
`;
