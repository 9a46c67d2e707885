export const INVENTORY = `domain inventory: Inventory
says What is in stock, where it lies, and every movement of it.
like Sortly, inFlow, Zoho Inventory
cues inventory, inventory management, stock management, stock control, stock keeping, inventory tracker, stock tracking, inventory control
about product

core
category (product category, item category): Group of products; groups can stand below others.
  name! unique
  parent -> category restrict
supplier (vendor): Company one buys from.
  name! unique, contact_name, email, phone, address
location (warehouse, store, stock location, storage, shelf, site): Place where things lie.
  name! unique, code! unique, address
product (item, article, good, material, part): Thing that is kept in stock.
  sku! unique, name!, barcode unique, unit text(20) = pcs, cost 0.., price 0.., reorder_level 0.. = 0, active = true
  -> category, -> supplier
stock_level (stock, inventory level, quantity on hand): How much of a product lies at a place.
  quantity_on_hand int = 0, quantity_reserved int 0.. = 0
  => product, -> location!, unique(product, location)
stock_movement (movement, stock transaction, inventory transaction, adjustment): Why a quantity changed; it is never changed itself.
  type! {receipt|issue|transfer|adjustment|return}, quantity!, unit_cost 0.., reference, reason, moved_at = now
  -> product!, -> location!, to_location -> location

pack purchasing (purchase order, purchasing, reorder, supplier order, delivery): Purchasing
purchase_order (supplier order): What was ordered from a supplier.
  number! unique, status {draft|ordered|partly_received|received|cancelled}, ordered_on, expected_on >= ordered_on, total 0.., currency = EUR
  -> supplier!, -> location
purchase_order_line (order line, purchase order item): One product of an order.
  quantity! 1.., received_quantity 0.. = 0, unit_cost! 0..
  => purchase_order, -> product!

pack sales (customer, sale, sales order): Sales
customer (client, buyer): Who buys.
  name!, email, phone, address
sale (sales order, order): What was sold.
  number! unique, status {open|paid|delivered|cancelled}, sold_at = now, total 0.., currency = EUR
  -> customer
sale_line (sale item, order item): One product of a sale.
  quantity! 1.., unit_price! 0..
  => sale, -> product!

pack batches (batch, lot, expiry, expiration, serial number): Batches
batch (lot): Products made or bought together.
  number!, expires_on, received_on, quantity! 0..
  -> product!, unique(product, number)

pack counting (stock count, stocktake, cycle count): Counts
stock_count (stocktake, inventory count): A count of what is really there.
  status {planned|counting|closed}, counted_on!, notes
  -> location!
stock_count_line: What was counted of one product.
  expected_quantity! int, counted_quantity! 0..
  => stock_count, -> product!, unique(stock_count, product)
`;
