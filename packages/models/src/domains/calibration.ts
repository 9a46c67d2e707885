export const CALIBRATION = `domain calibration: Calibration of instruments
says Measuring instruments are registered, calibrated at intervals against traceable standards, and their certificates and deviations kept.
like IndySoft, GAGEtrak, Beamex, ProCal, Fluke MET
cues calibration, calibration of instruments, instrument calibration, measuring instrument, gauge management, calibration certificate, test equipment, calibration lab, metrology, calibration management, measuring equipment, gage, calibration schedule, calibration laboratory
hints measuring device

core
client (customer, department, owner): To whom instruments belong.
  number! unique, name!, contact_name, email, phone, address
instrument_type (type, model): A kind of instrument, and how often it is calibrated.
  manufacturer!, model!, quantity_kind! {length|mass|temperature|pressure|voltage|torque|force|flow|time}, range_min decimal, range_max decimal, unit!, interval_months! 1.. = 12, unique(manufacturer, model)
instrument (device, gauge, gage, measuring instrument): One instrument.
  asset_number! unique, serial_number!, location, last_calibrated_on, next_due_on, status {in_use|due|overdue|in_calibration|out_of_tolerance|blocked|retired}
  -> client!, -> instrument_type!, unique(instrument_type, serial_number)
procedure (calibration procedure, method): How one calibrates, in a version.
  code!, title!, revision_label! text(20), released_on!, document_url, unique(code, revision_label)
reference_standard (standard, reference): What one calibrates against, itself traceable.
  number! unique, name!, manufacturer, serial_number!, traceable_to_text text(160), certificate_number!, calibrated_on!, valid_until! >= calibrated_on, uncertainty_text text(80)
technician (metrologist, employee): Person who calibrates.
  full_name!, email! unique, signs_certificates flag, active = true
calibration (calibration order, job): One calibration of one instrument.
  number! unique, received_on!, calibrated_on >= received_on, temperature_celsius, humidity_percent 0..100, status {received|in_progress|reviewed|released|cancelled}, verdict {pending|in_tolerance|adjusted|out_of_tolerance} = pending, price 0.., currency = EUR
  -> instrument!, -> procedure!, -> technician
calibration_point (measurement, reading, test point): What was measured, before and after adjusting.
  position! 1.., nominal_value_text! text(40), as_found_reading decimal, as_left_reading decimal, tolerance_min decimal, tolerance_max decimal, uncertainty decimal 0.., passed flag
  => calibration, unique(calibration, position)

pack standards (reference standard used, traceability): Standards used
used_standard: A standard a calibration was made with.
  => calibration, -> reference_standard!, unique(calibration, reference_standard)

pack certificates (certificate, accreditation): Certificates
calibration_certificate (certificate): The paper that is signed; never changed.
  certificate_number! unique, issued_on!, accredited flag, signed_by_name!, file_url, replaces_number text(40)
  -> calibration! unique

pack custody (check out, issue, custody, loan of instrument): Who has it
instrument_issue (check out): Who has an instrument.
  holder_name!, issued_at = now, due_back_on, returned_at >= issued_at
  -> instrument!

pack deviations (deviation, out of tolerance, nonconformity, recall): Out of tolerance
deviation_report (nonconformity): What an instrument out of tolerance may have spoilt.
  number! unique, opened_on!, impact_text! long, affected_from_on, action_text long, status {open|assessed|closed}, closed_on >= opened_on
  -> calibration!

pack reminders (reminder, due notice): Reminders
due_notice (reminder): A mail that said what falls due.
  sent_at = now, due_on!, recipient_email!
  => instrument, unique(instrument, due_on, recipient_email)

pack repair (repair, adjustment, service): Repairs
instrument_repair (repair): What was repaired.
  sent_on!, returned_on >= sent_on, fault_text! text(500), cost 0.., currency = EUR
  -> instrument!
`;
