/** Format: see `archetypes.ts`. */
export const PUBLIC = `
# municipality | municipality, city council, citizens, local government, public services, town hall, permits | citizen, request, department
permit application | license application, permit request | event | application number!^, type, submitted on:date!, status(submitted/in_review/granted/refused) | citizen, applicant, department
citizen report | citizen complaint, pothole, defect report, damage report | event | description!, reported at!, latitude, longitude, status(reported/in_progress/fixed) | citizen|resident|user, street|category|location|district
councillor | council member, mayor, politician | person | first name!, last name!, party, email^ |
public notice | ordinance, bylaw | doc | title!, body!, published on:date | department
street | road, street segment | place | name!, length m:decimal | city
streetlight | street lamp, lamp post, traffic light | item | code!^, type, installed on:date, status(working/broken) | street
playground | park, public park, green area | place | name!, address, area m2:decimal |
tree | city tree, street tree | item | number!^, species, planted on:date, height m:decimal, latitude, longitude | park, street, garden
# elections and associations | election, voting, polls, party, petition, membership association, club members, union | election, candidate, voter, vote
election | referendum | event | title!, held on:date!, status(planned/open/closed) |
voter | elector | person | first name!, last name!, voter number^, birth date |
constituency | electoral district, polling district, precinct | place | name!, code^ |
polling station | polling place | place | name!, address | constituency
political party | party | org | name!^, abbreviation^, founded year:integer |
petition | | doc | title!, body!, goal signatures:integer, created on:date | creator=citizen|user|member, topic
signature | petition signature | part | name!, email, signed at! | petition|document|contract|deed|manifest, signer|citizen|user|person
membership fee payment | member fee, subscription fee, dues payment | part | amount!, period, paid at | member!
# waste and environment | waste, recycling, garbage, trash, refuse, environment, cleanup, litter | truck, route, bin
truck | lorry, garbage truck, van | item | plate number!^, model, capacity kg:decimal, status(available/on_route/maintenance) | depot
waste bin | trash bin, garbage can, container bin, recycling bin, bin, dumpster | item | code!^, type(glass/paper/organic/general), fill level:integer, latitude, longitude | stop, location
collection route | waste route, garbage route | item | name!, weekday | truck, driver
collection round | waste collection, bin emptying, emptying | event | collected at!, weight kg:decimal | bin, waste bin, truck, route
recycling center | recycling point, collection point | place | name!, address, opening times |
waste type | material type, material category, waste category | kind | name!^, description |
emission | emission record, carbon footprint, co2 entry | part | source!, co2 kg:decimal!, recorded on:date! | site|plant|vehicle|facility|company
sampling | water sample, soil sample, air sample | event | sampled at!, ph:decimal, notes, latitude, longitude | site|station|well|river|location, technician
# emergency services | fire department, firefighters, ambulance, police, rescue, emergency, dispatch center, disaster | incident, unit, responder
emergency call | 911 call, dispatch call, alarm call | event | received at!, caller name, caller phone, address, priority(low/medium/high) | dispatcher
dispatcher | call taker, operator of calls | person | first name!, last name!, badge number^ |
responder | firefighter, paramedic, police officer, officer, rescuer, lifeguard | person | first name!, last name!, badge number^, rank | station, unit
fire truck | fire engine, ambulance, patrol car, rescue vehicle | item | call sign!^, plate number^, status(available/deployed/maintenance) | station, fire station
fire station | police station, rescue station | place | name!, address, phone |
deployment order | dispatch, deployment of unit, rescue operation | event | dispatched at!, arrived at, finished at, notes | incident, fire truck, unit
hydrant | fire hydrant | item | code!^, latitude, longitude, last checked on:date | street
suspect | offender, prisoner, inmate, arrestee | person | first name!, last name!, birth date, notes | case
evidence | evidence item, exhibit item | item | description!, collected at!, storage place | case|crime|incident|investigation, officer|suspect|locker
shelter bed | emergency shelter, shelter place | place | name!, capacity:integer, address | shelter|person|guest|room
# nonprofit | nonprofit, ngo, charity, foundation, donations, volunteers, fundraising, volunteer management | volunteer, event, donor, donation
volunteer shift | shift signup, shift assignment of volunteer | part | signed up at, status(signed_up/confirmed/done/no_show) | volunteer!, shift!
coordinator | volunteer coordinator, organizer person | person | first name!, last name!, email^, phone |
fundraiser | fundraising event, charity event | event | name!, held on:date, goal amount:money | campaign
grant application | funding application | event | title!, amount!, submitted on:date, status(draft/submitted/awarded/rejected) | foundation, organization
foundation | charity, ngo, non profit organization | org | name!^, registration number^, website |
aid distribution | relief item, aid package | event | distributed on:date!, quantity:integer, notes | beneficiary|family|household|village|refugee, volunteer|item|project
refugee | asylum seeker, displaced person, homeless person | person | first name!, last name!, birth date, nationality, arrived on:date |
sponsorship | child sponsorship, sponsorship deal | event | amount!, starts on:date!, ends on:date | sponsor, child, team, event, animal
# religious community | church, parish, congregation, mosque, temple, synagogue, religious, ministry | member, service, group
church service | worship service, mass, sermon | event | title!, held at!, notes | priest=clergy member, church
church | parish, mosque, temple, synagogue, congregation | org | name!, address, phone |
clergy member | priest, pastor, imam, rabbi, minister | person | first name!, last name!, email^, phone | church
baptism | confirmation ceremony, marriage ceremony, sacrament | event | held on:date!, notes | person|child|member|priest|parish|church
offering | tithe, collection offering | event | amount!, received on:date! | member, church service
small group | ministry team, bible study group | org | name!, meets on, description | leader=member
prayer request | | event | body!, submitted at!, answered:boolean | member
# genealogy | genealogy, family tree, ancestors, family history, pedigree | person, marriage, document
marriage | union, partnership of persons, wedding record | event | wedding date, place, ended on:date | first spouse=person|member, second spouse=person|member, priest|parish|church
birth record | birth, death record, life event, vital record | event | type(birth/death/census)!, occurred on:date, place | person!
family tree | tree of family, lineage | item | name!, description | owner=user
ancestor | descendant | person | first name!, last name!, birth date, death date | 
# customs, immigration and identity | customs, visa, passport, immigration, border, embassy, identity | applicant, application, document
visa application | visa | event | type!, submitted on:date!, status(submitted/in_review/granted/refused) | applicant, country
passport | identity card, id card, identity document | doc | number!^, issued on:date!, expires on:date!, country | person, citizen, traveler
customs declaration | declaration form | doc | declaration number!^, declared on:date!, total value:money | company, shipment
embassy | consulate | org | name!, city, country |
border crossing | entry record | event | crossed at!, direction(entry/exit) | traveler, checkpoint
checkpoint | border post, control point | place | name!, latitude, longitude |
# court booking, community and neighborhood help | community center, tool library, toy library, sharing, lending club, borrow tools, neighbours help, time bank | item, member, loan
toy | plaything, doll | item | name!, age from:integer, description, condition, status(available/on_loan/damaged) | category
lending request | borrow request, item request | event | requested at!, from:date, until:date, status(requested/accepted/declined) | member, item
help offer | offer of help, help request, favor | event | title!, description, status(open/taken/done) | member, neighbor
skill exchange | hour exchange, time credit | event | hours:decimal!, exchanged on:date! | giver=member, receiver=member
lost item | found item, lost and found item | event | description!, found on:date, place, status(lost/found/returned) | finder=user, category
# missing persons, lost pets and animal shelter | animal shelter, shelter, adoption, rescue dogs, stray, dog shelter, cat shelter, kennel, rescue animals | animal, adopter, adoption
animal | shelter animal, stray animal, creature, zoo animal | item | name!, species, breed, birth date, gender, arrived on:date, status(available/reserved/adopted) | shelter, enclosure, owner
adoption | adoption application, pet adoption, adoption request | event | adopted on:date!, status(requested/approved/completed/rejected), fee:money | animal|pet|cat|dog|child|tree!, adopter|user|family|customer|person|member|parent
adopter | adoptive family, foster family, foster parent | person | first name!, last name!, email^, phone, address |
shelter | animal shelter, rescue center | place | name!, address, capacity:integer, phone |
foster placement | foster care, fostering, foster stay | event | starts on:date!, ends on:date | animal, adopter, volunteer, dog
kennel | cage, dog kennel, cattery | place | number!^, size, status(free/occupied) | shelter
dog | cat, puppy, kitten, hound | item | name!, breed, birth date, chip number^, gender, weight kg | owner|customer|client, shelter
dog walk | walk of dog, walking appointment | event | starts at!, duration minutes, notes | dog, walker=dog walker
dog walker | pet sitter, groomer, dog trainer, pet walker | person | first name!, last name!, phone, hourly rate |
grooming | grooming appointment, pet grooming | event | starts at!, price:money, notes | pet, dog, groomer=dog walker
`;
