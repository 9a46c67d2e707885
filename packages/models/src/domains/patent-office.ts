export const PATENT_OFFICE = `domain patent-office: Patent office
says Inventors apply for patents and marks; examiners search, write office actions, and grant; owners pay to keep them.
like Dennemeyer
cues patent office, trademark, trademark office, trademark registration, patent examination, patent examiner

core
applicant (owner, company, assignee, proprietor): Person or company that asks for protection.
  type {person|company|university} = company, name!, email, phone, address!, country!
inventor (author, creator): Person who made the invention.
  first_name!, last_name!, email, country!, address
examiner (officer, patent examiner): Person of the office who decides.
  staff_number! unique, first_name!, last_name!, email! unique, art_unit text(20), active = true
patent_application (application, filing, patent filing): A request for protection.
  application_number! unique, title!, abstract_text! long, type {utility|design|plant|provisional} = utility, status {filed|formalities_check|search|examination|allowed|granted|refused|withdrawn|abandoned}, priority_date, filed_on!, published_on >= filed_on, publication_number text(40) unique
  -> applicant!, -> examiner, -> patent_attorney, claims_priority_of -> patent_application
application_inventor: An inventor of an application, in order.
  position! 1.. = 1
  => patent_application, -> inventor!, unique(patent_application, inventor), unique(patent_application, position)
claim (patent claim): What exactly shall be protected.
  claim_number! int 1.., body!, is_independent
  => patent_application, depends_on -> claim null, unique(patent_application, claim_number)
office_action (action, examination report, communication): What the examiner wrote, and by when an answer is due.
  type! {formal_defect|search_report|rejection|allowance|final_rejection}, body!, sent_on!, answer_due_on >= sent_on, answered_on >= sent_on, status {open|answered|expired}
  -> patent_application!, -> examiner!
patent (grant, granted patent): Protection that was granted.
  patent_number! unique, granted_on!, expires_on! >= granted_on, status {in_force|lapsed|expired|revoked}
  -> patent_application! unique, owner -> applicant!

pack fees (fee, renewal, annuity, maintenance fee): Fees and renewals
application_fee (filing fee): What the office asks for a step.
  type! {filing|search|examination|grant|extension}, amount! 0.., currency = EUR, due_on!, paid_on, status {open|paid|waived}
  -> patent_application!
renewal_fee (renewal, annuity, maintenance fee): What keeps a patent alive for one more year.
  renewal_year! int 1..30, amount! 0.., currency = EUR, due_on!, grace_until >= due_on, paid_on, status {due|paid|late|lapsed}
  -> patent!, unique(patent, renewal_year)

pack classification (classification, ipc, cpc, prior art, citation): Classes and prior art
patent_class (classification, ipc class): A field of technology.
  code! unique, title!
  parent -> patent_class restrict
application_class: A class of an application.
  is_primary
  => patent_application, -> patent_class!, unique(patent_application, patent_class)
citation (prior art, reference): Something older that was found.
  document_number! text(60), relevance {background|particular|combined} = background, passage text(255), cited_on!
  => patent_application, cited_by -> examiner, unique(patent_application, document_number)

pack trademarks (trademark, mark, brand): Trademarks
trademark (mark, brand): A name or sign that is protected.
  application_number! unique, registration_number text(40) unique, mark_text text(200), type {word|figurative|combined|sound|shape} = word, image_url, filed_on!, registered_on >= filed_on, expires_on, status {filed|published|registered|opposed|refused|expired}
  -> applicant!, -> examiner
trademark_class (nice class, goods and services): What goods a mark stands for.
  class_number! int 1..45, goods_text! long
  => trademark, unique(trademark, class_number)

pack oppositions (opposition, objection, appeal): Oppositions
opposition (objection): Somebody who is against a patent.
  number! unique, opponent_name!, filed_on!, grounds_text! long, status {filed|admitted|rejected|upheld|withdrawn}, decided_on >= filed_on
  -> patent!, handled_by -> examiner

pack attorneys (attorney, agent, representative): Representatives
patent_attorney (agent, representative): Person who acts for applicants.
  registration_number! unique, first_name!, last_name!, firm_name, email! unique, phone, active = true

pack licensing (license, assignment, transfer, royalty): Licences and transfers
patent_license (license, licence): Who may use a patent.
  licensee_name!, is_exclusive, territory text(120), royalty_percent decimal 0..100, starts_on!, ends_on >= starts_on
  -> patent!
ownership_transfer (assignment, transfer): A patent that went to another owner.
  recorded_on!, reason, deed_reference text(60)
  -> patent!, from_owner -> applicant!, to_owner -> applicant!
`;
