export const QUALITY_MANAGEMENT = `domain quality-management: Quality management
says Products are inspected against a plan; what does not fit is recorded, and its cause is put right.
like Qualio, MasterControl, ETQ
cues quality management, quality control, nonconformance, non conformance, capa, qms, quality assurance, quality inspection, quality audit, defect tracking in production, incoming inspection

core
supplier (vendor): Who delivers.
  number! unique, name!, email, rating {a|b|c|blocked} = b
product (part, article): What is inspected.
  number! unique, name!, revision text(20)
  -> supplier
inspector (employee, quality engineer): Who inspects.
  employee_number! unique, first_name!, last_name!, email! unique
inspection_plan (plan, checklist): How a product is inspected.
  name!, version! int 1.. = 1, sample_size! int 1.., active = true
  -> product!, unique(product, version)
characteristic (check item, test item): What is measured.
  name!, target_value decimal, lower_limit decimal, upper_limit decimal, unit text(20), position! 1..
  => inspection_plan, unique(inspection_plan, position)
inspection (check, test): One inspection of a lot.
  number! unique, lot_number! text(40), quantity! 1.., inspected_at!, result {open|passed|failed|passed_with_deviation} = open
  -> inspection_plan!, -> inspector!
inspection_result (measurement, result): What was measured.
  sample_number! int 1.., measured_value decimal, is_passed flag
  => inspection, -> characteristic!, unique(inspection, characteristic, sample_number)
nonconformance (defect, complaint, deviation): What does not fit.
  number! unique, description!, severity {minor|major|critical} = minor, quantity_affected int 0.., found_at!, status {open|contained|analysed|corrected|closed}, disposition {rework|scrap|use_as_is|return_to_supplier}
  -> inspection, -> product!, reported_by -> inspector

pack capa (capa, corrective action, action, root cause): Corrective actions
corrective_action (action, capa): What is done about it.
  title!, root_cause text(1000), due_on!, completed_on, status {open|in_progress|implemented|verified|closed}
  -> nonconformance!, responsible -> inspector!

pack calibration (calibration, gauge, instrument): Gauges
gauge (instrument, measuring device): What is measured with.
  number! unique, name!, calibration_due_on!, status {in_use|in_calibration|blocked}
calibration: When a gauge was checked.
  calibrated_on!, is_passed flag, certificate_number text(40)
  => gauge
`;
