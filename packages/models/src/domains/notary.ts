export const NOTARY = `domain notary: Notary office
says Clients have deeds drawn up; the notary checks who they are, reads, certifies, registers and keeps them.
like Notarize, NotaryCam, Proof
cues notary office, notary public, notary practice, notarization, notarial deed, notary appointment, notarial office, e notary, remote notary, notary management, notary register, deeds register, notary

core
notary (notary public, civil law notary): Person who certifies.
  commission_number! unique, first_name!, last_name!, email! unique, phone, commissioned_on!, commission_expires_on >= commissioned_on, active = true
office_clerk (clerk, notary clerk, employee, assistant): Person who prepares deeds.
  staff_number! unique, first_name!, last_name!, email! unique, active = true
client (customer, party, signer): Person or company that has something certified.
  type {person|company} = person, name!, birth_date, registration_number text(40), nationality, address!, email, phone
act_type (type of deed, service, kind of deed): What can be certified, and what it costs.
  code! unique, name! unique, base_fee! 0.., currency = EUR, witnesses_needed int 0..4 = 0, active = true
matter (case, file): What clients come for; one or several deeds.
  number! unique, title!, status {open|drafting|ready_to_sign|signed|registered|closed|cancelled}, value 0.., opened_on!, closed_on >= opened_on
  -> notary!, -> office_clerk
deed (act, notarial act, document, certificate): A paper that was certified; numbered through the year.
  deed_year! int 1900..2200, deed_number! int 1.., title!, status {draft|read|signed|registered|void}, page_count 1.., drafted_at = now, signed_at >= drafted_at, registered_at >= signed_at, place, file_url
  -> matter!, -> act_type!, -> notary!, unique(notary, deed_year, deed_number)
deed_party (signatory, participant): Who appears in a deed, and as what.
  party_role! {seller|buyer|grantor|donor|heir|spouse|witness|representative|other}, signed_at, acts_for_name
  => deed, -> client!, unique(deed, client, party_role)
identity_check (id check, identification): How it was made sure who a client is.
  document_type {passport|id_card|driving_licence|personally_known} = id_card, document_number, issued_by_name, document_valid_until, checked_at = now, result {accepted|refused} = accepted
  -> client!, -> deed, checked_by -> notary!

pack appointments (appointment, signing, calendar): Appointments
appointment (signing, meeting): A time clients come.
  starts_at!, ends_at! >= starts_at, mode {office|online|at_client} = office, status {booked|confirmed|held|cancelled|no_show}, notes
  -> notary!, -> matter, -> client

pack fees (fee, invoice, billing, payment): Fees
fee_invoice (invoice, bill): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, fees_amount! 0.., taxes_amount 0.. = 0, disbursements_amount 0.. = 0, total! 0.., currency = EUR, status {draft|sent|paid|cancelled}
  -> matter!, -> client!
fee_payment (payment): Money that was received.
  amount! 0.., method {transfer|card|cash} = transfer, paid_on!
  -> fee_invoice!

pack escrow (escrow, trust account, deposit): Money held in trust
escrow_account (trust account): Money the notary keeps for others.
  number! unique, currency = EUR, opened_on!, closed_on >= opened_on, release_terms
  -> matter!
escrow_entry (escrow movement, deposit): Money that came in or went out; never changed.
  direction! {in|out}, amount! 0.., booked_on!, counterparty_name!, reference
  -> escrow_account!

pack property (property, real estate, land register): Property
property (real estate, parcel): Land or a flat a deed is about.
  register_number! unique, address!, area_sqm decimal 0..
deed_property: A property of a deed.
  share_percent decimal 0..100
  => deed, -> property!, unique(deed, property)
register_filing (land register, registration): What was sent to a public register.
  register_name!, filed_on!, confirmed_on >= filed_on, reference, status {filed|confirmed|rejected}
  -> deed!

pack wills (will, inheritance, estate, probate): Wills
will (testament): What somebody wants after death; kept closed.
  deposit_number! unique, type {notarial|holographic|joint} = notarial, deposited_on!, opened_on >= deposited_on, revoked_on >= deposited_on, status {deposited|revoked|opened}
  testator -> client!, -> deed

pack archive (archive, copy, certified copy): Archive
certified_copy (copy): A copy that was given out.
  copy_number! int 1.., issued_on!, purpose
  => deed, -> client!, unique(deed, copy_number)
archive_location (archive box, volume): Where the paper lies.
  volume_code! text(40), shelf text(40), archived_on!
  => deed unique
`;
