export const WAREHOUSE = `domain warehouse: Warehouse
says Goods come in, lie in bins, are picked, packed and shipped.
like Manhattan WMS, ShipHero
cues warehouse, warehouse management, wms, fulfillment center, fulfilment center, order fulfillment, order fulfilment, pick and pack, distribution center

core
warehouse (depot, distribution center): A building where goods lie.
  name! unique, code! unique, address!, city, country
bin (bin location, storage bin, rack, shelf, slot, storage location): A place in a warehouse that one finds by its code.
  code!, zone text(40), type {shelf|pallet|floor|cold|dock} = shelf, max_weight_kg 0..
  -> warehouse!, unique(warehouse, code)
product (item, sku, article, goods): What is stored.
  sku! unique, name!, barcode unique, unit text(20) = pcs, weight_kg 0.., active = true
stock_level (stock, inventory): How much of a product lies in a bin.
  quantity! 0.., reserved_quantity 0.. = 0, lot_number, expires_on
  -> product!, -> bin!, unique(product, bin, lot_number)
inbound_shipment (receipt, goods receipt, inbound delivery, receiving): Goods that come in.
  number! unique, supplier_name!, status {announced|arrived|receiving|received|cancelled}, expected_on, arrived_at
  -> warehouse!, -> supplier
inbound_line: One product of what comes in.
  expected_quantity! 1.., received_quantity 0.. = 0, condition_note text(255)
  => inbound_shipment, -> product!
outbound_order (order, sales order, outbound shipment): Goods that go out.
  number! unique, customer_name!, ship_to_address!, status {new|allocated|picking|packed|shipped|cancelled}, priority {low|normal|high} = normal, ordered_at = now, ship_by_date
  -> warehouse!
outbound_line (order line): One product that goes out.
  quantity! 1.., picked_quantity 0.. = 0
  => outbound_order, -> product!

pack picking (picking, picker, pick list, worker, packing): Picking
worker (picker, packer, warehouse worker, employee, staff): Person who moves goods.
  employee_number! unique, first_name!, last_name!, active = true
pick_task (pick list, pick): What somebody takes out of a bin.
  quantity! 1.., status {open|in_progress|done|short}, started_at, done_at >= started_at
  => outbound_line, -> bin!, -> worker

pack shipping (shipping, carrier, package, parcel, shipment, tracking): Shipping
carrier: Company that delivers.
  name! unique, tracking_url
package (parcel, shipment): A box that leaves the house.
  tracking_number unique, weight_kg 0.., status {packed|handed_over|delivered|returned}, shipped_at
  -> outbound_order!, -> carrier

pack suppliers (supplier, vendor): Suppliers
supplier (vendor): Company goods come from.
  name! unique, email, phone, address

pack movements (stock movement, transfer, adjustment, cycle count): Movements
stock_movement (transfer, adjustment): Goods that went from one bin to another, or out of the books.
  type! {putaway|transfer|adjustment|pick|return}, quantity!, reason, moved_at = now
  -> product!, from_bin -> bin, to_bin -> bin, -> worker
`;
