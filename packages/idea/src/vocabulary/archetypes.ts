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
profile | user profile | part | display name, bio, avatar url, website | user!
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
allergy | | part | name!, severity(mild/moderate/severe), notes | patient, child
status | | kind | name!^, description |
stage | phase | kind | name!, position:integer! | pipeline, project
step | | part | position:integer!, title!, instructions:text | recipe, process, workflow
pipeline | funnel | item | name!, description |
unit | unit of measure | kind | name!^, symbol |
currency | | kind | code!^, name!, symbol |
tax | tax rate, vat rate | kind | name!, rate:decimal! |
level | grade level | kind | name!, position:integer |
season | | schedule | name!, starts on:date, ends on:date |
order | customer order, sales order, order placed | event | order number!^, ordered at!, status(pending/confirmed/shipped/delivered/cancelled), total amount!, notes | customer!, address
order item | order line, order line item, ordered item, order position, order detail | part | quantity:integer!, unit price! | order!, product!
cart | shopping cart, basket, shopping basket | event | status(open/ordered/abandoned), expires at | customer, user
cart item | cart line, basket item | part | quantity:integer! | cart!, product!
purchase order | procurement order | event | order number!^, ordered on:date!, expected on:date, status(draft/sent/received/cancelled), total amount | supplier!, warehouse
purchase order item | purchase order line | part | quantity:integer!, unit price! | purchase order!, product!
sale | sales transaction | event | sale number^, sold at!, total amount!, payment method(cash/card/transfer) | customer, employee, store
sale item | sale line, sales line, sold item | part | quantity:integer!, unit price! | sale!, product!
purchase | acquisition | event | purchased at!, total amount! | customer, supplier, product
quote | quotation, estimate, cost estimate, offer letter, price offer | event | quote number!^, issued on:date!, valid until:date, total amount, status(draft/sent/accepted/rejected) | customer
quote item | quote line, estimate line | part | description!, quantity:integer!, unit price! | quote!
invoice | bill | event | invoice number!^, issued on:date!, due on:date, total amount!, status(draft/sent/paid/overdue/cancelled) | customer!, order, company
invoice line | invoice item, line item, bill item | part | description!, quantity:integer!, unit price! | invoice!, product
payment | | part | amount!, paid at!, method(cash/card/transfer), status(pending/completed/failed/refunded), reference number | customer, invoice, order, booking
payment method | | part | type(card/bank_account/wallet), label, expires on:date | customer, user
refund | reimbursement | part | amount!, reason, refunded at! | payment, order
transaction | financial transaction | event | amount!, transacted at!, type(credit/debit), description | account
account | bank account, ledger account | item | name!, account number^, balance!, currency | customer, user
expense | expenditure, cost entry | event | amount!, spent on:date!, description, status(submitted/approved/rejected) | category, employee, project
budget | | event | name!, amount!, starts on:date, ends on:date | category, department, project
income | earning, revenue | event | amount!, received on:date!, description | category
fee | charge, surcharge | part | name, amount!, due on:date | member, customer
fine | penalty, late fee | part | amount!, reason, issued on:date!, paid:boolean | member, loan
deposit | | part | amount!, paid on:date, returned on:date | rental, customer
discount | price reduction | item | name!, percentage, starts on:date, ends on:date | product, category
coupon | promo code, voucher, promotion code, discount code, gift code, coupon code | item | code!^, discount percentage, valid from:date, valid until:date, usage limit:integer | campaign
promotion | special offer | item | name!, description, discount percentage, starts on:date, ends on:date |
gift card | | item | code!^, balance!, expires on:date | customer
price | price entry, tariff, price list entry, price list | item | name, amount!, currency, valid from:date, valid until:date | product, service
rate | hourly rate entry | item | name!, amount!, valid from:date |
plan | subscription plan, membership plan, pricing plan, membership type | item | name!, price:money!, billing period(monthly/yearly), description |
subscription | | event | started on:date!, ends on:date, period(monthly/yearly), status(active/paused/cancelled/expired) | customer!, member!, user!, plan
membership | | event | started on:date!, ends on:date, status(active/expired/cancelled) | member, user, plan, group
contract | agreement, policy contract | doc | contract number!^, signed on:date, starts on:date!, ends on:date, value:money, status(draft/active/ended) | customer, company, employee
booking | reservation | event | starts at!, ends at, status(requested/confirmed/cancelled), notes | customer, guest, user, room, resource
appointment | visit booking, consultation appointment | event | starts at!, ends at, status(scheduled/completed/cancelled/no_show), notes | customer, client, employee, service
rental | hire, hiring | event | starts at!, ends at!, returned at, total price, status(reserved/active/returned/cancelled) | customer, member, item
loan | lending, borrowing, checkout, issue of item | event | borrowed at!, due on:date, returned at | member, user, item
lease | tenancy, rental agreement, rental contract, tenancy agreement | event | starts on:date!, ends on:date, monthly rent, deposit amount | tenant, unit, property
return | product return, item return | event | returned at!, reason, status(requested/received/refunded) | order, customer
delivery | drop off | event | scheduled at, delivered at, status(pending/in_transit/delivered/failed), address | order, driver, courier
shipment | consignment, dispatch | event | tracking number^, shipped at, delivered at, status(preparing/shipped/delivered/lost) | order, customer, carrier, warehouse
shipment item | | part | quantity:integer! | shipment!, product!
carrier | shipping company, forwarder | org | name!^, phone, website |
route | itinerary line | item | name!, description, distance km |
stop | waypoint | part | position:integer!, name, arrives at:time | route!
trip | journey, ride, travel | event | started at!, ended at, distance km, status(planned/ongoing/completed/cancelled) | vehicle, driver, customer, route
stock | inventory, stock level, stock item, inventory level | part | quantity:integer!, reorder level:integer | product!, warehouse!
stock movement | inventory movement, stock transaction, inventory transaction, stock change | event | type(in/out/transfer/adjustment), quantity:integer!, moved at!, reason | product!, warehouse, employee
batch | lot of goods, production batch | event | batch number!^, quantity:integer!, produced on:date, expires on:date | product, supplier
transfer | | event | quantity:integer, amount, transferred at!, status(pending/completed/cancelled) | account, warehouse
receipt | | doc | receipt number!^, issued on:date!, amount! | payment, customer
donation | contribution, pledge, gift | event | amount!, donated at!, anonymous:boolean, message:text | donor, campaign
donor | benefactor, backer, giver | person | first name!, last name!, email^, phone, address |
campaign | | event | name!, description, goal amount, starts on:date, ends on:date, status(draft/active/ended) | organizer
fund | | item | name!, balance:money, description |
request | | event | title!, description, requested at!, status(open/approved/rejected/completed) | user, employee, customer
application | applicant submission | event | submitted at!, status(submitted/in_review/accepted/rejected), notes | applicant, candidate, user
approval | sign off | part | decision(approved/rejected)!, decided at!, comment:text | request, manager, employee
registration | sign up, signup | event | registered at!, status(pending/confirmed/cancelled) | participant, user, member, event
enrollment | enrolment, matriculation | event | enrolled on:date!, status(active/completed/dropped) | student!, course!
invitation | invite | event | email!, sent at!, status(sent/accepted/declined) | user, event, guest
attendance | attendance record, presence, roll call entry | part | date!, status(present/absent/late/excused), notes | student, member, employee, class, session
check in | checkin, arrival | part | checked in at!, checked out at | member, guest, visitor, location
event | happening, function, occasion | event | name!, description, starts at!, ends at, capacity:integer, status(planned/published/cancelled/finished) | venue, organizer, location
organizer | organiser, host organization, event organizer | person | first name!, last name!, email^, phone |
session | | event | title, starts at!, ends at | room, event
meeting | | event | title!, starts at!, ends at, agenda:text, notes | room, employee
ticket | | event | ticket number!^, price:money, status(valid/used/cancelled), issued at | event, customer, attendee
ticket type | ticket tier, ticket category | item | name!, price:money!, quantity:integer! | event!
seat | | part | row label, number! , type | room, venue, hall
schedule | timetable, roster, rota, calendar | schedule | name, starts at!, ends at!, notes | employee, room
time slot | slot, availability slot, timeslot | schedule | starts at!, ends at!, available:boolean | schedule, employee, room
availability | availability period | schedule | weekday(monday/tuesday/wednesday/thursday/friday/saturday/sunday)!, starts at:time!, ends at:time! | employee, volunteer, user
opening hour | opening time, business hour, working hour, opening hours, work hour | schedule | weekday(monday/tuesday/wednesday/thursday/friday/saturday/sunday)!, opens at:time!, closes at:time! | store, branch, restaurant, employee
day off | holiday, absence, time off, days off | schedule | starts on:date!, ends on:date!, reason | employee
shift | work shift | schedule | starts at!, ends at!, notes | employee, location, event
shift assignment | | part | status(assigned/confirmed/swapped) | shift!, employee!
leave request | leave application, vacation request, time off request, absence request | event | starts on:date!, ends on:date!, type(vacation/sick/unpaid), reason, status(pending/approved/rejected) | employee!
assignment | allocation | event | title, assigned at!, due on:date, status(assigned/in_progress/completed) | employee, project, task
task | to do, todo, to do item, action item, todo item, chore | event | title!, description, due on:date, priority(low/medium/high), status(open/in_progress/done) | project, assignee=employee|user|member
subtask | checklist entry | part | title!, done:boolean | task!
checklist | | item | name!, description |
checklist item | | part | description!, position:integer, done:boolean | checklist!
project | | event | name!, description, starts on:date, ends on:date, status(planned/active/on_hold/completed) | customer, manager=employee|manager, team
milestone | | part | title!, due on:date, reached:boolean | project!
goal | objective, target | item | title!, description, target value:decimal, due on:date, status(open/reached/missed) | user, employee, member
activity | | event | title!, description, starts at, ends at | category
process | procedure | item | name!, description |
workflow | | item | name!, description |
work order | job order, repair order, maintenance order, service order | event | order number!^, description, opened at!, completed at, status(open/in_progress/completed/cancelled), labor hours | customer, vehicle, equipment, technician
work log | time entry, timesheet entry, time log, timesheet, hours entry | part | date!, hours:decimal!, description | employee, project, task
job | gig, assignment of work | event | title!, description, status(open/in_progress/completed), scheduled at | customer
issue | bug, defect, problem | event | title!, description, severity(low/medium/high/critical), status(open/in_progress/resolved/closed) | project, reporter=user
support ticket | service ticket, help ticket, trouble ticket | event | subject!, description, priority(low/medium/high/urgent), status(open/pending/resolved/closed) | customer, agent
complaint | grievance | event | subject!, description, filed at!, status(open/investigating/resolved) | customer, citizen, resident
incident | accident, mishap | event | title!, description, occurred at!, severity(low/medium/high/critical), status(open/investigating/closed) | location, employee
claim | | event | claim number!^, description, filed on:date!, amount, status(filed/in_review/approved/rejected/paid) | policy, customer
case | | event | case number!^, title!, description, opened on:date!, status(open/pending/closed) | client
inquiry | enquiry, question from customer, contact request, lead inquiry | event | subject, message:text!, sent at!, status(new/answered/closed) | customer, visitor, user, property, listing
maintenance | maintenance record, service record, maintenance job, servicing, maintenance log, service history entry | event | performed on:date!, type(routine/repair/inspection), description, cost | vehicle, machine, equipment, asset
repair | fix | event | reported at!, completed at, description, cost, status(open/in_progress/completed) | customer, device, equipment, vehicle, technician
inspection | check, survey visit, audit visit, inspection visit | event | inspected at!, result(passed/failed/follow_up), notes | inspector, location, equipment, vehicle
audit | | event | audited on:date!, scope, result, notes | auditor, department
calibration | | event | calibrated on:date!, next due on:date, result(passed/failed), certificate number | instrument, technician
installation | | event | installed on:date!, status(planned/done), notes | customer, device, technician
measurement | reading, sensor reading, meter reading, data point | part | value:decimal!, unit, measured at! | sensor, device, meter
sensor | probe | item | name!, serial number^, type, status(active/inactive/faulty) | device, location, zone
meter | smart meter | item | meter number!^, type, installed on:date | customer, location
threshold | limit value, alert rule | part | metric, min value:decimal, max value:decimal | sensor
alert | alarm, warning, low stock alert | event | message:text!, severity(info/warning/critical), raised at!, acknowledged at, status(open/acknowledged/closed) | sensor, device, threshold, product
notification | push notification | part | title!, message:text!, sent at, read at, channel(email/sms/push) | user, customer
reminder | sms reminder, follow up reminder | part | message:text, remind at!, sent:boolean, channel(email/sms/push) | user, appointment, task
message | private message, direct message, chat message, text message, dm | part | body!, sent at!, read at | sender=user|member, conversation
conversation | chat, thread of messages, chat thread | item | subject, started at | 
channel | | item | name!, description, visibility(public/private) | workspace
announcement | notice, bulletin | doc | title!, body!, published at | author=user|employee
email | email message, newsletter | part | subject!, body, sent at | contact, customer
call | phone call | event | called at!, duration minutes, notes | contact, customer
note | remark, memo | part | body!, noted at | author=user|employee
comment | reply, remark on post | part | body!, posted at | author=user|member|reader, post, task, article, ticket
post | | doc | title!, body!, published at, status(draft/published/archived) | author=author|user|member, category
article | blog post, news article, story entry | doc | title!, body!, published at, status(draft/published/archived) | author=author|user, category
page | | doc | title!, slug^, body | parent=page
review | | part | rating:integer!, title, body, posted at | customer, user, product
rating | | part | score:integer!, comment:text, rated at | customer, user
feedback | evaluation, testimonial | part | score:integer, comments:text!, given at | customer, user, employee
like | | part | liked at! | user!, post
reaction | emoji reaction | part | emoji!, reacted at | user, message, post
vote | ballot | part | choice, cast at! | voter, user, member, poll, option
poll | | event | question!, opens at, closes at, status(draft/open/closed) | creator=user
option | choice, answer option | part | label!, position:integer | question, poll
follow | follower relationship, following | part | followed at! | follower=user!, followed=user!
friendship | friend request, connection | part | requested at!, status(pending/accepted/declined) | requester=user!, addressee=user!
favorite | favourite, bookmark, wishlist entry, saved item, watch entry | part | saved at! | user, customer
wishlist | wish list, watchlist | item | name!, public:boolean | customer, user
badge | achievement, award badge | item | name!^, description, icon url |
award | prize, trophy | item | name!, description, awarded on:date |
reward | reward tier, perk, loyalty reward | item | title!, description, points cost:integer, amount | campaign
point | loyalty point, points entry | part | points:integer!, earned at!, reason | customer, member
file | upload, media file | doc | file name!, url!, content type, size bytes | uploader=user
document | paper, record document | doc | title!, file url, type, issued on:date | owner=user|employee
attachment | file attachment, task attachment | part | file name!, url!, content type, size bytes | message, task, ticket
photo | image, picture, photograph | part | url!, caption, taken at, position:integer |
video | clip | doc | title!, url!, duration seconds, published at |
certificate | certification, diploma | doc | certificate number!^, title, issued on:date!, expires on:date | student, course, employee
license | licence, permit, driving licence, licence document | doc | license number!^, type, issued on:date!, expires on:date | owner, driver, vehicle
report | | doc | title!, body, reported at! | author=user|employee
report card | school report | doc | term, issued on:date, remarks:text | student
template | | doc | name!, body |
form | | doc | title!, description |
survey | questionnaire | doc | title!, description, opens at, closes at, status(draft/open/closed) | creator=user
question | survey question, quiz question | part | text!, type(text/single_choice/multiple_choice), position:integer | survey, quiz, exam
answer | response answer, survey answer | part | text, answered at | question!, response
response | survey response, submission, form response | event | submitted at! | survey, respondent, form
respondent | survey participant | person | first name, last name, email, age:integer |
result | outcome, test result, lab result | part | value, unit, recorded at, notes | test
test | | event | name!, performed at, status(planned/done) | sample
score | | part | points:decimal!, scored at | player, participant, game
attempt | try | event | started at!, finished at, score:decimal, passed:boolean | user, player, quiz
ranking | leaderboard, leaderboard entry, standing | part | position:integer!, points:integer | player, user, season
log | log entry, logbook entry, journal entry, diary entry, entry | part | logged at!, description! | user
history | history entry, change history, change log | part | changed at!, description! | user
version | revision | part | version number!, released on:date, changes:text | document, product
setting | preference, configuration | part | name!, value | user
policy | | doc | name!, policy number^, description, valid from:date, valid until:date | customer
rule | | item | name!, description, active:boolean |
regulation | | doc | title!, reference number, effective from:date |
agenda item | | part | title!, position:integer, notes | meeting
recipe | formula | doc | title!, description, instructions:text, servings:integer, preparation minutes | author=user|chef, category
menu | | item | name!, description, active:boolean | restaurant
package | bundle, kit | item | name!, description, price:money | 
collection | | item | name!, description | owner=user
list | | item | name!, description | owner=user
playlist | | item | name!, description, public:boolean | user
inventory count | stocktake, stock count | event | counted on:date!, status(open/closed), notes | warehouse, employee
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
