/** Format: see `archetypes.ts`. */
export const LEISURE = `
# hotel | hotel, hostel, inn, guesthouse, bed and breakfast, motel, resort, lodging | room, guest, reservation, payment
hotel | hostel, inn, guesthouse, resort, motel | place | name!, address, city, stars:integer, phone |
hotel room | guest room | place | number!^, floor:integer, capacity:integer, price per night:money!, status(available/occupied/maintenance) | hotel, room type
room type | room category | kind | name!^, description, capacity:integer, price per night:money | hotel
stay | guest stay, overnight stay | event | checked in at!, checked out at | guest|patient|customer|pet|dog|resident|owner, room|bed|ward|kennel|cabin|apartment|property
housekeeping task | room cleaning, cleaning | event | scheduled on:date!, status(open/done), notes | room, employee
room rate | nightly rate, rate plan | item | name!, price per night:money!, valid from:date, valid until:date | room type, room
minibar item | room service item | item | name!, price:money! |
# vacation rental | vacation rental, holiday rental, airbnb, holiday home, cottage, short term rental, apartments for rent, campsite, camping | property, host, guest, booking
host | | person | first name!, last name!, email^, phone, bio |
cottage | cabin, holiday home, villa, chalet, vacation home | place | name!, address, bedrooms:integer, price per night:money! | owner, host
campsite | camping site, campground, pitch, camping pitch | place | number!^, type, price per night:money!, electricity:boolean | 
cleaning | cleaning job, turnover cleaning | event | scheduled at!, status(planned/done), notes | room|apartment|property|cottage|tank|cage|machine|pool|site, cleaner|employee|housekeeper|volunteer
cleaner | cleaning lady, housekeeper, cleaning staff | person | first name!, last name!, phone |
house rule | | item | title!, description | property
# travel | travel, trip planner, itinerary, tours, tour operator, travel agency, tourism, excursions, sightseeing | trip, traveler, booking, destination
traveler | traveller, tourist, passenger on tour | person | first name!, last name!, email^, passport number, nationality |
destination | travel destination | place | name!, country, description |
tour | guided tour, excursion, day trip, walking tour | item | title!, description, price:money!, duration hours:decimal, capacity:integer | guide, destination
tour date | departure, tour departure | event | starts at!, available seats:integer! | tour!, guide
guide | tour guide, guide person | person | first name!, last name!, phone, languages spoken | 
itinerary | travel plan, travel itinerary | item | title!, starts on:date!, ends on:date! | user, traveler
itinerary item | itinerary stop | part | day number:integer!, title!, starts at, notes | itinerary!, destination
hike | hiking tour, trek, walk | event | hiked on:date!, distance km, elevation gain m:integer, duration minutes | user|hiker|member|guide, trail|route|mountain
trail | hiking trail, path, hiking route | place | name!, distance km, difficulty(easy/moderate/hard), region | park
hiker | walker, climber, mountaineer | person | first name!, last name!, email^ |
packing item | packing list item | part | name!, quantity:integer, packed:boolean | trip, itinerary
# flights and transport tickets | airline, flights, airport, bus tickets, train tickets, passengers, ferry | flight, passenger, booking, ticket
flight | | event | flight number!, departs at!, arrives at!, status(scheduled/boarding/departed/landed/cancelled) | airline, aircraft, origin=airport, destination=airport
airport | airfield, aerodrome | place | name!, code!^, city, country |
airline | | org | name!^, code!^, country |
aircraft | airplane, plane, jet, helicopter | item | registration!^, model!, seats:integer | airline
passenger | traveller on board, rider on board | person | first name!, last name!, passport number, email, phone |
pilot | captain, co pilot | person | first name!, last name!, license number!^, flight hours:integer | airline
crew member | cabin crew, flight attendant | person | first name!, last name!, role | airline, ship
baggage | luggage, bag, suitcase | item | tag number!^, weight kg | passenger|flight|guest|booking
bus | coach bus, minibus | item | plate number!^, seats:integer!, model | 
train | | item | number!^, type, seats:integer | 
boarding pass | | doc | seat number, gate, boards at | passenger|booking|ticket|flight|sailing
# events | event management, event planning, conference, festival, meetup, events, wedding planner, party, concert organizer | event, venue, participant, registration
performer | act, entertainer, dj | person | name!, genre, fee:money, phone |
festival | fair, carnival | event | name!, starts on:date!, ends on:date!, city | organizer
stage area | festival stage, stage of festival | place | name!, capacity:integer | festival, venue
booth | stand, stall, exhibitor booth, market stall | place | number!^, size m2:decimal, price:money, status(free/reserved/occupied) | event, festival, market, exhibitor
exhibitor | stallholder, stall holder, exhibiting company | org | name!, contact name, email, phone |
rsvp | guest response, invitation response | part | response(yes/no/maybe)!, responded at, plus ones:integer | guest|user|member|invitation, event|wedding|party|meeting!
wedding | ceremony | event | date!, venue name, budget:money | couple
couple | bride and groom | org | first partner name!, second partner name!, email, phone |
seating table | guest table | place | number!^, seats:integer! | event, wedding
agenda | program of event, event schedule | schedule | title!, starts at!, ends at | event
# ticketing | ticketing, event tickets, concert tickets, box office, ticket sales, qr code | event, ticket type, ticket, attendee
ticket order | ticket purchase | event | ordered at!, total amount!, status(pending/paid/cancelled) | customer, attendee, event
seat map | seating plan | item | name! | venue
concert | gig, live show | event | title!, starts at!, price:money | venue, band, artist, orchestra
ticket scan | gate scan | part | scanned at!, valid:boolean | ticket!
# cinema and theatre | cinema, movie theater, theatre, screenings, movies showing, box office, plays | movie, screening, seat, ticket
movie | film, motion picture | item | title!, release year:integer, duration minutes, description, age rating | genre, director
screening | showing, showtime, show time, movie screening | event | starts at!, price:money | movie|film|submission|participant|patient, hall|cinema|venue|room|theater
hall | auditorium, screen room, cinema hall, theater hall | place | name!, capacity:integer! | cinema, theater
cinema | movie theater, movie theatre | place | name!, address, city |
theater | theatre, opera house, playhouse | place | name!, address, city, capacity:integer |
play | stage play, theatre production, production of play, musical | item | title!, description, premiere on:date | author|director|season|theater
actor | actress, cast member | person | first name!, last name!, birth date, bio |
rehearsal | | event | starts at!, ends at, notes | play|production|band|choir|orchestra|concert|project|show, room|venue|location|hall, conductor|director
role in play | casting, part in play | part | character name! | actor!, movie, play
director | film director | person | first name!, last name!, birth date |
costume | stage costume, outfit | item | name!, size, condition, status(available/in_use/repair) | actor, play
# music | music streaming, songs, playlists, band, albums, musicians, vinyl, record collection, choir, orchestra | artist, album, track, user
album | music album, vinyl record, lp, record album | item | title!, release date, cover url | artist, band
track | song, tune, music track | item | title!, duration seconds, position:integer | album, artist, genre
play history | listening history, play, plays history, listen | part | played at! | user!, track!
band | music group, ensemble | org | name!, founded year:integer, country, bio |
concert program | set list, setlist | item | title!, notes | concert, band
musician | instrumentalist, singer, vocalist, chorister | person | first name!, last name!, email, instrument name | band, orchestra, choir
choir | chorus | org | name!, conductor name |
orchestra | symphony orchestra, ensemble orchestra | org | name!, conductor name, city |
radio show | broadcast, radio program, broadcast show | item | title!, description, airs at:time, weekday | presenter=host, station
podcast | podcast show | item | title!, description, feed url, cover url | host
episode | podcast episode, tv episode | part | title!, number:integer, duration seconds, published at, audio url | podcast, series, season
series | tv series, tv show, show | item | title!, description, first aired:date | genre
record label | label company, music label | org | name!^, country |
# video and streaming | video streaming, videos, video platform, youtube, streaming service, netflix | video, channel, user, comment
watch history | viewing, view history | part | watched at!, position seconds:integer | user!, video, movie, episode
subtitle | caption file | part | language, file url! | video!
livestream | live stream, broadcast stream | event | title!, started at, ended at, viewers:integer | channel, streamer
streamer | | person | username!^, email^, bio |
# games | game, gaming, video game, board game, players, esports, chess, role playing, dungeon | player, game, match
game | video game, board game, computer game | item | title!, genre, release year:integer, min players:integer, max players:integer | publisher
character | hero, avatar character, npc | item | name!, level:integer!, class, health:integer | player, campaign, user
quest | mission, game quest | item | title!, description, reward points:integer | 
guild | clan, alliance | org | name!^, description | leader=player
game session | play session, gaming session | event | started at!, ended at, notes | game, player
match player | | part | score:integer, won:boolean | match!, player!
high score | | part | points:integer!, achieved at! | player!, game
weapon | spell, inventory object, game item | item | name!, power:integer, rarity(common/rare/epic/legendary) | character
deck list | | item | name!, format | player
# sports club and league | football, soccer, league, sports, basketball, tennis, sport club, matches, tournament, cricket, rugby, hockey, volleyball | team, player, match, season
league | sports league, division league | org | name!, country, level:integer |
match | fixture, game match, sports match | event | played at!, home score:integer, away score:integer, status(scheduled/live/finished/postponed) | home team=team|club|player|profile|user, away team=team|club|player|profile|user, tournament|league|season|round|competition, referee, stadium|court|venue|field
goal | goal scored, scored goal | part | minute:integer!, own goal:boolean | match|game, player
penalty card | booking card, yellow card, red card | part | minute:integer!, color(yellow/red)! | match, player
referee | umpire, match official, arbiter | person | first name!, last name!, license number^, phone |
stadium | arena, sports ground, playing field | place | name!, city, capacity:integer |
tournament | cup, championship, contest, competition, race event | event | name!, starts on:date!, ends on:date, location, status(planned/running/finished) | organizer, club
round | tournament round | part | number:integer!, starts at | tournament|match|game|competition|contest|quiz|league
pairing | board pairing, match up, matchup | part | board number:integer, result(white_wins/black_wins/draw) | round!, white=player!, black=player!
training | training session, practice session of team, team training | event | starts at!, ends at, location, notes | trainer|instructor|coach, team|group|employee|member|class, field|court|room|gym|location
court | tennis court, sports court, pitch for sport | place | name!, surface, indoor:boolean, price per hour:money | club, location
lineup | starting lineup | part | position, shirt number:integer, starter:boolean | match|team|game, player
injury | | event | type!, occurred on:date!, expected return:date, notes | player|athlete|patient|employee|rescuer|horse
club | sports club, sport club | org | name!, founded year:integer, city, email |
transfer of player | player transfer | event | transferred on:date!, fee:money | player!, from team=team, to team=team
# running and cycling | running, marathon, race, cycling, runners, triathlon, bike rides, athletes, swimming | athlete, race, result
athlete | runner, cyclist, swimmer, racer, competitor, contestant, sportsman | person | first name!, last name!, birth date, gender, email^, club name |
race | marathon, running event, regatta | event | name!, held on:date!, distance km, city | 
race result | finish, finish time, finishing time | part | finish time:time!, position:integer, bib number:integer | race!, athlete!
run | training run, jog, ride log | event | started at!, distance km!, duration minutes | user|athlete|runner|race|route
bib | start number | part | number:integer! | athlete, race
heat | qualifying heat | event | number:integer!, starts at | race|competition|event|discipline
lap | split | part | number:integer!, time:time! | race|run|session|heat, driver|runner|athlete
# hobby and collections | collection, collector, hobby, stamps, coins, comics, trading cards, model trains, aquarium, knitting, antiques | item, collection, collector
collector | hobbyist, enthusiast | person | first name!, last name!, email^ |
coin | stamp, banknote, medal | item | name!, country, year:integer, condition, estimated value:money | collection, collector
comic | comic book, manga | item | title!, issue number:integer, publisher name, condition | series, collection
trading card | collectible card, card in collection | item | name!, rarity, condition, estimated value:money | collection, set
model | scale model, model kit | item | name!, scale, manufacturer name, status(boxed/building/finished) | collection, user
swap | trade of items, exchange, barter | event | proposed at!, status(proposed/accepted/declined/done) | item|user|member|shift|book|toy|game
knitting pattern | sewing pattern, pattern | item | name!, difficulty, instructions:text | designer
yarn | fabric, thread, wool | item | name!, color, weight, quantity:decimal | brand
aquarium | fish tank, terrarium | item | name!, volume liters:decimal, set up on:date | owner, user
puzzle | jigsaw | item | title!, pieces:integer, difficulty | 
# astronomy and nature observation | astronomy, telescope, stargazing, observatory, bird watching, birding, wildlife, nature, sightings, ornithology | observation, observer, species
observation | sighting, field observation, observation log | event | observed at!, notes, count:integer, latitude, longitude, conditions | observer|user|astronomer|researcher|member|volunteer|student|teacher|nurse, species|object|target|bird|patient|child|plant|star|animal, site|location|spot, telescope|instrument
celestial object | sky object, star, galaxy, deep sky object, planet | item | name!^, type, constellation, magnitude:decimal |
telescope | | item | name!, aperture mm:integer, focal length mm:integer, type | observer, astronomer
astronomer | stargazer, observer, birder, bird watcher, naturalist | person | first name!, last name!, email^ |
eyepiece | | item | name!, focal length mm:decimal | observer, astronomer
sketch | drawing | doc | title, file url, drawn at | observation, artist
bird | bird species | item | common name!, scientific name^, habitat | 
nest | nest box, nesting box | place | code!^, type, installed on:date | location
habitat | biotope | place | name!, description, area hectares:decimal |
# museum and gallery | museum, gallery, artifacts, exhibition, art collection, artworks, archive, curator | artifact, exhibition, artist
artifact | museum object, museum piece, exhibit, artefact, collection object | item | accession number!^, title!, description, estimated date, material, condition | storage location, donor, collection
artwork | painting, sculpture, art piece, work of art | item | title!, year:integer, technique, dimensions, price:money | artist, gallery
museum | gallery museum | org | name!, address, city, website |
gallery | art gallery | org | name!, address, city, website |
exhibition | art show, exhibit show, gallery show | event | title!, starts on:date!, ends on:date, description | museum, gallery, curator
curator | conservator, archivist | person | first name!, last name!, email^ |
restoration | conservation treatment, conservation | event | started on:date!, ended on:date, description, cost | artwork|artifact|vehicle|window|object|instrument|piece, conservator|restorer
archive box | archival box, archival record, archive item | item | code!^, title, description, period | 
loan agreement | artwork loan, outgoing loan, object loan | event | starts on:date!, ends on:date, insurance value:money | artifact, artwork, museum
# photography and creative studio | photography, photographer, photo shoot, design studio, tattoo, film production, film crew, creative agency | client, session, photographer
photographer | videographer, designer, graphic designer, illustrator | person | first name!, last name!, email^, phone, portfolio url |
photo shoot | shoot, photo session, shooting day | event | starts at!, location, notes, status(booked/done/delivered) | client, photographer
photo album | gallery of photos, photo gallery | item | title!, description, public:boolean | user, client, photographer
tattoo | tattoo design, design | item | title!, description, image url, price:money | artist, designer
scene | film scene, movie scene | part | number!, description, location, day:boolean | script, movie, play
script | screenplay | doc | title!, version number, body | writer=author
prop | stage prop, film prop | item | name!, description, status(available/in_use/lost) | play, movie
deliverable | | part | title!, due on:date, delivered at, url | project, client
`;
