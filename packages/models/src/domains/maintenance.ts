export const MAINTENANCE = `domain maintenance: Maintenance
says Machines are inspected and repaired by work orders, planned or when they break.
like UpKeep, Limble, Fiix
cues maintenance, maintenance management, cmms, preventive maintenance, equipment maintenance, machine maintenance, facility maintenance, facility management, maintenance request, maintenance tracking, maintenance work order

core
location (site, building, facility, area): Where machines stand.
  name! unique, address
  parent -> location restrict
equipment (machine, asset, device, elevator): What is maintained.
  code! unique, name!, manufacturer, model, serial_number unique, installed_on, criticality {low|medium|high} = medium, status {running|down|standby|retired}
  -> location!
technician (worker, mechanic, engineer, employee): Person who repairs.
  employee_number! unique, first_name!, last_name!, email! unique, trade_name, active = true
maintenance_plan (schedule, preventive maintenance, maintenance schedule): What has to be done again and again.
  title!, interval_days int 1.., next_due_on!, instructions, estimated_minutes 1.., active = true
  => equipment
work_order (job, repair, task, maintenance task): Work to be done.
  number! unique, title!, type {corrective|preventive|inspection|improvement} = corrective, priority {low|normal|high|emergency} = normal, status {open|assigned|in_progress|on_hold|completed|cancelled}, description, due_on, started_at, completed_at >= started_at
  -> equipment!, -> maintenance_plan, assignee -> technician, -> maintenance_request
work_log (time entry, labor): Time somebody worked on it.
  worked_on!, minutes! 1..1440, notes
  => work_order, -> technician!

pack requests (request, ticket, fault report, malfunction): Requests
maintenance_request (request, fault report, malfunction, ticket): Something somebody reported.
  title!, description, reporter_name!, reported_at = now, status {new|accepted|rejected|done}
  -> equipment!

pack parts (part, spare part, inventory): Spare parts
spare_part (part): What is kept for repairs.
  part_number! unique, name!, unit_cost 0.., stock_quantity 0.. = 0, minimum_quantity 0.. = 0
part_usage: A part that was built in.
  quantity! 1..
  => work_order, -> spare_part!

pack checklists (checklist, inspection, reading, meter): Inspections
inspection: A look at a machine.
  inspected_at = now, result {ok|minor|major} = ok, findings
  -> equipment!, -> technician!
meter_reading (reading): What a counter showed.
  read_at = now, reading_value! decimal 0.., unit text(20)
  => equipment
`;
