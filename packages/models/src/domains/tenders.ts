export const TENDERS = `domain tenders: Public tenders
says Authorities publish tenders in lots; bidders register, ask questions, hand in sealed bids, which are opened, evaluated by criteria and awarded.
like TED Tenders, Mercell, Negometrix
cues public tender, tender, tendering, public procurement, call for bids, bid submission, e-tendering, tender management, rfp, bid evaluation, bid management, public contract

core
contracting_authority (authority, buyer, municipality, agency): Who buys.
  code! unique, name!, city, country, email!, phone
procurement_officer (officer, evaluator, committee member): Person who runs or judges a tender.
  full_name!, email! unique, active = true
  -> contracting_authority!
tender (call, notice, invitation to bid): What is to be bought, and by when one may bid.
  reference! unique, title!, description!, cpv_code text(12), kind {works|supplies|services} = services, procedure_type {open|restricted|negotiated|direct} = open, estimated_value 0.., currency = EUR, published_at, questions_until_at, bids_until_at!, opening_at >= bids_until_at, status {draft|published|closed|opened|in_evaluation|awarded|cancelled}
  -> contracting_authority!, responsible -> procurement_officer!
tender_lot (lot): A part one can bid for by itself.
  lot_number! int 1.., title!, estimated_value 0..
  => tender, unique(tender, lot_number)
award_criterion (criterion): What bids are judged by.
  name!, weight_percent! decimal 0..100, kind {price|quality|delivery|environment|social} = quality
  => tender, unique(tender, name)
bidder (supplier, company, tenderer, contractor): Company that bids.
  registration_number! unique, name!, country!, address, contact_name!, email! unique, phone, is_small_business
bid (offer, submission): What a company offers for a lot; sealed until the opening.
  number! unique, amount! 0.., currency = EUR, delivery_days int 1.., submitted_at, sealed_hash text(64), status {draft|submitted|opened|admitted|excluded|winning|rejected|withdrawn}, exclusion_reason
  -> tender_lot!, -> bidder!, unique(tender_lot, bidder)
bid_score (evaluation, score): What an evaluator gives a bid by a criterion.
  points_given! decimal 0..100, comment, scored_at = now
  => bid, -> award_criterion!, evaluator -> procurement_officer!, unique(bid, award_criterion, evaluator)

pack documents (tender document, specification, attachment, certificate): Documents
tender_document (specification, document): A paper of a tender.
  title!, file_url!, version_number! int 1.., published_at = now
  => tender, unique(tender, title, version_number)
bid_document (attachment): A paper of a bid.
  kind! {technical|financial|declaration|certificate|guarantee}, file_name!, file_url!
  => bid, unique(bid, file_name)

pack questions (question, clarification, amendment): Questions and changes
bidder_question (question, clarification): Asked by one, answered for all.
  asked_at = now, question_text! long, answer_text, answered_at >= asked_at
  => tender, -> bidder
tender_amendment (amendment, addendum): What was changed after publishing.
  number! int 1.., description!, published_at = now, new_deadline_at
  => tender, unique(tender, number)

pack awards (award, contract, standstill, winner): Award
contract_award (award, contract): Who won, for how much.
  contract_number! unique, awarded_on!, standstill_until! >= awarded_on, signed_on, amount! 0.., currency = EUR, reason!
  -> bid! unique

pack complaints (complaint, appeal, objection): Complaints
tender_complaint (appeal, objection): A bidder who objects.
  number! unique, filed_on!, grounds_text! long, status {filed|under_review|upheld|dismissed|withdrawn}, decided_on >= filed_on
  -> tender!, -> bidder!
`;
