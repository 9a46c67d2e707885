/** Phrases of several words that mean one, in the order they are replaced. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  // "Requirements for our onboarding tool:"
  [
    /(?<=^|\n)[ \t]*(?:requirements?|features?|specifications?|specs?|wish ?list|user stories|data model|scope) (?:for|of) (?:(?:our|the|my|an?|new) )*(?=\p{L})/giu,
    '',
  ],
  [/(?<=\p{L}{3})\((e?s)\)/gu, '$1'],
  // "a minimum and maximum number of players"
  [/\b(min|minimum) (?:and|to) (?:an? )?(max|maximum) (?:number of |no\. of )?(\p{L}+)\b/giu, '$1_$3 and $2_$3'],
  [/\bfrom\/to\b/giu, 'with start time and end time'],
  [
    /\b(?:each|every one|one|some|most|many|all|both|several|none) of (?:them|these|those|which|whom)\b|\bthe latter\b|\beach one\b/giu,
    'eachofthem',
  ],
  [
    // not where it is one of several values
    /(?<![,/(:] ?|\bor )\b(?:on the spot|on board|at the (?:front |reception )?desk|at the counter|at the till|at the door|by hand|on request|on demand|in advance|at random|at any time|on the fly|as usual|in the meantime|from time to time|in turns?|right now|on a daily basis|day to day|free of charge|on the tablet|on paper|on our side|part of (?:it|them))\b(?! (?:of|for)\b)/giu,
    '',
  ],
  [
    /\bnumber of (adults|men|grown-ups|parents|guests) and (children|kids|women|pets|babies)\b/giu,
    'number_of_$1 and number_of_$2',
  ],
  // "an app for keeping vaccination records"
  [
    /\b(app|application|system|software|platform|tool|program|website|database) (?:for|to) (?:keep|maintain|manage|track|record|handle|store)(?:ing)? (?:the |our |my |an? )?((?:\p{L}+ ){0,2}\p{L}+(?<!s)) records?\b/giu,
    '$1 for $2s',
  ],
  [/(?<=(?:^|[.;\n])[ \t]*)each (?=(?:has|comes|is|can|must|gets|belongs|needs)\b)/giu, 'eachofthem '],
  // "with or without a skipper": one may be there
  [/(?<=[,:] ?)with or without (?:an? )?(\p{L}+)/giu, '$1 optional'],
  [/\b(what|that|who|there|where|how)s (?=(?:the|an?|his|her|their|its|it)\b)/giu, '$1 is '],
  // whoever runs the software is nobody it keeps
  [
    /\bas an? (?:system |site )?admin(?:istrator)?,? (?:i|we) (?:want|would like|need|wish|can|should)(?: to)?(?: be able to)? /giu,
    'We ',
  ],
  // "dates of birth and death", "place and date of birth"
  [
    /\b(date|place|year|time)s? of (birth|death|arrival|departure|issue|expiry|entry|exit) and (birth|death|arrival|departure|issue|expiry|entry|exit)\b/giu,
    '$2 $1 and $3 $1',
  ],
  [
    /\b(date|place|year|time)s? and (date|place|year|time)s? of (birth|death|arrival|departure|issue)\b/giu,
    '$3 $1 and $3 $2',
  ],
  // "spots of different types": one is of one type
  [
    /\b(\p{L}{3,}s) of (?:different|various|several|all|multiple|certain) (type|kind|size|colour|color|brand|level)s\b(?! \()/giu,
    '$1 with a $2',
  ],
  [/\b(\p{L}{3,}s) of (?:different|various|several|all|multiple|certain) categories\b(?! \()/giu, '$1 with a category'],
  // "insurance covers part of the price": a fraction, no spare part
  [
    /\b(cover|pay|refund|reimburse|deduct|charge)(s|ed)? (?:a )?(?:part|share|portion|half|most|some|percentage) of (?=the |its |their )/giu,
    '$1$2 ',
  ],
  // "a budget split into lines"
  [
    /(?<=\b(?:an?|the|its|their|one|each|every) \p{L}+ )(?:that is |which is )?(?:split|divided|broken down|subdivided|grouped|cut) (?:up )?into (?=(?:\p{L}+ )?\p{L}+s\b)/giu,
    'and several ',
  ],
  [/ in (?:full|part)(?=\s*(?:[.;,)]|$| and\b| or\b))/gu, ''],
  [
    /(?<!\b(?:for|of|in|per|to|from|with|at|and|or|has|have|by)) (?:every|each) (?:quarter|fortnight|semester|half year|season|term)(?=\s*(?:[.;,)]|$| and\b))/giu,
    '',
  ],
  // "I need a checklist of tasks", "see a list of guests": it is they that are kept
  [
    /(?<=\b(?:need|needs|want|wants|keep|keeps|see|sees|maintain|maintains|manage|manages|get|gets|view|views|have|has) )(?:an? |the )?(?:check)?lists? of (?=(?:\p{L}+ )?\p{L}+s\b)/giu,
    '',
  ],
  // "bags in stock with an expiry": that they are there says nothing of what they have
  [/(?<=\b\p{L}{3,}s) (?:in stock|on hand|on file|in storage|on offer) (?=with\b|by\b|per\b)/giu, ' '],
  [/\b(hall|wall)s? of fame\b/giu, 'leaderboard'],
  // "date of joining"
  [/\b(date|time|place|year|day) of (\p{L}{3,}ing)\b(?! of\b)/giu, '$2_$1'],
  [/\bat an? (?:given|certain|particular|specific|set|fixed|agreed) (time|date|day)\b/giu, 'at a $1'],
  [/\bleads to (?=an?\b|the\b|\p{L}+)/giu, 'produces '],
  [/\blead to (?=an?\b|the\b|\p{L}+)/giu, 'produce '],
  [/\b(size|length) in (bytes|kilobytes|megabytes|gigabytes|pixels)\b/giu, '$1_$2'],
  // levels of the European reference for languages
  [/\blevels? \(?A1 ?(?:-|to|\u2026) ?C2\)?/giu, 'level (A1, A2, B1, B2, C1, C2)'],
  [/\btick(s|ed|ing)? (them|it|this|these|those|him|her) off\b/giu, 'check$1 $2'],
  [/\bstands? in for\b/giu, 'replace'],
  [/\bof (?:theirs|hers|ours|mine|yours)\b/giu, ''],
  [
    /\b(?:once|twice|(?:two|three|four|several|many|\d+) times)(?: (?:an?|per|every|each) (?:hour|day|night|week|fortnight|month|quarter|season|year))\b/giu,
    '',
  ],
  [
    /, (?:each|all|both) (\p{L}+ed|led|made|built|drawn|written|run|held|taught|given|sent|sung) (by|in|on|with|to|for|from|at)\b/giu,
    ', eachofthem is $1 $2',
  ],
  [/\b(?:is|are|be|become|becomes) friends with\b/giu, 'befriend'],
  [/\bas well(?! as\b)/giu, 'also'],
  [/\bon loan from\b/giu, 'from'],
  [/\b(teams?|groups?|parties|party|crews?) of (?:[\p{L}\d]+ )?\s*(?:people|persons)\b/giu, '$1'],
  [/\band who wrote (?:them|it|which)\b/giu, 'and their authors'],
  [/\band who composed (?:them|it|which)\b/giu, 'and their composers'],
  [/\band who painted (?:them|it|which)\b/giu, 'and their painters'],
  [/\blook after\b/giu, 'manage'],
  [/\blook(?:s|ing) after\b/giu, 'manages'],
  [/\blooked after\b/giu, 'managed'],
  [
    /\b(?:is|are) (?:an? )?(?:(?:ordered|fixed|sorted|short|simple) )?(?:list|selection|sequence|combination|mix|mixture|blend) of (?:several |many |different |various )?(?=(?:\p{L}+ )?\p{L}+s\b)/giu,
    'lists many ',
  ],
  [
    /\b(?:lets?|allows?|enables?) ((?:the|an?|their|our|my|his|her) \p{L}+|\p{L}+s) (?:to )?(?=\p{L}+ (?:the|an?|their|his|her|its|some|several|out|on|up|\p{L}+s)\b)/giu,
    '. $1 can ',
  ],
  [
    /\b(\p{L}+) (before|start|begin|min|minimum|opening|old)\s?\/\s?(after|end|max|maximum|closing|new)\b/giu,
    '$1_$2, $1_$3',
  ],
  [/\b(\p{L}+(?:ed|able)),? \(?(?:yes\/no|y\/n)\)?/giu, 'is $1'],
  [/\b(\p{L}{3,}),? \(?(?:yes\/no|y\/n)\)?/giu, 'has_$1'],
  [/\bit's\b|\bit´s\b/giu, 'it is'],
  [/\b(i|they|we|you|he|she|who|there|that)'(?:d|ll|re|ve|m)\b/giu, '$1'],
  [/\b(he|she|that|there|who|what)'s\b/giu, '$1 is'],
  [
    /\b(start|starting|begin|opening|arrival|pickup|departure|checkin|delivery|entry|planned|birth|issue|from) and (?:an? |the )?(end|ending|finish|closing|departure|return|dropoff|arrival|checkout|actual|death|expiry|due|exit|to|destination) (dates?|times?|locations?|branch|branches|places?|address|addresses|stations?|airports?|points?|prices?)\b/giu,
    '$1 $3 and $2 $3',
  ],
  [
    /\bin (progress|stock|use|transit|review|repair|service|preparation|storage|treatment|production|maintenance|delivery)\b(?=\s*(?:,|\/|\)|\.|;|$| or | and ))/giu,
    'in_$1',
  ],
  [/\b(on) (hold|loan|leave|route|sale)\b(?=\s*(?:,|\/|\)|\.|;|$| or | and ))/giu, '$1_$2'],
  [/\b(\p{L}+s) (?:that are )?out of (?:order|service|use) (?=\p{L})/giu, '$1 '],
  [/\bout of (stock|order|service)\b/giu, 'out_of_$1'],
  [/\bon the way\b(?=\s*(?:,|\/|\)|\.|;|$| or | and ))/giu, 'on_the_way'],
  [/\bwho (?:was|were|is|are) (?:present|there)\b|\bwho attended\b/giu, 'attendances'],
  // the tables of a database, not one that guests sit at
  [
    /(?<!\b(?:reserv|book|get)(?:e|es|ed|s|ing)? (?:an? |the |their )?)\b(?:tables?|sheets?|tabs?) (?:for|called|named)\b/giu,
    '',
  ],
  [/\bcolumns?(?: are| is| for| called| named)?\b:?/giu, ''],
  [/\btakes? place\b/giu, 'happen'],
  [/\b(year|date|day|time) (?:it|they|he|she) (?:was|were) (\p{L}+ed|built|born|made|found|sold|bought)\b/giu, '$1 $2'],
  [/\bbrings? together\b/giu, 'involves'],
  [
    /\b(take|pay|hand|call|break|print|clean|back|start)[- ](off|out|over|down|up)(?= (?:time|date|weight|speed|sheet|report)s?\b)/giu,
    '$1$2',
  ],
  [
    /\b((?:hand|turn|pass|sign|send|give|bring|carry|tick|take|switch|lay|pick)(?:s|es|ed|ing)?) (?:over|off) (?=(?:an?|the|their|its|all|some|several)\b|\p{L}+s\b)/giu,
    '$1 ',
  ],
  [
    /\b(is|are) an? (?=(?:[\p{L}]+(?: [\p{L}]+)?, ){1,6}[\p{L}]+(?: [\p{L}]+)? or [\p{L}]+(?: [\p{L}]+)?(?:[.;\n]|$))/gimu,
    '$1 ',
  ],
  [
    /\b(?:and |see |know |track |need |of )*who (?:has |have |had )?(borrow|rent|book|reserv|order|review|attend|visit|adopt)(?:e?d) (?:what|which|whose) (\p{L}+?)s?\b/giu,
    '. people $1 $2s',
  ],
  [/\bwho paid (?:for )?(?:what|which)(?: for (?:what|which))? (\p{L}+?)s?\b/giu, '. people pay for $1s'],
  [
    /(?<!\b\p{L}{3,}s )\bwho (?:has |have |still )?(?:not )?(?:yet )?paid(?: what| how much| (?:the|their|his|a) (?:\p{L}+ )?(?:fee|due|rent|bill|contribution)s?)?\b/giu,
    'payments',
  ],
  [
    /\b(?:everything )?in (?:(?:a|one|several|some|big|old|many|my|our) )*(?:note ?books?|spread ?sheets?|excel(?: (?:files?|sheets?|lists?))?|paper (?:files?|forms?|lists?))\b/giu,
    '',
  ],
  [/\bqty\b/giu, 'quantity'],
  [/\bw\/o\b/giu, 'without'],
  [/\bw\/(?=\s|\w)/giu, 'with '],
  // "As a rider I want to unlock a scooter so that I can start a ride": the ride is kept as well
  [
    /(\bas (an?|the) ((?:\p{L}+ )?\p{L}+),? (?:i|we) [^.;\n]{3,300}?),? so that (?:i|we) can (start|begin|take|join|book|make|place|order|buy|file|create|schedule|leave|rent) (an? (?:\p{L}+ )?\p{L}+)(?=\s*(?:[.;\n]|$))/giu,
    '$1. $2 $3 can $4 $5',
  ],
  [/(\bas (?:an?|the) [^.;\n]{3,400}?),? so that [^.;\n]*/giu, '$1'],
  // "As a rider I want to see my wallet": it is the rider's
  [/(?<=\bas (?:an?|the) [^.;\n]{3,200}) my (?=\p{L})/giu, ' their '],
  [
    /\bas (?:an?|the) ([\p{L} -]{2,40}?),? (?:i|we) (?:want|would like|d like|need|wish|can|could|should|must|may|have)(?: to)?(?: be able to| have the ability to)? /giu,
    'A $1 can ',
  ],
  [
    /\bas (?:an?|the) ([\p{L}-]+(?: [\p{L}-]+)?),? (?:i|we) (?!am\b|was\b|were\b|are\b|will\b|just\b)(?=\p{L}+\b)/giu,
    'A $1 can ',
  ],
  [/\btop(s|ped|ping)?[- ]up\b(?= (?:the|their|his|her|an?|my|\p{L}+s)\b|[.,])/giu, 'recharge$1'],
  [
    /(^|\. )[ \t]*(?:(?:the )?(?:core|main|key|important|basic|central)?[ \t]*(?:objects|entities|concepts|modules|resources|things to track|things we track|features|requirements|data model)|must[ -]haves?|nice to haves?|should[ -]haves?|could[ -]haves?|scope|epic|user stor(?:y|ies)|overview|summary|description|idea|problem|solution|goals?|context|background|mvp)(?: (?:are|is|we need|to track))?[ \t]*:/gimu,
    '$1',
  ],
  [/\b(?:what )?(?:i|we)(?:'d)? (?:like|want|need)(?: to have)?[ \t]*:/giu, 'we need '],
  [/\bIT(?= \p{Ll})/gu, 'tech'],
  [/\bnr\b\.?/giu, 'number'],
  [/\bin order to\b/giu, 'to'],
  [/\baccording to\b/giu, 'via'],
  [/\b(?:with |for )?(?:every|each|any) time(?! (?:slot|entr|record|log|sheet|window|block))\b/giu, 'when'],
  [
    /\b(?:up to|at most|a maximum of|as many as) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/giu,
    'many',
  ],
  [
    /\b(?:at least|no fewer than|a minimum of) (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}+s\b)/giu,
    '',
  ],
  [/\b(?:one or two|two or three|three or four|one to three|two to four|a few)\b/giu, 'several'],
  [/\bare (?:also |all )?(?:in charge of|responsible for)\b/giu, 'lead'],
  [/\bis (?:also )?(?:in charge of|responsible for)\b/giu, 'leads'],
  [/\bin (?:an?|the right|the same|any|random|alphabetical|chronological) order\b(?! of)/giu, ''],
  [/\b(?:have|has|had) no idea\b|\ball the time\b|\bcome and go\b|\bmake(?:s)? sure(?: that)?\b|\bso far\b/giu, ''],
  [
    /\b(?:los(?:e|es|ing) track|keep(?:s|ing)? an eye|keep(?:s|ing)? (?:a )?(?:records?|logs?|notes?)) (?:of|on|about)\b/giu,
    'track',
  ],
  [/\bcheck(s|ed)? out (?=(?:an?|the|their|some|several|many|up to)\b|\p{L}+s\b)/giu, 'borrow$1 '],
  [/\b(?:hand|turn)(s)? in (?=(?:an?|the|their|some)\b|\p{L}+s\b)/giu, 'submit$1 '],
  [/\bfill(s)? (?:in|out) (?=(?:an?|the|their|some)\b|\p{L}+s\b)/giu, 'submit$1 '],
  [/\b(rent|lend|loan|hire)(s|ed)? out\b/giu, '$1$2'],
  [/\bdrop(s|ped)? off (?=(?:an?|the|their|some)\b|\p{L}+s\b)/giu, 'bring$1 '],
  [
    /^([ \t]*(?:[-*•–—·+]\s+)?)(?:the )?(steps|stages|statuses|states|phases) (?:it|they|each \w+|an? \w+|the \w+)(?: \w+)? (?:go(?:es)?|pass(?:es)?|runs?|moves?|can have|may have)(?: through)?\s*:/gimu,
    '$1$2:',
  ],
  [
    /\b(?:moves?|moving) (an?|the|each|every) (\w+(?: \w+)?) (?:through|along)(?: (?:the|these|following))*(?: (?:stages?|steps?|states?|statuses|phases))?:? (?=(?!the |an? |their |several |many |multiple |various |different )[\w_]+(?: [\w_]+){0,2}, )/giu,
    '. $1 $2 is one of ',
  ],
  [
    /\b(?:moves?|goes|go|pass(?:es)?|progress(?:es)?|runs?|flows?) (?:through|along)(?: (?:the|these|following))*(?: (?:stages?|steps?|states?|statuses|phases))?(?: of)?:? (?=(?!the |an? |their |several |many |multiple |various |different )[\w_]+(?: [\w_]+){0,2}(?:, | > ))/giu,
    'is one of ',
  ],
  [/\b(\w+) no\b(?=\s*(?:,|\)|$|\.|and ))/giu, '$1 number'],
  [
    /\b(?:moves?|goes|go|progress(?:es)?|pass(?:es)?|changes?|switch(?:es)?) (?:from )([a-z_]+(?: [a-z_]+)?) to ([a-z_]+(?: [a-z_]+)?) to ([a-z_]+(?: [a-z_]+)?)(?: to ([a-z_]+(?: [a-z_]+)?))?(?=\s*(?:[.,;]|$))/giu,
    'can be $1, $2, $3 or $4',
  ],
  [/\bdays off\b/giu, 'day offs'],
  [
    /\b(?:track|log|record)(s|ing)? (?:their |the )?(?:working )?(?:time|hours)\b(?! (?:entr|log|slot|sheet))/giu,
    'create$1 time entries',
  ],
  [/\b(?:one|two|three|four|five|\d+) or more\b/giu, 'many'],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
  [
    /\bgets? (?=(?:\p{L}{3,}ed|sent|paid|sold|built|made|written|given|taken|done|put|told|brought|bought|lent)\b)/giu,
    'are ',
  ],
  [/\bone or (?:many|several)\b/giu, 'many'],
  [/\b\d+ (?:to|or) \d+(?= \p{L}+s\b)/giu, 'several'],
  [
    /\b(?:one|two|three|four|five|six) (?:to|or) (?:two|three|four|five|six|seven|eight|ten|twelve)(?= \p{L}+s\b)/giu,
    'several',
  ],
  [/\bcomes with\b/giu, 'has'],
  [/\bcome with\b/giu, 'have'],
  [/\bin (?:cubic|square) (?:met(?:er|re)s?|feet|centimet(?:er|re)s?|kilomet(?:er|re)s?|yards?|miles)\b/giu, ''],
  [/\b(?:a lot|lots|a number|a bunch|plenty|dozens|hundreds|thousands) of\b/giu, 'many'],
  [/\ba couple of\b|\bone or more\b|\bzero or more\b|\bat least one\b|\bany number of\b|\bmore than one\b/giu, 'many'],
  [/\bas well as\b|\balong with\b|\btogether with\b|\bplus\b|\s&\s/giu, ' and '],
  [/\band\/or\b/giu, 'or'],
  [/\bhe\/she\b|\bs\/he\b/giu, 'he'],
  [/\bhis\/her\b/giu, 'their'],
  [/\bback[- ]?end\b/giu, 'backend'],
  [/\bfront[- ]?end\b/giu, 'frontend'],
  [/\bweb[- ](app|site|shop)\b/giu, 'web$1'],
  [/\be[- ]?mail\b/giu, 'email'],
  [/\be[- ]?mails\b/giu, 'emails'],
  [/\bto ?do(?:'?s\b| (?=list|item|app)|\b(?= (?:list|app|item)))/giu, 'task'],
  // "families pick up boxes" is done, "at a pick up point" is where
  [
    /(?<!\b(?:to|can|could|will|may|must|should|they|we|i|you|who) )\bpick[- ]up\b(?! (?:the|an?|their|its|his|her|it|them|one|several)\b)(?<!\p{L}s pick[- ]up(?= (?!(?:points?|locations?|dates?|times?|windows?|places?|address(?:es)?|stations?|slots?|spots?|stops?)\b)\p{L}+s\b))/giu,
    'pickup',
  ],
  [/\bdrop[- ]off\b/giu, 'dropoff'],
  [/\bcheck-ins?\b|\bcheck in(?= (?:date|time))/giu, 'checkin'],
  [/\bcheck ins\b/giu, 'checkins'],
  [/(?<=\b(?:each|every|an?|per|the|their) )check in\b(?! (?:on|to|for|with)\b)/giu, 'checkin'],
  [/\bcheck-outs?\b|\bcheck out(?= (?:date|time))/giu, 'checkout'],
  // "we hold contests in spring, members sign up": for those
  [
    /\b((?:holds?|organi[sz]es?|hosts?|offers?|announces?|publish(?:es)?|plans?) ((?:\p{L}+ )?\p{L}+s)(?: [^.,;\n]{1,60})?,? (?:and )?(?:\p{L}{3,}s|people) (?:can |may |must )?)sign up(?=\s*(?:[,.;\n]|$|and\b))/giu,
    '$1register for $2',
  ],
  // for what was spoken of before
  [
    /(?<=\b(?:\p{L}{3,}s|they|people|everyone) (?:can |may |must )?)sign up(?=\s*(?:[,.;\n]|$|and\b))/giu,
    'register for them',
  ],
  [/\bsign[- ]ups?\b(?!\s+(?:for|to|at|with))/giu, 'registration'],
  [/\b(?:signs?|signed|signing)[- ]up (?:for|to)\b/giu, 'register for'],
  [/\b(?:is|are) able to\b/giu, 'can'],
  [/\bset up(?= (?:time|date|fee|cost)s?\b)/giu, 'setup'],
  [/\bset up\b/giu, 'create'],
  [/\bput up\b/giu, 'publish'],
  [/(?<=\b(?:i|we|they|you|to|can|must|should) )put in\b/giu, 'store'],
  [/\bkeeps? track of\b|\bkeeping track of\b/giu, 'track'],
  [/\btakes? care of\b/giu, 'manage'],
  [/\bconsists? of\b|\b(?:is |are )?composed of\b|\b(?:is |are )?made (?:up )?of\b/giu, 'contains'],
  [/\bis (?:a )?part of\b|\bare part of\b|\bcan be part of\b/giu, 'belongs to'],
  [/\bin charge of\b|\bresponsible for\b/giu, 'managing'],
  // "both sides rate each other": those who were named
  [/\b(?:both (?:sides|parties)|(?:each|either) (?:side|party))(?= \p{L}+)/giu, 'they'],
  // "lend each other tools": to whom they do it is known
  [
    /\b(lend|give|send|teach|pay|show|offer|rent|sell|write|owe|tell|bring|borrow)(s|ing)? (?:each other|one another)(?= (?!(?:and|or|in|on|at|for|from|to|with|by|after|before|when|where|if|as|about|during|via|so|but|because|once|who|then)\b)\p{L})/giu,
    '$1$2',
  ],
  [/\beach other\b|\bone another\b/giu, 'eachother'],
  [
    /\bin (?:square )?(?:meters?|metres?|feet|kg|kilos?|kilograms?|grams?|tonnes?|tons|liters?|litres?|hectares?|minutes?|hours?|seconds?|days|weeks|months|years|km|kilometers?|kilometres?|cm|mm|miles|percent|euros?|dollars?|usd|eur|celsius|degrees|decibels|volts|newtons|lumens)\b/giu,
    '',
  ],
  [
    /\bin (?:ms|g|ppm|kw|mw|hp|db|dpi|px|hz|khz|mhz|ghz|rpm|volts?|watts?|ha|mah|m2|m|l|ml|gb|mb|kb|kwh|bar|psi|inch(?:es)?|pounds|lbs?|oz|ounces|knots|m³|m3|°c)(?=\s*(?:[,;.)]|$| and ))/giu,
    '',
  ],
  [/(?<=\([^()\n]{0,200}[\p{L}\d]) \/ (?=[\p{L}\d])/gu, ', '],
  [/(?<=[\p{L}\d]) \/ (?=\p{L})/gu, '/'],
];
