export const PHARMACY = `domain pharmacy: Pharmacy
says Medicines in batches with expiry dates, prescriptions that are filled, and sales over the counter.
like PioneerRx
cues pharmacy, drugstore, drug store, chemist shop, pharmacy management, medicine shop, medical store

core
supplier (wholesaler, vendor): Who delivers medicines.
  name! unique, email, phone, license_number
medicine (drug, medication, product): Something the pharmacy sells.
  name!, generic_name, code! unique, form {tablet|capsule|syrup|injection|ointment|drops|other} = tablet, strength, manufacturer, price! 0.., needs_prescription, reorder_level 0.. = 0, active = true
batch (lot, stock batch, stock): Medicines of one delivery, with their expiry date.
  number!, expires_on!, received_on!, quantity! 0.., unit_cost 0..
  -> medicine!, -> supplier, unique(medicine, number)
patient (customer, client): Who medicines are for.
  first_name!, last_name!, birth_date, phone, email, allergies long
prescriber (doctor, physician): Who prescribes.
  first_name!, last_name!, license_number! unique, phone
prescription: What a doctor ordered for a patient.
  number! unique, issued_on!, valid_until >= issued_on, status {received|partly_filled|filled|expired|cancelled}, refills int 0.. = 0
  -> patient!, -> prescriber!
prescription_item (prescription line, prescribed medicine): One medicine of a prescription.
  quantity! 1.., dispensed_quantity 0.. = 0, dosage!, instructions
  => prescription, -> medicine!
sale (dispensing, order): What went over the counter.
  number! unique, sold_at = now, total! 0.., currency = EUR, payment_method {cash|card|insurance} = cash
  -> patient, -> prescription, -> pharmacist

pack lines (sale item, sale line, receipt): Lines of a sale
sale_line (sale item): One medicine of a sale.
  quantity! 1.., unit_price! 0..
  => sale, -> batch!

pack staff (pharmacist, staff, employee): Staff
pharmacist (staff, employee): Who fills prescriptions.
  first_name!, last_name!, license_number unique, email! unique

pack purchasing (purchase order, reorder, purchasing): Purchasing
purchase_order: What was ordered from a wholesaler.
  number! unique, status {draft|ordered|received|cancelled}, ordered_on!, expected_on >= ordered_on
  -> supplier!
purchase_order_line: One medicine of an order.
  quantity! 1.., unit_cost! 0..
  => purchase_order, -> medicine!

pack insurance (insurance, claim): Insurance
insurance_claim (claim): What an insurer is asked to pay.
  number! unique, insurer_name!, amount! 0.., status {submitted|approved|rejected|paid}, submitted_on!
  -> prescription!
`;
