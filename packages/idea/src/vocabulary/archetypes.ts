/**
 * Things that occur in many trades. One line each: name | other names | class | columns | links.
 *
 * Columns: `!` required, `^` unique, `:type` where the name does not say it, `(a/b/c)` the only values.
 * Links: to a table of that name if the schema has one; `!` required, `*` many-to-many, `role=table` under another name.
 */
export const ARCHETYPES = `
user | account holder, app user, end user | person | username^, email!^, first name, last name, status(active/suspended/closed) | role
role | user role | kind | name!^, description |
permission | | kind | name!^, description | role*
profile | user profile | part | display name, bio, avatar url, website | user|member|employee|person|customer!
customer | client, buyer, shopper, purchaser, consumer | person | first name!, last name!, email^, phone, address |
member | | person | first name!, last name!, email^, phone, joined on:date, status(active/paused/left) |
employee | staff, staff member, worker, colleague, personnel, co worker, office worker | person | first name!, last name!, email^, phone, job title, hired on:date | department
manager | supervisor, team lead, boss, head | person | first name!, last name!, email^, phone |
administrator | admin, system administrator | person | first name!, last name!, email!^ |
contact | contact person | person | first name!, last name, email, phone, job title | company, customer
person | individual, human | person | first name!, last name!, birth date, gender, email, phone |
guest | | person | first name!, last name!, email, phone |
visitor | | person | first name!, last name!, email, phone |
participant | attendee, entrant, participating person | person | first name!, last name!, email^, phone |
owner | keeper | person | first name!, last name!, email^, phone, address |
operator | | person | first name!, last name!, phone |
volunteer | helper | person | first name!, last name!, email^, phone, joined on:date |
supplier | vendor, provider, distributor, wholesaler | org | name!, contact name, email, phone, address |
manufacturer | maker, producer, fabricator | org | name!, country, website |
company | organization, organisation, business, firm, enterprise, corporation, employer | org | name!^, registration number, email, phone, website, address |
agency | | org | name!, email, phone, address |
partner | | org | name!, email, phone, website |
sponsor | | org | name!, email, phone, website |
institution | | org | name!, email, phone, address |
association | club, society, union | org | name!, email, phone, founded on:date |
department | division, unit of organization | org | name!^, code^, description | company
team | crew, squad | org | name!, description | department
group | | org | name!, description |
committee | board of directors, council | org | name!, description |
branch | office, outlet, site office | place | name!, address, city, phone | company
location | site, spot, position | place | name!, address, city, latitude, longitude |
place | | place | name!, address, city |
kitchen | | place | name!, capacity:integer |
mine | | place | name!, address |
object | exhibit object | item | name!, description, material |
junction | crossing | place | name!, latitude, longitude |
address | | place | street!, city!, postal code, country! | customer
building | | place | name!, address, number of floors:integer | campus
floor | storey, level of building | place | number:integer!, name | building!
room | | place | number!, name, capacity:integer, floor | building
zone | area, sector, section of site | place | name!, description | location
city | town, municipality, village | place | name!, postal code | region
region | province, district, county, territory | place | name!, code^ | country
country | nation | place | name!^, code!^ |
warehouse | depot, storehouse, storage facility | place | name!, code^, address, city, capacity:integer |
store | shop, boutique | place | name!, address, city, phone, email |
station | | place | name!, code^, city, latitude, longitude |
facility | | place | name!, address, city, phone |
venue | | place | name!, address, city, capacity:integer, phone |
storage location | bin, storage bin, storage, shelf location | place | code!^, description, capacity:integer | warehouse
shelf | rack | place | code!^, level:integer | room, warehouse
locker | | place | number!^, size, status(available/occupied/out_of_order) | location
product | article, good, merchandise, sku item | item | name!, sku^, description, price:money!, stock quantity | category, supplier, brand
item | | item | name!, description, quantity:integer | category
card | | item | number!^, issued on:date, active:boolean | customer|member|employee|user|person
product variant | variant | part | name!, sku^, price, stock quantity | product!
service | service offering | item | name!, description, price:money, duration minutes |
material | raw material | item | name!, unit, unit price, stock quantity | supplier
part | spare part, component, car part | item | name!, part number^, price:money, stock quantity | supplier
equipment | gear, apparatus, device for work | item | name!, serial number^, purchased on:date, status(available/in_use/maintenance/retired) | category, location
device | gadget | item | name!, serial number^, model, status(active/inactive/faulty) | location
machine | machinery | item | name!, model, serial number^, purchased on:date, status(available/in_use/maintenance/retired) | location
tool | | item | name!, serial number^, status(available/in_use/broken) | category
asset | | item | name!, asset number^, purchased on:date, purchase price, status(in_use/in_storage/retired) | category, location, employee
vehicle | automobile, motor vehicle | item | plate number!^, make, model, year:integer, mileage | owner, customer
resource | | item | name!, description, capacity:integer | location
instrument | | item | name!, serial number^, model | location
category | kind of thing, classification | kind | name!^, description | parent=category
tag | label, keyword, hashtag | kind | name!^ |
type | | kind | name!^, description |
brand | | kind | name!^, website | manufacturer
genre | | kind | name!^, description |
topic | subject area, theme | kind | name!^, description |
skill | competence, competency, ability | kind | name!^, description |
language | spoken language | kind | name!^, code^ |
interest | hobby | kind | name!^ |
feature | | kind | name!, description |
amenity | | kind | name!^, description |
ingredient | | item | name!^, unit, allergen:boolean |
allergen | | kind | name!^ |
allergy | | part | name!, severity(mild/moderate/severe), notes | patient|child|student|guest|camper|pet
status | | kind | name!^, description |
stage | phase | kind | name!, position:integer! | pipeline, project
step | | part | position:integer!, title!, instructions:text | recipe|process|workflow|procedure|protocol|task|application|route|treatment|tutorial|lesson
pipeline | funnel | item | name!, description |
unit | unit of measure | kind | name!^, symbol |
currency | | kind | code!^, name!, symbol |
tax | tax rate, vat rate | kind | name!, rate:decimal! |
level | grade level | kind | name!, position:integer |
season | | schedule | name!, starts on:date, ends on:date |
order | customer order, sales order, order placed | event | order number!^, ordered at!, status(pending/confirmed/shipped/delivered/cancelled), total amount!, notes | @taker!, address
order item | order line, order line item, ordered item, order position, order detail | part | quantity:integer!, unit price! | order!, @sold!
cart | shopping cart, basket, shopping basket | event | status(open/ordered/abandoned), expires at | customer|user|member|buyer|client|guest
cart item | cart line, basket item | part | quantity:integer! | cart!, product!
purchase order | procurement order | event | order number!^, ordered on:date!, expected on:date, status(draft/sent/received/cancelled), total amount | supplier|vendor|manufacturer!, warehouse|store|project|department
purchase order item | purchase order line | part | quantity:integer!, unit price! | purchase order!, product!
sale | sales transaction | event | sale number^, sold at!, total amount!, payment method(cash/card/transfer) | customer|client|buyer|member|user|guest, employee|cashier|seller|agent|sales rep, store|shop|branch|stall
sale item | sale line, sales line, sold item | part | quantity:integer!, unit price! | sale!, @sold!
purchase | acquisition | event | purchased at!, total amount! | customer|user|member|buyer|client|employee, supplier|vendor|seller, @bought
quote | quotation, estimate, cost estimate, offer letter, price offer | event | quote number!^, issued on:date!, valid until:date, total amount, status(draft/sent/accepted/rejected) | @taker, job|project|request|move|shipment|service request|vehicle|event|order
quote item | quote line, estimate line | part | description!, quantity:integer!, unit price! | quote!, @sold
invoice | bill | event | invoice number!^, issued on:date!, due on:date, total amount!, status(draft/sent/paid/overdue/cancelled) | @taker!, order|booking|job|project|contract|work order|case|matter|rental|appointment|delivery|stay|repair|treatment|subscription|enrollment|event|trip|shipment, company
invoice line | invoice item, line item, bill item | part | description!, quantity:integer!, unit price! | invoice|bill!, product|service|item|work order|job|time entry
payment | | part | amount!, paid at!, method(cash/card/transfer), status(pending/completed/failed/refunded), reference number | @taker, @paid
payment method | | part | type(card/bank_account/wallet), label, expires on:date | customer|user|member|client|guest|subscriber|tenant
refund | reimbursement | part | amount!, reason, refunded at! | payment|order|return|booking|ticket|reservation|subscription
transaction | financial transaction | event | amount!, transacted at!, type(credit/debit), description | account|wallet|card|customer|user|member|merchant
account | bank account, ledger account | item | name!, account number^, balance!, currency | customer, user
expense | expenditure, cost entry | event | amount!, spent on:date!, description, status(submitted/approved/rejected) | category, employee|user|member|technician|person|driver|roommate, project|trip|vehicle|event|property|budget|household|group|job|animal|production|department|building|car
budget | | event | name!, amount!, starts on:date, ends on:date | category, department|project|event|campaign|production|household|user|wedding|trip|family|team
income | earning, revenue | event | amount!, received on:date!, description | category, account|project|property|user|machine|household|event
fee | charge, surcharge | part | name, amount!, due on:date | @taker, course|service|permit|contract|membership|loan|license|season|application
fine | penalty, late fee | part | amount!, reason, issued on:date!, paid:boolean | @taker, loan|rental|vehicle|violation|inspection|member
deposit | | part | amount!, paid on:date, returned on:date | rental|booking|reservation|lease|appointment|contract|order|loan|bottle, @taker
discount | price reduction | item | name!, percentage, starts on:date, ends on:date | product, category
coupon | promo code, voucher, promotion code, discount code, gift code, coupon code | item | code!^, discount percentage, valid from:date, valid until:date, usage limit:integer | campaign
promotion | special offer | item | name!, description, discount percentage, starts on:date, ends on:date |
gift card | | item | code!^, balance!, expires on:date | customer
price | price entry, tariff, price list entry, price list | item | name, amount!, currency, valid from:date, valid until:date | product, service
rate | hourly rate entry | item | name!, amount!, valid from:date |
plan | subscription plan, membership plan, pricing plan, membership type | item | name!, price:money!, billing period(monthly/yearly), description |
subscription | | event | started on:date!, ends on:date, period(monthly/yearly), status(active/paused/cancelled/expired) | @taker!, plan|tier|box|magazine|newsletter|channel|product|package|program|service
membership | | event | started on:date!, ends on:date, status(active/expired/cancelled) | @taker, plan|membership type|tier|category, group|club|team|organization|gym|association
contract | agreement, policy contract | doc | contract number!^, signed on:date, starts on:date!, ends on:date, value:money, status(draft/active/ended) | customer|client|tenant|supplier|vendor|player|freelancer|family|member|host|farmer|buyer|nanny|artist|employee, property|vehicle|wedding|event|apartment|boat|site|service|job|team|club|company
booking | reservation | event | starts at!, ends at, status(requested/confirmed/cancelled), notes | @taker, @booked
appointment | visit booking, consultation appointment | event | starts at!, ends at, status(scheduled/completed/cancelled/no_show), notes | @taker, @doer, service|treatment
rental | hire, hiring | event | starts at!, ends at!, returned at, total price, status(reserved/active/returned/cancelled) | @taker, @lent
loan | lending, borrowing, checkout, issue of item | event | borrowed at!, due on:date, returned at | @taker, @lent
lease | tenancy, rental agreement, rental contract, tenancy agreement | event | starts on:date!, ends on:date, monthly rent, deposit amount | tenant|customer|member|lessee|company, unit|property|apartment|plot|land|vehicle|field|office|parcel|berth|shop
return | product return, item return | event | returned at!, reason, status(requested/received/refunded) | order|rental|loan|purchase|sale|shipment, @taker, product|item
delivery | drop off | event | scheduled at, delivered at, status(pending/in_transit/delivered/failed), address | order|shipment|parcel|purchase order|box, driver|courier|carrier, customer|client|supplier|farmer|store|site|depot|restaurant|household|address, truck|vehicle|van
shipment | consignment, dispatch | event | tracking number^, shipped at, delivered at, status(preparing/shipped/delivered/lost) | order|quote|contract, customer|client|shipper|supplier|buyer, carrier, warehouse
shipment item | | part | quantity:integer! | shipment!, @sold!
carrier | shipping company, forwarder | org | name!^, phone, website |
route | itinerary line | item | name!, description, distance km |
stop | waypoint | part | position:integer!, name, arrives at:time | route|line|trip|tour!
trip | journey, ride, travel | event | started at!, ended at, distance km, status(planned/ongoing/completed/cancelled) | vehicle|bus|truck|car|boat|train|ambulance|van, driver|captain|pilot|guide, route|line, customer|client|traveler
stock | inventory, stock level, stock item, inventory level | part | quantity:integer!, reorder level:integer | @stocked!, @stored!
stock movement | inventory movement, stock transaction, inventory transaction, stock change | event | type(in/out/transfer/adjustment), quantity:integer!, moved at!, reason | @stocked, @stored, employee|user|worker
batch | lot of goods, production batch | event | batch number!^, quantity:integer!, produced on:date, expires on:date | product|recipe|material|beer|formula|medicine|crop|wine, supplier|farmer|brewer, tank|machine|line
transfer | | event | quantity:integer, amount, transferred at!, status(pending/completed/cancelled) | account, warehouse
receipt | | doc | receipt number!^, issued on:date!, amount! | payment|purchase|order|sale|expense|appliance|donation, customer|user|member|donor
donation | contribution, pledge, gift | event | amount!, donated at!, anonymous:boolean, message:text | donor|supporter|member|person|user|company, campaign|project|fund|cause|organization|charity|event|shelter
donor | benefactor, backer, giver | person | first name!, last name!, email^, phone, address |
campaign | | event | name!, description, goal amount, starts on:date, ends on:date, status(draft/active/ended) | organizer|client|customer|brand|charity|organization|party|user
fund | | item | name!, balance:money, description |
request | | event | title!, description, requested at!, status(open/approved/rejected/completed) | @taker, @asked
application | applicant submission | event | submitted at!, status(submitted/in_review/accepted/rejected), notes | applicant|candidate|student|user|member|volunteer|citizen|researcher|farmer|company|person, @sought
approval | sign off | part | decision(approved/rejected)!, decided at!, comment:text | request|document|expense|order|application|invoice|design|change|plan|leave request, manager|approver|employee|user|client
registration | sign up, signup | event | registered at!, status(pending/confirmed/cancelled) | participant|user|member|student|attendee|team|child|player|athlete|person|runner|citizen|pupil|employee|family, @offered
enrollment | enrolment, matriculation | event | enrolled on:date!, status(active/completed/dropped) | student|participant|member|learner|child|employee|user|patient|pupil|subject!, course|class|program|workshop|training|study|school|lesson!
invitation | invite | event | email!, sent at!, status(sent/accepted/declined) | user|guest|contact|member|person, event|party|team|group|meeting|wedding|project|organization
attendance | attendance record, presence, roll call entry | part | date!, status(present/absent/late/excused), notes | @attendee, @meeting
check in | checkin, arrival | part | checked in at!, checked out at | member|guest|visitor|attendee|passenger|user|patient|employee, location|event|class|gym|session|venue|flight|room
event | happening, function, occasion | event | name!, description, starts at!, ends at, capacity:integer, status(planned/published/cancelled/finished) | venue|hall, organizer|host|club|association|group, location|city|park
organizer | organiser, host organization, event organizer | person | first name!, last name!, email^, phone |
session | | event | title, starts at!, ends at | event|course|class|conference|program|project|track, client|patient|student, therapist|trainer|instructor|tutor|coach|speaker|teacher, room|studio|hall|court
meeting | | event | title!, starts at!, ends at, agenda:text, notes | team|group|committee|project|association|club|board|client|customer, room, employee
ticket | | event | ticket number!^, price:money, status(valid/used/cancelled), issued at | event|show|performance|concert|screening|match|flight|trip|sailing|exhibition|game|festival|tour|ride|draw, customer|attendee|passenger|visitor|guest|spectator|buyer|user|fan
ticket type | ticket tier, ticket category | item | name!, price:money!, quantity:integer! | event!
seat | | part | row label, number! , type | room|venue|hall|vehicle|flight|bus|cinema|theater|section|aircraft|ride|stadium
schedule | timetable, roster, rota, calendar | schedule | name, starts at!, ends at!, notes | employee|doctor|teacher|driver|nurse|volunteer|bus|class|room|route|patient|machine|team
time slot | slot, availability slot, timeslot | schedule | starts at!, ends at!, available:boolean | schedule|session|event, employee|doctor|instructor|tutor|stylist|therapist|trainer, room|court|resource|machine|location|facility|venue
availability | availability period | schedule | weekday(monday/tuesday/wednesday/thursday/friday/saturday/sunday)!, starts at:time!, ends at:time! | employee|volunteer|user|doctor|tutor|teacher|freelancer|interpreter|nanny|stylist|instructor|property|room|vehicle|provider|member|player
opening hour | opening time, business hour, working hour, opening hours, work hour | schedule | weekday(monday/tuesday/wednesday/thursday/friday/saturday/sunday)!, opens at:time!, closes at:time! | store|branch|restaurant|shop|location|clinic|library|museum|depot|venue|office|facility|employee|place|gym
day off | holiday, absence, time off, days off | schedule | starts on:date!, ends on:date!, reason | employee|doctor|driver|nurse|worker
shift | work shift | schedule | starts at!, ends at!, notes | employee|worker|nurse|volunteer|driver|guard|crew member|staff|waiter|caregiver|doctor|operator|cashier, location|department|store|bar|event|station|ward|sailing|site|restaurant|line|branch|post
shift assignment | | part | status(assigned/confirmed/swapped) | shift!, employee|worker|nurse|volunteer|driver|guard|crew member|member!
leave request | leave application, vacation request, time off request, absence request | event | starts on:date!, ends on:date!, type(vacation/sick/unpaid), reason, status(pending/approved/rejected) | employee|worker|nurse|driver|teacher!, approver=manager
assignment | allocation | event | title, assigned at!, due on:date, status(assigned/in_progress/completed) | employee|student|driver|volunteer|technician|worker|crew member|nurse|officer|keeper|agent, project|task|vehicle|course|class|job|shift|device|route|mission|site
task | to do, todo, to do item, action item, todo item, chore | event | title!, description, due on:date, priority(low/medium/high), status(open/in_progress/done) | project|job|event|wedding|campaign|case|order|meeting|board|list|milestone|incident|garden|property|machine|vehicle|scooter, assignee=employee|user|member|volunteer|person|agent|worker|technician|student
subtask | checklist entry | part | title!, done:boolean | task!
checklist | | item | name!, description |
checklist item | | part | description!, position:integer, done:boolean | checklist!
project | | event | name!, description, starts on:date, ends on:date, status(planned/active/on_hold/completed) | customer|client|company|sponsor, manager=employee|manager, team|department
milestone | | part | title!, due on:date, reached:boolean | project|goal|contract|case|plan!
goal | objective, target | item | title!, description, target value:decimal, due on:date, status(open/reached/missed) | user, employee, member
activity | | event | title!, description, starts at, ends at | category, project|program|camp|group|class|club|trip|destination|lesson
process | procedure | item | name!, description |
workflow | | item | name!, description |
work order | job order, repair order, maintenance order, service order | event | order number!^, description, opened at!, completed at, status(open/in_progress/completed/cancelled), labor hours | @taker, vehicle|equipment|machine|asset|turbine|device|elevator|building|property|appliance|instrument|boat|bike|aircraft|product, technician|mechanic|engineer|worker|contractor
work log | time entry, timesheet entry, time log, timesheet, hours entry | part | date!, hours:decimal!, description | employee|worker|technician|volunteer|consultant|user|member, project|task|work order|job|case|order|client
job | gig, assignment of work | event | title!, description, status(open/in_progress/completed), scheduled at | customer|client|company|family, vehicle|site|property|service|machine
issue | bug, defect, problem | event | title!, description, severity(low/medium/high/critical), status(open/in_progress/resolved/closed) | project|product|machine|building|apartment|repository|service|device|vehicle|room, reporter=user|employee|member|tenant
support ticket | service ticket, help ticket, trouble ticket | event | subject!, description, priority(low/medium/high/urgent), status(open/pending/resolved/closed) | customer|user|client|employee|tenant|member, agent
complaint | grievance | event | subject!, description, filed at!, status(open/investigating/resolved) | @taker, order|product|service|booking|employee|apartment|delivery|flight|company|driver
incident | accident, mishap | event | title!, description, occurred at!, severity(low/medium/high/critical), status(open/investigating/closed) | location|site|room|station|building|area|ride|vehicle|ward|line|school, employee|officer|user|guard|resident|student|child|patient
claim | | event | claim number!^, description, filed on:date!, amount, status(filed/in_review/approved/rejected/paid) | policy|insurance policy|warranty|contract|order|booking, customer|client|policyholder|employee|member|owner|user
case | | event | case number!^, title!, description, opened on:date!, status(open/pending/closed) | client|customer|citizen|patient|family|child|member, lawyer|officer|agent|social worker|employee|investigator
inquiry | enquiry, question from customer, contact request, lead inquiry | event | subject, message:text!, sent at!, status(new/answered/closed) | customer|visitor|user|student|buyer|tenant|guest|client, property|listing|product|course|service|event|vehicle|room
maintenance | maintenance record, service record, maintenance job, servicing, maintenance log, service history entry | event | performed on:date!, type(routine/repair/inspection), description, cost | @gear, technician|mechanic|employee|contractor|engineer|volunteer
repair | fix | event | reported at!, completed at, description, cost, status(open/in_progress/completed) | @taker, @gear, technician|mechanic|contractor|repairer|volunteer|employee
inspection | check, survey visit, audit visit, inspection visit | event | inspected at!, result(passed/failed/follow_up), notes | inspector|employee|technician|officer|engineer|auditor|user, @examined
audit | | event | audited on:date!, scope, result, notes | auditor, department|supplier|process|company|site|store|project|system
calibration | | event | calibrated on:date!, next due on:date, result(passed/failed), certificate number | instrument|device|sensor|machine|equipment|meter|scale|gauge, technician|employee|laboratory|lab
installation | | event | installed on:date!, status(planned/done), notes | customer|client|household, device|system|machine|equipment|meter|product|panel, technician|installer|engineer|contractor
measurement | reading, sensor reading, meter reading, data point | part | value:decimal!, unit, measured at! | @measured, technician|nurse|employee|observer|researcher
sensor | probe | item | name!, serial number^, type, status(active/inactive/faulty) | device, location, zone
meter | smart meter | item | meter number!^, type, installed on:date | customer, location
threshold | limit value, alert rule | part | metric, min value:decimal, max value:decimal | sensor|device|metric|product|parameter|tank
alert | alarm, warning, low stock alert | event | message:text!, severity(info/warning/critical), raised at!, acknowledged at, status(open/acknowledged/closed) | sensor|device|threshold|machine|station|product|patient|server|service|account|vehicle|tank|room|system|hive, user|customer|employee
notification | push notification | part | title!, message:text!, sent at, read at, channel(email/sms/push) | user|customer|parent|member|tenant|student|patient|employee|driver|subscriber|resident|client|owner|citizen
reminder | sms reminder, follow up reminder | part | message:text, remind at!, sent:boolean, channel(email/sms/push) | user|customer|patient|client|member|owner|tenant|student|employee, appointment|task|event|invoice|vaccination|booking|medication|plant|vehicle|document|contract|birthday|session
message | private message, direct message, chat message, text message, dm | part | body!, sent at!, read at | conversation|chat|thread|channel|match|ticket|order|chat room, sender=user|member|customer|employee|profile|guest|host
conversation | chat, thread of messages, chat thread | item | subject, started at | 
channel | | item | name!, description, visibility(public/private) | workspace
announcement | notice, bulletin | doc | title!, body!, published at | author=user|employee|teacher|manager|organizer, class|group|course|building|event|community
email | email message, newsletter | part | subject!, body, sent at | contact|customer|lead|campaign|client|member
call | phone call | event | called at!, duration minutes, notes | contact|customer|lead|client|caller|patient|case, agent|employee|operator|dispatcher|sales rep
note | remark, memo | part | body!, noted at | @subject, author=user|employee|doctor|teacher|nurse|lawyer|therapist|technician|volunteer
comment | reply, remark on post | part | body!, posted at | @subject, author=user|member|reader|employee|customer|student
post | | doc | title!, body!, published at, status(draft/published/archived) | author=author|user|member|blogger|profile, category|topic|group|forum|blog|community|channel
article | blog post, news article, story entry | doc | title!, body!, published at, status(draft/published/archived) | author=author|user|journalist|writer|editor, category|section|issue|magazine|edition|topic
page | | doc | title!, slug^, body | parent=page, site|website|book|notebook
review | | part | rating:integer!, title, body, posted at | @taker, @reviewed
rating | | part | score:integer!, comment:text, rated at | @taker, @reviewed
feedback | evaluation, testimonial | part | score:integer, comments:text!, given at | @taker, @reviewed
like | | part | liked at! | user|member|profile|reader|customer!, post|photo|comment|video|recipe|song|article|profile|story|idea!
reaction | emoji reaction | part | emoji!, reacted at | user|member|employee, message|post|comment|photo
vote | ballot | part | choice, cast at! | voter|user|member|resident|citizen|owner|judge|player|person|juror, option|poll|candidate|proposal|idea|resolution|motion|question|entry|photo|submission|answer|song|post
poll | | event | question!, opens at, closes at, status(draft/open/closed) | creator=user|member|organizer, group|event|community|meeting
option | choice, answer option | part | label!, position:integer | question|poll|product|vehicle|package
follow | follower relationship, following | part | followed at! | follower=user!, followed=user!
friendship | friend request, connection | part | requested at!, status(pending/accepted/declined) | requester=user!, addressee=user!
favorite | favourite, bookmark, wishlist entry, saved item, watch entry | part | saved at! | user|customer|member|visitor|reader, product|recipe|property|listing|place|book|song|article|restaurant|event|photo|shop
wishlist | wish list, watchlist | item | name!, public:boolean | customer, user
badge | achievement, award badge | item | name!^, description, icon url |
award | prize, trophy | item | name!, description, awarded on:date |
reward | reward tier, perk, loyalty reward | item | title!, description, points cost:integer, amount | campaign
point | loyalty point, points entry | part | points:integer!, earned at!, reason | customer|member|player|user|student|team|employee|child
file | upload, media file | doc | file name!, url!, content type, size bytes | uploader=user|employee|member, folder|project|task|case|message
document | paper, record document | doc | title!, file url, type, issued on:date | @matter, owner=user|employee
attachment | file attachment, task attachment | part | file name!, url!, content type, size bytes | message|task|ticket|email|document|issue|comment|invoice|expense|report|application|request
photo | image, picture, photograph | part | url!, caption, taken at, position:integer | @shown
video | clip | doc | title!, url!, duration seconds, published at | channel|course|lesson|exercise|album|match|creator|project|recipe
certificate | certification, diploma | doc | certificate number!^, title, issued on:date!, expires on:date | student|employee|participant|member|user|person|technician|diver|volunteer|crew member|product|device|company, course|training|exam|program|workshop|inspection
license | licence, permit, driving licence, licence document | doc | license number!^, type, issued on:date!, expires on:date | owner|driver|vehicle|software|company|pilot|hunter|user|employee|member
report | | doc | title!, body, reported at! | author=user|employee|inspector|officer|volunteer|teacher|technician|citizen|member|researcher, @subject, location|site|street
report card | school report | doc | term, issued on:date, remarks:text | student|pupil!, semester|class|term
template | | doc | name!, body |
form | | doc | title!, description |
survey | questionnaire | doc | title!, description, opens at, closes at, status(draft/open/closed) | creator=user|employee, customer|project|event|campaign|course
question | survey question, quiz question | part | text!, type(text/single_choice/multiple_choice), position:integer | survey|quiz|exam|test|form|lesson|poll|forum|topic|product
answer | response answer, survey answer | part | text, answered at | question!, response|attempt|user|student|expert|respondent|participant
response | survey response, submission, form response | event | submitted at! | survey|form|questionnaire|poll, respondent|participant|user|employee|student|customer
respondent | survey participant | person | first name, last name, email, age:integer |
result | outcome, test result, lab result | part | value, unit, recorded at, notes | test|exam|match|race|sample|experiment|quiz|analysis|competition|election|inspection|game|round|trial|order, student|player|athlete|patient|team|participant|horse|boat|candidate|user
test | | event | name!, performed at, status(planned/done) | sample|batch|product|student|patient|device|vehicle|animal|lot|material|prototype|system
score | | part | points:decimal!, scored at | player|participant|student|team|athlete|golfer|candidate|user|judge, game|match|round|quiz|test|exam|application|submission|performance|event|competition|level
attempt | try | event | started at!, finished at, score:decimal, passed:boolean | user|player|student|learner|candidate|participant, quiz|exam|test|level|exercise|puzzle
ranking | leaderboard, leaderboard entry, standing | part | position:integer!, points:integer | player|team|user|athlete|participant|club, season|league|tournament|category
log | log entry, logbook entry, journal entry, diary entry, entry | part | logged at!, description! | user|machine|device|vehicle|employee|system|server|project
history | history entry, change history, change log | part | changed at!, description! | user|customer|patient|vehicle|property|order|item
version | revision | part | version number!, released on:date, changes:text | document|product|prompt|model|file|page|software|contract|recipe|policy|drawing|app
setting | preference, configuration | part | name!, value | user|device|account|organization
policy | | doc | name!, policy number^, description, valid from:date, valid until:date | customer|client|policyholder|vehicle|company|department|property
rule | | item | name!, description, active:boolean |
regulation | | doc | title!, reference number, effective from:date | country|authority|industry
agenda item | | part | title!, position:integer, notes | meeting|session|agenda|assembly!
recipe | formula | doc | title!, description, instructions:text, servings:integer, preparation minutes | author=user|chef|cook|member, category|cuisine|product|beer|dish|cocktail
menu | | item | name!, description, active:boolean | restaurant
package | bundle, kit | item | name!, description, price:money | 
collection | | item | name!, description | owner=user
list | | item | name!, description | owner=user
playlist | | item | name!, description, public:boolean | user
inventory count | stocktake, stock count | event | counted on:date!, status(open/closed), notes | warehouse|store|location, employee
driver | chauffeur | person | first name!, last name!, phone!, license number^, status(available/on_trip/off_duty) | 
courier | delivery driver, rider, delivery person, delivery man | person | first name!, last name!, phone!, status(available/delivering/off_duty) |
technician | engineer, mechanic, repairman, service technician, fitter | person | first name!, last name!, email^, phone, specialty |
inspector | examiner, auditor, surveyor | person | first name!, last name!, email^, phone |
instructor | trainer, coach | person | first name!, last name!, email^, phone, bio, hourly rate |
agent | representative, rep, support agent | person | first name!, last name!, email^, phone |
sales rep | sales person, salesperson, salesman, account manager, sales representative | person | first name!, last name!, email^, phone, quota:money |
receptionist | front desk clerk, clerk, secretary | person | first name!, last name!, email^, phone |
author | writer, blogger | person | first name!, last name!, email, bio |
reader | subscriber to blog | person | first name!, last name!, email^ |
artist | performer | person | name!, bio, country |
applicant | candidate | person | first name!, last name!, email!^, phone, resume url |
child | kid, son, daughter | person | first name!, last name!, birth date |
parent | guardian | person | first name!, last name!, email^, phone |
family | household | org | name!, address, phone |
resident | inhabitant, occupant | person | first name!, last name!, email, phone | apartment
citizen | | person | first name!, last name!, email^, phone, address |
tenant | renter, lessee | person | first name!, last name!, email^, phone |
landlord | lessor, property owner | person | first name!, last name!, email^, phone |
subscriber | | person | first name!, last name!, email!^, subscribed on:date |
follower | fan | person | name!, email |
creator | maker of content, content creator | person | first name!, last name!, email^, bio |
moderator | | person | first name!, last name!, email!^ |
reviewer | referee of papers | person | first name!, last name!, email^ |
expert | consultant, advisor, adviser, specialist | person | first name!, last name!, email^, specialty, hourly rate |
freelancer | contractor, subcontractor | person | first name!, last name!, email^, hourly rate, skills summary |
seller | merchant | person | name!, email^, phone, rating:decimal |
bidder | | person | first name!, last name!, email^ |
player | gamer | person | first name!, last name!, email, birth date, position | team
winner | | person | first name!, last name! |
`;
