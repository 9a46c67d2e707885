/** Format: see `archetypes.ts`. */
export const GOVERNMENT = `
# land registry | land registry, land register, cadastre, cadastral, parcels of land, title deeds, land titles | parcel of land, landowner, ownership
parcel of land | land parcel, cadastral parcel, plot of land, lot of land | place | parcel number!^, area, land use, zone | municipality|city
landowner | land owner, proprietor, property owner | person | first name!, last name!, birth date, address |
ownership | ownership share, title of ownership, property title, land title | part | share percent:decimal!, from:date, until:date | parcel of land|parcel|property|horse|boat|asset!, landowner|owner|person!
mortgage | lien, land charge | part | amount!, interest rate:decimal, registered on:date, cancelled on:date | parcel of land|parcel|property!, bank
easement | right of way, servitude | item | type!, text:text, registered on:date | parcel of land*
deed | title deed, notarial deed | doc | deed number!^, signed on:date!, type, fee | notary, clerk, parcel of land|parcel|property
survey of land | land survey, boundary survey | event | surveyed on:date!, result:text | parcel of land|parcel!, surveyor
surveyor | land surveyor | person | first name!, last name!, license number^, phone |
# civil registry | civil registry, civil status, registry office, births, marriages, deaths, vital records, population register | person, birth record, marriage record, death record
marriage record | marriage entry, marriage certificate, wedding record | event | married on:date!, place, entry number | first spouse=person|spouse!, second spouse=person|spouse!, registrar|clerk|priest
death record | death certificate, death entry | event | died on:date!, place, cause | person|deceased!, registrar
registrar | registry clerk, registry officer | person | first name!, last name!, email |
clerk | office clerk, desk clerk, case worker, caseworker | person | first name!, last name!, email^, phone | office|department
identity card | id card, national id | doc | number!^, issued on:date!, expires on:date! | person|citizen!
address registration | residence registration, change of address | event | moved in on:date!, moved out on:date | person|citizen!, address
certificate request | extract request, certificate order | event | requested on:date!, status(new/approved/issued/rejected), fee | person|citizen|applicant, clerk
household | family household, home household | org | name!, address, members:integer | village|district
# tax and public fees | tax office, tax collection, taxpayers, taxes, fees and charges, dog tax, revenue office | taxpayer, tax assessment, payment
taxpayer | tax payer | person | name!, tax number!^, address, type(person/company) |
tax assessment | tax bill, tax notice, assessment notice | event | year:integer!, amount!, due on:date!, status(issued/paid/appealed) | taxpayer|household|resident|company!
tax audit | tax inspection | event | started on:date!, findings:text, closed on:date | taxpayer|company!, auditor|inspector
objection | protest note, formal objection | event | filed on:date!, reason:text!, status(open/accepted/rejected) | tax assessment|bill|decision|invoice, resident|citizen|taxpayer|applicant, decided by=clerk|official
fee bill | charges bill | event | number^, issued on:date!, due on:date, total amount! | household|resident|owner|member!
fee position | bill position, billing position | part | description!, quantity:decimal, amount! | fee bill|bill!
# vehicle and driver registration | vehicle registration, number plates, driving licences, driver licensing, vehicle inspection office, roadworthiness | vehicle, owner, registration
vehicle registration | car registration, plate registration | event | registered on:date!, plate number!^, valid until:date | vehicle|car!, owner|person!
number plate | license plate, registration plate | item | number!^, status(free/assigned/withdrawn) | vehicle|car
driving license | driver's license, driving licence, driver license | doc | number!^, class!, issued on:date!, expires on:date | person|driver!
roadworthiness test | technical inspection of vehicle, vehicle test, periodic inspection | event | tested on:date!, result(passed/minor_defects/failed)!, mileage | vehicle|car!, inspector|station
# business registers and licensing | business register, trade register, company register, business license, trade licence, liquor license, licensing office | company, business license, inspection
business license | trade license, operating license, liquor license, vendor permit | doc | number!^, type!, issued on:date, expires on:date, status(active/suspended/expired) | company|business|applicant|restaurant!
shareholder | stockholder, share holder, partner of company | person | name!, email, address |
shareholding | share allotment, equity stake | part | number of shares:integer!, acquired on:date | shareholder|investor|member!, company!
company director | board director, managing director | person | first name!, last name!, appointed on:date | company
annual report filing | company filing | doc | year:integer!, filed on:date! | company!
restaurant inspection | hygiene inspection, health inspection, food inspection | event | inspected on:date!, score:integer, result(passed/conditional/failed) | restaurant|business|company|kitchen!, inspector
# social services and benefits | social services, benefits, welfare, social workers, unemployment, pension office, child protection, housing benefit | client, case, social worker, benefit payment
social worker | case manager, youth worker | person | first name!, last name!, email^, phone | team
benefit claim | benefit application, welfare application | event | filed on:date!, type!, status(filed/under_review/granted/rejected) | client|person|citizen|household!, social worker|clerk
benefit payment | welfare payment, allowance payment, pension payment | part | amount!, paid on:date!, month | benefit claim|benefit, client|person|citizen
home visit | house call, family visit | event | visited at!, notes:text | client|family|household|patient!, social worker|nurse|midwife
case note | case entry, file note | part | written at!, text!:text | case|client|matter!, social worker|case worker|lawyer
court order | protection order, custody order | doc | issued on:date!, text:text, valid until:date | case|child
foster family | foster home, foster parents, foster carer | org | name!, address, phone, capacity:integer | city
foster care placement | placement, care placement, host placement | event | starts on:date!, ends on:date, status(proposed/accepted/active/ended/cancelled) | child|animal|cat|dog|guest|student|refugee!, foster family|host family|host|room|foster home|company
# housing office and social housing | social housing, housing office, housing association, waiting list for flats, council housing | applicant, dwelling, allocation
dwelling | social flat, council flat, housing unit | item | number!, address, rooms:integer, area, rent | building
housing application | flat application | event | applied on:date!, household size:integer, priority points:integer, status(waiting/offered/housed/withdrawn) | applicant|household!
housing allocation | flat allocation, dwelling offer | event | offered on:date!, accepted:boolean | housing application|applicant!, dwelling!
# parliament and council meetings | council meetings, city council, parliament, councillors, minutes, motions, agenda, bills and laws | councillor, meeting, motion, vote
motion | bill of parliament, draft law, proposal of council, amendment | item | number^, title!, text:text, status(submitted/debated/adopted/rejected) | proposer=councillor|member, committee, meeting
council vote | roll call vote, ballot vote | part | choice(yes/no/abstain)! | motion|resolution|agenda item!, councillor|member!
minutes | meeting minutes, protocol of meeting | doc | text:text!, approved on:date | meeting|session!, author=member|secretary
parliamentary question | written question | doc | asked on:date!, text:text!, answer:text, answered on:date | councillor|member
mayor | deputy mayor, alderman | person | first name!, last name!, elected on:date | city|party
secretary | parish secretary, office secretary | person | first name!, last name!, email |
# public procurement and grants | public procurement, tenders, grant programme, subsidies, funding agency, calls for proposals | tender, bidder, bid
bid submission | tender bid, tender offer | event | submitted at!, price!, score:decimal, status(submitted/evaluated/awarded/rejected) | tender!, bidder|supplier|company!
funding call | call for proposals, grant programme, grant program | item | title!, opens on:date, closes on:date!, budget | agency|foundation
subsidy | state aid, public grant | event | amount!, granted on:date!, purpose | applicant|company|organization|farmer!, funding call
grant report | progress report, interim report | doc | due on:date!, submitted on:date, status(due/submitted/accepted) | grant|project|subsidy!
evaluation score | criterion score, evaluation entry | part | score:decimal!, comment:text | bid submission|application|proposal|entry!, criterion, evaluator=evaluator|reviewer|judge|juror|committee member
criterion | evaluation criterion, scoring criterion, judging criterion | kind | name!, weight:decimal | tender|contest|competition|funding call
evaluator | assessor, grader, examiner | person | first name!, last name!, email^ |
evaluation | assessment, expert review | event | submitted at!, grade:decimal, comments:text | evaluator|reviewer|examiner|expert, proposal|thesis|application|student|project
committee member | jury member, juror, panel member | person | first name!, last name!, email^ | committee|jury
jury | judging panel, selection committee | org | name!, description | contest|festival|competition
# public works and road maintenance | public works, road maintenance, potholes, street lights, snow removal, winter service, bridges inspection, sewer | road, defect, crew, work order
road | road segment, street section | place | name!, length:decimal, surface, category | district
defect | pothole, road damage, flaw, deficiency, fault found | part | description!, severity(minor/major/critical), found on:date, deadline:date, status(open/fixed) | inspection|inspection round|visit|product|work piece|asset|road|building|bridge|vehicle, inspector
winter service run | plow run, gritting run, salting run | event | started at!, ended at, salt kg:decimal | truck|vehicle|plow, driver, road|route
bridge inspection | structural inspection, condition inspection | event | inspected on:date!, rating:integer, findings:text | bridge|structure|dam|tunnel!, inspector|engineer
traffic light | traffic signal, road sign, street sign | item | code!^, location, status(ok/defect) | road|street|junction
roadwork | road closure, street works | event | starts on:date!, ends on:date!, reason | road|street!, contractor
manhole | sewer shaft, sewer section, culvert | item | code!^, depth:decimal, built:integer | street|road
# heritage, archives and records office | heritage, listed buildings, monuments register, records office, public archive, archival, lighthouses | building, archive record, inspection
listed building | heritage building, historic building | place | name!, address, year built:integer, protection level | city
archival unit | archive record, archive file, archival document | doc | reference code!^, title!, from year:integer, to year:integer, description:text | collection|fonds, archive box|box
fonds | archive collection, archival collection | item | name!^, description, acquired on:date |
reading room visit | archive visit, reading room reservation | event | visited on:date!, purpose | visitor|reader|researcher|user!, archival unit*
digitization order | scan order, copy request | event | ordered on:date!, pages:integer, price, status(ordered/done/delivered) | reader|user|customer!, archival unit|document
lighthouse | beacon, light station | place | name!, height:decimal, year built:integer, latitude, longitude |
`;
