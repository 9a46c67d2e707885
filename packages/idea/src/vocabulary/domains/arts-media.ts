/** Format: see `archetypes.ts`. */
export const ARTS_MEDIA = `
# choirs and orchestras | choir, orchestra, wind band, rehearsals, sheet music, choral, singers, youth orchestra, brass band, conductor, string quartet | singer, rehearsal, attendance, concert
singer | chorister, vocalist, chorus member, choir member | person | first name!, last name!, email^, phone, voice part(soprano/alto/tenor/bass), joined on:date | choir|section
music score | sheet music, score of music, partition | item | title!, composer, arranger, copies:integer, difficulty | library
orchestra section | instrument section, voice section, section | org | name! | orchestra|choir, section leader=musician|member
conductor | choir director, choirmaster, bandmaster, soloist | person | first name!, last name!, email^, phone, fee |
absence | absence report, absence notice, sick day | event | from:date!, until:date, reason, excused:boolean | musician|singer|member|student|pupil|child|employee|player!, rehearsal|training|lesson|shift|class
musical piece | piece of music, composition, work of music, repertoire piece, song of repertoire | item | title!, composer, duration, key, tempo | composer, concert|rehearsal
concert appearance | performance of piece, setlist entry, set list item, programme item | part | position:integer! | concert|setlist|gig|program!, musical piece|piece|song!
instrument loan | lent instrument, instrument rental, instrument lending | event | starts on:date!, ends on:date, deposit, returned at | instrument!, musician|student|member|pupil!
# bands, gigs and music business | band manager, cover band, gigs, setlists, music label, record label, music publishing, royalties, tour booking, music venue, recording studio | band, gig, song, setlist
gig | show of band, live show, band performance | event | starts at!, venue name, fee, status(option/confirmed/played/cancelled) | band, venue
song | track of band, tune | item | title!, key, tempo:integer, duration, lyrics:text | artist|band|author
setlist | set list | doc | name | gig|concert|show|performance!, song*
band member | bandmate, substitute musician, drummer, guitarist, bassist | person | first name!, last name!, instrument, phone | band
gig availability | member availability, gig attendance, participation of member | part | status(yes/no/maybe)! | gig|concert|event|match!, band member|musician|member!
royalty statement | royalty payment, royalty report | doc | period!, amount! | artist|author|writer!, song|book|track|work
studio booking | recording session, studio session, rehearsal room booking | event | starts at!, ends at!, price | band|artist|customer|client!, studio|room, engineer|sound engineer
release of music | music release, single release, ep | item | title!, released on:date, format | artist|band!, label
# theatre, puppets, circus and opera | theatre company, puppet theatre, puppets, opera, circus, drama club, stage play, musicals, ballet company, costumes, props, amateur theatre | play, performance, actor, costume
puppet | marionette, hand puppet, mask | item | name!, material, made in:integer | play, maker=puppeteer|maker
puppeteer | acrobat, clown, circus artist, stage performer, opera singer | person | first name!, last name!, email^, phone |
stage scene | act of play, scene of play | part | number!, title, location | play|production|script|film|opera!
role of play | part of play, cast role, character role | item | name!, description | play|production|film!
casting decision | casting of role, cast entry, role assignment, cast member | part | understudy:boolean | actor|performer|singer|member!, role|character|role of play|part!, production|play
theatre production | stage production, production | event | title!, opens on:date, closes on:date, director | play, theatre|venue
performance slot | show date, show time, performance date, showtime | schedule | starts at!, capacity:integer | play|production|show|film|movie|programme!, venue|hall|stage|screen
stage prop | theatre prop, requisite | item | name!, storage place, condition | play|production, scene
costume loan | costume rental, costume hire, costume booking | event | starts on:date!, ends on:date!, returned at, price | costume!, production|customer|actor|member
set piece | stage set, scenery, set design | item | name!, width:decimal, height:decimal | production|play
circus act | act, circus number, variety act | item | title!, duration minutes:integer | artist|performer, show
spectator | theatregoer, audience member, ticket buyer | person | first name!, last name!, email^ |
# film and tv production | film shoot, film crew, film production, call sheets, shooting schedule, casting agency, tv production, screenplays, documentary, post production, video production, stunts | production, shooting day, scene, crew member
film production | movie production, video production project, tv production | event | title!, starts on:date, ends on:date, budget | client|producer
shooting day | shoot day, filming day | schedule | date!, call time:time, notes | production|film|film production!, location
call sheet | crew call | doc | date!, call time:time!, weather, notes:text | shooting day|production!
crew call | crew assignment to day, call time entry, call time | part | call time:time! | crew member!, shooting day|call sheet!
film location | shooting location, film set | place | name!, address, permit needed:boolean, daily fee:money | production
shot | camera shot, take, shot list item | part | number!, description, camera, duration seconds:integer, status(planned/done) | scene!
script version | screenplay version, script draft | doc | version:integer!, written on:date, file url | script|production|film!
rental house | equipment rental company, rental company | org | name!, phone, address |
footage | raw footage, video clip, media clip | doc | file name!, duration, recorded at | production|shooting day|project|shot
# publishing, comics and translation rights | publishing house, book publisher, manuscripts, authors contracts, magazines, comics, literary agency, self publishing, editors, print runs, bookbinding orders | author, manuscript, book, contract
manuscript | book manuscript, draft of book, book submission | doc | title!, word count:integer, submitted on:date, status(submitted/in_review/accepted/rejected) | author!, editor
book edition | edition of book, print edition | item | isbn!^, format(hardcover/paperback/ebook/audio), published on:date, price, print run:integer | book|title!, publisher
print run | printing of book, impression | event | printed on:date!, copies:integer!, cost | book edition|edition|book|title!, printer
literary agent | illustrator, copy editor, proof reader | person | first name!, last name!, email^ |
author contract | publishing contract, rights deal, license deal, translation right | doc | signed on:date!, advance:money, royalty percent:decimal, territory | author!, book|title|manuscript
chapter | book chapter, section of book, page of comic | part | number:integer!, title, body:text | book|manuscript|thesis|course|story!
illustration | comic panel, cover design | item | title, file url | book|article|page, illustrator
book fair | trade fair, fair | event | name!, starts on:date!, ends on:date, city |
# newspapers, radio and television | newspaper, newsroom, radio station, community radio, tv channel, broadcasting, journalists, news articles, classified ads, press agency, magazine issue | article, journalist, edition, show
news article | news story, newspaper article, magazine article | doc | title!, body:text!, published at, status(draft/edited/published) | author=journalist|author|editor, edition|issue, section|category
journalist | reporter, columnist, radio host, news editor, correspondent | person | first name!, last name!, email^, phone | newsroom|department
edition | newspaper edition, magazine issue, print issue, issue of magazine | item | number!, published on:date!, page count:integer, print run:integer | newspaper|magazine|publication
classified ad | small ad, newspaper ad, advertisement, print ad | item | title, text:text, size, price, runs on:date | advertiser|customer!, edition
advertiser | ad customer, ad client | org | name!, contact person, phone, email | sales rep
radio broadcast | show episode, broadcast, transmission | event | aired at!, duration minutes:integer, recording url | show|radio show|program!, host|presenter
presenter | show host, moderator of show, news anchor, podcaster | person | first name!, last name!, email |
program slot | broadcast slot, air slot, schedule slot of show | schedule | weekday!, starts at:time!, ends at:time | show|radio show|program!, channel|station
playlist entry | played song, playlist track, track play | part | position:integer!, track title!, artist, played at | playlist|episode|broadcast|show!, track|song
sponsor spot | ad slot, commercial, radio spot, ad break, sponsored segment | part | type(pre_roll/mid_roll/post_roll), duration seconds:integer, price | sponsor|advertiser!, episode|show|slot|broadcast
listener request | music wish, song wish, shout out | event | requested at!, text! | listener!, show|song|track
download statistic | download count, listening statistic, episode statistic, view statistic | part | date!, count:integer! | episode|video|track|page|document|app!
# podcasts and creators | podcast, podcasts, podcast network, youtube creators, newsletter authors, influencers, content creators, content calendar, social media posts | show, episode, host, sponsor
podcast show | podcast series, web series | item | title!, language, cover url, description | network, host*
podcast guest | interview guest, episode guest | person | name!, email, bio | episode*
sponsor deal | sponsorship deal, brand deal, ad deal, collaboration of brand | event | amount!, starts on:date, ends on:date, status(negotiating/signed/delivered/paid) | sponsor|brand|advertiser!, show|podcast|creator|influencer|channel|team|event
content piece | content item, planned post, social media post, content idea | doc | title!, platform, scheduled at, status(idea/draft/scheduled/published) | channel|campaign|client|brand, author=author|user|creator
subscriber payment | supporter payment, patron payment, membership payment | part | amount!, paid on:date! | subscriber|supporter|patron|member!, creator|tier
membership tier | patron tier, support tier, tier | kind | name!^, price!, benefits:text | creator|club|museum|show
# museum collections and loans | museum loans, artworks, art loans, exhibition planning, art collection management, art gallery sales, provenance, object registration, traveling exhibition | artwork, exhibition, loan request, condition report
museum object | collection object, exhibit object, catalogued object | item | inventory number!^, title!, description:text, period, material, acquired on:date | collection, storage location|location
loan request | artwork loan, object loan, loan of object | event | requested on:date!, starts on:date, ends on:date, status(requested/approved/rejected/returned), purpose | museum|institution|borrower|lender!, artwork*
crate | transport crate, shipping crate, packing case | item | number!^, width:decimal, height:decimal, depth:decimal | loan|loan request|transport|artwork
art transport | artwork transport, transport of loan | event | departs at!, arrives at, courier name | loan|loan request|exhibition!, courier
provenance entry | ownership history, provenance record | part | owner name!, from year:integer, to year:integer, notes | artwork|object|museum object|artifact!
registrar of museum | art handler, museum technician | person | first name!, last name!, email |
exhibition label | wall text, object label, audio guide stop | doc | text:text!, language | artwork|object|exhibition!
artwork sale | painting sale, gallery sale | event | sold on:date!, price!, commission:money | artwork|painting!, buyer|collector|customer
painting | sculpture of artist, drawing of artist, print of artist | item | title!, year:integer, technique, width:decimal, height:decimal, price | artist!
# attractions, zoos and leisure parks | zoo, amusement park, theme park, botanical garden, planetarium, aquarium park, escape room, laser tag, trampoline, roller coaster, haunted house, carnival, playground park, guided tours | attraction, visitor, ticket, booking
enclosure | animal enclosure, aviary, terrarium, exhibit of zoo | place | name!, type, area, capacity:integer | zoo|area
zoo animal | exotic animal, park animal | item | name!, birth date, sex(male/female/unknown), arrived on:date | species, enclosure
animal feeding | feeding log, feeding record | event | fed at!, food!, amount | animal|enclosure|species|horse|pet!, keeper|zookeeper|employee
animal checkup | vet checkup, health check of animal, checkup, medical check | event | performed on:date!, weight:decimal, findings:text | animal|pet|horse|dog|cat|patient|resident!, vet|veterinarian|doctor
attraction | park ride, amusement ride, roller coaster | item | name!, min height:integer, capacity:integer, status(open/closed/maintenance) | area
ride inspection | attraction check | event | checked at!, result(ok/defect)!, notes | attraction|ride!, technician|operator
escape game | escape room, laser game, game room | item | name!, difficulty:integer, max players:integer, duration minutes:integer, price | location
game master | gamemaster, room host, quiz master | person | first name!, last name!, phone |
group booking | school booking, class visit, group reservation, group visit | event | visits at!, group size:integer!, contact name, status(requested/confirmed/cancelled) | school|group|customer|company!, show|tour|programme|program|exhibition|guide
planetarium show | dome show, programme of planetarium | item | title!, duration minutes:integer, min age:integer |
feedback card | feedback form, visitor feedback, satisfaction card, guest feedback, evaluation form | part | rating:integer!, comment, submitted at | show|programme|tour|event|course|visit|program|session|stay!, visitor|guest|participant|school
guided tour | museum tour, park tour, tour slot | event | starts at!, language, max participants:integer, price | guide, exhibition|museum|park|lighthouse|castle
tour booking | tour reservation, tour registration, excursion booking | event | persons:integer!, booked at, status(booked/paid/cancelled) | tour|guided tour|excursion|trip!, visitor|customer|guest|traveler!
plant specimen | plant accession, garden plant, herbarium sheet, accession | item | accession number!^, planted on:date, location, status(alive/dead) | species|taxon, bed|garden bed|greenhouse
season pass | membership pass | item | number!^, valid until:date!, price | visitor|customer|member|family
# nightlife, karaoke and festivals | nightclub, karaoke, festival bar, music festival, film festival, festival staff, open air, stages, guest list, dj booking, quiz night, poetry slam, haiku | event, artist, stage, ticket
festival stage | stage of festival, concert stage, open air stage | place | name!, capacity:integer | festival|venue
festival act | stage act, dj set, set of artist, stage slot | schedule | starts at!, ends at! | artist|band|dj!, festival stage|stage, festival|event
dj | disc jockey, headliner | person | name!, genre, fee, phone |
guest list entry | door list entry, guestlist entry | part | name!, plus ones:integer, checked in at | event|gig|concert!, promoter|artist
film submission | short film submission | event | submitted on:date!, status(submitted/selected/rejected), fee | film|filmmaker!, festival|category
film screening | | event | starts at!, room, seats:integer | film|movie!, venue|cinema|hall
filmmaker | film director, producer | person | first name!, last name!, email^, country |
quiz night | pub quiz, trivia night | event | held on:date!, venue name, max teams:integer | host
quiz round | trivia round, contest round, contest week | event | number:integer!, topic, starts on:date, ends on:date | quiz night|quiz|contest|competition!
contest submission | poem submission, photo submission, contest photo, submission | doc | title!, submitted at!, file url, status(submitted/shortlisted/winner/rejected) | participant|author|poet|user|photographer|student|member!, contest|round|competition|category|call|assignment
contest | writing contest, photo contest, cooking contest, competition | event | name!, starts on:date!, ends on:date, prize | category
prize | contest prize, award of contest | item | name!, value:money | contest|raffle|tournament|competition, winner=participant|user|member
jury score | judge score, jury vote, juror vote, judging | part | score:decimal!, comment | submission|entry|film|contest submission|performance!, judge|juror|jury member|jury!
bar shift | staff shift, festival shift, volunteer shift of event | schedule | starts at!, ends at!, role | bar|stage|stand|area|booth|event!, employee|staff|volunteer
stock delivery to bar | bar delivery, drinks delivery, restock | event | delivered at!, quantity:integer!, returned:integer | bar|stand|machine|store!, product|keg|drink|item
`;
