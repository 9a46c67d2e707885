export const MUSEUM_LOANS = `domain museum-loans: Museum loans
says A museum lends and borrows objects: requests, loan agreements with periods and values, condition reports, couriers, crates, insurance and returns.
like TMS Collections, MuseumPlus, Vernon CMS
cues museum loan, loan of artworks, outgoing loan, incoming loan, art loan, exhibition loan, object loan, loan registrar, artwork loan, collection loan

core
institution (lender, borrower, museum, partner): A museum or a private lender.
  code! unique, name!, kind {museum|gallery|private|foundation|university} = museum, city!, country!, contact_name!, email!, phone
museum_object (object, artwork, artefact, item): Something that can travel.
  inventory_number! unique, title!, maker_name, dated_text text(80), material, height_mm 0.., width_mm 0.., depth_mm 0.., insurance_value! 0.., currency = EUR, fragility {robust|sensitive|never_travels} = robust
  owner -> institution!
exhibition (show): For which objects are lent.
  code! unique, title!, venue!, opens_on!, closes_on! >= opens_on, climate_text text(255)
  -> institution!
loan_request (request): What one institution asks of another.
  number! unique, requested_on!, status {received|in_review|approved|declined|withdrawn}, decided_on >= requested_on, reason
  lender -> institution!, borrower -> institution!, -> exhibition
requested_object: An object that is asked for.
  => loan_request, -> museum_object!, unique(loan_request, museum_object)
loan_agreement (loan, contract): What was agreed.
  number! unique, starts_on!, ends_on! >= starts_on, handling_fee 0.. = 0, currency = EUR, insured_by {lender|borrower|state_indemnity} = borrower, terms, status {draft|signed|running|extended|returned|cancelled}, signed_on
  -> loan_request! unique
loan_item (loaned object): An object of a loan.
  agreed_value! 0.., display_terms_text text(500), max_lux int 0.., status {approved|packed|in_transit|on_display|returned|refused}, returned_on
  => loan_agreement, -> museum_object!, unique(loan_agreement, museum_object)
condition_report (condition check): How an object is, at each handover; never changed.
  moment! {before_packing|on_arrival|before_return|after_return}, checked_at = now, condition! {excellent|good|fair|poor}, findings, checked_by_name!
  => loan_item, unique(loan_item, moment)

pack transport (transport, courier, crate, shipment): Transport
crate (case): A case an object travels in.
  crate_number! unique, length_cm 0.., width_cm 0.., height_cm 0.., climate_controlled flag
art_shipment (shipment, transport): A journey there or back.
  number! unique, direction! {outgoing|returning}, carrier!, departs_at!, arrives_at >= departs_at, customs_reference text(60), cost 0.., currency = EUR, status {planned|in_transit|arrived|incident}
  -> loan_agreement!
shipped_item: Which object travels in which crate.
  => art_shipment, -> loan_item!, -> crate, unique(art_shipment, loan_item)
courier_trip (courier): A person who goes with an object.
  courier_name!, per_diem_amount 0.., travel_text text(500)
  => art_shipment

pack insurance (insurance, policy, indemnity, claim): Insurance
insurance_certificate (certificate, policy): Cover nail to nail.
  policy_number!, insurer_name!, covers_from_on!, covers_until_on! >= covers_from_on, sum_amount! 0.., currency = EUR
  -> loan_agreement!, unique(loan_agreement, policy_number)
damage_claim (claim): Something happened to an object.
  number! unique, happened_on!, description!, claimed_amount 0.., settled_amount 0.., status {reported|assessed|settled|rejected}
  -> loan_item!, -> insurance_certificate

pack facilities (facility report, climate, security): Facility reports
facility_report: What a house can offer in climate and security.
  issued_on!, temperature_celsius, humidity_percent 0..100, guarded_24h flag, fire_system text(120), report_url
  => institution, unique(institution, issued_on)

pack extensions (extension, prolongation): Extensions
loan_extension (extension): A loan that lasts longer.
  requested_on!, new_ends_on! >= requested_on, status {requested|agreed|refused}
  => loan_agreement
`;
