export const PROCUREMENT = `domain procurement: Procurement
says Employees ask for what they need; buyers ask suppliers for offers, order, receive, and check the invoices.
like SAP Ariba, Coupa, Procurify, Jaggaer
cues procurement, purchasing, purchase order, purchase requisition, procurement management, supplier management, vendor management, e procurement, sourcing, purchase request, rfq, purchase management, purchase approval, spend management

core
department (cost center, business unit): Part of the company that spends.
  code! unique, name! unique, annual_budget 0..
employee (requester, buyer, approver, purchaser, user): Person who asks, approves or buys.
  employee_number! unique, first_name!, last_name!, email! unique, procurement_role {requester|approver|buyer} = requester, approval_limit_amount 0.. = 0, active = true
  -> department!
supplier (vendor, seller): Who delivers.
  number! unique, name!, tax_id unique, email, phone, address, country, payment_term_days 0..365 = 30, status {candidate|approved|blocked}
item (product, catalog item, material, article): Something that is bought again and again.
  sku! unique, name!, description, unit text(20) = piece, usual_price 0.., active = true
  preferred_supplier -> supplier
purchase_requisition (purchase request, requisition): What an employee needs.
  number! unique, title!, justification long, needed_on, status {draft|submitted|approved|rejected|ordered|cancelled}, submitted_at, decided_at >= submitted_at, reject_reason
  requester -> employee!, -> department!, approver -> employee
requisition_line (requested item): One position of a request.
  description_text! text(255), quantity! decimal 0.., estimated_price 0..
  => purchase_requisition, -> item
purchase_order (order): What a supplier is to deliver.
  number! unique, status {draft|sent|confirmed|partly_received|received|closed|cancelled}, ordered_on!, delivery_due_on >= ordered_on, delivery_address! text(255), total! 0.., currency = EUR, terms
  -> supplier!, buyer -> employee!, -> purchase_requisition, -> supplier_contract
purchase_order_line (order line, position): One position of an order.
  position! 1.., description_text! text(255), quantity! decimal 0.., unit_price! 0.., tax_percent 0..100
  => purchase_order, -> item, unique(purchase_order, position)

pack receiving (goods receipt, receiving, delivery): Goods receipt
goods_receipt (delivery, receipt): A delivery that came in.
  number! unique, received_at = now, delivery_note_number text(40), notes
  -> purchase_order!, received_by -> employee!
goods_receipt_line (received item): What came of one position.
  quantity! decimal 0.., rejected_quantity decimal 0.. = 0, reject_reason
  => goods_receipt, -> purchase_order_line!, unique(goods_receipt, purchase_order_line)

pack invoices (invoice, bill, three way match, payment): Supplier invoices
supplier_invoice (invoice, bill): What a supplier wants to be paid.
  number!, invoiced_on!, due_on! >= invoiced_on, total! 0.., currency = EUR, status {received|matched|disputed|approved|paid}, paid_on >= invoiced_on
  -> supplier!, -> purchase_order, unique(supplier, number)

pack tenders (tender, rfq, quotation, bid, offer): Tenders and offers
tender (rfq, call for tenders): An invitation to make an offer.
  number! unique, title!, description, status {draft|published|closed|awarded|cancelled}, published_at, closes_at! >= published_at
  buyer -> employee!, -> purchase_requisition
supplier_quote (quotation, bid, offer): What a supplier offers.
  total! 0.., currency = EUR, delivery_days 0.., valid_until, status {received|shortlisted|accepted|rejected}, submitted_at = now
  -> tender!, -> supplier!, unique(tender, supplier)

pack contracts (contract, framework agreement): Contracts
supplier_contract (contract, framework agreement): An agreement with a supplier.
  number! unique, title!, starts_on!, ends_on >= starts_on, max_amount 0.., status {draft|active|expired|terminated}, file_url
  -> supplier!, owner -> employee
contract_price (agreed price): What an item costs under a contract.
  unit_price! 0.., min_quantity 0.. = 1
  => supplier_contract, -> item!, unique(supplier_contract, item, min_quantity)

pack evaluation (evaluation, supplier rating, scorecard, supplier performance): Supplier evaluation
supplier_evaluation (supplier rating, scorecard): How good a supplier was in a period.
  period_start_on!, period_end_on! >= period_start_on, quality_score! 1..5, delivery_score! 1..5, price_score! 1..5, comment
  => supplier, evaluator -> employee!
`;
