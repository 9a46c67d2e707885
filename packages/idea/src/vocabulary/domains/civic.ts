/** Format: see `archetypes.ts`. */
export const CIVIC = `
# parishes and congregations | parish, diocese, congregation, church registers, mosque, temple, synagogue, priests, sacraments, monastery, mass intentions, confirmations | parish, priest, baptism, member
parish | congregation, mosque, temple, synagogue, church community | org | name!, patron saint, address, phone | diocese
diocese | deanery, bishopric | org | name!^, bishop |
altar server | acolyte, altar boy | person | first name!, last name!, birth date:date, phone | parish
priest | pastor, imam, rabbi, minister, vicar, curate, monk | person | first name!, last name!, ordained on:date, phone | parish
parish appointment | clergy appointment, posting of priest | event | role(parish_priest/curate/administrator)!, from date!, to date | priest!, parish!
confirmation | first communion, bar mitzvah, ordination | event | held on:date!, place | person|member!, priest|celebrant, parish
mass intention | prayer intention, mass offering | event | date!, intention!, donation amount:money | parishioner|person|donor, priest
parishioner | church member, congregant, believer | person | first name!, last name!, birth date, phone, address | parish|family
godparent | sponsor of baptism, best man, marriage witness | person | first name!, last name! | baptism|marriage|confirmation
service plan | worship plan, order of service, liturgy plan | schedule | date!, starts at:time, theme | church|parish, preacher=priest|pastor
parish statistic | membership statistic | part | year:integer!, name, value:decimal! | parish|club|region|site!
collection of money | offertory, sunday collection | event | date!, amount! | parish|church
# tool libraries and sharing in the neighbourhood | tool library, library of things, sharing in the street, neighbourhood sharing, repair cafe, time bank, time banking, freecycle, swap party, seed library, toy library | member, item, loan, reservation
shared item | thing to share, lending item, library item, lendable item, item to lend | item | name!, description, condition, deposit, photo url, status(available/lent/broken) | owner=neighbor|member|user, category
item reservation | item booking, thing reservation | event | starts on:date!, ends on:date!, status(requested/confirmed/collected/returned) | shared item|item|tool!, member|neighbor|user!
repair visit | repair cafe visit, repair attempt | event | date!, object!, problem:text, outcome(fixed/not_fixed/advice) | visitor|guest|member, repairer|volunteer
repairer | fixer, repair volunteer | person | first name!, last name!, skills:text, phone |
time transaction | hour transaction, time credit, credit transfer | event | hours:decimal!, performed on:date!, description | giver=member|user|neighbor!, receiver=member|user|neighbor!, service offer|offer
service offer | skill offer, help offering, offered service, offer of help | item | title!, description, status(open/closed) | member|neighbor|user|volunteer!, category
help request | request for help, favor request, errand request, assistance request | event | title!, description, needed on:date, status(open/taken/done/cancelled) | requester=neighbor|member|user|resident|citizen|person|senior!, helper=volunteer|neighbor|member|helper|user
thank you note | thank-you note, gratitude note, kudos, shout-out | part | text!, written at | author=neighbor|user|member|person|employee, help request|request|help
points entry | point balance entry, karma point, points award, credit point | part | points:integer!, reason, earned at | member|user|neighbor|player|student|employee|child|kid!
seed packet | seed bag, seed donation | item | variety!, harvested in:integer, quantity:integer | species|plant|crop, donor=member|gardener
# allotments and community gardens | allotment, allotments, community garden, garden plots, garden association, urban gardening, plot holders, garden club | plot, gardener, lease, task
garden plot | allotment plot, allotment, garden lot, plot | place | number!^, area, yearly rent:money, status(free/leased) | garden|association|site
plot lease | allotment lease, plot rental, plot contract | event | starts on:date!, ends on:date, yearly fee:money | garden plot|plot!, gardener|member|tenant!
work day | working party, community work day, duty day | event | date!, starts at:time, task | association|garden|club
work duty | community hours, duty hours, volunteer hours, service hours | part | hours:decimal!, worked on:date! | member|gardener|volunteer|parent|student!, work day|event|project
water share | water bill share, shared cost, cost share, share of costs | part | amount!, paid:boolean | plot|apartment|member|household|flat|owner|roommate!, bill|expense|invoice
# refugees and hosting | refugees, refugee, host refugees, asylum, integration courses, hosting volunteers, migrants, newcomers, resettlement | guest, host, placement, volunteer
asylum seeker | newcomer, migrant | person | first name!, last name!, birth date, nationality, arrived on:date | shelter|camp|accommodation
accommodation | lodging, emergency housing, hosting place | place | address!, rooms:integer, beds:integer, type | host|owner
hosting offer | host offer, room offer | item | available from:date!, available until:date, beds:integer!, type(single/double/family) | host|volunteer!, room
integration course | orientation course, citizenship course | event | name!, starts on:date!, level | teacher|volunteer
mentoring match | tandem, buddy match, mentor pair, volunteer match, pairing of mentor | event | starts on:date!, ends on:date, status(proposed/active/ended) | mentor|volunteer|buddy!, mentee|refugee|newcomer|student|child|guest!
mentoring meeting | mentor meeting, tandem meeting, mentoring session | event | held on:date!, notes:text | mentorship|mentoring match|mentor!, mentee
# ngo projects and monitoring | ngo, humanitarian projects, development aid, monitoring and evaluation, beneficiaries, aid projects, indicators, logframe, field offices, microgrants, village projects | project, beneficiary, indicator, activity
beneficiary household | aid recipient, program beneficiary, project participant, service user | person | first name!, last name!, birth date, gender, phone | village|household|project
village | settlement, hamlet, neighborhood area | place | name!, population:integer, latitude, longitude | district|region
indicator | project indicator, kpi of project, performance indicator | item | name!, unit, baseline:decimal, target value:decimal | project|goal|program
indicator value | indicator measurement, reported value, progress value | part | period!, value:decimal!, reported on:date | indicator!, site|village|project
project activity | field activity of project, outreach activity, awareness session | event | title!, held on:date!, location, participants:integer | project!, employee|volunteer|staff
field visit | monitoring visit, supervision visit, outreach visit | event | visited on:date!, findings:text | project|village|site|school|household|farm!, employee|officer|volunteer|agent
donor report | funder report, narrative report | doc | period!, due on:date, submitted on:date | project|grant!, donor|funder
funder | grant maker, philanthropist, charity donor | org | name!, email, website |
relief cash transfer | cash transfer, cash grant, voucher of aid | event | amount!, paid on:date! | household|beneficiary|recipient!, project
water point | hand pump, borehole well, public tap | place | code!^, type, latitude, longitude, status(working/broken) | village
# unions, parties and campaigns | trade union, union members, shop stewards, political campaign, canvassing, voters, party members, petition campaign, activism, strikes, lobbying | member, workplace, campaign, event
shop steward | union representative, works council member, delegate of union | person | first name!, last name!, phone, email | workplace
workplace | work site, company site, plant site | place | name!, address, employees:integer | company|employer
union case | grievance, member case, labor dispute | event | opened on:date!, subject!, status(open/settled/court/closed) | member!, handled by=legal advisor|advisor|lawyer|secretary
legal advisor | union lawyer, consultant of members | person | first name!, last name!, email |
fee payment | dues, membership dues, member fee payment, subscription fee payment, club fee | part | amount!, paid on:date!, period | member|parent|owner|tenant|player|student|family!, paid by
canvass visit | door knock, doorstep visit, canvassing contact | event | visited at!, response(support/undecided/against/not_home), notes | canvasser|volunteer!, household|voter|address
supporter | activist, canvasser, campaign volunteer | person | first name!, last name!, email^, phone, postal code | district|group
strike | protest action, protest march, rally event | event | starts on:date!, ends on:date, demand | workplace|company|union
participatory proposal | citizen proposal, citizen idea, budget proposal of citizens, improvement proposal, suggestion, idea submission | item | title!, description:text, cost, status(submitted/feasible/voted/realized/rejected), submitted at | author=citizen|resident|employee|user|member|neighbor!, category
# scouts, youth and clubs | scout troop, scouts, youth club, youth center, club management, carnival club, shooting club, lodge, hobby club, brass club, members of club, girl guides | member, group, activity, badge
scout | cub, girl guide, ranger scout, kid of troop | person | first name!, last name!, birth date, joined on:date | patrol of scouts|troop|group, parent
scout leader | troop leader, den leader | person | first name!, last name!, phone | troop|group
badge award | earned badge, badge earned, merit badge award, achievement unlock, achievement earned | event | earned on:date! | scout|kid|member|user|player|student|child!, badge|achievement|merit badge!
club event | club evening, club meeting, club trip, outing | event | title!, starts at!, location, cost | club|group|troop
trip registration | trip sign up, outing registration, event sign up, activity registration, sign up, signup | event | registered at!, paid:boolean, status(registered/waiting/cancelled) | trip|outing|event|club event|activity|school trip|hike|tour|training event|camp!, member|kid|child|participant|student|parent|player|person!
club fund entry | cash book entry, petty cash entry, cashbook entry, club expense | event | booked on:date!, amount!, purpose!, type(income/expense) | club|troop|association|class, member
membership application | join request, member application, admission request to club | event | applied on:date!, status(applied/accepted/rejected) | applicant|person, club|association|group
office held | board position, committee role, function in club, honorary post | part | title!, from:date!, until:date | member|person!, club|association|committee|board
club key | club asset, club equipment, inventory of club | item | name!, quantity:integer, storage place | club
# lost property office | lost and found, lost property, found items, lost luggage | found item, ownership claim
found item | found object, lost property item, found property | item | description!, found on:date!, found at place, status(stored/claimed/disposed) | finder=finder|employee|user, storage location|category
lost report | loss notice, lost item report, missing item report | event | reported on:date!, description!, lost at place, contact phone | owner|passenger|guest|user|person|visitor
ownership claim | claim of item, found item claim, item claim | event | claimed at!, proof:text, status(pending/approved/rejected) | found item|item|lost item!, claimant|owner|person|passenger|user
finder | person who found, claimant | person | first name!, last name!, phone, email |
# animal rescue | animal rescue, stray cats, wildlife rescue, foster animals, hedgehogs, cat shelter, lost pets | animal, foster home, adoption
cat | stray cat, stray animal, rescued animal, wild animal | item | name!, breed, color, birth date, sex(male/female/unknown), neutered:boolean, status(in_care/adopted/released) | foster home|owner|shelter
adoption application | adoption request, adoption inquiry | event | applied on:date!, status(new/visited/approved/rejected) | animal|cat|dog|pet!, adopter|applicant|person!
vet bill | veterinary bill, vet invoice, animal expense | doc | issued on:date!, amount!, paid:boolean | cat|animal|dog|pet|horse!, vet|veterinarian
intake | animal intake, admission of animal, rescue case | event | received at!, found at place, condition, finder name | animal|cat|dog|hedgehog!, rescuer|volunteer
release of animal | wild release, return to wild | event | released on:date!, place! | animal!
# genealogy and local history | genealogy, family tree, ancestors, local history, oral history, village chronicle, family history, gravestones, historical photos | person, family, event, source
life event | family event, biographical event, vital event | event | type(birth/baptism/marriage/death/burial/other)!, occurred on:date, place, description | person|individual|ancestor!, source
historical source | genealogy source, archive source, source citation | doc | title!, author, year:integer, repository name | archive
oral history interview | interview recording, eyewitness interview, memory recording | event | recorded on:date!, duration minutes:integer, transcript:text | interviewee=interviewee|witness|person|narrator, interviewer
family relation | kinship, parent child relation, relationship of persons, family link | part | type(parent/spouse/sibling)! | person!, related person=person!
historical photo | archive photo | doc | title!, taken in:integer, file url!, place | donor|collection|person
interviewee | narrator, interview partner, contemporary witness | person | first name!, last name!, birth year:integer |
`;
