/** Format: see `archetypes.ts`. */
export const PLACES = `
# real estate | real estate, property listings, realtor, houses for sale, apartments, homes, estate agency | property, agent, inquiry
property | real estate, real estate property, house, home, dwelling, real estate listing | item | title, address!, city, price!, area m2:decimal, bedrooms:integer, bathrooms:integer, type(house/apartment/land/commercial), status(available/reserved/sold/rented) | agent, owner, landlord
viewing | property viewing, showing appointment, open house, house viewing | event | scheduled at!, notes, status(planned/held/cancelled) | property|apartment|house|flat|listing|car|unit!, customer|buyer|tenant|applicant|client|prospect|user, agent|landlord
property image | property photo | part | url!, position:integer | property!
real estate agent | realtor, broker, estate agent | person | first name!, last name!, email^, phone, license number^ | agency
mortgage application | | event | amount!, submitted at!, status(submitted/approved/rejected) | buyer, property
valuation | appraisal of value, property valuation | event | value:money!, valued on:date! | property, artwork, item
# property management | property management, rental property, tenants, landlord, leases, rent payments, housing, apartment building | property, tenant, lease, rent payment
apartment | flat, rental unit, housing unit, apartment unit, studio apartment, unit in building | place | number!, floor:integer, bedrooms:integer, area m2:decimal, monthly rent:money | building, property, landlord
rent payment | rent | part | amount!, due on:date!, paid at, status(due/paid/late) | lease, tenant
maintenance request | repair request, maintenance ticket | event | title!, description, reported at!, status(open/in_progress/done), priority(low/medium/high) | tenant, apartment, property, resident
utility bill | utility, utilities charge | part | type(water/electricity/gas/heating), amount!, period | apartment, property
janitor | caretaker, property manager, superintendent | person | first name!, last name!, phone | building
move in inspection | apartment handover, handover | event | held on:date!, notes | lease, apartment, vehicle
# homeowners association | homeowners, condominium, condo, hoa, housing association, neighbors, neighbours, neighbourhood | resident, apartment, meeting
common area | shared facility, shared space, amenity room | place | name!, capacity:integer, rules:text | building
monthly fee | association fee, condo fee, dues, membership fee | part | amount!, due on:date!, paid at, period | resident, owner, apartment, member
neighbor | neighbour | person | first name!, last name!, phone, email | 
board meeting | owners meeting | event | held at!, agenda:text, minutes:text | association
resolution | motion, proposal to vote | item | title!, body, status(proposed/passed/rejected) | meeting, board meeting
# construction | construction, building site, contractor, builder, renovation, construction sites, architect | project, contractor, task, material
construction site | building site, job site, worksite, work site | place | name!, address, starts on:date, ends on:date | project, customer
contractor | builder, subcontractor, craftsman, tradesman, plumber, electrician, carpenter, roofer, painter | person | name!, trade, email, phone, hourly rate |
blueprint | plan drawing, construction drawing, floor plan | doc | title!, revision, file url | project
site report | site diary | doc | date!, weather, workers count:integer, notes | construction site|site|project, employee|foreman|worker
material order | material delivery | event | ordered on:date!, delivered on:date, quantity:decimal, cost | supplier|project|construction site|site, material
change order | variation order | event | description!, amount, status(proposed/approved/rejected) | project|contract|construction site, contractor
building permit | construction permit, planning permission | doc | permit number!^, issued on:date, expires on:date, status(applied/granted/refused) | project, property
architect | structural engineer | person | first name!, last name!, email^, license number^ |
worker | laborer, labourer, construction worker, foreman | person | first name!, last name!, phone, trade | contractor
scaffold | crane, excavator, construction machine | item | name!, serial number^, daily rate:money, status(available/in_use/maintenance) | construction site
# home services | cleaning service, handyman, plumbing, electrician, gardening service, home repair, lawn care, landscaping, pest control, pool | customer, job, technician
service request | job request, service call | event | description!, requested at!, scheduled at, status(new/scheduled/done/cancelled) | @taker, property|device|vehicle|service|apartment|building|equipment
service visit | technician visit, site visit | event | scheduled at!, duration minutes, notes, status(planned/done) | customer, technician, property, job
gardener | landscaper, handyman, pool cleaner | person | first name!, last name!, phone, hourly rate |
service contract | maintenance contract | doc | starts on:date!, ends on:date, monthly price:money, visits per year:integer | customer!
pool | swimming pool | place | name!, volume liters:decimal, type | customer, hotel
garden | yard, allotment, garden bed, community garden | place | name!, area m2:decimal, address | owner, customer
# smart home and sensors | iot, sensor network, smart home, devices, telemetry, monitoring, sensors, measurements, energy monitoring | device, sensor, reading
home | smart home, dwelling unit | place | name!, address | owner=user
automation rule | automation, scene rule | item | name!, trigger:text, action:text, enabled:boolean | home, device
gateway | hub | item | name!, serial number^, firmware version, last seen at | location
firmware | firmware version, firmware update | doc | version number!^, released on:date, file url | device
device event | telemetry event | part | type!, payload:text, occurred at! | device!
dashboard | | item | name!, description | owner=user
greenhouse | hothouse, glasshouse | place | name!, area m2:decimal, location | grower, farm
# energy and utilities | energy, solar, electricity, power plant, utility company, ev charging, charging stations, water supply, wind | meter, customer, reading
charging station | charger, charge point, charging point, ev charger | item | code!^, power kw:decimal, connector type, status(available/charging/out_of_order) | location, operator
charging session | charge session | event | started at!, ended at, energy kwh:decimal, cost | charging station!, driver, user, vehicle
solar panel | solar installation, photovoltaic system, solar system | item | serial number^, power kw:decimal, installed on:date | customer, home, roof
inverter | | item | serial number!^, model, power kw:decimal | solar panel, location
energy tariff | electricity tariff | item | name!, price per kwh:money!, valid from:date | 
outage | power outage, power cut, service outage, downtime | event | started at!, ended at, cause, affected area | station|line|region|service|server|area|system|site
wind turbine | turbine, generator | item | code!^, power kw:decimal, status(running/stopped/maintenance), latitude, longitude | wind farm
production record | energy production, output reading | part | energy kwh:decimal!, recorded at! | solar panel, wind turbine
# parking | parking, parking lot, car park, parking garage, parking spots | parking spot, vehicle, parking session
parking lot | car park, parking garage, parking | place | name!, address, capacity:integer |
parking spot | parking space, parking place, spot | place | number!^, level:integer, type(regular/disabled/electric), status(free/occupied/reserved) | parking lot
parking session | parking ticket, parking stay, entry and exit, parking entry, parking event | event | entered at!, exited at, fee amount:money | vehicle, parking spot, tariff
tariff | parking tariff, parking rate, fare | item | name!, price per hour:money!, valid from:date | parking lot
parking permit | residents permit | doc | permit number!^, valid from:date!, valid until:date | vehicle, resident
gate | barrier, entry gate | item | name!, direction(entry/exit) | parking lot
# funeral and cemetery | cemetery, funeral, graves, burial, undertaker | grave, deceased, burial
grave | burial plot, tomb, gravesite, grave site | place | number!^, section, type, status(free/reserved/occupied) | cemetery
deceased | deceased person | person | first name!, last name!, birth date, death date |
burial | funeral, interment | event | held at!, notes | deceased|grave|priest|cemetery|plot
cemetery | graveyard | place | name!, address |
# self storage | self storage, storage units, mini storage, lockers rental | storage unit, customer, rental
storage unit | storage box, storage room | place | number!^, size m2:decimal, monthly price:money!, status(free/rented/blocked) | facility, floor
access code | gate code, door code | part | code!^, valid until:timestamp | customer, storage unit
storage contract | | doc | starts on:date!, ends on:date, monthly price:money | customer!, storage unit!
`;
