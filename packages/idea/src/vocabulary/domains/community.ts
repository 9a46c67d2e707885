/** Format: see `archetypes.ts`. */
export const COMMUNITY = `
# blog and publishing | blog, blogging, cms, content management, news site, magazine, articles, newsroom, publishing | post, author, category, comment
editor | journalist, columnist, reporter, copy editor | person | first name!, last name!, email!^, bio |
newsletter | mailing list, email list | item | name!, description |
newsletter issue | edition, issue of magazine | doc | subject!, body, sent at | newsletter, magazine
newsletter subscription | | part | email!, subscribed at!, active:boolean | newsletter, subscriber
media item | media asset, media | doc | file name!, url!, alt text, type(image/video/audio) | uploader=user
# social network | social network, social media, friends, followers, timeline, feed, posts and likes, share photos, dating, dating app | user, post, comment, like, follow
group member | group membership | part | role(member/moderator/owner), joined at | group!, user!
story | status update, short story post | doc | media url!, text, expires at | user
share | repost, reshare | part | shared at! | post|user|owner|property|parcel
block | blocked user | part | blocked at! | user|member
swipe | profile match, dating match | event | liked:boolean, swiped at! | swiper=user!, swiped=user!
mention | | part | mentioned at | post|user|comment
post image | post media, post photo | part | url!, position:integer | post!
poem | haiku, short story, fan fiction, lyric | doc | title!, body!, published at, status(draft/published) | author=author|poet|user
poet | storyteller | person | first name!, last name!, email^, bio |
# forum | forum, discussion board, message board, q and a, questions and answers, community site, stack overflow | board, thread, post, user
forum board | forum category, subforum, message board | kind | name!^, description, position:integer | parent=forum board
thread | topic thread, forum topic, discussion topic | item | title!, pinned:boolean, locked:boolean, views count:integer | board, author=user, channel
ban | user ban | event | reason!, expires at, banned at | user|member|player
post report | content report, abuse report, flag | event | reason!, reported at!, status(open/dismissed/removed) | post, reporter=user
upvote | downvote, post vote | part | value:integer! | user!, post, answer, question
accepted answer | | part | accepted at | question!, answer!
# chat | chat, messaging, slack, team chat, instant messaging, messenger, discord | user, channel, message
channel member | channel membership | part | joined at, role(member/admin) | channel!, user!
conversation participant | chat member | part | joined at | conversation!, user!
message reaction | | part | emoji! | message!, user!
emoji | custom emoji | kind | name!^, image url | workspace
workspace member | | part | role(member/admin/owner), joined at | workspace!, user!
# habits and productivity | habit, habits, streaks, productivity, journal, diary, time tracking, pomodoro, goals, bucket list, journaling, notes app, bookmarks | user, habit, habit log
habit | routine | item | name!, description, frequency(daily/weekly), target count:integer | user
habit log | habit entry, habit completion, habit check | part | done on:date!, notes | habit!
streak | | part | current days:integer!, longest days:integer, started on:date | habit, user
diary | journal, dream journal | item | title!, description | user
dream | diary page | doc | title, body!, dreamt on:date, mood | user
timer session | pomodoro, focus session | event | started at!, minutes:integer!, completed:boolean | task, user
bookmark | saved link, link entry, web link | item | url!, title, saved at | user, folder
folder | directory, notebook | item | name! | parent=folder, user
affirmation | inspirational quote | item | text!, author name | 
countdown | anniversary, birthday | event | title!, date!, repeats yearly:boolean | user
# gifts, parties and pot lucks | potluck, secret santa, party planning, gift exchange, birthday party | event, guest, gift
draw | secret santa draw, raffle | event | drawn at!, budget:money | event
drawn pair | santa pair | part | wish note | giver=participant!, receiver=participant!
contribution item | potluck dish, thing to bring | part | name!, quantity:integer | guest|party|event
raffle ticket | lottery ticket | item | number!^, bought at | participant, draw
# roommates and family organizer | roommates, flatmates, shared flat, household, chores, family organizer, allowance, pocket money | member, chore, expense
roommate | flatmate, housemate | person | first name!, last name!, email^, phone | household=family
chore assignment | cleaning rota entry | event | due on:date!, done at | chore|task, roommate|child|member|person
allowance | pocket money | event | amount!, paid on:date! | child
household item | family item, belongings | item | name!, room, purchase price, purchased on:date | family, room
# surveys and research panels | survey, questionnaire, polls, feedback forms, quiz builder, form builder | survey, question, response, answer
form field | field of form | part | label!, type(text/number/date/choice), required:boolean, position:integer | form!
form submission | form entry | event | submitted at! | form!, user
panel | focus group, survey panel | org | name!, description | 
panelist | survey taker | person | first name!, last name!, email^, birth date | panel
# aviation club, driving and vehicles hobby | flying club, glider, aircraft logbook, drone, drones, skydiving, diving, dive log, scuba, sailing club | aircraft, pilot, flight
flight log | pilot logbook, flight entry | event | took off at!, landed at!, landings:integer, notes | aircraft, pilot, drone
drone | uav, quadcopter | item | name!, serial number!^, model | owner, pilot
dive | scuba dive, dive log | event | dived at!, max depth m:decimal, duration minutes, water temperature:decimal | diver, dive site
dive site | diving spot | place | name!, latitude, longitude, max depth m:decimal |
diver | skydiver, parachutist, surfer, skier | person | first name!, last name!, certification level, email^ |
jump | skydive, parachute jump | event | jumped at!, altitude m:integer, notes | diver, aircraft
# space, weather and science hobby | weather station, weather, meteorology, seismograph, river level, tide, air quality | station, measurement, sensor
weather station | measuring station, air quality station | place | name!^, latitude, longitude, elevation m:integer |
weather record | weather observation, weather reading | part | temperature:decimal, humidity:decimal, wind speed:decimal, recorded at! | weather station, station
forecast | weather forecast, demand forecast | part | date!, value:decimal, summary | station, product
earthquake | seismic event | event | occurred at!, magnitude:decimal!, depth km:decimal, latitude, longitude |
satellite | space probe, rocket | item | name!^, launched on:date, orbit | 
launch | rocket launch, space mission, satellite pass | event | launched at!, outcome | rocket=satellite, launch site=location
`;
