/** Format: see `archetypes.ts`. */
export const PROPERTY_RETAIL = `
# rental housing and landlords | landlord, tenants, rent collection, flats for rent, apartment building, rental units, lease management, utility costs, housing cooperative, condo, owners association | unit, tenant, lease, payment
rental unit | flat, condo, apartment unit, residential unit | place | number!, floor:integer, rooms:decimal, area, rent:money | building|house|property, owner
rent contract | tenancy agreement, tenancy, residential lease, flat lease | doc | starts on:date!, ends on:date, monthly rent:money!, deposit amount:money, status(active/terminated) | tenant!, flat|apartment|unit|rental unit|house|property!
rent due | rent charge | event | month!, amount!, paid:boolean | rent contract|tenancy|lease|tenant!
tenant complaint | resident complaint, neighbor complaint, noise complaint | event | reported at!, subject!, description, status(open/in_progress/resolved) | tenant|resident|owner|neighbor!, flat|apartment|building
utility statement | service charge statement, operating costs statement, heating bill | doc | year:integer!, total amount!, balance:money | flat|apartment|unit|tenant!, building
special charge | extra levy, house fund payment | event | amount!, reason!, due on:date! | flat|apartment|owner|unit!
owner vote | vote of owner, share vote | part | choice(yes/no/abstain)!, share:decimal | owner|flat|member!, resolution|motion|proposal!
owners meeting | assembly of owners | event | held at!, location, quorum:boolean | association|building|cooperative|club
viewing appointment | flat viewing, open house, property tour | event | starts at!, notes, status(planned/held/cancelled) | property|flat|apartment|house|listing!, prospect|buyer|tenant|applicant|customer, agent
rental application | tenant application, flat application of tenant | event | applied on:date!, income:money, status(received/shortlisted/accepted/rejected) | applicant|tenant|prospect!, flat|apartment|unit|property|listing!
inventory protocol | move in protocol, handover report of flat, move-out inspection | doc | date!, meter values:text, remarks:text | rent contract|tenancy|flat|apartment!
# commercial property and facility management | office buildings, commercial leases, shopping mall, facility management, building management, property developers, parking garages, elevators, coworking desks | building, unit, tenant, lease
shop unit | retail unit, mall unit, office suite, commercial unit | place | number!^, area, floor:integer, status(vacant/leased) | building|mall|center
commercial lease | office lease, shop lease | doc | starts on:date!, ends on:date!, base rent:money!, indexation | company|tenant!, shop unit|unit|office!
facility ticket | building ticket, building fault, damage in building | event | reported at!, description!, location, status(open/assigned/fixed) | building|room|unit|facility!, reported by=tenant|employee|user|resident
development project | real estate development, building project, housing project | event | name!, starts on:date, completed on:date, budget | developer|company, plot|parcel
house buyer | home buyer, prospect buyer, property seeker | person | first name!, last name!, email^, phone, budget |
home inspection | house inspection, building survey, property survey | event | inspected on:date!, findings:text, score:integer | house|property|building!, inspector|surveyor
energy certificate | energy audit, energy performance certificate | doc | issued on:date!, rating!, valid until:date | building|house|property!, auditor|inspector
space booking | venue hire, room hire, hall booking, hall rental, room booking, studio hire | event | starts at!, ends at!, purpose, price, status(requested/confirmed/cancelled) | customer|member|club|tenant|user|employee|group|resident!, hall|room|space|venue|desk|studio|common room!
# hostels, camping and agritourism | hostel, camping, campsite, campground, glamping, motorhome, caravan site, bed and breakfast, farm stay, holiday park, guest house, mountain huts | pitch, guest, booking, payment
camping pitch | tent pitch, caravan pitch, camp pitch, camp site pitch | place | number!^, type(tent/caravan/cabin), power:boolean, price per night:money | campsite|area
camping booking | pitch booking, campsite booking | event | arrives on:date!, departs on:date!, adults:integer, children:integer, dogs:integer, status(booked/arrived/departed/cancelled) | guest|customer!, camping pitch|pitch|cabin!
hostel bed | dorm bed, bunk | place | number!, price per night:money, status(free/occupied) | room|dorm
guest registration form | police registration, registration card of guest, guest registration | doc | nationality, document number, arrived on:date | guest!, stay|booking|reservation
motorhome | caravan, camper van, rv | item | plate number!^, model, beds:integer, price per day:money | owner
extra service | add on, additional service, hotel extra, breakfast option | item | name!, price! | 
booking extra | booked extra, reservation extra | part | quantity:integer!, price! | booking|reservation|stay!, extra service|extra|service!
# specialised shops | bookshop, bookstore, flower shop, florist, jewellery shop, pet shop, garden centre, hardware store, record shop, optician shop, bike shop, toy shop, wine shop, butcher shop, music shop, antiques shop | product, customer, sale, supplier
special order | customer order of shop, pre order, preorder, backorder | event | ordered on:date!, expected on:date, deposit, status(ordered/arrived/collected/cancelled) | customer!, product|book|item!
flower arrangement | flower bouquet, wreath, floral arrangement | item | name!, price!, occasion | flower*
flower | cut flower, stem | item | name!^, color, price per stem:money, stock:integer | supplier
bike build | bicycle, e-bike, frame of bike | item | brand!, model!, frame number^, color, price | customer|owner
consignment item | second hand item, commission item, used item | item | description!, price!, received on:date, status(on_sale/sold/returned) | consignor|seller|customer!
consignment payout | seller payout, commission payout | event | amount!, paid on:date! | consignor|seller|supplier|vendor!
trade in item | buyback, purchased used item | event | bought on:date!, price! | customer|seller!, product|item
shop display | window display, shelf space, display stand | place | name!, from:date, until:date | store|shop
customer loyalty stamp | stamp card, loyalty stamp, bonus card | item | number!^, stamps:integer!, issued on:date | customer!
price label | shelf label, price tag | part | price!, valid from:date | product|article!, store
# grocery, chains and franchise | supermarket, grocery, franchise, retail chain, stores network, kiosk, convenience store, store audits, planogram, click and collect, merchandising | store, product, employee, delivery
franchisee | franchise partner, store owner, licensee | org | name!, email, phone, joined on:date |
franchise contract | franchise agreement | doc | starts on:date!, ends on:date, fee:money, royalty percent:decimal | franchisee!, store|location|territory
store audit | store check, store visit, shop inspection, mystery shopping | event | visited on:date!, score:integer, notes | store|shop|restaurant|branch|location!, auditor|inspector|employee
click and collect order | collection order of shop, pickup order of shop, reserved order | event | ordered at!, pickup at, status(new/picking/ready/collected) | customer!, store
expiry check | best before check, shelf life check | event | checked on:date!, removed quantity:integer | product|batch!, employee
daily takings | day closing, cash report, end of day report | event | date!, cash:money, card:money, total amount:money! | store|shop|bar|till|machine|restaurant|laundromat|location|stall!, employee
cash drop | cash handover, cash delivery, cash pickup | event | amount!, handed over at! | till|cash register|bar|shift|store!, employee|cashier|staff
till session | cash desk session, register session | event | opened at!, closed at, opening balance:money!, closing balance:money | till|cash register!, cashier|employee
# online commerce operations | e-commerce, webshop, marketplace sellers, returns, rma, fulfillment, print on demand, digital downloads, flash sales, product feeds, dropshipping, subscriptions boxes | product, order, customer, return
return request | rma, return merchandise, return order, product return | event | requested at!, reason!, status(requested/approved/received/refunded/rejected) | order!, customer
returned item | return line, return item | part | quantity:integer!, condition | return|return request!, product|order item
product bundle | bundle, product set, gift set, kit of products | item | name!, price!, sku^ | product*
product question | customer question, question about product | part | text!, asked at!, answer:text | product|listing!, customer|user
digital download | download link, purchased download | item | url!, downloads left:integer, expires at | order|customer!, product
stock alert | back in stock alert, low stock alert, price alert | part | created at!, threshold:decimal, active:boolean | customer|user, product|item|stock
fulfillment order | packing order, warehouse order, fulfilment order | event | status(new/picked/packed/shipped)!, packed at | order!, warehouse
sales channel | marketplace channel, channel of sales | item | name!^, commission percent:decimal |
abandoned cart | lost cart | event | abandoned at!, total amount | customer|user
# travel agencies and guides | travel agency, package tours, group travel, tour guides, excursions, safari, pilgrimage, walking tours, boat tours, visa service, honeymoon, river cruises | traveler, trip, booking, guide
package tour | group tour, tour package, round trip, safari | item | title!, duration days:integer!, price!, min group size:integer | destination*
tour departure | departure date, trip date, tour start date | schedule | starts on:date!, ends on:date!, seats:integer!, price | package tour|tour|trip!, guide
travel booking | trip booking, tour order, holiday booking | event | booked on:date!, persons:integer, total price!, status(option/booked/paid/cancelled) | customer|traveler|client!, trip|tour|tour departure|package tour|package!
travel companion | co traveler, fellow traveler | person | first name!, last name!, birth date, passport number | booking|travel booking|trip
travel document | voucher of travel, travel itinerary, e-ticket | doc | number^, issued on:date, file url | booking|travel booking|traveler!
local partner | ground agent, incoming agency, local operator | org | name!, country, email, phone |
trip expense | travel cost, shared trip cost | event | amount!, spent on:date!, description | trip!, paid by=traveler|participant|member|user
point of interest | sight, landmark, tourist attraction, place to visit | place | name!, description, latitude, longitude | city|destination
`;
