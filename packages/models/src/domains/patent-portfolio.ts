export const PATENT_PORTFOLIO = `domain patent-portfolio: Patent portfolio
says A firm or department keeps inventions, families of patents and trademarks by country, deadlines, renewal fees, inventors with their pay, agents' costs and licences.
like Anaqua, PatSnap, Patrix, Clarivate IPfolio, CPA Global
cues patent, patent application, intellectual property, patent portfolio, ip portfolio, patent management, patent tracking, ip management, intellectual property management, invention disclosure, patent firm, patent attorney, patent renewal, ip docketing, patent family, patent annuity, trademark portfolio, renewal fee, patent law firm

core
ip_owner (client, applicant, company): Who owns the rights.
  number! unique, name!, country!, address, email
patent_attorney (attorney, agent, paralegal): Person who is responsible.
  full_name!, email! unique, firm_name, country, active = true
invention (invention disclosure, disclosure): What somebody invented.
  reference! unique, title!, abstract, disclosed_on!, technical_field text(120), decision {open|file|keep_secret|release|publish} = open, decided_on >= disclosed_on
  -> ip_owner!
inventor (employee, researcher): Person who invents.
  full_name!, email unique, country, employee_number text(40)
inventor_share: Who had which part in it.
  share_percent! decimal 0..100
  => invention, -> inventor!, unique(invention, inventor)
ip_family (patent family, family): What belongs together over all countries.
  family_reference! unique, kind {patent|utility_model|trademark|design} = patent, title!, priority_on, rating {core|useful|candidate_to_drop} = useful
  -> invention, -> ip_owner!
ip_right (patent, application, trademark, case): A right in one country.
  case_number! unique, country_code! text(2), application_number text(40), filed_on, publication_number text(40), granted_on >= filed_on, registration_number text(40), expires_on, status {planned|filed|published|in_examination|granted|opposed|lapsed|expired|abandoned}
  -> ip_family!, -> patent_attorney, unique(ip_family, country_code, application_number)
ip_deadline (deadline, due date, term): Something that must be done by a day.
  kind! {priority|reply|examination|grant_fee|opposition|translation|other}, due_on!, final_on >= due_on, status {open|instructed|done|missed|dropped}, done_on, instructions
  => ip_right, responsible -> patent_attorney, unique(ip_right, kind, due_on)
pack renewals (renewal, renewal fee, annuity): Renewal fees
renewal_fee (annuity, renewal): What keeps a right alive for a year.
  annuity_year! int 1.., due_on!, grace_until >= due_on, official_fee! 0.., service_fee 0.. = 0, currency = EUR, decision {open|pay|drop} = open, paid_on
  => ip_right, unique(ip_right, annuity_year)

pack correspondence (office action, correspondence, document, letter): Correspondence
office_letter (office action, letter): What came from or went to an office.
  direction! {incoming|outgoing}, dated_on!, subject!, file_url
  => ip_right

pack costs (cost, invoice, budget): Costs
ip_cost (cost, invoice): What a right has cost.
  booked_on!, kind! {official|attorney|translation|search|other}, amount! 0.., currency = EUR, invoice_number text(40), vendor_name
  -> ip_right!

pack licences (licence, license, royalty, agreement): Licences
ip_licence (licence, agreement): Who may use it, for how much.
  agreement_number! unique, licensee_name!, exclusive flag, starts_on!, ends_on >= starts_on, royalty_percent decimal 0..100, minimum_amount 0.., currency = EUR, status {draft|active|ended|terminated}
licensed_family: A family a licence covers.
  => ip_licence, -> ip_family!, unique(ip_licence, ip_family)
royalty_statement (royalty): What a licensee owes for a period.
  period_ends_on!, sales_amount! 0.., royalty_amount! 0.., currency = EUR, paid_on
  => ip_licence, unique(ip_licence, period_ends_on)

pack remuneration (remuneration, inventor award, bonus): Pay of inventors
inventor_remuneration (inventor award): What an inventor gets by law.
  amount! 0.., currency = EUR, due_on!, paid_on
  -> inventor!, -> invention!, unique(inventor, invention, due_on)

pack conflicts (opposition, watch, prior art, infringement): Conflicts
ip_conflict (opposition, infringement): A right of others, or against others.
  number! unique, kind! {opposition|infringement|nullity|watch_hit}, opponent_name!, opened_on!, closed_on >= opened_on, outcome {open|won|lost|settled} = open
  -> ip_right!
`;
