/** Format: see `archetypes.ts`. */
export const SPORTS = `
# sailing and rowing | sailing club, regatta, regattas, yacht club, rowing, dinghy, canoe club, kayak, boat club, windsurfing | boat, sailor, regatta, race
regatta | sailing regatta, rowing regatta, boat race series | event | name!, starts on:date!, ends on:date, location | club
boat class | yacht class, boat type, sailing class | kind | name!^, length:decimal, handicap:decimal |
race entry | regatta entry, boat entry, competition entry, contest entry, start number | event | entered at, bib number, status(entered/confirmed/withdrawn) | regatta|race|competition|tournament|contest|show!, boat|athlete|horse|team|rider|runner|dog|participant|pigeon!
finish | boat result, race finish, finishing result | part | finishing time:time, position:integer, points:decimal | race|regatta|stage|heat!, boat|athlete|rider|runner|sailor|team|driver|horse|pigeon!
protest | race protest, official protest | event | filed at!, reason:text!, decision | boat|team, race|match|regatta, jury
crew list | crew roster, boat crew, crew member list | doc | created on:date | boat|unit|trip|race|ship|flight|vehicle, sailor*
club boat | rowing boat, rental boat, dinghy, kayak, canoe, paddle board | item | name!^, type, seats:integer, status(available/out/repair) | club
boat outing | rowing outing, boat trip log, logbook trip | event | departed at!, returned at, distance km:decimal, destination | boat|club boat!, rower*
rower | paddler, surfer, swimmer, kayaker | person | first name!, last name!, birth date, level |
# climbing and gyms for bouldering | climbing gym, climbing, bouldering, climbers, routes of climbing, crag, via ferrata, mountaineering, alpine club | route, climber, ascent, wall
climbing route | boulder, boulder problem, climb | item | name, grade!, color, set on:date, condition(fresh/worn/needs_resetting) | wall|crag|sector, setter|route setter
climbing wall | wall of gym, crag, climbing sector | place | name!, type(slab/vertical/overhang/roof), height:decimal | gym|climbing gym|location
ascent | tick, climb log, send of route | event | climbed on:date!, type(flash/redpoint/top_rope/attempt), rating:integer, comment | climber|user|member!, route|climbing route|boulder!
climber | mountaineer, boulderer, alpinist | person | first name!, last name!, email^, level |
setter | route setter, course setter | person | first name!, last name! |
mountain hut | alpine hut, hut, refuge | place | name!, altitude:integer, beds:integer, latitude, longitude |
hut stay | hut booking, overnight stay | event | arrives on:date!, nights:integer, persons:integer | hiker|guest|member|climber!, mountain hut|hut!
peak | summit, mountain | place | name!, altitude:integer, region | 
expedition | mountain tour, guided tour of mountain, summit tour | event | name!, starts on:date!, difficulty, max participants:integer | guide|leader, peak|mountain
# martial arts and dance schools | martial arts, judo, karate, dojo, boxing, fencing, dance school, dance classes, ballet, gymnastics, belt exam, ballroom | student, class, instructor, exam
belt exam | grading, belt test, belt promotion | event | held on:date!, result(passed/failed) | student|member|athlete!, belt|grade, examiner
belt | belt grade, dan grade | kind | name!^, rank:integer |
dance class | dance course, ballet class, gymnastics class | event | name!, weekday, starts at:time, level, capacity:integer | teacher|instructor|dance teacher, studio|room|hall
choreography | dance piece, routine | item | title!, duration, music | choreographer|teacher
choreographer | dance teacher, ballet teacher | person | first name!, last name!, phone |
dance couple | dance pair, skating pair | org | name | leader=dancer|member, follower=dancer|member
bout | fight, boxing match, fencing bout | event | held at!, rounds:integer, result | first fighter=fighter|boxer|athlete|fencer!, second fighter=fighter|boxer|athlete|fencer!, tournament|event
fighter | boxer, fencer, judoka, wrestler | person | first name!, last name!, birth date, weight:decimal | club|gym
weight class | age group, age class, competition class, age category | kind | name!^, min:integer, max:integer |
# racket, golf and bowling | tennis club, golf club, squash, badminton, table tennis, padel, bowling alley, darts, billiards, pool hall, minigolf, ladder league | member, court, reservation, match
court booking | tennis booking, court reservation, lane booking, lane reservation | event | starts at!, ends at!, status(booked/cancelled) | member|player|customer|user!, court|lane|field|pitch!
lane | bowling lane, swimming lane, pool table, dart board | place | number!^, status(free/occupied/closed) | hall|alley|venue
golf course | golf hole, course of golf | place | name!, par:integer, length:integer | club
golf round | round of golf, scorecard, score card | event | played on:date!, strokes:integer, handicap:decimal | player|member|golfer!, golf course|course
tee time | golf tee time, start time slot | schedule | starts at!, players:integer | golf course|course!
golfer | tennis player, bowler, darts player, chess player | person | first name!, last name!, handicap:decimal, email^ | club
ladder position | ladder rank, league standing, standing, league table entry | part | position:integer!, points:integer | player|member|team!, league|season|ladder|group|tournament
challenge | ladder challenge, duel | event | challenged at!, status(open/accepted/played/declined) | challenger=player|member|user!, opponent=player|member|user!
# swimming and pools | swimming club, swimming pool, swim lessons, swim school, water park, aqua, bathing, sauna, thermal bath, lifeguard shifts | swimmer, course, lesson, pool
swim course | swimming course, swim class, swimming lesson | event | name!, starts on:date!, level, capacity:integer | instructor|coach, pool
swim time | swim result, lap record | part | distance:integer!, stroke, time:decimal!, swum on:date | swimmer|athlete|member!, meet|competition
swim meet | swimming competition, gala | event | name!, held on:date!, location | club
sauna | steam bath, spa room, hot tub, mobile sauna | item | name!, capacity:integer, price per day:money, status(available/rented/maintenance) |
sauna session | spa session, sauna booking, bath visit | event | starts at!, duration minutes:integer, guests:integer, price | sauna|room!, customer|guest|member
entry pass | admission pass, ten entry card, day pass of pool, entrance ticket | item | number!^, type, price!, valid until:date | customer|visitor|guest|member
# equestrian | riding school, horse riding, equestrian, riding club, show jumping, dressage, ponies, racehorses, horse racing, stable boarding | horse, rider, riding lesson, stable
horse owner | owner of horse, racehorse owner | person | first name!, last name!, phone |
jockey | horse rider, riding pupil | person | first name!, last name!, weight:decimal, phone |
horse show | riding competition, jumping competition, horse race | event | name!, held on:date!, location | organizer
veterinary check of horse | horse checkup, horse treatment, deworming of horse | event | performed on:date!, findings:text, next due on:date | horse!, veterinarian|vet
horse training | training ride, horse workout | event | date!, duration minutes:integer, type, notes | horse!, rider|trainer|groom
feed plan | feeding plan, diet of animal, ration | schedule | feed!, amount, times per day:integer | horse|animal|pet|dog!
saddle | tack, bridle, riding equipment | item | name!, size, condition | horse|owner
# motorsport and karting | karting, go-kart, kart track, racing team, rally, motocross, track day, racing cars, motorsport, race track | kart, driver, session, lap time
kart | go-kart, race car, racing car, rally car | item | number!^, engine type, status(ready/in_use/maintenance) | team|track
kart session | racing session, track session, heat of karts, stint | event | starts at!, duration minutes:integer, capacity:integer | track
lap time | lap record of driver, lap | part | lap number:integer, time seconds:decimal!, driven at | session|race|heat|kart session, driver|rider|runner|athlete|customer!, kart|car|vehicle|bike
racing driver | race driver, co-driver, racer | person | first name!, last name!, license number, nationality | team
race track | kart track, racing circuit | place | name!, length:decimal, city |
pit stop | tire change, service stop | event | lap:integer, duration seconds:decimal, reason | race!, driver|team|car
car setup | vehicle setup, setup of car | doc | created on:date, tire pressure, notes | car|kart|race car!, race|session
# endurance events and virtual sports | marathon, trail run, triathlon event, cycling race, tour de, parkrun, obstacle race, fantasy league, fantasy sports, betting pool, prediction game, tipping | race, runner, stage, result
runner | triathlete, racing cyclist, marathoner, walker | person | first name!, last name!, birth date, gender, email^ | club|team
race stage | stage of race, leg of race, race leg | event | number:integer!, distance:decimal, starts at | race|tour!
aid station | checkpoint of race, feed zone, control point | place | name!, kilometer:decimal | race|route
split time | checkpoint time, intermediate time, passage time | part | time:time!, passed at | runner|athlete|participant|race entry!, aid station|checkpoint
fantasy team | manager team, prediction team | org | name!, budget:decimal, points:integer | manager|user!, fantasy league|league
fantasy league | prediction league, betting pool, tip round, office pool | org | name!, code, season | owner=user|manager
fantasy pick | draft pick, player pick, squad pick | part | picked at, position | fantasy team|team!, player|rider|athlete!
match prediction | score tip, score prediction, tip of match, tip bet | part | home goals:integer!, away goals:integer!, points:integer | match!, user|player|member!
racing stage points | stage points, scoring event, points of stage | part | points:integer! | rider|player|athlete!, race stage|stage|match
# team sports clubs | football club, handball, volleyball club, baseball, american football, lacrosse, curling, youth teams, training sessions, club members, sports association, floorball | team, player, training, match
training session | practice of team, team training, training unit, workout session | event | starts at!, duration minutes:integer, topic, location | team|group|member, coach|trainer, field|court|pitch|pool
training attendance | practice attendance, presence, roll call | part | status(present/absent/excused)!, reason | training|training session|rehearsal|lesson|class|meeting|exercise|shift!, player|member|student|child|singer|musician|participant|athlete|firefighter|person|scout!
coach | trainer of team, assistant coach | person | first name!, last name!, phone, license | team
match event | goal event, booking of player, substitution | part | minute:integer!, type(goal/card/substitution)! | match|game!, player!
match report | game report, referee report | doc | text:text!, submitted at | match|game!, referee|author
squad | team list, lineup list, roster of team, team sheet | part | position, jersey number:integer | team!, player!, match|season
jersey | kit item, uniform, sports kit | item | number:integer, size!, condition | player|member, team
pitch | sports field, sports ground, playing field | place | name!, surface, address, lights:boolean | club
fundraising run | sponsored run, charity run | event | held on:date!, goal amount:money | club|school
sports injury | injury record, injury report | event | occurred on:date!, type!, expected return on:date | player|athlete|member!
# water and air sports | surf school, diving school, kite surfing, skydiving, paragliding, hang gliding, bungee, rafting, jet ski, dive center | student, course, instructor, booking
dive log | dive record, logged dive, jump record | event | date!, depth:decimal, duration minutes:integer, notes | diver|member|user|jumper!, dive site|location, buddy=diver|member
dive center | surf school, diving school, dive base | org | name!, address, phone |
diving course | surf course, kite course, paragliding course | event | name!, starts on:date!, price, level | instructor, student*
tank fill | air fill, cylinder fill | event | filled at!, pressure:integer | cylinder!, customer|diver
cylinder | scuba tank, gas cylinder, gas bottle | item | serial number!^, volume:decimal, next test on:date | owner|customer
parachute | wetsuit, surfboard, kite, harness | item | code!^, type, size, next check on:date, status(available/out/repair) |
`;
