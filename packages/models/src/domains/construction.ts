export const CONSTRUCTION = `domain construction: Construction
says Builders run projects on sites, with subcontractors, tasks, materials and daily reports.
like Procore, Buildertrend
cues construction, construction project, construction management, construction company, construction site, building project, contractor management, building site, general contractor, home builder, site management, renovation company, builders

core
client (customer, owner): Who has something built.
  name!, email, phone, address
employee (worker, foreman, staff, site manager, engineer): Person who works for the builder.
  employee_number! unique, first_name!, last_name!, trade_name, email unique, phone, hourly_rate 0.., active = true
project (construction project, site, building site, job): Something that is built.
  number! unique, name!, address!, status {planning|active|on_hold|completed|cancelled}, starts_on, planned_end_on >= starts_on, budget! 0.., currency = EUR
  -> client!, manager -> employee!
subcontractor (contractor, company, supplier): Company that does a part of it.
  name! unique, trade_name!, contact_name, email, phone
phase (stage, milestone): A part of the work, in order.
  name!, position! 0.., starts_on, ends_on >= starts_on, progress_percent 0..100 = 0
  => project, unique(project, name)
task (work item, activity): Something to be done.
  title!, description, status {open|in_progress|blocked|done}, starts_on, due_on >= starts_on
  => phase, -> employee, -> subcontractor
daily_report (site diary, daily log, report): What happened on a day.
  report_date!, weather text(80), workers_count 0.., work_done_text long, problems_text long
  => project, author -> employee!, unique(project, report_date)

pack costs (budget, cost, expense, change order, invoice): Costs
budget_item (budget, cost code): What a part of it may cost.
  code!, name!, planned_amount! 0.., actual_amount 0.. = 0
  => project, unique(project, code)
change_order (variation): Something that was added later.
  number! unique, description!, amount!, status {proposed|approved|rejected}, requested_on!
  -> project!
subcontract (contract): What was agreed with a subcontractor.
  number! unique, amount! 0.., signed_on!, ends_on >= signed_on
  -> project!, -> subcontractor!

pack materials (material, delivery, equipment, purchase order): Materials
material: What is built with.
  name! unique, unit! text(20), unit_price 0..
material_delivery (delivery): Material that came.
  delivered_on!, quantity! decimal 0.., total_cost 0..
  -> project!, -> material!, -> subcontractor
equipment (machine): A machine on the site.
  name!, code! unique, daily_cost 0..
  -> project

pack safety (safety, incident, inspection, defect, punch list): Safety and quality
safety_incident (incident, accident): Something that went wrong.
  occurred_at!, severity {near_miss|minor|major} = minor, description!
  -> project!, -> employee
inspection: A look at the work.
  inspected_on!, result {passed|failed|conditional} = passed, inspector_name!, notes
  -> project!, -> phase
defect (punch list item, snag): Something to be put right.
  title!, location, status {open|fixed|accepted}, due_on
  -> project!, -> subcontractor

pack documents (document, drawing, plan, photo): Documents
document (drawing, plan, photo): A paper or a picture.
  title!, type {drawing|contract|permit|photo|other} = other, file_url!, revision_code text(20)
  => project

pack timesheets (timesheet, time tracking, hours): Hours
timesheet_entry (timesheet, hours): Time somebody worked.
  worked_on!, hours! 0..24
  -> employee!, -> project!, -> task
`;
