/** Things of single trades without a domain of their own. Format: see `archetypes.ts`. */
export const TRADE_THINGS = `
decision | ruling, verdict | event | decided at!, outcome!, reason:text | decided by=employee|official|user|judge|committee|board|manager|clerk, application|case|request|appeal|proposal|claim|meeting|protest|complaint
appeal | objection | event | filed at!, grounds:text!, status(open/upheld/rejected) | decision|fine|grade|case|ticket|assessment, applicant|citizen|student|player|resident
opinion | | part | body:text!, given at | user|expert|member|doctor|lawyer, case|product|proposal|question
statistic | figure, key figure | part | name!, value:decimal!, period:string | player|team|parish|episode|page|campaign|region|school|station|machine|user|product
measure | body measure | part | value:decimal!, unit, measured on:date | customer|patient|client|order|risk|tree|goal|building|incident, contractor|employee|owner
earning | takings, revenue entry | part | amount!, earned on:date! | machine|employee|driver|laundromat|store|property|artist|vehicle|freelancer|courier
contribution | dues payment, paid in amount | part | amount!, paid on:date! | member|participant|user|donor|employee|person!, group|circle|fund|project|pot|campaign|savings group|association
bonus | incentive | part | amount!, granted on:date!, reason:string | employee|agent|driver|worker|player|sales rep|customer
renewal | extension | event | renewed on:date!, valid until:date! | membership|contract|subscription|license|policy|permit|certificate|lease|loan
segment | audience, target group | kind | name!^, description |
strain | breed line, genetic line | kind | name!^, description |
cohort | intake, year group | org | name!, starts on:date, ends on:date | program
peer | | person | first name!, last name!, email |
apprentice | intern, trainee | person | first name!, last name!, email, phone, started on:date | mentor=employee|trainer
assistant | aide | person | first name!, last name!, email, phone |
official | civil servant, public officer | person | first name!, last name!, email, job title | department
delegate | representative of group | person | first name!, last name!, email |
contributor | | person | name!, email |
champion | | person | first name!, last name! |
listener | | person | first name!, last name!, email |
viewer | | person | first name!, last name!, email |
dancer | | person | first name!, last name!, email, phone |
composer | songwriter | person | name!, born on:date, country |
hunter | | person | first name!, last name!, license number^ |
miner | | person | first name!, last name!, phone |
tailor | seamstress, dressmaker | person | first name!, last name!, phone |
dealer | reseller | org | name!, email, phone, address |
treasurer | | person | first name!, last name!, email |
inventor | | person | first name!, last name!, country |
victim | injured person | person | first name!, last name!, phone |
investigator | detective | person | first name!, last name!, email, phone |
till | cash register, cash desk, point of sale | item | number!^, name | store, branch
cash count | till count | event | counted at!, amount!, difference:money | till|cash register|bar|shift|store|safe, employee|cashier
postmortem | incident review | doc | title!, summary:text, root cause:text, published on:date | incident!
usage log | usage record, usage entry | part | used at!, minutes:integer, amount:money | machine|equipment|device|vehicle|room|instrument|tool|resource, member|user|customer|employee
handover | hand over | event | handed over at!, notes | employee|nurse|tenant|customer|worker, item|shift|vehicle|apartment|property|ward|key|device
appliance | household appliance, white goods | item | name!, brand, model, serial number^, purchased on:date | owner=customer|household
washer | washing machine | item | number!^, model, capacity kg:decimal, status(free/in_use/out_of_order) | location
dryer | tumble dryer | item | number!^, model, status(free/in_use/out_of_order) | location
engine | motor | item | serial number^, model, power kw:decimal | vehicle
battery | accumulator | item | serial number^, capacity:decimal, charge level:integer | device, vehicle
camera | | item | name!, model, serial number^ | location
robot | | item | name!, model, serial number^, status(idle/working/out_of_order) |
pump | | item | name!, model, flow rate:decimal | location
pipe | pipe section | item | material, diameter:decimal, length:decimal, laid on:date |
elevator | lift, escalator | item | number!^, manufacturer, capacity kg:integer, installed on:date | building
extinguisher | fire extinguisher | item | number!^, type, expires on:date | location, building
cabinet | cupboard, drawer | item | number!^, location |
lock | smart lock | item | number!^, model, status(locked/unlocked) | door
bench | | place | number!^, location |
bay | loading bay, bay of dock | place | number!^, status(free/occupied) | warehouse
compartment | | place | number!^, size | cabinet
pier | jetty, quay, mooring place | place | name!, length:decimal | harbor|port
pond | basin | place | name!, area:decimal, depth:decimal |
paddock | pasture, meadow | place | name!, area hectares:decimal | farm
quarry | | place | name!, address |
excavation | dig | event | name!, started on:date, ended on:date | site
monument | statue, memorial | item | name!, description, built in:integer, location |
island | | place | name!, area:decimal |
tower | mast, pylon | place | name!, height:decimal, latitude, longitude |
bridge | | place | name!, built in:integer, length:decimal |
fossil | | item | name!, age:string, found on:date | species, site
fish | | item | name!, size, weight | species, tank
insect | | item | name!, notes | species
whale | | item | name!, notes | species
pest | parasite | kind | name!^, description |
infection | illness, disease | kind | name!^, description |
biopsy | tissue sample | event | taken on:date!, result:text | patient!
quarantine | isolation | event | starts on:date!, ends on:date, reason | animal|patient|pet|plant|fish|batch
immunisation | immunization, jab | event | given on:date!, vaccine name!, next due on:date | patient, child
demonstration | demo | event | held at!, notes | product, customer
parade | procession | event | name!, held on:date!, route:text |
innings | | part | number:integer!, runs:integer | match, team
opponent | | org | name! |
circuit | race track | place | name!, length km:decimal, country |
troop | pack of scouts, patrol | org | name! |
tribe | clan, guild | org | name!, description |
network | | org | name!, description |
commission | | part | amount!, earned on:date! | agent|artist|sales rep|broker|seller|partner|employee, sale|deal|order|ad|booking|policy|contract|listing
sanction | | event | imposed on:date!, reason:text! | member|player|employee|student|club|user
offence | offense, crime | event | committed on:date!, description! | suspect
letter | mail item, piece of mail | doc | subject!, body, sent on:date | case|claim|client|application|customer, sender=person|user|employee, recipient=person|user
leaflet | flyer, brochure, poster | item | title!, printed on:date, quantity |
essay | | doc | title!, body, submitted on:date | student
press release | press clipping | doc | title!, body, published on:date |
guideline | instruction, work instruction | doc | title!, body, version number |
logbook | log book | doc | name!, opened on:date | vehicle|boat|pilot|aircraft|driver|machine
drawing | sketch, blueprint, technical drawing | doc | title!, number, file url, revision | project|product|part|building|customer|patent|order
scan | | doc | file name!, scanned at, resolution | document|parcel|ticket|patient|item|package
recording | sound recording, tape | item | title!, recorded on:date, duration minutes, file url |
annotation | markup | part | body:text!, noted at | author=user, document
prediction | forecast, tip on result | part | value!, made at! | user, match
safety check | | event | checked at!, passed:boolean, notes | equipment|machine|ride|vehicle|site|room|tool|building, employee|inspector|technician
`;
