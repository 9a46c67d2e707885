/** Format: see `archetypes.ts`. */
export const INDUSTRY = `
# fleet | fleet, vehicles, trucks, trucking, company cars, fuel, haulage | vehicle, driver, trip
fuel log | fuel record, fuel entry, refueling, fill up, fueling | event | filled at!, liters:decimal!, total cost:money!, odometer km:integer | vehicle|truck|car|bus|boat|aircraft|van|driver, driver|employee
fuel station | gas station, petrol station | place | name!, address, brand |
vehicle assignment | driver assignment | event | from:date!, until:date | vehicle!, driver!
vehicle type | vehicle class, vehicle category, car class | kind | name!^, description |
tire | tyre | item | serial number^, size, mounted on:date | vehicle
accident | crash, collision | event | occurred at!, description, damage cost:money | vehicle|car|truck|bus|driver|site|machine, driver|employee|worker
toll | road toll | part | amount!, charged at! | trip|vehicle|driver|route
# car rental | car rental, rental cars, car hire, vehicle rental, car sharing, bike rental, scooter rental, boat rental, equipment rental, tool rental, rent equipment | car, customer, rental
car | automobile, sedan, rental car | item | plate number!^, make!, model!, year:integer, daily rate:money!, status(available/rented/maintenance) | branch, category, owner
rental agreement car | rental contract of car | doc | number!^, signed at | rental!
damage | damage report, damage record | event | description!, reported at!, repair cost:money, status(open/repaired) | rental|booking|vehicle|item|car|job|apartment|property|tool|shipment|loan|bike|machine, customer|tenant|user|member|driver|employee
bike | bicycle, e bike, scooter, motorcycle, motorbike, skateboard | item | serial number!^, brand name, model, hourly rate, status(available/rented/repair) | station, branch, owner, customer
canoe | kayak, surfboard, paddle board, sailboat for rent, ski, snowboard, tent, sled | item | number!^, type, size, daily rate:money, status(available/rented/repair) | location
insurance option | extra, add on, rental extra | item | name!, daily price:money! | 
# ride hailing and taxi | taxi, ride hailing, ride sharing, carpool, carpooling, uber, cab | driver, passenger, ride, vehicle
ride | taxi ride, cab ride, carpool ride | event | requested at!, picked up at, dropped off at, pickup address, dropoff address, fare amount:money, status(requested/accepted/ongoing/completed/cancelled) | driver, passenger|rider|customer|user, vehicle|car|bike|scooter|horse
ride request | | event | requested at!, pickup address!, dropoff address!, seats:integer, status(open/matched/cancelled) | passenger, ride
ride offer | carpool offer | event | departs at!, seats available:integer!, price:money | driver
driver rating | | part | score:integer!, comment:text | driver!, passenger
# logistics and shipping | logistics, freight, shipping, courier service, parcels, cargo, delivery tracking, transport company, moving company | shipment, customer, driver, vehicle
parcel | package, packet, piece of freight | item | tracking number!^, weight kg, length cm:decimal, status(registered/in_transit/delivered/returned) | sender=customer, recipient=customer, shipment, delivery
container | shipping container, freight container | item | number!^, type, size ft:integer, weight kg | vessel, shipment
tracking event | shipment event, tracking update, scan event | part | status!, location, occurred at! | shipment|parcel|package|container|order!
freight order | transport order, load | event | order number!^, pickup at, deliver by:timestamp, weight kg, price:money, status(new/assigned/in_transit/delivered) | customer, driver, truck
bill of lading | waybill, cmr | doc | number!^, issued on:date! | shipment!
hub | sorting center, distribution center, depot hub, terminal | place | name!, code!^, address, city |
proof of delivery | delivery proof | doc | signed by, signed at!, photo url | delivery|shipment|order|parcel|stop, customer|driver
moving job | move, relocation, removal | event | moves on:date!, from address, to address, volume m3:decimal, price:money, status(requested/booked/done) | customer, truck
# ports, ships and fishing | harbor, harbour, marina, port, ships, boats, vessels, fishing, yacht, sailing, berths | boat, owner, berth
boat | vessel, ship, yacht, fishing boat, sailboat, fishing vessel, ferry boat | item | name!, registration number!^, length m:decimal, type | owner, harbor
berth | mooring, dock place, slip of marina | place | number!^, max length m:decimal, status(free/occupied/reserved) | harbor, marina
harbor | port, marina, harbour | place | name!, city, country |
landing | landing of catch, fish landing | event | landed at!, weight kg:decimal! | boat|vessel|fisherman|trip|voyage
catch | haul, fish catch | part | weight kg:decimal!, caught on:date | boat|fisherman|trip|landing|vessel|angler, species
quota | catch quota, fishing quota | part | year:integer!, limit kg:decimal! | species, boat
fisherman | fisher, angler, skipper, sailor | person | first name!, last name!, license number^, phone | boat
voyage | sailing trip, cruise, crossing | event | departed at!, arrived at, origin, destination | boat|ship|vessel|captain|route
port call | docking | event | arrived at!, departed at | boat, harbor, berth
# car repair | car repair, garage, mechanic, auto shop, workshop, motorcycles, repairs, body shop, tire shop, bike repair | customer, vehicle, work order, spare part
work order part | part usage, used part, work order item | part | quantity:integer!, unit price | work order!, spare part!
mechanic | car mechanic, bike mechanic | person | first name!, last name!, phone, hourly rate |
labor line | labor entry, labour line | part | description!, hours:decimal!, rate:money | work order!, mechanic
vehicle inspection | technical inspection, mot test, roadworthiness test | event | inspected on:date!, passed:boolean!, next due on:date, mileage | vehicle, car
loaner car | courtesy car, replacement car | item | plate number!^, model | 
# car dealership | car dealer, dealership, used cars, car sales, showroom | car, customer, sale
test drive | | event | scheduled at!, notes | car|vehicle!, customer|prospect|buyer!, sales rep|employee
trade in | part exchange | event | offered amount:money!, valued on:date | customer!, car|vehicle
car model | vehicle model, model of car | item | name!, make!, body type | manufacturer
car option | trim, equipment option | item | name!, price:money | car model
# manufacturing | manufacturing, factory, production, assembly line, bill of materials, mrp, plant, workshop orders, 3d printing | product, production order, machine, material
production order | manufacturing order, production job, job card, print job | event | order number!^, quantity:integer!, starts on:date, due on:date, status(planned/running/finished/cancelled) | product, machine, customer
bill of materials | bom, product structure | item | name!, version number | product!
bill of materials item | bom line, bom item, component line | part | quantity:decimal!, unit | bill of materials!, material, component=part
production line | assembly line, line of production | place | name!^, capacity per hour:integer | plant, factory
plant | factory, mill, production site, industrial plant | place | name!, address, city |
quality check | quality inspection, quality control, qc check | event | checked at!, result(passed/failed), notes | production order|batch|product|item|order|lot|delivery, inspector|employee|worker
work center | workstation of factory, work station | place | name!^, hourly cost:money | plant
downtime event | machine downtime, breakdown, stoppage | event | started at!, ended at, reason | machine|line|production line|work center|server
scrap | waste record, reject | part | quantity:integer!, reason | production order
mold | die, tooling | item | code!^, cavities:integer, cycles:integer | machine
printer 3d | 3d printer, cnc machine, laser cutter | item | name!, model, status(idle/printing/maintenance) | location
# agriculture | farm, agriculture, crops, farming, harvest, fields, farmers, orchard, cooperative, tractor | farm, field, crop, harvest
farm | ranch, farmstead, agricultural holding | place | name!, address, area hectares:decimal, phone, contact person | owner=farmer
farmer | grower, rancher, planter | person | first name!, last name!, phone, email |
field | plot, parcel of land, land plot, paddock | place | name!, area hectares:decimal, soil type, gps coordinates | farm
crop | crop variety, plant crop | item | name!^, variety, growing days:integer |
planting | sowing, crop plan, planting plan, seeding | event | planted on:date!, planned sowing date, expected yield t:decimal | field|crop|bed|plot|garden|greenhouse|seed|tree|plant
harvest | crop harvest, yield record | event | harvested on:date!, quantity kg:decimal!, quality grade | field|crop|plot|farm|garden|orchard|vineyard|parcel|bed|tree|hive|stock|cage|plant|forest, worker|farmer|picker|gardener|employee, buyer
field activity | farm activity, field work, field operation | event | type(ploughing/sowing/fertilizing/spraying/harvesting), performed on:date!, notes | field|plot|parcel, worker|employee|farmer|tractor
fertilizer | pesticide, agrochemical, spray product | item | name!, unit, price per unit:money |
irrigation | watering, irrigation event | event | started at!, duration minutes, volume liters:decimal | field, garden, plant, zone
seed | seed packet, seed lot | item | variety!, quantity:decimal, expires on:date | crop, plant, supplier
orchard | grove, olive grove | place | name!, area hectares:decimal, number of trees:integer | farm
silo | grain silo, grain store | place | name!^, capacity t:decimal | farm, cooperative
cooperative | coop, co op, producer cooperative | org | name!, address, phone |
soil test | soil analysis | event | tested on:date!, ph:decimal, nitrogen:decimal, phosphorus:decimal | field
tractor | combine, harvester, farm machine | item | model!, serial number^, status(available/in_use/maintenance) | farm
# livestock | livestock, cattle, dairy, cows, sheep, horses, poultry, chickens, stable, breeding, herd, goats, pigs | animal, farm, treatment
cow | cattle animal, sheep, goat, pig, bull, calf, heifer | item | tag number!^, name, breed, birth date, gender | herd, farm, mother=cow, father=cow
herd | flock | org | name!, species | farm
milking | milk record, milk yield, milking record | event | milked at!, liters:decimal! | cow|animal|goat|herd, employee|farmer
horse | pony, mare, stallion, foal | item | name!, breed, birth date, color, gender | owner, stable
stable | barn, stall for horses, horse box, coop, pen, enclosure, pasture | place | name!, capacity:integer | farm
riding lesson | horse riding lesson | event | starts at!, duration minutes, price:money | horse, rider=student|customer, instructor
breeding | mating, litter, breeding record | event | bred on:date!, expected on:date, offspring count:integer | animal|horse|dog|cow|mare|mouse|cage
feeding | feeding record, feeding log | event | fed at!, food, amount:decimal | animal|horse|pet|fish|tank|cage|enclosure|herd|child|baby|pond|aquarium|hive, keeper|employee|user|caretaker|zookeeper|farmer|volunteer, food|feed
egg collection | egg count | event | collected on:date!, quantity:integer! | flock=herd, coop=stable
weighing | weight record of animal | event | weighed on:date!, weight kg:decimal! | animal|cow|pig|sheep|truck|fish|child|patient
farrier visit | hoof care, shoeing | event | visited on:date!, cost | horse
zookeeper | animal keeper, keeper of animals, stable hand | person | first name!, last name!, phone |
# beekeeping | beekeeping, bees, beehive, apiary, honey, hives, beekeeper | hive, apiary, inspection
hive | beehive, bee hive, bee colony, colony | item | code!^, type, installed on:date, status(active/weak/dead) | apiary, beekeeper
apiary | bee yard | place | name!, address, latitude, longitude | beekeeper
beekeeper | apiarist | person | first name!, last name!, email^, phone |
hive inspection | | event | inspected at!, queen seen:boolean, temperament, honey frames:integer, notes | hive|colony|beekeeper!
queen | queen bee | item | birth year:integer!, color, origin | hive
honey harvest | honey extraction | event | harvested on:date!, weight kg:decimal! | hive
mite treatment | varroa treatment | event | treated on:date!, product name!, dose | hive!
swarm | swarm capture | event | captured on:date!, location | beekeeper, hive
# plants and gardening | gardening, plants, houseplants, nursery, botanical, seeds, flower shop, florist, tree, greenhouse plants | plant, watering
plant | houseplant, flower, shrub, crop plant, bonsai, orchid | item | name!, species, acquired on:date, location, watering interval days:integer | garden, owner, greenhouse, bed
garden plan | planting calendar | schedule | title!, season | garden
bouquet | flower arrangement, arrangement, flower bouquet | item | name!, description, price:money! | 
plant care log | care log, watering log, plant care | event | type(watering/fertilizing/repotting/pruning)!, performed on:date!, notes | plant!
mushroom | fungus, herb, spice | item | name!, scientific name, edible:boolean | 
garden bed | raised bed, flower bed, bed of garden | place | name!, area m2:decimal | garden
# forestry, mining and water | forestry, forest, timber, wood, mining, quarry, oil, drilling, wells, water treatment | forest, tree, harvest
forest | woodland, forest stand, stand of trees | place | name!, area hectares:decimal, main species | owner
felling | logging, timber harvest | event | felled on:date!, volume m3:decimal! | forest, forester
forester | logger, ranger, park ranger, forest ranger | person | first name!, last name!, phone | forest
mine | quarry, pit | place | name!, mineral, latitude, longitude | company
well | borehole, water well, oil well | place | name!^, depth m:decimal, drilled on:date, latitude, longitude | 
drilling | drill log, core sample | event | drilled on:date!, depth m:decimal, notes | well|drill hole|site|project, driller
water quality test | water test | event | tested at!, ph:decimal, chlorine:decimal, passed:boolean | well, pool, station
explosion permit | blast, blasting | event | blasted at!, charge kg:decimal | mine
# beauty and wellness | salon, beauty, hairdresser, barber, spa, nail, massage, cosmetics, stylist, wellness, barbershop | client, stylist, service, appointment
stylist | hairdresser, barber, beautician, masseur, nail technician, hair stylist, massage therapist, makeup artist | person | first name!, last name!, phone, specialty | salon
salon | beauty salon, barbershop, spa, barber shop, hair salon | place | name!, address, phone |
beauty treatment | beauty service, massage, manicure, haircut | item | name!, price:money!, duration minutes | category
client card | client preference, color formula | part | notes:text!, recorded on:date | client!
product sale | retail sale | event | sold at!, quantity:integer!, amount! | client, product
gift voucher | | item | code!^, amount!, expires on:date | client
# laundry, tailoring and repair shops | laundry, dry cleaning, tailor, shoe repair, watch repair, phone repair, electronics repair, repair shop, computer repair, jeweler, instrument repair | customer, order, item
garment | clothing item, clothes, dress, suit, shirt, piece of clothing | item | type!, color, size, notes | customer, order
laundry order | cleaning order | event | dropped off at!, ready at, picked up at, total price, status(received/cleaning/ready/picked_up) | customer
alteration | tailoring job, fitting | event | description!, due on:date, price:money | garment|order|customer|dress, tailor|seamstress
repair order | repair ticket, repair job, repair case | event | number!^, received at!, problem description:text!, estimated cost:money, status(received/diagnosing/repairing/ready/collected) | customer, device, technician
jewelry | watch, ring, necklace, jewel | item | name!, material, weight g:decimal, estimated value:money | customer
warranty | guarantee | doc | starts on:date!, ends on:date!, terms:text | product|device|appliance|vehicle|item|repair|machine|equipment|car, customer|owner
# printing, textile and craft | print shop, printing, textile, clothing brand, fashion, crafts, woodworking, pottery, ceramics, handmade, tailor made | product, order, material
print order | printing job | event | quantity:integer!, paper type, due on:date, status(received/printing/done) | customer
collection of fashion | fashion collection, clothing collection | item | name!, season, year:integer | brand, designer
fabric roll | textile roll | item | code!^, color, length m:decimal | supplier
firing | kiln firing | event | fired on:date!, temperature:integer, notes | kiln|piece|pot|batch, potter|member
kiln | oven, furnace | item | name!, max temperature:integer | studio
studio | workshop room, atelier, art studio, recording studio | place | name!, address, hourly rate, capacity:integer |
workshop | craft workshop, training workshop | event | title!, starts at!, ends at, price:money, capacity:integer | instructor, location
piece of pottery | ceramic piece, pot | item | title!, glaze, price:money, status(drying/fired/glazed/sold) | firing, artist
`;
