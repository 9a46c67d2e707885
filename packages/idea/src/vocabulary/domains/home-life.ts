/** Format: see `archetypes.ts`. */
export const HOME_LIFE = `
# household and home inventory | home inventory, household items, appliances, warranties, home maintenance, manuals, chores, pantry, freezer inventory, moving house | room, item, warranty, repair
household appliance | home appliance, white goods, electronic item | item | brand!, model, serial number, bought on:date, price | room|household
warranty card | product warranty, guarantee, warranty of appliance, warranty | doc | starts on:date, expires on:date!, provider | appliance|item|device|product|vehicle|household appliance!
home repair | appliance repair, repair of appliance, house repair | event | repaired on:date!, cost, description, repairer name | appliance|item|device|house|home|household appliance!
storage container | storage bin of home, moving carton, drawer box | place | label!^, contents | room|attic|garage
freezer item | fridge item, pantry stock, food stock, stored food | item | name!, quantity:decimal, unit, frozen on:date, expires on:date | freezer|fridge|pantry|household|shelf
chore | household chore, household task, house task | item | name!, frequency, points:integer | household|family, assigned to=family member|roommate|child|member
chore completion | done chore, chore log | event | done at! | chore!, family member|roommate|child|member
family member | household member, relative of family | person | first name!, last name, birth date | family|household
maintenance reminder | service reminder, home maintenance task | schedule | title!, due on:date!, interval months:integer, done:boolean | house|home|appliance|vehicle|room
# personal finance and subscriptions | subscription tracker, recurring bills, expense splitting, shared flat expenses, pocket money, net worth, allowance, bills reminder, envelopes budget | user, expense, category, budget
recurring bill | tracked subscription, fixed cost, standing cost | schedule | name!, amount!, due day:integer, interval(monthly/quarterly/yearly) | user|household, category
expense split | split share, expense part, bill split | part | amount!, paid:boolean | expense|bill!, roommate|participant|member|friend|user!
settle up payment | settlement payment, debt repayment between friends | event | amount!, paid on:date! | payer=roommate|member|friend|user!, payee=roommate|member|friend|user!
pocket money payment | allowance payment to child | event | amount!, paid on:date! | child|kid!, parent
envelope | budget envelope, savings pot, piggy bank | item | name!, balance:money!, target amount:money | user|household|account
wish | wish item, wish list entry, saving wish | item | title!, price, url, priority:integer | user|child|wishlist|family member|friend
bank statement | account statement, statement import | doc | period!, closing balance:money | account!
# babies, kids and family life | baby tracker, kids activities, carpool of parents, school run carpool, family calendar, babysitting circle, parenting, playdates, toys, kids clothes | child, family, activity, event
kid | toddler, son, daughter | person | first name!, last name, birth date | parent|family
sleep record | nap, sleep entry, night sleep | event | started at!, ended at, quality:integer, notes | child|kid|user|baby|newborn|patient
milestone entry | baby milestone, first word, development milestone | event | title!, reached on:date!, notes, photo url | child|kid|baby!
family event | calendar entry, calendar event, family appointment | event | title!, starts at!, ends at, location, notes | family|calendar, family member*
carpool ride | school carpool, shared school ride, lift to practice | event | date!, departs at:time, direction(there/back), seats:integer | driver=parent|family|driver!, child*
seat request | ride seat request, ride join request, seat booking | event | requested at!, seats:integer, status(pending/accepted/declined) | ride|ride offer|session|event!, passenger|user|customer|member!
playdate | birthday party of child, sleepover | event | date!, location, notes | child|kid|family
outgrown clothes | clothing item, piece of clothing, clothes, wardrobe item | item | type!, size!, color, condition, brand | wardrobe|owner|child|user, category
outfit | outfit combination, look | item | name, season, photo url | user, clothing item*
# wellbeing and journaling | mood tracker, journaling, meditation, dream journal, gratitude journal, therapy homework, addiction recovery, sobriety, menstrual cycle, period tracker, screen time, breathing | user, entry, mood, habit
journal entry of user | diary entry, gratitude entry, dream entry, mood log, journal page | doc | written at!, title, text:text!, mood:integer | user, tag*
meditation session | breathing session, mindfulness session | event | started at!, minutes:integer!, type | user!
cycle entry | period entry, cycle day | part | date!, flow(light/medium/heavy), symptoms:text, mood | user!
craving | craving entry, relapse, trigger entry | event | occurred at!, intensity:integer!, trigger, coped:boolean | user|patient!
sober day | sobriety check in | part | date!, status, note | user|member|client|patient|employee!
coping exercise | therapy homework, worksheet of therapy, self help exercise | item | title!, instructions:text, due on:date, done:boolean | client|patient|user, therapist
goal progress | progress entry, goal check in, progress update, progress log | part | recorded on:date!, value:decimal, note | goal|project|challenge|habit|key result!
# reading, films and personal collections | reading log, book tracker, film diary, watchlist, wine cellar, whisky collection, vinyl collection, lego, perfume, sneakers, board game collection, personal library, recipe box | user, item, collection, review
reading entry | book read, reading session, reading progress, reading record | event | started on:date, finished on:date, pages read:integer, rating:integer, notes | user|reader|child|student|member!, book!
watched film | film viewing, movie log, viewing entry | event | watched on:date!, rating:integer, notes | user|member!, film|movie|episode!
film | motion picture, short film, documentary film | item | title!, year:integer, duration minutes:integer, genre, director | genre|director
wine bottle | bottle in cellar, whisky bottle, cellar bottle | item | name!, vintage:integer, bought on:date, price, quantity:integer, drink until:integer | cellar|rack|wine|user
vinyl record | lp, record of collection, cd | item | title!, artist!, year:integer, condition, price | collection|owner|user
board game | tabletop game, party game, card game | item | title!, min players:integer, max players:integer, duration minutes:integer | owner|collection|publisher
game play | game played, play session of board game, play log | event | played on:date!, duration minutes:integer, location | board game|game!, player*
player score | game score, score of player, result of player | part | score:decimal!, rank:integer, winner:boolean | game play|game|game night|match|session|round!, player!
game night | gaming evening, game evening | event | date!, location, host name | host=member|player|friend|user
loaned item | lent item, item lent to friend, lent book | event | lent on:date!, due on:date, returned on:date | item|book|game|board game|film|tool!, friend|borrower|member
friend | buddy, acquaintance, pal | person | name!, phone, email | user
lego set | model kit, building kit, figure | item | number!^, name!, pieces:integer, year:integer, condition | collection|owner
perfume | sneaker, fountain pen, knife of collection | item | brand!, name!, bought on:date, price | collection|owner|user
# outdoors and hobbies of nature | foraging, mushroom picking, geocaching, metal detecting, bird watching log, butterfly, bonsai, orchids, hiking log, camping trips, star parties, beachcombing, mineral collection | spot, find, species, trip
spot | foraging spot, secret spot, fishing spot, viewing spot, favorite place | place | name!, latitude!, longitude!, notes, secret:boolean | owner=user|member
find of trip | foraging find, mushroom find, detector find, finding entry | event | found on:date!, quantity:decimal, weather, notes | spot|trip|location, species|item type, user|member|forager
geocache | cache, treasure | item | code!^, name!, difficulty:decimal, latitude, longitude | owner=user|member
cache log | geocache visit, found log | event | found at!, text, type(found/not_found/note) | geocache|cache!, user|member|cacher!
spot share | shared spot, sharing with friend, share of location | part | shared on:date, can edit:boolean | spot|list|album|collection|document!, friend|user!
bonsai | orchid, houseplant, indoor plant, succulent | item | name, acquired on:date, pot size, location | species, owner|user
repotting | plant care event, plant pruning, care event | event | performed on:date!, type(watering/repotting/pruning/fertilizing), notes | plant|bonsai|houseplant|tree!
hike log | hike entry, tour log, hiking trip | event | hiked on:date!, distance:decimal, ascent:integer, duration minutes:integer, notes | hiker|user|member, trail|route|peak
camping trip | camping weekend, road trip, backpacking trip | event | name!, starts on:date!, ends on:date | user|family, campsite|destination
packing list | packing checklist, gear list | doc | name! | trip|camping trip|user|hike
# radio amateurs, models and makers | ham radio, amateur radio, radio amateur, callsign, model railway, model trains, rc planes, makerspace, hackerspace, fablab, 3d printers, laser cutter, arduino, knitting patterns, quilting | member, machine, project, booking
radio contact | qso, radio amateur contact, contact with station | event | contacted at!, frequency:decimal!, mode, signal report, callsign | member|operator|station!, other station=station
qsl card | confirmation card | item | sent on:date, received on:date, status(to_send/sent/confirmed) | radio contact|contact|qso!
transceiver | radio set of club, ham antenna, receiver of radio | item | name!, model, serial number, frequency range | member|club|owner
model locomotive | model train, model car, model wagon, model plane | item | name!, scale, manufacturer, number, bought on:date, price | collection|layout|owner
layout | model layout, track plan | item | name!, scale, width:decimal, length:decimal | owner|club
maker project | craft project, knitting project, diy project, hobby project | event | title!, started on:date, finished on:date, status(idea/in_progress/finished), notes:text | user|member|maker, pattern|material
machine training | machine briefing, machine introduction, safety briefing | event | held on:date!, valid until:date | machine|equipment|tool|site!, member|user|employee|worker|visitor!, trainer|instructor
machine usage | usage record, usage entry, machine time, usage of machine | event | started at!, minutes:integer!, amount:money | machine|equipment|device|vehicle!, member|user|customer|employee
storage box rental | box rental, member shelf, box of member | event | starts on:date!, ends on:date, monthly fee:money | storage box|box|locker|shelf!, member|customer!
storage box | member box, material box | place | number!^, size, status(free/rented) | room|workshop
knitting project | quilt, sewing project, crochet project | event | title!, started on:date, finished on:date, notes | user|member, pattern, yarn*
print of model | 3d print, print job of printer, printed part | event | started at!, duration minutes:integer, grams:decimal, status(printing/done/failed) | printer|machine|printer 3d, member|user, filament|material
filament | spool, resin | item | material!, color!, grams left:integer, price | manufacturer
# tabletop role playing and fan communities | role playing, dungeons, tabletop, game master campaign, larp, cosplay, fan fiction, guild of players, trading card shop, trading card game, deck building, esports team | player, character, campaign, session
player character | hero, role playing character, larp character | item | name!, class, level:integer, hit points:integer | player|user!, campaign|party
npc | non player character, monster, creature | item | name!, description, level:integer | location|campaign
campaign session | play session of campaign, rpg session, session of campaign | event | played on:date!, summary:text | campaign!, game master|host
character item | inventory item of character, loot, magic item | item | name!, quantity:integer, value:integer | character|player character!
spell | ability of character, power of hero | item | name!, level:integer, description | character*
card set | card expansion, booster set, set of cards | item | name!^, code, released on:date | game|publisher
collectible card | tcg card, single card, playing card | item | name!, number, rarity, price, condition | card set|set
deck entry | deck card, card in deck | part | quantity:integer! | deck!, card|collectible card!
buylist entry | buy list, buylist, wanted card | item | buy price:money!, wanted quantity:integer | card|collectible card|product!
esports match | scrim, bracket match, online match | event | scheduled at!, best of:integer, result | tournament|bracket, first team=team, second team=team
bracket | tournament bracket, playoff bracket, group stage | item | name!, type | tournament!
map result | game of match, played map | part | map!, score:string | match|esports match!
convention | cosplay convention, fan convention, comic con | event | name!, starts on:date!, ends on:date!, city |
`;
