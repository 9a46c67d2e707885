import { phrases, wordSet } from '../model/word-set.ts';

export const DETERMINERS =
  wordSet(`a an the this that these those each every any some all both another no either neither one several many few
  multiple various numerous different certain which what whose my our your his her its their more most other such own same single whole
  two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred thousand dozen dozens hundreds thousands enough much couple next last first second third`);

export const PREPOSITIONS =
  wordSet(`of in on at by for from with without to into onto per between among within against about during after before over
  under via through across around near inside outside behind along towards toward like including regarding concerning as up off than until till since upon beside besides`);

export const PRONOUNS =
  wordSet(`i we you he she it they me us him them somebody someone anybody anyone everybody everyone nobody people who whoever
  myself ourselves themselves itself something anything everything nothing eachofthem`);

/** Pronouns that stand before a verb. */
export const SUBJECT_PRONOUNS = wordSet(
  `i we you he she it they somebody someone anybody anyone everybody everyone nobody who`,
);

export const MODALS =
  wordSet(`can could may might must shall should will would cannot can't won't don't doesn't didn't do does did
  want wants wanted need needs needed let lets able allow allows allowed help helps  'd 'll gonna wanna   `);

export const BE_FORMS = wordSet(`be is are was were been being am become becomes isn't aren't wasn't weren't`);

export const ADVERBS =
  wordSet(`also then not never always often usually sometimes only just even still already again once twice soon later now
  here there too very really quite rather maybe perhaps together separately online offline automatically manually easily quickly simply basically
  monthly weekly daily yearly annually hourly regularly currently finally however therefore instead otherwise etc please ok okay so yes yet eventually additionally
  optionally respectively directly afterwards beforehand today tomorrow yesterday out back down away ahead apart mainly mostly especially typically normally exactly else anyway
  alone afterward regularly twice thereafter meanwhile abroad indoors outdoors overnight halfway upfront nicely properly securely remotely locally digitally anonymously publicly privately internally externally live up`);

export const RELATIVES = wordSet(
  `who whom which that where when while whose if because since whenever wherever why how although though unless until so whether`,
);

/** Adjectives that say nothing about the thing; kept out of names. */
export const PLAIN_ADJECTIVES =
  wordSet(`new old small big large good better best bad simple easy nice great modern basic complete full entire whole important main major
  minor certain specific particular general common usual normal regular various different multiple several many few additional extra other further
  existing current previous past future upcoming recent latest local regional national international global foreign own personal given
  individual internal external available possible necessary needed relevant related respective corresponding similar same real custom
  customized detailed accurate clean clear fast quick slow long short high low top total overall final initial upcoming daily weekly monthly yearly annual
  registered logged connected attached linked assigned selected chosen requested stored saved recorded planned scheduled completed finished amateur professional
  famous popular  rare special valid invalid automatic automated manual digital electronic paper physical virtual web-based cloud-based online offline mobile smart
  beautiful friendly lightweight robust secure scalable powerful little tiny huge busy independent    rural urban nearby neighbouring neighboring
  overflowing broken lost missing damaged late early overdue due outstanding pending active inactive used unused second-hand secondhand antique vintage wooden
   seasonal recurring repeated repeating homemade handmade organic fresh frozen elderly young adult senior junior unique different unlimited limited free cheap expensive own`);

/** Nouns that are never a table: the software itself, ways of speaking, and what the words around them are about. */
export const NOISE_NOUNS =
  wordSet(`system app  platform software website  web webapp backend frontend api database db  solution  interface
  ui ux    thing stuff way  sort bit mess spreadsheet excel   everything anything something nothing  
  moment need want   purpose end start  example information info data detail details fact matter   help world life  work
  today tomorrow yesterday morning afternoon evening night day week month year hour minute second weekday weekend monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december
  number   set range variety   overview  management administration tracking handling keeping monitoring planning   use usage
  csv pdf export import json xml rest http login logout  authentication authorization security   right crud
   functionality functionalities   ability possibility capability everyone anyone someone somebody nobody  guy folk   internet online     google 
  mum mom dad uncle aunt brother sister  wife husband grandma grandpa   me      door  future past    notebook   side  top bottom middle left right
    insight insights trend trends statistic statistics stats analytics kpi chart charts graph graphs breakdown aggregation  search filter sorting sort
  spring boot java angular react mysql postgres postgresql mongodb docker kubernetes microservice microservices monolith node python typescript javascript kotlin swagger jwt oauth endpoint endpoints entity entities    relationship relationships relation relations  schema
  other others half pair dozen couple majority minority rest remainder bunch handful   kilo gram gramme meter metre kilometer kilometre mile inch  liter litre euro euros dollar dollars usd eur percent hectare tonne ton kg km cm mm celsius  degrees
  mvp startup  requirement requirements      aim scratch advance  turn fly demand go  glance addition   mind hand hands eye sense sake terms   sake basis`);

/** Nouns that say what kind of software an idea is about: `… app`, `… tracker`. */
export const FRAME_NOUNS =
  wordSet(`app application system platform backend back-end server service tool website site webapp web-app tracker registry software api marketplace
  management manager portal database builder planner organizer network organiser engine solution crm erp cms lms pos dashboard suite hub directory log logbook journal diary archive records record tracking finder hosting sharing
  catalog catalogue store shop scheduler calculator generator administration admin bot community forum game register list inventory program webshop`);

/** What a frame speaks of when one of these stands in it: `canoe rental app` has rentals. */
export const FRAME_EVENTS: ReadonlyMap<string, string> = new Map(
  phrases(`booking:booking, bookings:booking, reservation:reservation, reservations:reservation, rental:rental, rentals:rental, lending:loan, loan:loan, loans:loan, ticketing:ticket, invoicing:invoice,
    billing:invoice, auction:lot, appointment:appointment, appointments:appointment, delivery:delivery, ordering:order, donation:donation, donations:donation, subscription:subscription, scheduling:appointment,
    voting:vote, adoption:adoption, maintenance:maintenance, inspection:inspection, repair:repair, repairs:repair, enrollment:enrollment, attendance:attendance, payment:payment, payments:payment,
    membership:membership, review:review, reviews:review, sharing:rental, hire:rental, sale:sale, sales:sale, complaint:complaint, complaints:complaint, survey:survey, feedback:feedback, shift:shift, tour:tour, tours:tour,
    lesson:lesson, lessons:lesson, sitting:booking, grooming:grooming, exchange:swap, swap:swap, swapping:swap, trading:trade, registration:registration, recipe:recipe, shipping:shipment, dispatch:trip, budget:budget, budgeting:budget, expense:expense, payroll:payslip, recruiting:application, recruitment:application, hiring:application, onboarding:onboarding task, procurement:purchase order, fundraising:donation, mentoring:mentorship, tutoring:lesson, checkout:order`).map(
    (pair) => {
      const [word = '', noun = ''] = pair.split(':');
      return [word, noun] as const;
    },
  ),
);

/** Nouns in `-er`, `-or` and the like that are no persons. */
export const NOT_PERSONS =
  wordSet(`actuator thermistor transponder dimmer humidifier dehumidifier laminator stroller hydrometer crusher dumper shaker juicer tumbler trimmer spanner insulator diaper wrapper decor leftover corner waiver steriliser sterilizer mixer lever rotor loader planter sprinkler sprayer cooker fastener plotter shredder shutter hanger divider border shower rubber ginger
  agree synthesizer synthesiser amplifier equalizer stabilizer fertilizer fertiliser sanitizer vaporizer loudspeaker inverter converter transmitter receiver router breaker conveyor hopper pallet feeder incubator mower blower grinder sander
  planer router blender toaster dishwasher washer dryer heater radiator refrigerator projector tractor harvester excavator bulldozer defibrillator ventilator stretcher wheelchair thermometer barometer altimeter order number letter meter container sensor offer transfer folder server router tower river paper chapter  counter filter
  computer printer trailer tractor timer monitor register calendar color motor elevator corridor floor door error mirror vector factor sector indicator
  generator reactor compressor detector scanner charger adapter controller newsletter poster banner sticker flyer folder binder planner tracker identifier reminder voucher
  tender ledger drawer shelter center cluster layer buffer parameter diameter theater water weather chamber quarter semester disaster character cover
  answer power tiger spider flower cucumber dinner supper butter pepper sugar  blocker trigger marker header footer slider thriller helicopter roller scooter cooler freezer boiler burner copier locker 
  plant restaurant variant grant constant pendant  warrant quadrant list checklist playlist wishlist waitlist shortlist twist assist   committee fee coffee  degree tree knee
   guarantee pedigree transistor harbor labor tumor flavor favor humor rumor armor odor vapor manor minor major prior interior exterior hammer ladder lumber timber copper silver leather feather   charter semester wafer wrapper zipper quiver sliver`);

/** Things that several others share: "posts have tags" means many to many. */
export const SHARED_NOUNS =
  wordSet(`tag skill ingredient label language role genre amenity interest badge topic allergen keyword hashtag permission certification
  instrument     cuisine actor author symptom technology qualification  sponsor medicine     `);

/** Words that hold other things: a `pipeline of stages` has stages. */
export const CONTAINER_NOUNS = wordSet(
  `pipeline list collection set series group pack bundle basket batch box library catalog catalogue deck album playlist menu portfolio package sequence stack pool dataset suite`,
);

/** Words before `of` that only count or sort what follows. */
export const QUANTITY_NOUNS =
  wordSet(`number amount kind type sort list set range variety lot piece copy part couple bunch series pair collection history record
  overview detail details information name status date price cost list level state total sum average count percentage rest majority one some any each all many most plenty dozen hundred end start beginning use means way case`);

/** Heads behind which a base form is a noun: `order item`, `book copy`. */
export const COMPOUND_HEADS =
  wordSet(`item line type log request list code record slot note number date time status history detail name price rate level group category
  entry book card form plan order report rule type method option photo image file copy holder owner manager member system app tool tracker platform management software quantity
  amount id title description address unit value total count position line row session ticket reminder alert schedule template policy fee limit point`);

/** Persons with a role towards something: a second column that refers to a person. */
/** Words that are verbs as well, and nouns often enough to be things. */
export const NOUN_VERBS =
  wordSet(`pass hire drive show walk ride run move catch feed build drop release upload download transfer swap scan sample mix split load
  lodge yield forge chair levy weave claim shoot drift float jump patch crawl jump kick throw dance
  reply reward listen stock tag work study test practice rehearsal use visit deal call plan trade rent monitor phone meter shelter filter tour film`);

export const PERSON_ROLES =
  wordSet(`assignee creator reviewer approver reporter owner sender recipient receiver author requester uploader organizer moderator winner leader responsible supervisor
  operator editor host captain buyer seller mentor lead inspector driver manager instructor trainer teacher follower inviter contact`);

/** Words that are positions of another thing: `home team`, `pickup branch`. */
export const ROLE_PREFIXES = wordSet(
  `home away origin destination pickup pick-up return drop-off dropoff departure arrival source target start end first second from to primary secondary parent child sending receiving old previous opposing shipping billing`,
);

/** What one pays by. */
export const MEANS_OF_PAYMENT = wordSet(
  `cash card cards cheque check cheques invoice transfer bank credit debit online paypal upi gpay wallet voucher voucher direct mobile twint account crypto`,
);
