/** Format: see `archetypes.ts`. */
export const TRADES = `
# cleaning and facility services | cleaning company, cleaners, window cleaning, office cleaning, janitorial, facility services, maid service, laundry service | client, site, cleaner, cleaning job
cleaning job | cleaning visit, cleaning order, cleaning appointment | event | scheduled at!, duration minutes:integer, price, status(planned/done/cancelled) | client|customer!, site|property|building|room, cleaner*
cleaning checklist item | room task, cleaning step | part | name!, done:boolean | cleaning job|room|site!
client site | service location, customer site, serviced property, job site | place | name!, address, city, access notes:text | client|customer
key handover | key loan, key issue | event | handed over at!, returned at | key!, cleaner|tenant|employee|guest|agent
supply item | cleaning supply, consumable, supply | item | name!, unit, stock quantity, reorder level:integer | supplier, category
supply usage | material usage, consumption of material, used material | part | quantity:decimal!, used on:date | material|supply item|part|ingredient!, job|project|order|work order|treatment|cleaning job|repair
# pest control, pools and landscaping | pest control, exterminator, pool maintenance, swimming pools, landscaping, lawn care, tree care, garden service, snow removal service | client, property, service visit, technician
pest treatment | pest job, fumigation | event | treated on:date!, pest!, product, follow up on:date | client|customer|property|site!, technician
bait station | insect trap, mouse trap, bait box | item | number!^, location, type | client site|site|property|building
bait check | trap check, station check | event | checked at!, activity(none/low/high), notes | bait station|trap!, technician
pool visit | pool service, pool cleaning | event | visited at!, ph:decimal, chlorine:decimal, notes | pool|customer!, technician
water test | pool test, water test result, aquarium test | part | tested at!, ph:decimal, chlorine:decimal, nitrate:decimal, temperature | pool|tank|aquarium|well|pond!
landscaping job | garden job, lawn job, mowing | event | scheduled on:date!, price, status(planned/done/cancelled) | customer|client|property|garden!, crew|team|gardener
plant bed | flower bed, lawn area | place | name!, area, soil | garden|property
# translation and interpreting | translation agency, translators, interpreters, interpreting, localization, subtitles, transcription | client, translation project, translator, language pair
language pair | translation direction | kind | source language!, target language! | source=language, target=language
translation project | translation job, translation order, localization project | event | title!, word count:integer, due on:date, price, status(quoted/in_progress/review/delivered) | client|customer!, language pair, translator*, language pair*
translation task | translation assignment, translation step, proofreading | event | due on:date!, words:integer, status(assigned/done), rate:money | translation project|project!, translator|linguist, language pair
interpreter | sign language interpreter, linguist, proofreader, transcriber | person | first name!, last name!, email^, phone, hourly rate | language*
interpreting assignment | interpreter booking, interpreting job | event | starts at!, ends at, location, status(requested/confirmed/done) | client|customer|court!, interpreter|translator, language|language pair
glossary term | glossary entry, terminology entry, term | item | source term!, target term!, definition:text | client|language pair|project
translation memory | text segment, translated segment | part | source text:text!, target text:text! | language pair|project
# nannies, au pairs and household staff | nanny agency, nannies, au pair, babysitting, housekeeper agency, household staff, caregivers for families | nanny, family, placement, contract
nanny | au pair, housekeeper, babysitter of agency | person | first name!, last name!, birth date, email^, phone, experience years:integer | 
job reference | reference, work reference, referee statement | part | name!, phone, text:text, checked:boolean | nanny|candidate|applicant|employee|tenant!
former employer | previous employer, referee of applicant | org | name!, phone, email | 
childcare offer | family offer, job offer of family | item | title!, starts on:date, hours per week:integer, hourly rate | family!
timesheet | time sheet | doc | month!, hours:decimal!, submitted on:date, status(draft/submitted/approved/paid) | nanny|employee|worker|consultant|freelancer|temp|volunteer!, family|client|project|contract
timesheet entry | timesheet line, hour entry, time record, work hours, hour log, hours log | part | worked on:date!, hours:decimal!, description | timesheet, employee|worker|craftsman|volunteer|mover|technician|member|freelancer|consultant!, project|task|job|order|panel|work order
# staffing and temp agencies | temp agency, staffing agency, temporary workers, staffing, shift workers, promoters, hostesses, modelling agency, models, extras, freelancers pool | worker, client, shift, assignment
temp worker | temporary worker, promoter, hostess, extra | person | first name!, last name!, birth date, email^, phone, hourly rate | agency, skill*
staffing request | staff request, shift request, staffing order | event | starts at!, ends at!, number of workers:integer!, role, status(open/filled/cancelled) | client|customer|venue!
work assignment | shift booking, job assignment, worker assignment | event | status(offered/accepted/declined/worked), hours:decimal | worker|temp worker|employee|freelancer|nurse!, staffing request|shift|job|project|event!
fashion model | photo model, talent | person | first name!, last name!, height:integer, shoe size:integer, eye color, email^ | agency
casting call | casting, audition | event | scheduled at!, location, description | client|production|project
audition result | casting application, audition slot | event | status(invited/auditioned/selected/rejected), notes | casting call|audition|casting!, model|fashion model|actor|dancer|musician!
model booking | talent booking, artist booking, dj booking | event | starts on:date!, ends on:date, fee, status(option/confirmed/cancelled) | model|fashion model|artist|talent|dj|band!, client|customer|venue!
# law firms and notaries | law firm, attorneys, notary, paralegal, litigation, legal aid, arbitration, matters, patents, trademarks | client, matter, lawyer, document
matter | legal matter, file of lawyer, legal file | event | file number!^, title!, opened on:date!, status(open/closed) | client, lawyer|notary|attorney
attorney | notary, paralegal, solicitor, barrister, patent attorney, advocate, legal advisor | person | first name!, last name!, email^, phone | law firm|firm
party | contracting party, party of matter, litigant | person | name!, address, phone | matter*, case*
court hearing | trial date, court date, court session | event | scheduled at!, courtroom, outcome | case|legal case|matter!, judge, court|court of law
patent | patent family, trademark, utility model | item | title!, number^, status(drafting/filed/granted/expired) | applicant=company|client|inventor
patent filing | trademark filing, national filing, filing | event | filed on:date!, filing number, status(filed/examination/granted/refused) | patent|trademark|invention!, country, attorney
invention disclosure | invention | doc | title!, description:text, submitted on:date | inventor*
legal deadline | filing deadline, court deadline, office action | schedule | due on:date!, description!, done:boolean | filing|patent filing|case|matter|patent|legal case!
retainer payment | legal fee, attorney fee, fee note | part | amount!, paid on:date | client!, matter|case
power of attorney | mandate, client mandate | doc | signed on:date!, scope | client!, lawyer|attorney
# driving schools and licences | driving school, driving lessons, driving instructor, learner drivers, theory lessons, truck licence, boat licence | student, driving instructor, driving lesson, exam
driving instructor | driving teacher, riding instructor | person | first name!, last name!, phone, license number^ |
practical lesson | driving hour, riding hour, practice drive | event | starts at!, duration minutes:integer, route, notes, price | student|learner|pupil!, instructor|driving instructor!, car|vehicle
driving exam | driving test, practical exam, license exam | event | scheduled at!, type(theory/practical), result(passed/failed/pending) | student|learner|pupil!, examiner
theory lesson | theory class | event | starts at!, topic | instructor|driving instructor, student*
learner | learner driver, driving student | person | first name!, last name!, birth date, phone, license class |
# funerals and memorials | funeral home, undertaker, crematorium, memorial, obituary, mourning, pet funeral, urns | deceased, funeral, family contact, grave
funeral | funeral service, cremation, memorial service, burial service | event | held at!, type(burial/cremation), location | deceased!, funeral director, celebrant|priest, cemetery
funeral director | undertaker, mortician | person | first name!, last name!, phone |
bereaved | mourner, family member of deceased, relative of deceased | person | first name!, last name!, phone, relationship | deceased
coffin | casket, urn | item | name!, material, price!, stock quantity |
obituary | death notice | doc | text!, published on:date | deceased!
condolence | condolence entry, memorial message | part | name, text!, posted at | deceased|obituary|memorial page!
grave lease | grave lease contract, grave right, plot lease | doc | starts on:date!, ends on:date!, fee:money | grave|plot|burial plot!, leaseholder=owner|person|relative
burial plot | cemetery plot, urn niche, tomb | place | number!^, section, type, status(free/reserved/occupied) | cemetery
# weddings and party services | wedding planner, weddings, bride, wedding vendors, party rental, event decoration, bouncy castle, tent rental, photo booth, djs, entertainers, balloons | couple, wedding, guest, vendor
wedding planner | event planner, party planner | person | first name!, last name!, email^, phone |
wedding guest | invited guest, party guest | person | first name!, last name!, email, dietary requirements, attending:boolean | wedding|event|party!, table|seating table
wedding vendor | event vendor, wedding supplier, caterer, florist, decorator | org | name!, category, phone, email, price |
vendor booking | vendor contract, supplier booking | event | booked on:date, amount:money, status(requested/confirmed/paid) | wedding|event|party!, vendor|wedding vendor|supplier!
party | birthday party, private party, celebration | event | starts at!, location, guests:integer, theme | customer|host
party item | rental item, rental article, hire item, bouncy castle | item | name!, quantity:integer, price per day:money, deposit | category
party rental | event rental, hire order, equipment order | event | starts on:date!, ends on:date!, total price, deposit, status(reserved/delivered/returned) | customer|client!, party item*
song request | music request | part | title!, artist | wedding|event|party|guest|listener!
# home building trades | roofing, roofer, plumber, plumbing, electrician, heating installer, painter, scaffolding, tiling, craftsmen, handyman, renovation, house builder | customer, job, quote, material
craft job | handyman job, repair job, installation job, service job of trade, plumbing job, painting job | event | title!, scheduled at, address, status(requested/quoted/scheduled/done/invoiced) | customer|client!, craftsman|plumber|electrician|technician|employee
plumber | electrician, roofer, painter, tiler, bricklayer, handyman, tradesman, tradesperson, scaffolder | person | first name!, last name!, phone, hourly rate | company
scaffolding | scaffold unit, erected scaffold | item | number!^, load class, state(planned/erected/approved/locked/dismantled), height:decimal | construction site|site, customer
site diary | construction diary, site log | doc | date!, weather, notes:text, workers present:integer | construction site|site|project!, foreman
foreman | site manager, site supervisor, construction manager | person | first name!, last name!, phone | 
subcontractor | sub contractor, trade contractor | org | name!, trade, phone, email |
building element | structural element, wall, roof, facade | item | name!, type, area | building|project|house
building defect | construction defect, snag item | event | found on:date!, description!, due on:date, status(open/fixed/accepted) | building|project|apartment|construction site|unit!, subcontractor|contractor
acceptance protocol | acceptance, final acceptance, handover protocol | doc | signed on:date!, remarks:text | project|building|apartment|job|order!
time and material entry | labor entry, work entry | part | worked on:date!, hours:decimal!, description | job|craft job|project|work order|order!, employee|craftsman|worker|technician
# beauty and body studios | nail studio, tattoo studio, piercing, hairdressing, barbers, tanning, lash studio, makeup artist, massage studio, permanent makeup | client, stylist, appointment, treatment
tattoo artist | piercer, nail artist, makeup artist, barber, hairdresser, masseur, beautician | person | first name!, last name!, phone, instagram handle, specialty, hourly rate | studio|salon
tattoo design | design draft, design sketch, portfolio piece, portfolio item | item | title!, image url, size, price | artist|tattoo artist|designer|photographer!, client
portfolio of artist | artist portfolio, work samples, portfolio image | part | title, image url! | artist|tattoo artist|photographer|designer|model|architect!
aftercare reminder | aftercare note, follow up reminder | part | sends at!, text! | appointment|treatment!, client
appointment deposit | booking deposit, down payment | part | amount!, paid at, refunded:boolean | appointment|booking|reservation|order!
color formula | hair color formula, treatment note | part | formula:text!, used on:date | client|customer!, stylist
package of sessions | session package, punch card, ten card, treatment package, lesson package | item | name!, number of sessions:integer!, price!, valid days:integer | 
purchased package | session credit, sold package, package purchase | event | bought on:date!, sessions left:integer!, expires on:date | client|customer|student|family|member!, package of sessions|package!
# animal services | dog school, dog grooming, pet sitting, cattery, dog training, pet boarding, horse boarding, equine, dog walkers, pet hotel, animal physiotherapy, farrier | pet, owner, booking, service
dog trainer | groomer, pet sitter, farrier, dog sitter | person | first name!, last name!, phone, email |
boarding stay | pet stay, kennel stay, horse boarding contract | event | starts on:date!, ends on:date!, price, feeding notes:text | pet|dog|cat|horse|animal!, kennel|box|stall, owner
grooming appointment | dog grooming appointment, pet appointment | event | scheduled at!, service, price, status(booked/done/missed) | pet|dog!, groomer, owner
dog class | puppy class, dog course, training class of dogs | event | name!, starts at!, max dogs:integer | dog trainer|trainer, dog*
stall | horse stall, horse box, paddock box | place | number!^, size, monthly price:money | stable|barn
pet sitting visit | sitting visit, drop in visit | event | visited at!, notes:text | pet|dog|cat!, pet sitter|sitter
studbook entry | pedigree record, pedigree, breeding record | doc | registration number!^, registered on:date | horse|dog|cat|animal|pigeon!, sire=horse|dog|cat|animal, dam=horse|dog|cat|animal
# call centers and agencies | call center, telemarketing, appointment setting, market research interviews, advertising agency, pr agency, press office, media monitoring, influencer agency | campaign, contact, call, agent
call center agent | telemarketer, interviewer of survey, operator of hotline | person | first name!, last name!, email, extension | team
call list | contact list, dialing list | doc | name!, created on:date | campaign
hotline call | helpline call, crisis call, counselling call | event | started at!, duration minutes:integer, topic, outcome | volunteer|agent|counselor|counsellor, caller
caller | help seeker | person | first name, phone, age:integer |
counselor | counsellor, psychologist, advisor, adviser, career advisor | person | first name!, last name!, email^, phone |
press contact | journalist, reporter of press | person | first name!, last name!, email, phone, medium | media outlet|newspaper
media outlet | news outlet, media company | org | name!, type(print/online/radio/tv), website |
media mention | press clipping, press mention, news clip | doc | title!, published on:date!, url, sentiment(positive/neutral/negative) | media outlet, client|campaign|brand
creative asset | ad creative, campaign asset, banner | doc | name!, format, file url, status(draft/review/approved) | campaign|ad campaign|client!
ad placement | media booking, ad booking, placement of ad, advertising booking | event | starts on:date!, ends on:date, cost, impressions:integer | ad|advertiser|campaign!, medium|website|edition|billboard|channel
billboard | poster site, advertising space, ad space | place | code!^, address, size, daily price:money |
`;
