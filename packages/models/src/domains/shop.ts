export const SHOP = `domain shop: Online shop
says Customers put products into a cart, order, pay and get them shipped.
like Shopify, WooCommerce, Magento, Amazon
cues shop, online shop, e commerce, ecommerce, webshop, web shop, online store, e shop, web store, retail shop, ecommerce platform, online boutique, shopping cart, online bookstore, bookshop, bookstore, grocery store, online grocery
about product

core
customer (user, buyer, shopper, client): Person who buys.
  email! unique, first_name!, last_name!, phone
address (customer address, shipping address): Where a customer lives or wants parcels.
  type {shipping|billing} = shipping, recipient_name!, street!, city!, postal_code!, country!
  => customer
category (product category, collection): Products of one kind.
  name! unique, slug! unique
  parent -> category restrict
product (item, article, goods): What is sold.
  sku! unique, name!, slug! unique, description, price! 0.., currency = EUR, stock_quantity 0.. = 0, weight_kg 0.., status {draft|active|archived}
  -> category
order (purchase): What a customer bought.
  number! unique, status {pending|paid|packed|shipped|delivered|cancelled|refunded}, subtotal! 0.., shipping_fee 0.. = 0, tax_amount 0.. = 0, total! 0.., currency = EUR, ordered_at = now
  -> customer!, shipping_address -> address, billing_address -> address
order_item (order line, line item, order detail): One product of an order, at the price it had then.
  product_name!, quantity! 1.., unit_price! 0..
  => order, -> product!
payment: How an order was paid.
  amount! 0.., currency = EUR, method {card|paypal|transfer|invoice|cash} = card, status {pending|paid|failed|refunded}, paid_at, provider_reference
  -> order!

pack carts (cart, shopping cart, basket): Carts
cart (basket, shopping cart): What somebody means to buy.
  status {open|ordered|abandoned}
  -> customer
cart_item: One product in a cart.
  quantity! 1.. = 1
  => cart, -> product!, unique(cart, product)

pack variants (variant, size, color, option): Variants
product_variant (variant): A product in a size or a colour.
  sku! unique, size_label text(40), color, price 0.., stock_quantity 0.. = 0
  => product

pack images (image, photo, picture): Images
product_image (image, photo): A picture of a product.
  image_url!, alt_text text(255), position 0.. = 0
  => product

pack reviews (review, rating): Reviews
product_review (review, rating): What a customer thinks of a product.
  rating! 1..5, title, comment, status {pending|published|rejected}
  => product, -> customer!, unique(product, customer)

pack coupons (coupon, discount, voucher, promo code, gift card): Coupons
coupon (voucher, promo code, discount code): A code that makes an order cheaper.
  code! unique, type {percent|fixed} = percent, discount_value! 0.., valid_from_date, valid_until >= valid_from_date, max_uses int 1.., active = true
coupon_use: An order a code was used for.
  discount_amount! 0..
  -> coupon!, => order, unique(coupon, order)

pack shipping (shipment, shipping, tracking, delivery): Shipping
shipment (delivery): A parcel of an order.
  carrier, tracking_number unique, status {packed|shipped|delivered|returned}, shipped_at, delivered_at >= shipped_at
  => order

pack wishlists (wishlist, favorite): Wish lists
wishlist_item (wishlist, favorite): A product somebody would like to have.
  added_at = now
  => customer, => product, unique(customer, product)

pack returns (return, refund): Returns
return_request (return): Something that is sent back.
  status {requested|approved|received|refunded|rejected}, reason, refund_amount 0.., requested_at = now
  -> order_item!
`;
