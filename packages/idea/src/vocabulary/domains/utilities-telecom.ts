/** Format: see `archetypes.ts`. */
export const UTILITIES_TELECOM = `
# electric vehicle charging | ev charging, charging network, charge points, charging stations, electric cars, wallbox | operator, charging station, connector, charging session
connector | plug, charge point, charging point, outlet | part | code, plug type!, max power:decimal!, status(available/occupied/faulted) | charging station|station!
charge card | rfid card, charging card, rfid tag | item | uid!^, active:boolean, issued on:date | driver|customer|user|member
charging tariff | charge tariff | item | name!, price per kwh:money!, price per minute:money | operator
roaming partner | charging provider, mobility provider | org | name!, code^ |
# power grid and substations | power grid, substations, transformers, electricity grid, power lines, grid operator | substation, transformer, outage
substation | transformer station, switching station | place | name!^, voltage:decimal, latitude, longitude | region
transformer | switchgear, power transformer | item | serial number!^, power:decimal, installed on:date | substation
power line | transmission line, cable section, feeder | item | name!^, length:decimal, voltage:decimal | from=substation, to=substation
power pole | utility pole, pylon | item | number!^, material, height:decimal, latitude, longitude | power line
switching operation | grid switching, isolation | event | performed at!, reason | substation|transformer!, technician|operator
# wind, solar and hydro plants | wind farm, wind turbines, wind park, solar park, photovoltaic, hydropower, solar installer, biogas, rooftop solar | turbine, farm, technician, production
wind farm | wind park, solar park, solar farm, power plant | place | name!, latitude, longitude, capacity mw:decimal | operator
turbine | wind turbine unit | item | name!, manufacturer, hub height:decimal, rated power:decimal, commissioned on:date | wind farm|farm|power plant
energy production | production reading, power production, energy yield, production | part | date!, energy mwh:decimal! | turbine|inverter|solar system|power plant|wind farm|machine!
solar system | pv system, solar installation, photovoltaic system | item | address, peak power:decimal!, installed on:date, status(planned/installed/active) | customer|owner|household
solar module | pv module, panel of solar | item | serial number!^, power:decimal | solar system!
roof survey | site assessment, roof inspection | event | surveyed on:date!, roof area:decimal, orientation, notes | customer|property|house!, surveyor|employee
feed in contract | power purchase agreement, supply contract | doc | starts on:date!, ends on:date, price per kwh:money! | customer|operator|solar system
# metering and billing of utilities | smart meter, meter readings, electricity bills, gas supplier, water bills, district heating, submetering, heating costs | customer, meter, meter reading, bill
meter reading | meter read, consumption reading, counter reading | part | read on:date!, value:decimal!, read by | meter|water meter|electricity meter|gas meter!
water meter | electricity meter, gas meter, heat meter, smart meter, power meter, energy meter | item | serial number!^, type(water/electricity/gas/heat), installed on:date | household|apartment|customer|building|connection point
connection point | supply point, delivery point, metering point | place | code!^, address | customer
consumption | energy consumption, water consumption | part | period!, quantity:decimal!, unit | meter|customer|household|building!
supply contract of utility | electricity contract, gas contract, energy contract | doc | contract number!^, starts on:date!, ends on:date | customer!, energy tariff|tariff, connection point|meter
disconnection | supply cut, reconnection | event | performed on:date!, reason | customer|meter|connection point!
heating system | boiler, heat pump, furnace, stove, fireplace | item | model, fuel type, power:decimal, installed on:date | building|house|apartment|customer
# water supply and sewage | water utility, waterworks, wells, reservoirs, sewage, wastewater, leak detection, pumping stations, irrigation district | pipe, pumping station, leak, sample
pumping station | water pump station, lift station | place | name!, capacity:decimal, latitude, longitude | 
reservoir | water tank, water tower, storage tank | place | name!^, capacity:decimal, level:decimal | 
pipe section | water main, pipeline section | item | code!^, material, diameter:decimal, length:decimal, installed on:date | zone|street
leak | pipe burst, leakage, water leak | event | detected at!, severity(low/medium/high), fixed at | pipe section|pipe|zone|address
water sample | drinking water sample, wastewater sample | item | taken at!, location, ph:decimal, temperature | well|reservoir|plant|site|pumping station, sampler|technician|lab
water right | water allocation, irrigation right | part | volume:decimal!, season | farmer|farm|user!, well|canal
valve | shut off valve, hydrant valve | item | code!^, status(open/closed) | pipe section|pipe
# oil and gas | oil and gas, oil field, pipelines, refinery, drilling rig, petroleum, gas station | well, rig, production, pipeline
rig | drilling rig, oil rig, platform of oil | item | name!^, type, status(active/idle) | operator
oil well | gas well | item | name!^, depth:decimal, spud on:date, status(drilling/producing/abandoned) | field|lease of field, operator
well production | oil production | part | date!, oil barrels:decimal, gas volume:decimal, water volume:decimal | oil well|well!
fuel delivery | tanker delivery | event | delivered at!, liters:decimal!, fuel type | fuel station|station|tank!, supplier|driver
fuel tank | underground tank, tank of station | item | number!, fuel type!, capacity:decimal, level:decimal | fuel station|station|site
fuel pump | dispenser, gas pump | item | number!, fuel type | fuel station|station
# internet provider and telecom | internet provider, telecom, isp, fiber, broadband, mobile operator, sim cards, phone contracts, mobile network | subscriber, line, plan, installation
sim card | esim, sim | item | iccid!^, phone number^, status(active/blocked/free), pin | subscriber|customer|device|tracker
phone plan | data plan, tariff plan, internet plan, mobile plan | item | name!^, monthly fee:money!, data volume:integer, minutes:integer |
broadband line | internet line, fiber line, subscriber line, internet connection | item | line number!^, speed:integer, address, activated on:date | subscriber|customer, phone plan|plan
call record | call detail record, cdr | part | started at!, duration seconds:integer!, from number, to number, cost | subscriber|sim card|extension
fault ticket | trouble ticket, line fault, service fault | event | opened at!, description!, priority(low/medium/high), status(open/in_progress/resolved) | subscriber|customer|line|site|machine|server|vehicle, technician
modem | set top box, network router, home router | item | serial number!^, model, mac address | subscriber|customer
number porting | number transfer | event | requested on:date!, phone number!, status(requested/done/rejected) | subscriber|customer!
# cell towers and network sites | cell tower, cell towers, radio mast, antennas, base station, network sites, telecom towers | cell tower, antenna, technician, site visit
cell tower | radio mast, radio tower, base station, telecom tower | place | code!^, height:decimal, latitude, longitude, status(planned/active/retired) | landlord, operator
antenna | radio antenna, aerial | item | model!, frequency band, azimuth:integer, height:decimal | cell tower|tower|mast|station
site visit | tower visit, site inspection visit | event | visited at!, purpose, findings:text | site|cell tower|tower|property|client!, technician|inspector|employee
site lease | tower lease, roof lease | doc | starts on:date!, ends on:date, yearly rent:money | cell tower|site|property!, landlord
# waste collection and recycling | waste collection, garbage, recycling, hazardous waste, scrap yard, skip hire, bulky waste, landfill, composting | customer, container, pickup order, tour
waste producer | waste generator | org | name!, address, permit number, phone |
pickup order | collection order, pick up order, waste pickup, collection request, pickup request | event | requested on:date!, scheduled on:date, address, status(new/planned/done/cancelled) | customer|producer|household|waste producer|client!, driver, tour|route, truck
waste container | skip, dumpster, waste drum | item | barcode!^, volume:decimal, status(free/placed/full) | customer|waste producer|site, waste code|waste type
waste code | waste category, waste stream | kind | code!^, description!, hazardous:boolean |
manifest | waste manifest, consignment note, transport manifest, loading manifest | doc | number!^, issued on:date!, signed at | pickup order|order|shipment|flight|tour|voyage, waste producer, driver
collection tour | waste tour, garbage tour, truck tour | event | date!, started at, ended at, weight collected:decimal | truck|vehicle, driver
landfill | disposal site, dump, recycling yard, treatment plant | place | name!, address, capacity:decimal |
weighbridge ticket | weigh ticket, scale ticket, weighing slip | part | number!^, gross weight:decimal!, tare weight:decimal!, weighed at! | truck|vehicle, customer|supplier|farmer, material|waste type
scrap purchase | metal purchase, scrap delivery | event | bought on:date!, weight:decimal!, price per kg:money | seller|customer!, metal|material
# chimney sweeps, elevators and safety inspections | chimney sweep, elevator inspection, fire extinguishers, fire safety, playground inspection, safety inspections, lift maintenance, sprinkler, boiler inspection | building, inspection, defect, technician
chimney | flue, ventilation shaft | item | number, height:decimal, fuel type | building|house!
sweep visit | chimney sweeping, sweeping visit, chimney visit | event | visited on:date!, result, fee | building|house|customer|chimney|heating system, chimney sweep|technician
chimney sweep | heating engineer | person | first name!, last name!, phone | district
smoke detector | fire alarm device, sprinkler head, emergency light | item | serial number!^, location, installed on:date, battery changed on:date | building|apartment|room
fire extinguisher | fire hose, fire blanket | item | serial number!^, type(water/foam/powder/co2), location, next service on:date | building|room|floor|vehicle|client
extinguisher service | device service, service check, servicing | event | serviced on:date!, outcome(ok/repaired/refilled/scrapped)!, notes | extinguisher|fire extinguisher|elevator|device|machine|boiler|heating system!, technician
safety inspection | site safety inspection, fire inspection, playground inspection, elevator inspection | event | inspected on:date!, result(passed/conditional/failed)!, remarks:text | site|building|playground|elevator|scaffold|ride|machine|facility!, inspector
remark | inspection remark, punch item, snag | part | text!, due on:date, status(open/fixed) | inspection|safety inspection|handover!
evacuation plan | escape plan, emergency plan | doc | version, valid from:date | building|floor|site!
`;
