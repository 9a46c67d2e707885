export const COURT_CASES = `domain court-cases: Court
says Parties file cases; a court registers them, hears them before judges, and decides.
like Tyler Odyssey, CourtView, C-Track
cues court, court management, court case management, docket, court docket, court system, judicial case, case docket, judiciary, courthouse, court hearing, court registry, case filing, e filing, tribunal, judicial system, court scheduling, court case

core
court (tribunal, chamber, court division): A court or a part of it.
  code! unique, name! unique, type {civil|criminal|family|labor|administrative|commercial} = civil, address!, phone
judge (magistrate, justice): Person who decides.
  staff_number! unique, first_name!, last_name!, email! unique, appointed_on!, retired_on >= appointed_on, active = true
  -> court!
clerk (registrar, court clerk, staff): Person who keeps the files.
  staff_number! unique, first_name!, last_name!, email! unique, active = true
  -> court!
court_case (case, lawsuit, proceeding, docket): One matter before the court.
  docket_number! unique, title!, type {civil|criminal|family|labor|administrative|commercial} = civil, status {filed|assigned|pending|heard|decided|appealed|closed|dismissed}, claim_amount 0.., currency = EUR, filed_on!, closed_on >= filed_on, is_sealed
  -> court!, presiding_judge -> judge, registered_by -> clerk
party (litigant, person, plaintiff, defendant): Person, company or state that can stand before a court.
  type {person|company|state} = person, name!, address, email, phone, tax_id
case_party (participant): A party of a case, and on which side.
  side! {plaintiff|defendant|prosecutor|intervener|witness|expert}, joined_on!, left_on >= joined_on
  => court_case, -> party!, -> attorney, unique(court_case, party, side)
filing (document, motion, pleading, docket entry): A paper that came in or went out; numbered through the case.
  entry_number! int 1.., title!, type {complaint|answer|motion|evidence|order|notice|other} = other, file_url!, filed_at = now, status {received|accepted|rejected}, reject_reason
  => court_case, filed_by -> case_party, unique(court_case, entry_number)
hearing (session, trial, court date): A time a case is heard.
  starts_at!, ends_at! >= starts_at, type {first|evidence|main|pronouncement|mediation} = main, status {scheduled|held|adjourned|cancelled}, is_public, minutes_text long
  -> court_case!, -> judge!, -> courtroom

pack decisions (decision, judgment, verdict, sentence, ruling, appeal): Decisions and appeals
decision (judgment, verdict, ruling): What the court decided.
  number! unique, type {judgment|order|settlement|dismissal} = judgment, outcome {granted|partly_granted|denied|settled|convicted|acquitted} = granted, decided_on!, final_on >= decided_on, reasoning long, awarded_amount 0.., file_url
  -> court_case!, -> judge!
sentence (penalty): What a convicted party has to bear.
  type! {fine|imprisonment|probation|community_service}, fine_amount 0.., duration_months 0.., starts_on, ends_on >= starts_on
  => decision, -> case_party!
appeal: A party who does not accept a decision.
  number! unique, filed_on!, grounds_text! long, status {filed|admitted|rejected|upheld|overturned}, decided_on >= filed_on
  -> decision!, appellant -> case_party!, appeal_court -> court

pack attorneys (attorney, lawyer, counsel): Attorneys
attorney (lawyer, counsel): Person who speaks for a party.
  bar_number! unique, first_name!, last_name!, firm_name, email! unique, phone, status {admitted|suspended|struck_off}

pack rooms (courtroom, room, calendar): Courtrooms
courtroom (room): A room hearings are held in.
  number!, seats 1.., has_video
  -> court!, unique(court, number)

pack fees (court fee, fee, payment): Court fees
court_fee (fee, cost): What a party has to pay.
  title!, amount! 0.., currency = EUR, due_on!, status {open|paid|waived|overdue}
  -> court_case!, -> case_party!
fee_payment (payment): Money that was received.
  amount! 0.., method {transfer|card|cash} = transfer, paid_at = now
  -> court_fee!

pack service (service of process, summons, notice): Summonses
served_notice (summons, service of process, subpoena): A paper a party must be handed.
  type {summons|subpoena|notice} = summons, issued_on!, served_on >= issued_on, method {post|bailiff|electronic|public} = post, status {issued|served|failed}, attempts 0.. = 0
  -> hearing!, -> case_party!

pack trial (evidence, exhibit, jury, juror): Exhibits and jury
exhibit (evidence): A thing that was shown to the court.
  exhibit_number! text(20), description!, file_url, status {offered|admitted|excluded}, offered_on!
  => court_case, offered_by -> case_party, unique(court_case, exhibit_number)
juror: Person who was called to a jury.
  number! unique, first_name!, last_name!, phone, address!, status {called|qualified|excused|served}
jury_seat: A juror of a case.
  seat_number! int 1..24, is_alternate
  => court_case, -> juror!, unique(court_case, seat_number), unique(court_case, juror)
`;
