/** Format: see `archetypes.ts`. */
export const FARMING = `
# aquaculture and fish farming | fish farm, aquaculture, hatchery, fish ponds, shrimp, salmon, oysters, seaweed | cage, fish stock, feeding, harvest
fish cage | net pen, rearing tank, fish pond, sea cage | place | number!^, depth:decimal, capacity:integer, volume:decimal | farm|fish farm|site
fish farm | hatchery, aquaculture site | place | name!, address, latitude, longitude |
fish stock | fish batch, fish group, shoal | item | count:integer!, average weight:decimal, stocked on:date! | species, cage|fish cage|tank|pond
fish feeding | feed ration | event | fed at!, feed type, amount kg:decimal! | cage|fish cage|tank|pond|fish stock|animal
mortality | mortality count, mortality record, loss of animals, dead count | part | date!, count:integer!, cause | cage|fish cage|tank|pond|flock|herd|animal group|hive
stocking | fish release, restocking | event | stocked on:date!, quantity:integer! | fish cage|pond|lake|cage|tank, species
feed | feed type, animal feed, fodder | item | name!, protein percent:decimal, price per kg:money, stock quantity | supplier
buyer of produce | fish buyer, grain buyer, produce buyer | org | name!, phone, address |
oyster bed | mussel line, seaweed line | place | code!^, area:decimal | site
# grain and mills | grain elevator, grain silo, flour mill, feed mill, grain trade, rice mill, oil mill, olive mill | farmer, grain delivery, silo, quality test
grain delivery | crop delivery, harvest delivery, olive delivery, milk delivery, milk intake, milk collection | event | delivered at!, gross weight:decimal!, moisture:decimal, fat percent:decimal | farmer|supplier|producer|grower!, silo|tank|farm, truck
grain type | crop type, grain variety | kind | name!^, price per ton:money |
quality test | quality analysis, moisture test, milk test, grain test | event | tested at!, parameter, value:decimal, result(passed/failed) | grain delivery|delivery|batch|milk delivery|lot, tester|technician|employee
milling run | milling, pressing run, crushing | event | started at!, input kg:decimal!, output kg:decimal | silo, machine, product
flour | bran, meal of grain | item | name!, type, stock kg:decimal |
delivery contract | grain contract, supply agreement, growing contract | doc | quantity tons:decimal!, price per ton:money!, delivery until:date | farmer|supplier|grower!, buyer|customer
# dairy, cheese and butcher | cheese, dairy plant, creamery, butcher, slaughterhouse, meat, sausages, abattoir, cold cuts | farmer, batch, product, order
cheese wheel | wheel of cheese, cheese, wheel | item | number!^, produced on:date!, weight:decimal, status(ripening/ready/sold) | cheese type|recipe|batch, cellar|shelf
cheese type | type of cheese, cheese variety | kind | name!^, ripening days:integer |
ripening care | turning, washing of wheel, cheese care, wheel care | event | performed at!, kind(turned/washed/brushed/tested), notes | cheese wheel|wheel|cheese|batch!, worker|employee|cheesemaker
cheesemaker | dairy worker, butcher, sausage maker | person | first name!, last name!, phone |
slaughter | slaughtering | event | slaughtered on:date!, carcass weight:decimal, grade | animal|cow|pig|sheep!, farmer, butcher
carcass | half carcass, meat cut | item | number!^, weight:decimal!, grade | slaughter|animal
meat product | sausage, cold cut | item | name!, price per kg:money!, stock kg:decimal | recipe
ear tag | animal tag, animal passport | item | number!^, issued on:date | animal|cow|sheep|pig
# crops, greenhouses and orchards | greenhouse, vegetables, orchard, fruit growing, market garden, hydroponics, nursery plants, seedlings, crop rotation, christmas tree farm, hop | crop, bed, sowing, harvest
sowing | seeding, planting out, transplanting | event | sown on:date!, quantity:decimal, spacing cm:integer | crop|variety|seed, bed|field|plot|greenhouse|tray
variety | cultivar, plant variety, grape variety, crop variety, apple variety | kind | name!^, description, days to maturity:integer | crop|species
seedling tray | seed tray, tray of plants | item | label!, cells:integer, sown on:date | variety|crop, greenhouse
crop treatment | spraying, pesticide application, plant protection, spray record | event | applied on:date!, product!, dose, reason | field|bed|plot|parcel|orchard|vineyard!, operator|worker|employee
pesticide | herbicide, fungicide, plant protection product | item | name!^, active ingredient, waiting days:integer |
fertilization | manuring, fertilizer application | event | applied on:date!, amount:decimal | field|bed|parcel|plot!, fertilizer
picking record | harvest record, picking entry, picker entry | part | picked on:date!, quantity:decimal!, unit | picker|worker, field|orchard|bed|tree|plot, crop
picker | harvest worker, seasonal worker, farm worker, farmhand | person | first name!, last name!, phone | farm
irrigation event | watering event, irrigation run | event | started at!, duration minutes:integer, liters:decimal | field|bed|zone|greenhouse|plot!, valve
crop rotation | rotation plan, cropping plan | schedule | year:integer! | field|bed|plot!, crop!
frost event | hail damage, crop damage | event | occurred on:date!, damage percent:decimal | field|orchard|vineyard
# vineyard and distillery | vineyard, winemaker, winery cellar, distillery, whisky, gin, spirits, cider, mead, grape harvest | parcel, harvest, tank, wine
vineyard parcel | vine block, vineyard block, parcel | place | name!, area, grape variety, planting year:integer | vineyard|owner
grape harvest | vintage, grape picking | event | harvested on:date!, weight kg:decimal!, sugar content:decimal | vineyard parcel|parcel|vineyard!, tank
wine tank | storage tank of wine, tank | item | number!^, capacity:decimal!, temperature, material | cellar|site|plant
bottling | bottling run, filling run | event | bottled on:date!, number of bottles:integer! | tank|cask|wine|batch!, product
cask | whisky cask, oak cask | item | number!^, capacity:decimal, wood, filled on:date | warehouse|cellar, distillation|batch
distillation | distillation run, still run | event | distilled on:date!, input liters:decimal, output liters:decimal, alcohol percent:decimal | still|machine, batch
spirit | whisky, gin, liqueur | item | name!, alcohol percent:decimal!, age:integer, price |
wine tasting | tasting event, cellar tour, brewery tour | event | starts at!, capacity:integer, price | host=employee|winemaker|host, wine*
winemaker | cellar master, distiller, brewer, brewmaster | person | first name!, last name!, email, phone |
wine analysis | must analysis, lab value of wine | part | measured on:date!, parameter!, value:decimal! | tank|wine|batch|cask!
# livestock kinds | pig farm, piglets, sows, poultry farm, laying hens, broilers, goat farm, sheep farm, shepherd, alpacas, reindeer, wool, ranch | animal, barn, treatment, sale
sow | boar, ewe, ram, goat, alpaca | item | ear tag!^, birth date, breed | pen|barn|herd
piglet | lamb, calf, kid goat, foal, chick, puppy, kitten | item | tag, birth date!, sex(male/female), weight:decimal | mother=sow|cow|ewe|animal|mare|dog|cat, litter
pen | animal pen, corral, run of hens | place | number!, capacity:integer | barn|stable|shelter
barn | cowshed, hen house, coop, pigsty | place | name!, capacity:integer | farm
flock | poultry flock, flock of sheep, laying flock | org | name!, count:integer, housed on:date | barn, breed
animal treatment | veterinary treatment, drug treatment of animal, deworming, medical treatment | event | treated on:date!, diagnosis, drug, dose, withdrawal days:integer | animal|cow|pig|horse|cage|herd|flock|hive!, veterinarian|vet|farmer
insemination | artificial insemination, covering, mating event | event | performed on:date!, bull, result(open/pregnant/failed) | animal|cow|mare|sow|ewe!, veterinarian
pregnancy check | pregnancy test of animal | event | checked on:date!, pregnant:boolean | animal|cow|mare|ewe!
calving | lambing, farrowing, foaling, birth of animal | event | occurred on:date!, offspring count:integer, difficulty | animal|cow|mare|ewe|sow!
shearing | wool harvest, fleece | event | shorn on:date!, weight kg:decimal, grade | sheep|alpaca|animal!
pasture | meadow, grazing plot, alpine pasture | place | name!, area, grass type | farm
grazing period | pasture rotation, grazing | schedule | starts on:date!, ends on:date | pasture|paddock!, herd|flock
livestock sale | animal sale, cattle sale | event | sold on:date!, price!, weight:decimal | animal|cow|pig|sheep|horse!, buyer|customer
# forestry and sawmills | sawmill, lumber, timber trade, logging, forest owner, wood harvest, firewood, tree nursery, tree register, arborist | forest stand, log, board, tree
forest stand | forest compartment, woodland parcel, forest parcel | place | number!^, area, dominant species, age:integer | forest|owner
log | tree log, sawlog, trunk | item | number!^, length:decimal!, diameter:decimal!, grade | species, forest stand|supplier
board | sawn timber, plank, beam, wood board | item | length:decimal!, width:decimal!, thickness:decimal!, grade, stock quantity | log, kiln batch|batch
kiln batch | drying batch, kiln run, kiln load | event | started at!, ended at, target moisture:decimal | kiln
sawing order | cutting order, sawmill order | event | ordered on:date!, status(open/done) | customer, log*
tree inspection | tree check, tree assessment | event | inspected on:date!, vitality:integer, recommended measures:text | tree!, inspector|arborist
tree measure | tree care measure, pruning, tree felling, tree work | event | performed on:date!, description, cost | tree!, contractor|arborist
arborist | tree surgeon, lumberjack, logger | person | first name!, last name!, phone |
timber sale | wood sale, firewood order | event | sold on:date!, volume:decimal!, price! | buyer|customer!, forest stand|forest
reforestation | tree planting, afforestation | event | planted on:date!, quantity:integer! | species, forest stand|forest|site
# hunting and fishing grounds | hunting club, hunting ground, hunters, game, deer, hunting license, angling club, fishing permits, anglers, river fishing | hunter, hunting ground, shot animal, permit
hunting ground | hunting district, hunting area | place | name!, area |
hunting stand | high seat, raised hide | place | number!^, latitude, longitude, condition(good/needs_repair/closed) | hunting ground
harvested game | shot animal, game bag entry, kill record | event | shot at!, species!, sex(male/female), weight:decimal | hunter!, hunting ground
angler | fisher, sport fisher | person | first name!, last name!, license number, phone | club
fishing permit | angling permit, fishing license, day ticket | doc | number!^, valid from:date!, valid until:date!, price | angler|member|customer!, lake|river|water body
fish catch | catch entry, caught fish, catch record | part | caught at!, length cm:decimal, weight:decimal, bait, released:boolean | angler|member|fisherman|boat!, species, lake|river|spot|trip
fishing trip | angling trip, fishing session | event | date!, location, weather | angler|member|boat|user!
lake | fishing lake, pond of club | place | name!, area, max depth:decimal |
# farm shops and food cooperatives | food coop, food hub, food cooperative, csa, vegetable boxes, farmers market, farm shop, market stalls, community supported agriculture | farmer, offer, order, pickup point
farm offer | producer offer, farmer offer | event | quantity:decimal!, unit, price!, valid until:date | farmer|producer!, product
pickup point | collection point, depot of coop, delivery point of boxes | place | name!, address, opening hours |
vegetable box | veg box, farm box, harvest share | item | name!, size(small/medium/large), price! | farm
box share | harvest share subscription, csa share | event | starts on:date!, ends on:date, status(active/paused/ended) | member|customer|household!, vegetable box, pickup point|depot
market stall | stall, stand at market, market pitch | place | number!^, size, daily fee:money | market
market | farmers market, flea market, street market, christmas market | place | name!, address, weekday, opens at:time |
stall booking | stand booking, stall rental, stall reservation | event | date!, fee, status(requested/confirmed/paid) | vendor|stallholder|exhibitor!, market stall|stall!, market
stallholder | market vendor, market trader | person | name!, phone, email, goods |
food producer | local producer, grower, crofter | org | name!, address, phone |
# restaurants of all kinds | food truck, canteen, cafeteria, school meals, ghost kitchen, pizzeria, bar, pub, cocktail bar, ice cream, coffee shop, buffet | menu item, order, table, customer
food truck | street food stand, mobile kitchen | item | name!, plate number^, cuisine | owner
truck stop | food truck stop, truck location | schedule | location!, starts at!, ends at! | food truck!
daily menu | menu of the day, lunch menu | schedule | date!, name, price | canteen|restaurant|kitchen, dish*
dish | meal dish, course of menu, plate of food | item | name!, description, price, vegetarian:boolean | category, ingredient*
meal order | lunch order, canteen order, meal booking | event | ordered for:date!, status(ordered/served/cancelled) | pupil|student|employee|child|guest|customer!, dish|daily menu|meal
canteen | cafeteria, dining hall | place | name!, address, seats:integer | school|company
cocktail | drink, beverage | item | name!, price, alcohol percent:decimal | ingredient*
bar tab | tab, open tab | event | opened at!, closed at, total amount | customer|guest|table|member
keg | beer keg, cask of beer | item | number!^, volume:decimal!, status(full/tapped/empty/returned) | beer|batch, bar|customer
table reservation | restaurant reservation, dinner reservation | event | reserved for!, party size:integer!, status(requested/confirmed/seated/cancelled), notes | customer|guest!, table, restaurant
kitchen ticket | kitchen slip, order slip | event | created at!, status(queued/cooking/ready/served) | order|table!, cook|chef
food waste entry | waste log, waste record | part | recorded on:date!, quantity kg:decimal!, reason | ingredient|dish|product, restaurant|kitchen
recipe version | recipe card | doc | version:integer!, yield portions:integer, instructions:text | dish|recipe|product!
ingredient delivery | kitchen delivery, food delivery from supplier | event | delivered on:date!, quantity:decimal!, price | supplier!, ingredient|product
tasting panel | sensory test, taste test | event | held on:date!, score:decimal, notes | product|recipe|batch|wine|beer!, taster|panelist
`;
