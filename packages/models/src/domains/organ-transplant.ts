export const ORGAN_TRANSPLANT = `domain organ-transplant: Organ transplants
says Patients wait for organs by blood group and urgency; donors' organs are offered by match, accepted or refused, transported, transplanted and followed up.
like UNet, OTTR, TransChart
cues organ transplant, organ donation, transplant, transplantation, transplant waiting list, organ donor, kidney transplant, transplant centre, transplant center, organ allocation, tissue bank

core
transplant_center (centre, hospital): Where organs are taken or transplanted.
  code! unique, name!, city!, country!, duty_phone!
coordinator (transplant coordinator): Person who arranges it, day and night.
  full_name!, email! unique, phone!, active = true
  -> transplant_center!
recipient (patient, candidate): Person who waits.
  recipient_number! unique, first_name!, last_name!, birth_date!, blood_group! {a|b|ab|o}, weight_kg 0.., height_cm 0.., hla_text text(120)
  -> transplant_center!
waiting_list_entry (waiting list, listing): An organ somebody waits for.
  organ! {kidney|liver|heart|lung|pancreas|intestine|cornea}, listed_on!, urgency {elective|urgent|high_urgency} = elective, score decimal 0.., status {active|on_hold|transplanted|removed|deceased}, status_reason text(255)
  -> recipient!, unique(recipient, organ, listed_on)
organ_donor (donor): Person who gives, without a name.
  donor_number! unique, kind {deceased|living} = deceased, age! 0..120, blood_group! {a|b|ab|o}, hla_text text(120), consent_confirmed_at!, cause_of_death_text text(160)
  -> transplant_center!
donated_organ (organ): One organ of a donor.
  organ_code! unique, organ! {kidney_left|kidney_right|liver|heart|lung|pancreas|intestine|cornea}, quality {good|acceptable|poor|unusable} = good, recovered_at, cold_ischemia_limit_minutes int 1.., status {reported|offered|accepted|recovered|transplanted|discarded}
  -> organ_donor!, unique(organ_donor, organ)
organ_offer (offer, match): An organ offered to one who waits, in the order of the match.
  match_rank! int 1.., offered_at = now, answer_until_at! >= offered_at, answered_at >= offered_at, status {offered|accepted|refused|expired|withdrawn}, refusal_reason
  -> donated_organ!, -> waiting_list_entry!, -> coordinator, unique(donated_organ, waiting_list_entry)
transplant (operation, surgery): The operation.
  started_at!, ended_at >= started_at, surgeon_name!, cold_ischemia_minutes int 0.., outcome {running|functioning|delayed_function|failed} = running
  -> organ_offer! unique

pack transport (transport, courier, flight): Transport
organ_transport (transport): How an organ gets there.
  mode! {road|helicopter|plane}, departed_at!, arrived_at >= departed_at, carrier_name!, temperature_celsius
  => donated_organ

pack testing (crossmatch, test, laboratory, tissue typing): Tests
crossmatch (test): Whether donor and recipient go together.
  tested_at!, result! {negative|positive|unclear}, laboratory_name!
  => organ_offer
medical_urgency_score (score, meld): What a score is made of; never changed.
  scored_on!, score_name! text(20), score_value! decimal 0.., valid_until! >= scored_on
  => waiting_list_entry, unique(waiting_list_entry, score_name, scored_on)

pack follow-up (follow up, rejection, graft, survival): Follow-up
follow_up (check-up): How the graft does.
  seen_on!, graft_function {good|impaired|failed} = good, creatinine decimal 0.., medication_text text(500), rejection_signs flag
  => transplant, unique(transplant, seen_on)
rejection_episode (rejection): The body turned against it.
  started_on!, resolved_on >= started_on, kind! {hyperacute|acute|chronic}, treatment_text text(500)
  => transplant

pack consents (consent, donor card, register): Donor register
donor_declaration (donor card): What somebody wants after their death.
  person_reference! unique, choice! {all|some|none|ask_relatives}, organs_text text(255), declared_on!, withdrawn_on >= declared_on
`;
