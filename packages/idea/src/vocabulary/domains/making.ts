/** Format: see `archetypes.ts`. */
export const MAKING = `
# foundry and metalwork | foundry, casting of metal, steel mill, metalwork, blacksmith, welding, cnc, machining, machine shop, sheet metal, galvanizing | mould, melt, casting, sample
casting | cast part, metal casting, casting run | event | cast at!, pieces cast:integer!, scrap:integer | mould|mold!, melt|melting batch
melt | melting batch, heat of metal, charge of furnace | event | melt number!^, melted on:date!, temperature, alloy | furnace, alloy
mould | casting mould, casting pattern, die, tooling | item | mould number!^, weight:decimal, cavities:integer | customer, product
furnace of foundry | melting furnace, blast furnace, oven of plant | item | name!^, capacity:decimal, max temperature:decimal | plant
alloy | steel grade, metal grade | kind | name!^, composition:text |
melt sample | spectro sample, chemical sample | part | taken at!, carbon percent:decimal, silicon percent:decimal, approved by | melt|batch!
weld | weld seam, welding seam | part | number!, method, result(ok/repair/rejected) | welder, drawing|part|pipe
welder | machinist, lathe operator, blacksmith, metal worker | person | first name!, last name!, phone, certificate number |
nc program | cnc program, machine program | doc | name!^, version, file url | machine, part|product
work piece | workpiece, blank, job piece | item | number!^, description, status(raw/in_work/finished/scrapped) | order|production order, material
machine setup | setup sheet, tool setup, machine changeover | event | started at!, duration minutes:integer | machine!, production order|job
cutting tool | drill bit, milling cutter, tool insert | item | code!^, type, diameter:decimal, stock quantity | tool cabinet|cabinet
# electronics and semiconductors | electronics manufacturing, circuit boards, pcb, semiconductor, wafers, chips, soldering, component inventory | board, component, bom, test
circuit board | pcb, printed circuit board | item | serial number!^, revision, status(assembled/tested/failed/shipped) | product|batch|project
electronic component | resistor, capacitor, microcontroller, chip | item | part number!^, value, package, stock quantity | manufacturer, bin|drawer|storage location
solder joint test | board test, functional test, end of line test | event | tested at!, result(pass/fail)!, measured value:decimal | circuit board|unit|device|product!, tester|test station
wafer | silicon wafer | item | wafer id!^, diameter:integer, status(in_process/done/scrapped) | wafer lot|lot
wafer lot | production lot, lot of production | item | lot number!^, quantity:integer!, priority:integer, status(open/on_hold/done) | product
process recipe | machine recipe, tool recipe | doc | name!, version:integer, parameters:text | machine|tool
# chemical, pharma and cosmetics production | chemical plant, pharmaceutical production, gmp, cosmetics production, soap making, candle making, paint factory, formulation | formula, batch, raw material, release
formula | formulation, product formula | doc | name!, version:integer, approved:boolean | product
formula ingredient | formula line, formulation line | part | percentage!, phase | formula!, raw material|material|ingredient!
production batch | manufacturing batch, batch of product, batch record, soap batch, candle batch | event | batch number!^, started at!, finished at, quantity:decimal!, status(planned/running/released/rejected) | product|formula|recipe!, machine|line, operator|worker
batch release | product release, quality release | event | decided at!, decision(released/rejected)!, remarks:text | batch|production batch!, approver=quality manager|employee
stability test | shelf life test | event | tested on:date!, month:integer, result | batch|production batch!
deviation | nonconformity, non conformance, nonconformance, quality deviation | event | detected at!, description!, severity(minor/major/critical), status(open/investigating/closed) | batch|production batch|process|order|product|audit, reported by=employee|operator|inspector
capa | corrective and preventive action, corrective measure, preventive action | event | description!, due on:date, status(open/done/verified) | deviation|nonconformity|defect|finding|audit|complaint|incident|hazard, responsible=owner|employee|user
# furniture, wood and interiors | carpentry, carpenter, joinery, furniture maker, cabinet maker, kitchen studio, upholstery, flooring, wood workshop, parquet | customer, project, piece of furniture, cut list
piece of furniture | furniture piece, furniture item, furniture | item | name!, width:decimal, height:decimal, depth:decimal, price | customer|project|room
cut list | cutting list, material list | doc | created on:date | project|order|piece of furniture!
cut piece | panel piece, cut part | part | length:decimal!, width:decimal!, quantity:integer! | cut list!, material
carpenter | joiner, cabinet maker, upholsterer, floor layer | person | first name!, last name!, phone |
room measurement | site measurement, on site measurement | event | measured on:date!, width:decimal, length:decimal, height:decimal | project|customer|room!, carpenter|employee
kitchen plan | kitchen design, interior design | doc | version:integer!, price, file url | customer|project!
# textiles, shoes and leather | weaving, knitting mill, garment factory, sewing, shoemaker, leather, embroidery, dyeing, fashion label, fabric | style, garment, fabric, order
fabric | cloth, textile, leather hide | item | name!, color, width:decimal, meters in stock:decimal, price per meter:money | supplier
garment style | fashion style, clothing style, style sheet, design of garment | item | style number!^, name!, season | collection, designer
designer | fashion designer, graphic designer, industrial designer | person | first name!, last name!, email^, phone |
pattern piece | sewing pattern, cutting pattern | doc | name!, size, file url | garment style|style|garment
fitting | fitting appointment, costume fitting, dress fitting | event | scheduled at!, notes | customer|actor|client!, garment|costume|dress, tailor
body measurements sheet | customer measurements, measurement sheet, measurements | part | taken on:date!, chest:decimal, waist:decimal, hip:decimal, length:decimal | customer|client|actor!
dye lot | dyeing batch | event | lot number!^, color!, dyed on:date! | fabric|yarn
loom | sewing machine, knitting machine | item | number!^, model | workshop|hall
# glass, ceramics and stone | stained glass, glassblowing, glassblower, ceramics, pottery studio, stone mason, tiles, sculpture, mosaic, concrete, brick | customer, window, piece, firing
stained glass window | church window, window panel, leaded window | item | name!, width:decimal, height:decimal, year | church|customer|building
panel of window | glass panel, panel | part | number!, width:decimal, height:decimal, condition(good/damaged/restored) | window|stained glass window!
glass sheet | piece of glass, glass piece, colored glass | item | code!, color!, thickness:decimal, price | supplier
glaze | ceramic glaze, clay | item | name!^, color, firing temperature:integer |
kiln firing | glaze firing, bisque firing | event | fired on:date!, temperature!, program, cost | kiln!, potter|member
kiln shelf booking | firing slot | event | date!, quantity:integer | kiln firing|kiln!, potter|member!
potter | glassblower, sculptor, stonemason, craftsman, craftswoman, artisan, glazier | person | first name!, last name!, phone |
concrete mix | mix design, concrete recipe | item | code!^, strength class, cement kg:decimal |
concrete delivery | ready mix delivery | event | delivered at!, volume:decimal! | site|customer!, concrete mix, truck
# maintenance management | maintenance management, cmms, preventive maintenance, machine maintenance, facility maintenance, breakdown, spare parts, work orders, plant maintenance | asset, work order, technician, maintenance plan
maintenance plan | service plan, maintenance schedule, service interval, preventive maintenance plan | schedule | name!, interval days:integer!, next due on:date! | asset|machine|equipment|vehicle|device!
breakdown report | malfunction, machine fault, failure report, machine breakdown, fault report, defect report, problem report, damage record | event | reported at!, description!, severity(low/medium/high), status(open/in_repair/fixed) | machine|asset|equipment|device|vehicle|appliance|item|room|bike!, reported by=employee|operator|member|user|tenant|resident|customer|driver
spare part usage | part usage, consumed part, used part | part | quantity:integer!, price | work order|repair|maintenance|service job!, spare part|part!
machine hour reading | operating hours, hour meter reading | part | read on:date!, hours:decimal! | machine|equipment|tractor|vehicle!
shutdown | plant shutdown, production stop, machine stop | event | started at!, ended at, reason! | machine|line|plant|production line!
lubrication point | inspection point, maintenance point, check item, inspection item | part | name!, description | machine|equipment|maintenance plan|checklist|inspection!
tool loan | tool checkout, tool issue, tool borrowing, item loan | event | taken at!, due on:date, returned at, condition on return | tool|item|equipment!, borrower=employee|member|neighbor|user|worker|person|technician!
# quality control and metrology | quality control, quality assurance, metrology, calibration lab, incoming goods inspection, measuring instruments, defects, six sigma | product, inspection, defect, measuring instrument
inspection plan | test plan, control plan, quality plan | doc | name!, version:integer | product|part|process!
inspection characteristic | test characteristic, quality characteristic | part | name!, nominal value:decimal, lower limit:decimal, upper limit:decimal, unit | inspection plan|test plan!
inspection result | quality result, measured result, test value | part | value:decimal!, result(ok/not_ok)!, measured at | inspection|inspection lot!, inspection characteristic|characteristic
inspection lot | sample lot, test lot | event | lot number!^, quantity:integer!, status(open/accepted/rejected) | product|delivery|goods receipt|batch!
defect type | defect code, error code, fault code, failure mode | kind | code!^, description! |
measuring instrument | gauge, measuring device, test equipment, caliper | item | name!, serial number!^, next calibration on:date, status(ok/due/blocked) | location|department
calibration record | calibration certificate, calibration result | event | calibrated on:date!, result(passed/adjusted/failed)!, next due on:date | measuring instrument|instrument|device|gauge|sensor!, technician|laboratory
supplier complaint | vendor complaint, supplier claim | event | raised on:date!, description!, status(open/answered/closed) | supplier!, product|delivery|inspection lot
rework order | rework, scrap record | event | quantity:integer!, reason, decided on:date | defect|inspection lot|production order|work piece!
# product development and engineering | product development, engineering, prototypes, product lifecycle, cad, technical drawings, design reviews, engineering changes | product, component, drawing, change request
component of product | assembly, subassembly, module of product | item | part number!^, name!, revision | parent assembly=component of product|assembly|product
engineering change | change request, engineering change order, design change | event | number!^, description!, status(proposed/approved/implemented/rejected) | product|part|component of product|project|document, requester=engineer|employee|user
engineer | electrical engineer, mechanical engineer, test engineer, design engineer | person | first name!, last name!, email^ | team|department
prototype | test sample of product, mock up | item | name!, version, built on:date, status(planned/built/tested) | product|project
design review | technical review, design meeting | event | held on:date!, decision(passed/rework/rejected), notes | product|project|prototype|drawing!, engineer*
requirement | product requirement, specification item, user requirement | item | code!^, text!, priority(must/should/could), status(draft/approved/verified) | product|project
test case result | verification result | event | executed at!, result(passed/failed/blocked)! | requirement|test case|prototype!, tester|engineer
# packaging, printing and paper | packaging, paper mill, labels printing, bookbinding, newspaper printing, signage, print shop orders, corrugated | customer, print job, machine, paper
print job | printing job, press run | event | job number!^, quantity:integer!, due on:date, status(prepress/printing/finishing/delivered) | customer|order!, press|printer|machine
paper type | paper stock, cardboard | item | name!, weight gsm:integer, format, stock sheets:integer | supplier
press | printing press, offset press | item | name!, max format, status(free/running/down) |
proof | print proof, artwork proof, soft proof | doc | version:integer!, sent at, approved at, status(sent/approved/rejected) | print job|order|design!, customer
print plate | printing plate, cutting die | item | code!^, created on:date | print job|order
# jewellery, watches and instruments | goldsmith, jeweller, jewellery, watchmaker, clockmaker, piano tuner, luthier, violin maker, organ builder, instrument maker, engraving | customer, piece, repair, order
piece of jewelry | jewel, ring, necklace, jewelry piece | item | name!, metal, weight:decimal, price, status(in_stock/sold/on_order) | collection, goldsmith
gem | gem stone, diamond, pearl | item | type!, carat:decimal!, color, certificate number, price | supplier, piece of jewelry
watch | wristwatch, clock, pocket watch | item | brand!, model, serial number^, year:integer | customer|owner
watchmaker | goldsmith, luthier, piano tuner, organ builder, locksmith | person | first name!, last name!, phone |
piano | violin, guitar, church organ, grand piano, cello | item | brand!, model, serial number^, built:integer | customer|owner|church|venue
tuning appointment | tuning, piano tuning, tuning visit | event | scheduled at!, pitch:decimal, fee, notes | piano|instrument|organ!, customer, tuner
key copy | cut key, duplicate key | item | code!^, cut on:date | customer, lock
lock job | locksmith job, door opening job, lock replacement | event | scheduled at!, address!, price, status(open/done) | customer!, locksmith|technician
`;
