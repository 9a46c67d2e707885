/** Format: see `archetypes.ts`. A line `# name | cues | core` begins a domain. */
export const COMMERCE = `
# online shop | ecommerce, e commerce, online shop, online store, webshop, web shop, shopping, retail, merchandise | product, customer, order, order item
product image | item photo | part | url!, caption, position:integer | product!
product review | | part | rating:integer!, title, body:text, posted at | product!, customer!
product category | | kind | name!^, description | parent=product category
shipping method | delivery method | kind | name!, price:money, delivery days:integer |
shipping address | delivery address | place | street!, city!, postal code, country! | customer!
product attribute | | part | name!, value! | product!
wishlist item | | part | added at | wishlist!, product!
# point of sale | point of sale, pos, cash register, till, checkout counter, kiosk | product, sale, sale item
cash register | till, register terminal | item | number!^, opened at, closed at, opening balance:money | store
cashier | shop assistant, sales assistant | person | first name!, last name!, employee number^ | store
discount rule | | item | name!, percentage | product
receipt line | | part | description!, quantity:integer!, amount! | receipt!
shift closing | till closing, cash count | event | closed at!, counted amount:money!, difference:money | cash register, cashier
# marketplace | marketplace, market place, classifieds, second hand, resale, buy and sell, peer to peer, flea market | listing, seller, buyer
listing | classified ad, advertisement, ad, classified, posting for sale, advert | item | title!, description, price!, status(draft/active/sold/expired), published at | seller, category, location
buyer | | person | first name!, last name!, email^, phone |
offer | price proposal | event | amount!, message:text, offered at!, status(pending/accepted/declined) | @taker, item|property|product|project|listing|job|request|quote|shipment|vehicle|order
seller review | | part | rating:integer!, comment:text | seller!, buyer
dispute | claim on order | event | reason!, opened at!, status(open/resolved/closed) | order|payment|booking|transaction|claim|rental|invoice, user|customer|buyer|member
payout | | event | amount!, paid at, status(pending/paid/failed) | seller|vendor|host|creator|freelancer|driver|artist|member|owner|farmer|partner, order|pot|circle|campaign|booking
listing photo | | part | url!, position:integer | listing!
# auction | auction, bidding, auctioneer | lot, bid, bidder, seller
auction | auction sale, auction event | event | title!, starts at!, ends at!, status(planned/live/closed) | auction house
lot | auction lot, auction item | item | title!, description, starting price!, reserve price, ends at, status(open/sold/unsold) | auction, seller, category
bid | offer on lot | part | amount!, placed at! | bidder|user|member|buyer|supplier|customer|company|contractor!, lot|item|auction|project|tender|listing|job!
auction house | | org | name!, address, phone |
consignor | | person | first name!, last name!, email^, phone |
lot image | | part | url!, position:integer | lot!
# subscription box | subscription box, box service, monthly box, meal kit | plan, subscription, box
box | subscription box, parcel of the month | event | name!, month, ships on:date | plan
box item | | part | quantity:integer! | box!, product!
skip | skipped month, subscription skip | part | month!, reason | subscription!, subscriber
box feedback | | part | rating:integer!, comment:text | box!, subscriber
# procurement | procurement, purchasing, tender, sourcing, requisition, vendor management | supplier, purchase order, purchase order item
requisition | purchase requisition, purchase request | event | title!, requested at!, status(draft/submitted/approved/rejected), total amount | employee, department
tender | call for bids, request for proposal, rfp | event | title!, description, published on:date, closes on:date, status(draft/open/awarded/closed) | department
supplier quote | vendor quote, supplier bid, tender bid | event | amount!, submitted at!, status(submitted/accepted/rejected) | supplier!, tender
goods receipt | goods received note | event | received at!, notes | purchase order!, warehouse
vendor rating | supplier rating, supplier evaluation | part | score:integer!, comment:text | supplier!
framework agreement | | doc | title!, starts on:date, ends on:date | supplier!
# inventory | inventory, stock management, stockroom, stock keeping | product, supplier, warehouse, stock movement
stock adjustment | | event | quantity:integer!, reason, adjusted at! | product!, warehouse
stock transfer | warehouse transfer | event | quantity:integer!, transferred at!, status(pending/in_transit/received) | product!, source=warehouse, destination=warehouse
reorder rule | reorder point | part | minimum quantity:integer!, reorder quantity:integer! | product!, warehouse
serial number | serialized unit | part | number!^, status(in_stock/sold/returned) | product!
# warehouse | warehouse, fulfilment, fulfillment, logistics center, storage, picking | product, storage location, shipment
pallet | skid | item | code!^, weight kg, status(stored/picked/shipped) | storage location, shipment
picking list | pick list, pick ticket | event | number!^, created on:date, status(open/picking/done) | warehouse, order, picker=employee
picking list item | pick list line | part | quantity:integer!, picked:boolean | picking list!, product!, storage location
inbound delivery | goods inbound, inbound shipment | event | expected on:date, received at, status(expected/arrived/stored) | supplier, warehouse
packing slip | packing list | doc | number!^, packed at | shipment
dock | loading dock, dock door, ramp | place | number!^, status(free/occupied) | warehouse
aisle | | place | code!^ | warehouse
# loyalty | loyalty program, loyalty card, loyalty, rewards program, stamp card, cashback | customer, loyalty card, reward
loyalty card | customer card, stamp card | item | card number!^, points balance:integer!, issued on:date | customer!
loyalty program | loyalty scheme | item | name!, description | company
loyalty tier | tier, membership tier | kind | name!^, minimum points:integer |
redemption | reward redemption | event | redeemed at!, points spent:integer | reward!, customer, loyalty card
point transaction | points transaction | part | points:integer!, type(earn/redeem/expire), recorded at! | loyalty card, customer
# dropshipping and wholesale | wholesale, b2b, distributor, dropshipping, trade customers | product, customer, order, order item
price tier | volume price | part | minimum quantity:integer!, unit price! | product!
credit limit | | part | amount!, approved on:date | customer!
sales territory | territory | place | name!, region | sales rep
delivery note | | doc | number!^, delivered on:date | order
# crowdfunding | crowdfunding, fundraiser page, kickstarter, backers | campaign, backer, pledge, reward
backer | supporter | person | first name!, last name!, email!^ |
pledge | | event | amount!, pledged at!, status(pending/paid/cancelled) | backer!, campaign!, reward
campaign update | project update | doc | title!, body!, published at | campaign!
funding goal | stretch goal | part | amount!, description | campaign!
# gift registry | gift registry, wish list, baby registry, wedding gifts | wishlist, gift
gift | present, gift item | item | name!, url, price:money, quantity:integer, reserved:boolean | wishlist, registry
registry | gift registry | item | title!, event date, public:boolean | owner=user
gift reservation | | part | reserved at! | gift!, guest
`;
