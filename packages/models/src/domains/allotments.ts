export const ALLOTMENTS = `domain allotments: Allotments
says A garden association leases plots, keeps a waiting list, reads water meters, bills rents, and inspects whether plots are kept.
like Colony, AllotmentManager
cues allotment, allotment garden association, allotment garden, community garden, garden plot, allotment association, garden colony, plot rental, kleingarten, urban garden, gardening association

core
garden_site (site, colony, garden): Land with plots on it.
  code! unique, name!, address!, area_sqm 0.., has_water = true, has_power
plot (parcel, allotment): A piece of land one person leases.
  plot_number!, area_sqm! 0.., has_shed, yearly_rent! 0.., currency = EUR, status {leased|vacant|reserved|unusable}
  => garden_site, unique(garden_site, plot_number)
gardener (tenant, member, plot holder, leaseholder, lessee): Person who gardens, or waits to.
  number! unique, first_name!, last_name!, email unique, phone, address!, joined_on, status {applicant|member|left}
plot_lease (lease, tenancy, contract): Who has a plot from when to when.
  number! unique, starts_on!, ends_on >= starts_on, notice_given_on, deposit 0.. = 0, status {active|notice_given|ended}
  -> plot!, -> gardener!, unique(plot, starts_on)
waiting_list_entry (waiting list, application): Somebody who waits for a plot.
  applied_on!, position! 1.., wish_text text(255), status {waiting|offered|accepted|declined|removed}, offered_at
  -> gardener!, -> garden_site, unique(garden_site, gardener)
season_invoice (invoice, fee, rent bill): What a gardener owes for a year.
  number! unique, season_year! int 1900..2200, rent! 0.., membership_fee 0.. = 0, water_cost 0.. = 0, hours_penalty_amount 0.. = 0, total! 0.., currency = EUR, due_on!, paid_on, status {draft|sent|paid|overdue|cancelled}
  -> plot_lease!, unique(plot_lease, season_year)

pack water (water meter, meter reading, water, electricity): Meters
plot_meter (meter): A meter on a plot.
  meter_number! unique, kind {water|power} = water, installed_on!
  => plot
meter_reading (reading): What a meter said.
  read_on!, reading! 0.., read_by_name
  => plot_meter, unique(plot_meter, read_on)

pack inspections (inspection, warning, rule): Inspections
plot_inspection (inspection): Whether a plot is kept as the rules ask.
  inspected_on!, cultivation {good|acceptable|poor|abandoned} = good, inspector_name!, notes
  -> plot!, unique(plot, inspected_on)
lease_warning (warning): A letter to somebody who does not keep the rules.
  issued_on!, reason!, cure_until! >= issued_on, status {open|cured|escalated}
  -> plot_lease!, -> plot_inspection

pack work (work day, community work, hours, task): Community work
work_day (community work): A day all help.
  title!, starts_at!, ends_at! >= starts_at
  => garden_site
work_attendance: Who came, and how long.
  hours! 0..24
  => work_day, -> gardener!, unique(work_day, gardener)

pack valuation (valuation, handover, shed): Handover
plot_valuation (valuation, appraisal): What shed and plants are worth when a plot changes hands.
  valued_on!, buildings_value! 0.., plants_value! 0.., currency = EUR, removal_list_text long
  -> plot_lease! unique

pack beds (bed, crop, planting, harvest): Beds and plants
garden_bed (bed): A bed of a plot.
  name!, area_sqm 0..
  => plot, unique(plot, name)
bed_planting (planting, crop): What grows in it.
  crop_name!, planted_on!, harvested_on >= planted_on, yield_kg 0..
  => garden_bed
`;
