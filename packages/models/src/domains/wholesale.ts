export const WHOLESALE = `domain wholesale: Wholesale ordering
says Business customers order from a price list of their group, and are delivered and invoiced.
like Faire, Handshake, Orderspace
cues wholesale, wholesaler, wholesale ordering, wholesale ordering system, b2b ordering, b2b shop, b2b store, wholesale platform, trade ordering, distributor, distribution company

core
customer_group (group, price group, tier): Customers who pay the same prices.
  name! unique, discount_percent 0..100 = 0, payment_days! int 0.. = 30
customer (client, buyer, retailer, shop, cafe, account): A business that orders.
  customer_number! unique, company_name! text(120), contact_name, email! unique, phone, delivery_address! text(255), tax_id, credit_limit money 0.., active = true
  -> customer_group!
product (item, article, plant, bean): What is sold.
  sku! unique, name!, description, unit! = piece, pack_size! int 1.. = 1, quantity_in_stock! decimal 0.. = 0, active = true
price_list (pricelist): Prices for a time.
  name! unique, currency = EUR, valid_from_date!, valid_until >= valid_from_date
  -> customer_group
price_list_entry (list price, price): What a product costs on it.
  unit_price! 0.., min_quantity! decimal 0.. = 1
  => price_list, -> product!, unique(price_list, product, min_quantity)
sales_order (order, purchase order): What a customer orders.
  order_number! unique, ordered_at = now, deliver_on, total! 0.., currency = EUR, status {draft|placed|confirmed|shipped|delivered|invoiced|cancelled}, notes
  -> customer!
sales_order_line (order line, order item, line): A product of an order.
  position! 1.., quantity! decimal 0.., unit_price! 0.., discount_percent 0..100 = 0
  => sales_order, -> product!, unique(sales_order, position)

pack deliveries (delivery, shipment): Deliveries
delivery (shipment): Goods on their way.
  delivery_number! unique, shipped_on!, delivered_on >= shipped_on, carrier, status {packed|shipped|delivered|returned}
  -> sales_order!

pack invoices (invoice, payment): Invoices
invoice (bill): What is owed for an order.
  invoice_number! unique, issued_on!, due_on! >= issued_on, total! 0.., status {open|paid|overdue|cancelled}
  -> sales_order!, -> customer!

pack samples (sample): Samples
sample_request (sample): A sample a customer asked for.
  requested_at = now, sent_on, status {requested|sent|declined}
  -> customer!, -> product!

pack standing (standing order, recurring order): Standing orders
standing_order (recurring order): What is ordered again and again.
  interval {weekly|biweekly|monthly} = weekly, next_on!, active = true
  -> customer!
standing_order_line: A product of a standing order.
  quantity! decimal 0..
  => standing_order, -> product!, unique(standing_order, product)
`;
