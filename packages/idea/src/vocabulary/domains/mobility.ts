/** Format: see `archetypes.ts`. */
export const MOBILITY = `
# railway | railway, railroad, trains, rolling stock, train depot, locomotives, freight trains, tram, metro, subway | train, locomotive, station, train run
locomotive | railcar, engine of train, multiple unit | item | number!^, type, built:integer, status(in_service/maintenance/retired) | depot
wagon | rail wagon, freight wagon, coach of train, carriage | item | number!^, type, load limit:decimal | train|depot
train run | train service, train journey, rail journey | event | number!, departs at!, arrives at, status(scheduled/running/arrived/cancelled), delay minutes:integer | line|route, locomotive|train, driver
railway line | tram line, metro line, rail route, bus line, transit line | item | number!^, name, color | operator
track section | rail section, railway track | item | code!^, length:decimal, max speed:integer | from=station, to=station
signal | rail signal, railway switch | item | code!^, type, status(ok/defect) | track section|station
train driver | train conductor, engine driver, bus driver, tram driver | person | first name!, last name!, license number, phone | depot
possession | track closure, line closure | event | starts at!, ends at!, reason | track section|line!
timetable entry | scheduled stop, stop time, timetable stop, calling point | part | arrives at:time, departs at:time, position:integer! | train run|trip|route|line|train!, station|stop!
# public transport and school bus | bus company, public transport, school bus, bus routes, bus stops, shuttle, commuters, transit, minibus | bus, route, stop, driver
bus stop | tram stop, transit stop, shuttle stop, pickup stop | place | name!, code^, latitude, longitude |
bus trip | shuttle trip, bus run, school run, transit trip | event | departs at!, arrives at, status(scheduled/running/done/cancelled) | route|line|bus route!, bus|vehicle, driver
bus route | shuttle route, school bus route | item | number!^, name | stop*
pupil transport | school bus registration, bus registration | part | direction(to_school/home), days | pupil|student|child!, bus stop|stop, route|bus
boarding record | boarding, tap in, bus check in, boarding event | event | boarded at!, left at | child|pupil|student|passenger|card!, bus|trip|bus trip, stop
travel card | transit card, season ticket, day pass, ski pass, lift pass | item | number!^, valid from:date!, valid until:date!, price | passenger|customer|skier|student|visitor
ticket inspection | fare check, fare inspection | event | inspected at!, result(valid/invalid), fine amount:money | passenger, line|bus|train, inspector
fare | fare zone price, ticket fare | kind | name!, price! | from=zone|stop|station, to=zone|stop|station
# aviation maintenance and airports | airport, airport ground, runway, aircraft maintenance, hangar, flight school, airfield, aviation, air traffic, gliders | aircraft, flight, pilot, hangar
hangar | aircraft stand, apron position | place | name!^, capacity:integer | airport|airfield
airfield | airstrip, aerodrome, heliport, landing strip | place | name!, icao code^, runway length:integer |
runway | taxiway | place | name!, length:integer, surface | airport|airfield!
flight slot | departure slot, takeoff slot, landing slot | schedule | starts at!, type(takeoff/landing) | airport|runway!, airline|flight
ground handling | turnaround, handling order, ground service | event | starts at!, ends at, type(baggage/catering/fueling/cleaning) | flight!, handling agent|team
maintenance check | aircraft check, scheduled maintenance, maintenance event, service job | event | performed on:date!, type, flight hours:decimal, description | aircraft|vehicle|machine|locomotive|boat|glider|turbine!, mechanic|technician
aircraft component | aircraft part, rotable part | item | part number!, serial number!^, hours since overhaul:decimal | aircraft
flight lesson | flying lesson, training flight | event | starts at!, duration minutes:integer, topic, notes | student|pupil|student pilot!, flight instructor|instructor!, aircraft
flight instructor | check pilot | person | first name!, last name!, license number^, phone |
student pilot | trainee pilot | person | first name!, last name!, medical valid until:date |
glider | sailplane, balloon, paraglider, ultralight | item | registration!^, model, seats:integer | club|owner
balloon ride | balloon flight, tandem flight, scenic flight, tandem jump | event | starts at!, duration minutes:integer, price, weather, status(planned/flown/cancelled) | pilot, balloon|glider|aircraft, passenger*
airport gate | boarding gate | place | number!^, terminal | airport
flight crew assignment | crew pairing, crew assignment | part | role(captain/first_officer/cabin) | flight!, pilot|crew member!
# drones | drone, drones, drone pilots, uav, aerial survey, drone flights | pilot, drone, drone flight, battery
drone flight | uav flight, aerial survey flight | event | took off at!, landed at, location, purpose, distance:decimal | pilot|drone pilot!, drone!, battery
drone pilot | uav operator, remote pilot | person | first name!, last name!, license number^, license expires on:date |
no fly zone | restricted airspace, airspace zone | place | name!, polygon:text, max height:integer |
aerial image | aerial photo, drone image | doc | taken at!, file url!, latitude, longitude | drone flight|flight!
# shipping, ports and inland waterways | shipping line, container terminal, port authority, cargo ships, barges, canal, lock keeper, dockyard, freight vessels, pilots of harbor | ship, port, voyage, container
ship | cargo ship, barge, freighter, tanker, vessel | item | name!, imo number^, flag, gross tonnage:integer, length:decimal | company|shipping line|owner
shipping line | ship owner, shipping company | org | name!, country |
terminal | container terminal, cargo terminal, ferry terminal | place | name!, code | port|airport
quay | wharf, jetty, dock berth, mooring | place | number!^, length:decimal, depth:decimal | port|harbor|marina|terminal
berthing | berth booking, port stay, docking, mooring booking | event | arrives at!, departs at, fee | ship|boat|vessel|yacht!, berth|quay|mooring!
mooring contract | berth contract, berth rental | doc | starts on:date!, ends on:date!, yearly fee:money!, status(active/ended) | boat!, berth|mooring|quay!, owner|customer
container move | crane move, container handling | event | moved at!, from position, to position | container!, crane
cargo | cargo item, freight item, load of cargo | item | description!, weight:decimal!, volume:decimal, dangerous:boolean | shipment|voyage|container|order
cargo manifest | ship manifest | doc | number^, issued on:date! | voyage|ship!
sailor | seaman, deckhand, crewman, mariner | person | first name!, last name!, rank, nationality, phone | ship
captain | skipper, ship captain | person | first name!, last name!, license number^, phone |
sea service | sign on, crew contract | event | signed on:date!, signed off:date, position | sailor|crew member|seafarer!, ship|vessel!
canal lock | sluice, waterway lock | place | name!, length:decimal, rise:decimal | canal
lock passage | lock transit, sluice passage | event | passed at!, direction(upstream/downstream), fee | ship|boat|vessel!, canal lock|lock!
crane | harbor crane, mobile crane, tower crane | item | number!^, max load:decimal, status(available/in_use/maintenance) | terminal|construction site|site
# ferries and passenger boats | ferry, ferries, ferry crews, cruise, boat trips, water taxi, sailings | ferry, sailing, route, passenger
ferry | passenger boat, cruise ship, water taxi | item | name!^, capacity:integer, car capacity:integer | operator
sailing | ferry crossing, ferry departure, crossing, boat departure | event | departs at!, arrives at, status(scheduled/boarding/departed/cancelled) | route|ferry route|line!, ferry|ship|vessel|boat
cabin | ship cabin, cabin of ship | place | number!^, type(inside/outside/suite), beds:integer, price | ship|ferry|campsite
cruise | sea voyage, river cruise | event | name!, starts on:date!, ends on:date!, price | ship, destination*
ferry booking | sailing booking, cruise booking | event | booked at!, number of passengers:integer, total price, status(booked/paid/cancelled) | sailing|cruise!, passenger|customer!, vehicle
ferry passenger | booked passenger, fellow passenger | person | first name!, last name!, birth date | ferry booking|booking
# customs, freight forwarding and cold chain | customs broker, freight forwarder, freight forwarding, import export, cold chain, refrigerated transport, dangerous goods, haulage company | shipper, shipment, carrier, declaration
shipper | consignee, freight customer | org | name!, address, phone, email |
freight quote | transport quote, rate quote, freight request | event | requested on:date!, price, valid until:date, status(requested/offered/accepted/declined) | shipper|customer!, shipment, carrier
freight offer | carrier offer, transport offer | event | price!, offered on:date!, valid until:date, status(open/accepted/rejected) | carrier!, freight quote|quote|shipment|freight order
transport order | transport request, freight job, haulage order | event | number^, pickup address!, delivery address!, weight:decimal, price, status(new/assigned/under_way/delivered/cancelled) | customer|client|shipper!, driver, truck|vehicle
customs item | declaration item, tariff item | part | hs code!, description!, value:money!, quantity:decimal | customs declaration|declaration!
temperature reading | temperature record, cold chain reading | part | measured at!, temperature! | truck|fridge|freezer|container|shipment|sensor|room|tank|greenhouse
package | packed box, piece of freight, carton | part | number, weight:decimal, length:decimal, width:decimal, height:decimal | shipment|order|delivery|move|transport order
truck | lorry, van, delivery van, semi truck, camion | item | plate number!^, model, max load:decimal, status(available/on_tour/maintenance) | depot|company
trailer | semi trailer, cargo trailer | item | plate number!^, type, max load:decimal | truck
delivery stop | tour stop, drop stop, route stop | part | position:integer!, planned at, arrived at, status(open/delivered/failed) | tour|route|delivery tour|trip!, customer|address|order|parcel
delivery tour | delivery round, delivery run, delivery route, driving tour | event | date!, started at, ended at, status(planned/under_way/done) | driver, truck|vehicle|van
driving time | tachograph record, rest period, driver hours | part | date!, driving minutes:integer!, rest minutes:integer | driver!, truck|vehicle
fueling | refueling, fuel fill, fuel record, fuel entry, fuel purchase | event | filled at!, liters:decimal!, price, mileage:integer | vehicle|truck|bus|aircraft|boat|car|van!, driver
mileage log | odometer reading, kilometer entry, mileage entry of vehicle | part | recorded on:date!, kilometers:integer! | vehicle|truck|car|van!, driver
# parcel lockers, couriers and removals | parcel lockers, bike couriers, removals company, moving companies, moving boxes, last mile, postal, post office, mail | parcel, courier, locker compartment, delivery
locker compartment | parcel box, locker box | place | number!, size(small/medium/large), status(free/occupied/broken) | locker|parcel locker!
parcel locker | locker station, pickup station | place | code!^, address, latitude, longitude |
parcel event | delivery scan, scan event, tracking scan | part | scanned at!, location, status! | parcel|package|shipment!
delivery attempt | failed delivery | event | attempted at!, result(delivered/nobody_home/refused), notes | parcel|delivery|order!, courier|driver
move | house move, relocation, removal job, removal | event | from address!, to address!, moves on:date!, volume:decimal, status(quoted/booked/done) | customer!, truck|van, crew
mover | removal man, packer | person | first name!, last name!, phone |
inventory list | moving inventory, household inventory list | doc | created on:date! | move|moving job|job!
moving box | packing box, removal box | item | number!, contents, room, fragile:boolean | move|customer|inventory list
post office | postal branch | place | name!, address, postal code |
mail piece | letter item, registered letter, postal item | item | tracking number^, sent on:date!, weight:decimal, type(letter/parcel/registered) | sender=customer|person, recipient=customer|person|resident
# shared mobility | bike sharing, bike share, scooter sharing, e-scooters, car sharing, shared bikes, shared cars, cargo bikes | bike, dock, rider, ride
scooter | e-scooter, electric scooter, shared scooter | item | code!^, battery level:integer, status(available/in_use/maintenance), latitude, longitude | zone
rider | cyclist, bike user | person | first name!, last name!, email^, phone |
shared ride | bike ride, scooter ride, bike trip, bike rental | event | started at!, ended at, distance:decimal, cost:money | rider|user|customer|member!, bike|scooter|car!, start=dock|docking station|station, end=dock|docking station|station
docking station | bike station, bike dock, docking point | place | name!, latitude, longitude, capacity:integer | city|zone
battery swap | battery change, battery exchange | event | swapped at!, old level:integer | scooter|bike|vehicle!, agent|technician|employee
geofence | parking zone, operation zone, service area | place | name!, polygon:text, max speed:integer | city
field task | ops task, rebalance task | event | type(swap/rebalance/retrieve/repair)!, status(open/assigned/done), due at | scooter|bike|vehicle|asset|meter|site!, agent|field agent|technician
# towing, car wash, tires and parking | towing, roadside assistance, car wash, tire storage, valet parking, impound lot, breakdown service | vehicle, customer, tow job
tow job | towing job, breakdown job, roadside call, recovery job | event | requested at!, location!, cause, status(requested/dispatched/done), price | customer, vehicle|car, tow truck|truck, driver
wash order | car wash order, wash visit | event | started at!, program, price! | car|vehicle|customer, wash bay
tire set | stored tires, set of tires, wheel set | item | number!^, size!, tread depth:decimal, season(summer/winter), storage position | customer|vehicle!
impounded vehicle | towed car, impound | event | impounded at!, reason, released at, fee | vehicle!, officer
valet ticket | parking claim, valet parking | event | number!^, parked at!, returned at, spot | vehicle|customer|guest
# cable cars and ski resorts | ski resort, ski rental, ski lift, ski slopes, cable car, gondola, snowboard, ski school | lift, slope, ski rental, skier
lift | ski lift, chair lift, cable car, gondola | item | name!, capacity per hour:integer, status(open/closed/maintenance) | resort
slope | ski slope, piste, ski run | place | name!, difficulty(blue/red/black), length:decimal, status(open/closed) | resort
ski | pair of skis, skis, snowboard, ski boot, rental ski | item | code!^, brand, length:integer, size, status(available/rented/service) | 
ski rental | snowboard rental, gear rental, equipment hire | event | starts on:date!, ends on:date!, price, deposit, returned at | customer|skier|guest|member!, ski|equipment|gear|boot
skier | snowboarder | person | first name!, last name!, height:integer, weight:integer, level(beginner/intermediate/expert) |
ski lesson | snowboard lesson, ski class | event | starts at!, duration minutes:integer, level | ski instructor|instructor!, skier*
ski instructor | ski teacher, surf instructor | person | first name!, last name!, phone, level |
lift passage | lift entry, gate scan | event | passed at! | ski pass|travel card|card|ticket!, lift|gate!
avalanche report | slope report, snow report | doc | issued on:date!, danger level:integer!, snow depth:integer | slope|region|resort
`;
