export const LABORATORY = `domain laboratory: Laboratory
says Clients send samples; technicians run tests on them; results are checked and reported.
like LabWare, LabVantage, Benchling
cues laboratory, lims, laboratory management, laboratory information system, medical laboratory, diagnostic laboratory, testing laboratory, research lab, sample tracking, lab management, diagnostics lab, laboratory information management, pathology lab, lab samples, sample management, chemistry lab, lab information system

core
client (customer, submitter, referring doctor): Who sends samples.
  number! unique, name!, type {company|doctor|hospital|authority|internal} = company, email!, phone, address
technician (analyst, scientist, chemist, lab technician, employee): Person who works in the laboratory.
  staff_number! unique, first_name!, last_name!, email! unique, lab_role {technician|analyst|reviewer|manager} = technician, active = true
test_method (test type, analysis, assay, test): What can be tested, and how.
  code! unique, name!, specimen_type! text(60), turnaround_hours! int 1.., price 0.., currency = EUR, active = true
analyte (parameter, measurand): A value a method measures, and what is usual.
  name!, unit text(20), decimals int 0..6 = 2, reference_low decimal, reference_high decimal
  => test_method, unique(test_method, name)
lab_order (order, request, job): Tests a client asks for.
  number! unique, priority {routine|urgent|stat} = routine, status {received|in_progress|completed|reported|cancelled}, ordered_at = now, due_at >= ordered_at, reported_at >= ordered_at, notes
  -> client!
sample (specimen, probe): Material that is tested.
  barcode! unique, specimen_type! text(60), status {expected|received|in_analysis|stored|disposed|rejected}, collected_at!, received_at >= collected_at, reject_reason
  => lab_order, -> storage_location
test_run (ordered test, analysis run, worklist entry): A method that is run on a sample.
  status {pending|running|done|repeated|cancelled}, attempt int 1.. = 1, started_at, finished_at >= started_at
  => sample, -> test_method!, performed_by -> technician, -> instrument, unique(sample, test_method, attempt)
test_result (result, measurement, value, finding): A value that was measured.
  measured_number decimal, measured_text text(255), abnormality {normal|low|high|critical} = normal, status {preliminary|verified|corrected}, measured_at = now, verified_at >= measured_at
  => test_run, -> analyte!, verified_by -> technician, unique(test_run, analyte)

pack instruments (instrument, device, analyzer, calibration, equipment): Instruments
instrument (analyzer, device): A machine tests are run on.
  code! unique, name!, manufacturer, model, serial_number! unique, status {ready|in_use|maintenance|retired}, next_calibration_on
calibration (instrument check): Setting an instrument right.
  calibrated_at = now, next_due_on!, result {passed|failed} = passed, certificate_url
  => instrument, -> technician!

pack reagents (reagent, chemical, stock, consumable): Reagents
reagent (chemical, consumable): What tests use up.
  code! unique, name!, unit text(20), minimum_quantity decimal 0.. = 0, hazard_class text(40)
reagent_lot (lot, batch): One delivery of a reagent.
  lot_number!, received_on!, expires_on! >= received_on, opened_on >= received_on, quantity_left! decimal 0.., status {sealed|open|empty|expired}
  -> reagent!, unique(reagent, lot_number)
reagent_usage: What a test used of a lot.
  quantity! decimal 0..
  => test_run, -> reagent_lot!, unique(test_run, reagent_lot)

pack quality (quality control, control sample, qc, deviation): Quality
control_measurement (quality control, control sample): A known sample, to see that a method is right.
  expected_number! decimal, measured_number! decimal, passed! flag = true, measured_at = now
  -> analyte!, -> instrument, -> technician!
deviation (nonconformity, incident): Something that was not as it must be.
  number! unique, description!, severity {minor|major|critical} = minor, status {open|investigating|closed}, found_on!, closed_on >= found_on
  -> sample, reported_by -> technician!

pack reports (report, certificate of analysis, lab report): Reports
lab_report (report, certificate of analysis): What the client gets.
  number! unique, version 1.. = 1, issued_at = now, file_url!, conclusion long
  -> lab_order!, signed_by -> technician!

pack storage (storage, freezer, biobank): Storage
storage_location (freezer, shelf, storage): Where samples are kept.
  code! unique, name!, temperature_celsius, capacity 1..
  parent -> storage_location restrict
`;
