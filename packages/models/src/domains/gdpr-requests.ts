export const GDPR_REQUESTS = `domain gdpr-requests: Privacy requests and records
says People ask what is kept about them; requests are identified, collected from systems, answered within the time of the law, beside records of processing, consents and breaches.
like OneTrust, DataGrail, TrustArc, Transcend, DataGuard
cues gdpr, gdpr request, data subject request, dsar, privacy request, data protection, gdpr compliance, consent management, privacy management, data privacy, record of processing, data breach register, subject access request, ccpa

core
data_subject (person, customer, requester): Person who asks.
  full_name!, email!, phone, relation {customer|employee|applicant|supplier|visitor|other} = customer, identity_verified_at
privacy_officer (handler, data protection officer, agent): Person who answers.
  full_name!, email! unique, active = true
business_system (system, application, data source): Where data about people is kept.
  code! unique, name! unique, owner_name!, owner_email!, hosted_in_country!, active = true
data_category (category of data): A kind of data about people.
  name! unique, sensitive flag, retention_months int 0..
system_data: Which data a system keeps, and why it may.
  purpose!, legal_basis! {consent|contract|legal_obligation|vital_interest|public_task|legitimate_interest}
  => business_system, => data_category, unique(business_system, data_category)
privacy_request (request, data subject request, dsar, gdpr request): What somebody asks for.
  reference! unique, kind! {access|erasure|rectification|portability|objection|restriction}, received_at = now, channel {web|email|letter|phone} = web, due_on!, extended_until, status {received|identity_check|in_progress|awaiting_review|answered|rejected|withdrawn}, answered_at >= received_at, reject_reason
  -> data_subject!, -> privacy_officer
request_task (task, collection task): What a system's owner must look up or delete.
  action! {export|delete|correct|restrict}, due_on!, done_at, result {pending|data_found|nothing_found|kept_by_law} = pending, notes
  => privacy_request, -> business_system!, unique(privacy_request, business_system, action)
request_message (message, correspondence): What was written to and fro; never changed.
  direction! {incoming|outgoing}, body!, sent_at = now
  => privacy_request, -> privacy_officer

pack identity (identity check, verification): Identity checks
identity_check: How it was made sure who asks.
  method! {email_link|document|account_login|phone}, checked_at = now, result! {passed|failed|unclear}, deleted_document_on
  => privacy_request

pack processing (processing activity, record of processing, ropa, processor, vendor): Records of processing
processing_activity (processing): What is done with data, as article 30 wants it.
  code! unique, name!, purpose!, transfers_outside_eu flag, safeguards_text text(500), reviewed_on
processing_system: Which system it uses.
  => processing_activity, => business_system, unique(processing_activity, business_system)
data_processor (processor, vendor): Company that processes for us.
  name! unique, country!, agreement_signed_on, agreement_url, status {in_review|approved|ended}

pack consents (consent, cookie, opt in, withdrawal): Consents
consent_purpose: What one can agree to, in a wording.
  code!, wording_text! long, version_number! int 1.., unique(code, version_number)
consent_record (consent): Given or taken back; never changed.
  action! {given|withdrawn}, acted_at = now, source_text text(160)
  => data_subject, -> consent_purpose!

pack breaches (breach, incident, authority): Breaches
data_breach (breach): Data that got where it should not.
  reference! unique, discovered_at!, happened_at, description!, people_affected int 0.., risk {unlikely|likely|high} = unlikely, authority_told_at >= discovered_at, subjects_told_at >= discovered_at, status {open|contained|closed}
  -> business_system, -> privacy_officer!

pack assessments (dpia, impact assessment, risk): Impact assessments
impact_assessment (dpia): Whether an activity is too risky.
  reference! unique, started_on!, finished_on >= started_on, residual_risk {low|medium|high} = low, decision {open|approved|changes_needed|rejected} = open
  -> privacy_officer!
`;
