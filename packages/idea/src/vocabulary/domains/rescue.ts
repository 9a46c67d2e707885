/** Format: see `archetypes.ts`. */
export const RESCUE = `
# fire brigade | fire brigade, fire department, firefighter, firefighters, volunteer fire | firefighter, fire truck, operation, equipment
firefighter | fire fighter, fireman | person | first name!, last name!, rank, phone, joined on:date | fire station|unit
operation report | incident report of brigade, mission report, deployment report, intervention report | doc | alarm at!, location, description:text, returned at | operation|mission|incident, firefighter|leader|crew leader
breathing apparatus | respirator, breathing mask | item | serial number!^, next check on:date, status(ready/in_use/defect) | fire truck|fire station
breathing apparatus log | respirator log | part | entry pressure:integer, exit pressure:integer, minutes:integer | firefighter!, operation|operation report|incident, breathing apparatus
drill exercise | fire drill, training drill, rescue exercise, emergency exercise | event | held on:date!, topic, duration minutes:integer | instructor, firefighter*, rescuer*
alarm | alarm signal, alert signal | event | raised at!, code, severity(info/warning/critical), acknowledged:boolean | machine|device|sensor|turbine|station|site
duty roster | duty plan, on call plan | schedule | starts on:date!, ends on:date! | team|unit|station
on call duty | standby duty, on call shift, standby shift | schedule | starts at!, ends at! | firefighter|rescuer|engineer|employee|doctor!
# mountain and sea rescue | mountain rescue, rescue service, search and rescue, lifeboat, lifeguards, coast guard, avalanche | rescuer, mission, vehicle
rescuer | lifeguard, rescue worker | person | first name!, last name!, phone, joined on:date | team|station
search dog | rescue dog, police dog, guide dog, service dog, assistance dog | item | name!, breed, birth date, certified until:date | handler=rescuer|officer|trainer|dog handler
dog handler | handler | person | first name!, last name!, phone |
rescued person | casualty, injured person, missing person | person | first name, last name, age:integer, injury, condition | mission|operation|incident|case
search area | search sector | place | name!, description, status(open/searched) | mission|operation
lifeguard tower | lifeguard post | place | name!, latitude, longitude | beach
beach | bathing place, swimming spot, swimming area | place | name!, city, latitude, longitude | 
water rescue | rescue at sea | event | occurred at!, persons rescued:integer, description | lifeguard|rescuer, beach
qualification | certification held, proof of qualification | part | name!, issued on:date, expires on:date | member|employee|rescuer|firefighter|person|volunteer|instructor
gear check | equipment check, tool check, gear inspection | event | checked on:date!, result(ok/defect/discarded)!, notes | equipment|gear item|tool|device!, checked by=rescuer|firefighter|employee|member|technician
gear item | rope, radio set, protective equipment, climbing gear | item | name!, serial number^, purchased on:date, next check on:date, status(ok/defect/retired) | category, location
# disaster relief and civil protection | disaster relief, civil protection, disaster, flood, evacuation, relief goods, humanitarian | disaster, relief item, shelter, volunteer
disaster | emergency situation, natural disaster, flood event, wildfire | event | name!, type(flood/fire/storm/earthquake/other), started on:date!, region | 
relief item | relief supply, relief good, aid item | item | name!, unit, quantity:integer | warehouse
relief distribution | aid delivery, relief delivery | event | distributed at!, quantity:integer | relief item, shelter|household|village, volunteer|team
evacuee | displaced person, survivor | person | first name!, last name!, birth date, phone, special needs:text | shelter|camp
evacuation center | emergency shelter, evacuation shelter | place | name!, address, capacity:integer, occupied:integer | disaster
refugee camp | camp for refugees | place | name!, country, capacity:integer |
tent | shelter unit | item | number!^, capacity:integer, status(free/occupied) | refugee camp|camp|site
needs assessment | damage assessment, rapid assessment | event | assessed on:date!, findings:text, priority(low/medium/high) | village|household|site|disaster, volunteer|team
# police and investigation | police, detective, crime, forensic, private investigator, evidence room, warrants | case, officer, suspect, evidence
officer | police officer, constable, guard officer | person | first name!, last name!, badge number^, rank, phone | station|department
detective | private investigator, case officer | person | first name!, last name!, badge number, phone |
crime | criminal offence, crime report | event | occurred at!, type!, location, description:text | case
witness | eyewitness | person | first name!, last name!, phone, address | case|incident|accident
witness statement | testimony, deposition statement | doc | taken at!, text!:text | witness|suspect, case, officer|detective
evidence item | exhibit, piece of evidence | item | number!^, description!, collected at, location found | case!, officer, storage location|locker
custody record | chain of custody, custody entry, custody log | event | action(taken/returned/transferred)!, occurred at!, purpose | evidence item|evidence!, officer
arrest | detention | event | arrested at!, location, reason | suspect|person!, officer, case
warrant | search warrant, arrest warrant | doc | number^, issued on:date!, type | case!, judge
surveillance report | observation report, surveillance | event | started at!, ended at, notes:text | case!, detective|investigator|officer
forensic analysis | lab analysis, analysis of evidence, analysis | event | requested on:date!, method, result:text, completed on:date | evidence item|evidence|sample|specimen, laboratory|lab, analyst
analyst | forensic expert, lab analyst | person | first name!, last name!, email^ |
traffic fine | speeding ticket, parking ticket, traffic ticket | event | number^, issued at!, amount!, status(open/paid/appealed) | vehicle, driver|owner, officer
patrol | guard round, security round, patrol round | event | started at!, ended at, notes | officer|guard|ranger, route|area|site
# prison and probation | prison, jail, inmates, inmate, probation, parole, detention center | inmate, cell, visit
inmate | prisoner, detainee | person | first name!, last name!, inmate number!^, birth date, admitted on:date, release date | cell
cell | prison cell | place | number!^, capacity:integer | wing|block
wing | prison wing, cell block | place | name!, level | prison|building|hospital
prison visit | inmate visit | event | scheduled at!, duration minutes:integer, status(requested/approved/held/cancelled) | inmate!, visitor*, visiting room|room, officer
visiting room | visit room | place | name!, capacity:integer |
sentence | prison sentence | part | starts on:date!, ends on:date, offence | inmate!
probation officer | parole officer | person | first name!, last name!, email^, phone |
parole hearing | probation meeting | event | held on:date!, outcome | inmate|offender!, probation officer
offender | convict, probationer | person | first name!, last name!, birth date | probation officer
# security guards and access control | security guards, security company, guard tours, access control, key cards, visitors management, reception desk | guard, site, patrol, checkpoint
guard | security guard, watchman, warden | person | first name!, last name!, phone, license number^ | company
patrol checkpoint | guard checkpoint, scan point | place | name!, code^ | site, patrol route
checkpoint scan | checkpoint visit | event | scanned at! | patrol checkpoint|checkpoint!, guard!
access right | door right, access grant, entry permission | part | valid from:date, valid until:date | person|employee|user|card!, door|zone|gate
access event | door event, entry log, door opening | event | occurred at!, result(granted/denied)! | access card|card|badge|person, entrance|gate|zone
entrance | door reader, turnstile | place | name!, code^ | building|site
security incident | guard incident, breach | event | occurred at!, description!, severity(low/medium/high) | site, guard
# military and cadets | military, army, soldiers, cadets, barracks, navy, veterans | soldier, unit, equipment, exercise
soldier | cadet, recruit, reservist, veteran | person | first name!, last name!, service number!^, rank, birth date | platoon|unit
platoon | squadron, regiment, battalion, company of soldiers | org | name!^, code | 
barracks | military base | place | name!, address |
posting to unit | tour of duty, military deployment | event | starts on:date!, ends on:date, location | soldier!, platoon|unit
equipment issue | kit issue, gear issue, issued equipment | event | issued on:date!, returned on:date, quantity:integer | soldier|employee|member|volunteer!, equipment|item|gear item!
medal | decoration, honor | kind | name!^, description |
ammunition lot | ammunition | item | lot number!^, caliber, quantity:integer | storage location
`;
