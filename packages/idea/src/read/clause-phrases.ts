import {
  areMeans,
  asked,
  BE,
  END,
  joined,
  listed,
  measures,
  orOf,
  PAST,
  SORTING,
  VALUES,
  valuesOf,
  type Replacement,
  WHO,
} from './clause-parts.ts';

/**
 * Clauses that name a property, as that property: "when it was paid" is the date paid, "how heavy it is" the weight, "whether
 * they smoke" a flag. In the order they are replaced; before all other phrases of several words.
 */
export const CLAUSE_PHRASES: readonly Replacement[] = [
  // "a fee and a maximum of participants": one property
  [/\b(maximum|minimum) (?:number |amount |count )?of (?=(\p{L}{3,}s)(?= *(?:[,.;)\n]|$|and\b)))/giu, '$1_'],
  // "plans say what to do at which interval"
  [/\bwhat (?:has |have |is |are )?to (?:do|be done)(?= (?:at|when|and|in|with)\b|[.,;]|$)/giu, 'instructions'],
  // "during a mission images are taken": what happens, and when, are two things
  [
    /(?<=^|[.;\n] ?)(during|after|before|at|on) (an?|the|each|every) (\p{L}+) (?=(?!stages?\b)\p{L}+s (?:are|can be|may be|must be)\b)/giu,
    '$1 $2 $3, ',
  ],
  [/\b(they|we|it|that|this|he|she|who)'(?:ve|s)(?= been\b)/giu, '$1 has'],
  [/\b(they|it|that|he|she)'(?:re|s)(?= )/giu, '$1 is'],
  [
    /\bfor (?:the|an?) ((?!of\b)[\p{L}]+(?: [\p{L}]+)?),? (?:i|we)(?:'d|'ll)? (?:also )?(?:(?:need|want|would like|like) to (?:know|store|record|track|keep|note|have)|need|keep|store|record|note down|note|write down|save|want)(?= ?:| (?:its|the|an?|name|date|number)\b)/giu,
    'Each $1 has',
  ],
  [
    /\bfor (each|every|any) ((?!of\b)[\p{L}]+(?: [\p{L}]+){0,2}?),? (?:i|we|they|you)(?:'d|'ll)? (?:also |just |only )?(?:(?:need|want|would like|like|have) to (?:know|store|record|track|keep|note|see|save|have)|need|keep|store|record|track|note down|note|write down|save|have|log|want)\b(?! to\b)/giu,
    '$1 $2 has',
  ],
  // "For each interview store date and place", an order to the software
  [
    /(?<=(?:^|[.;,\n]) *)(?:(?:and|also) )?for (each|every) (\p{L}+(?: \p{L}+)?),? (?:please |also )?(?:store|record|save|keep|note|track|log|register)(?: down)? (?!(?:is|are|was|were|can|has|have|of)\b)(?=\p{L})/gimu,
    '$1 $2 has ',
  ],
  ...measures,
  asked(
    `how long (?:${WHO} )?(?:will |can |should |may )?(?:took|takes?|lasts?|lasted|stay(?:s|ed)?|need(?:s|ed)?|ran|runs?)\\b`,
    'duration',
  ),
  asked(`how much ${WHO} (?:costs?|will cost)\\b`, 'cost'),
  asked(`how much ${WHO} (?:weigh(?:s|ed)?)\\b`, 'weight'),
  asked(`how much (?:${WHO} )?(?:paid|pays?)\\b`, 'amount paid'),
  asked(`how much (?:${WHO} )?(?:owes?|owed)\\b`, 'amount owed'),
  asked(`how much (\\p{L}+) (?:was|were|is|has been) (\\p{L}+(?:ed|en|t))\\b`, joined('')),
  asked(`how much (\\p{L}+) ${WHO} \\p{L}+\\b${END}`, 'amount of $1'),
  asked(
    `how many (\\p{L}+s) (?:${WHO} )?(?:were|are|was|have been|had been)(?: \\p{L}+(?:ed|en|own|old|ught))?\\b`,
    'number of $1',
  ),
  asked(`how many (\\p{L}+s) there (?:were|are)\\b`, 'number of $1'),
  asked(`how many (\\p{L}+s) ${WHO} (?:have |had |has )?\\p{L}+${END}`, 'number of $1'),
  asked('how many (?:of them )?(\\p{L}{3,}ed)\\b', 'the $1 count'),
  asked('when (?:it|they|that|this) (?:happened|occurred|took place|happens)\\b', 'date and time'),
  listed('from when (?:to|till|until) when\\b', 'start time and end time'),
  asked(`when ${WHO} (?:starts?|started|begins?|began)\\b`, 'start time'),
  asked(`when ${WHO} (?:ends?|ended|finish(?:es|ed)?|stops?|stopped)\\b`, 'end time'),
  asked(`when ${WHO} (?:expires?|expired|runs? out|ran out)\\b`, 'expiry date'),
  asked(`when ${WHO} (?:is|are|was|were|will be|falls?) due\\b`, 'due date'),
  asked(`when (?:${WHO} )?(?:came|comes?|went|goes|go|brought|was brought|is brought) back\\b`, 'return date'),
  asked(`when ${WHO} (?:has|have|had|needs?|must|should|ought)(?: to)? be (\\p{L}+)\\b`, '$1 date'),
  // "shows whether it is new, in production or delivered"
  listed(
    `(?:whether|if) ${WHO} ${BE} ((?:\\p{L}+(?: \\p{L}+)?, ){1,4}\\p{L}+(?: \\p{L}+)?,? or \\p{L}+(?: \\p{L}+)?)${END}`,
    'status ($1)',
  ),
  listed(`(?:whether|if) ${WHO} ${BE} (?:an? )?(\\p{L}+) or not${END}`, joined('is_')),
  listed(
    `(?:whether|if) ${WHO} ${BE} (?:an? |at |in |on )?(\\p{L}+(?: \\p{L}+)?) or (?:an? |at |in |on )?(\\p{L}+(?: \\p{L}+)?)${END}`,
    (_, one = '', other = '') => `${areMeans(one, other) ? 'payment method' : 'type'} (${one} or ${other})`,
  ),
  asked('whether (?:an? |the )?(\\p{L}+) (?:was|were|is|are|has been) (\\p{L}+(?:ed|en|n|t))\\b', joined('is_')),
  // "time entries (date, minutes, billable or not)"
  listed('(?!(?:or|and|not|they|it|he|she|we|i|you)\\b)(\\p{L}{3,}) or not(?=\\s*[,.;)]|$)', joined('is_')),
  // "where each object is stored (room, cabinet, shelf)"
  [
    /\bwhere (?:each|every|the|an?) (\p{L}+) (?:is|are|was|were) (stored|kept|located|parked|found|placed) \(((?:\p{L}+, ){1,4}\p{L}+)\)/giu,
    (_, thing = '', verb = '', places = '') =>
      `each ${thing} has ${places
        .split(', ')
        .map((place) => `${verb}_${place}`)
        .join(' and ')}`,
  ],
  listed(`(?:whether|if) (?:it|they) (?:came|comes?) back (\\p{L}+)${END}`, joined('is_')),
  asked('whether (?:it|they) (?:came|comes?) back\\b', 'is_returned'),
  asked('whether (?:an? |the )?(\\p{L}+) (?:came|comes) back\\b', joined('is_', '_returned')),
  listed(`(?:whether|if) (?:it|they) (?:still )?(?:works?|runs?)${END}`, 'is_working'),
  listed(`how many (\\p{L}+s|people|children)${END}`, 'number of $1'),
  listed(`how often${END}`, 'frequency'),
  listed(`(\\p{L}+s) (left|remaining)${END}`, joined('')),
  listed(`how (?:well|badly|good|bad) ${WHO} (?:went|goes|was|were|did|played|worked)${END}`, 'the assessment'),
  listed(
    `(?:what|which) (\\p{L}+s) (?:are|were|is) (?:\\p{L}+(?:ed|en|n|t)|available)(?: (?:at|in|on|for) \\p{L}+)?${END}`,
    '$1',
  ),
  listed(
    `what ${WHO} (?:have |had |has )?(charged|paid|spent|earned|got)(?: for (?:it|them|this|that))?${END}`,
    joined('the amount_'),
  ),
  listed(`where ${WHO} (?:got|bought|had|have|found) (?:it|them) from${END}`, 'the origin'),
  listed(`when ${WHO} (?:was|were) (?:last )?(?:there|here)${END}`, 'the last_visit_date'),
  listed(
    `when (?:it|they|he|she|we|you|i)(?:'ll)?(?: will| can| should| must| wants? to| has to| have to)? (fetch|collect|need|want|deliver|return|leave|arrive|pick|bring|send|ship)(?:e?s)?(?: (?:it|them))?(?: up| back)?${END}`,
    joined('the ', '_date'),
  ),
  listed(
    `(?:what|which) ((?!(?:the|an?|is|are|was|were|has|have|had|he|she|it|they|we|i|you|kind|type|sort|to|happened|needs?)\\b)\\p{L}+) (?:it|they|he|she|we|i) (?:has|have|had|is|was|wants?|needs?|uses?|used|took|takes?|chose|got|did|do|made|covered)${END}`,
    '$1',
  ),
  listed(
    `(?:what|which) ((?!(?:the|an?|is|are|was|were|has|have|had|he|she|it|they|we|i|you|to|happened|needs?|else)\\b)\\p{L}+(?<!s))(?= and \\p{L}+\\s*(?:[,.;)]|$)|\\s*(?:[,.;)]|$))`,
    '$1',
  ),
  [
    /\banything (?:(?:i|we|they|he|she|you) \p{L}+|unusual|special|else|odd|strange|of note|noteworthy)\b/giu,
    'remarks',
  ],
  [/(?<=\p{L} )(?:for|at) (?:what|which) (price|cost|fee|rate)\b/giu, 'and $1'],
  listed(`the hours${END}`, 'the hours_worked'),
  [/(?<=(?:[,:(]|\bwith|\band) )(\p{L}+ \p{L}{3,}),? \(?(?:yes\/no|y\/n)\)?/giu, joined('has_')],
  listed(
    `(?:whether|if) ${WHO} (?:was|were|is|are|has been|have been) (?:still |already )?(?:an? )?(\\p{L}+)${END}`,
    joined('is_'),
  ),
  listed(`(?:whether|if) ${WHO} (\\p{L}{3,}ed|won|lost|paid|came|won|left)${END}`, joined('is_')),
  listed(
    `(?:whether|if) ${WHO} (?:has|have|had|takes?|took|needs?|needed|wants?|owns?|uses?|brings?|holds?) (?:an? |any |the |their )?(\\p{L}+(?: \\p{L}+)?(?: \\p{L}+)?)${END}`,
    joined('has_'),
  ),
  asked(`when (an? \\p{L}+) ${BE} (?:last |first |next )?(${PAST})\\b`, '$1 with date $2'),
  asked(
    `when ${WHO} ${BE} ((?:last |first |next )?(?:${PAST})(?: (?:fast|back|off|in|out|up|go))?)\\b`,
    joined('the date_'),
  ),
  listed(
    `when ${WHO} (?:last |first )?(\\p{L}{3,}ed|took|left|came|got|bought|sold|found|saw)(?: (?:it|them|off|out|up|in|on))?${END}`,
    'the date $1',
  ),
  listed(`when (\\p{L}{3,}ed|found|taken|seen|given|bought|sold|sent|made)${END}`, 'the date $1'),
  listed(`where (?:${WHO} ${BE} )?(\\p{L}{3,}ed|found|kept|taken|seen|bought|made|held)${END}`, 'the $1_location'),
  listed(`where ${WHO} (?:is|are|was|were|hangs?|lies?|stands?|sits?|stood|lives?)(?: now)?${END}`, 'location'),
  listed(`where ${WHO} (?:comes?|came) from${END}`, 'the origin'),
  listed(`where ${WHO} (?:slept|stayed|stopped|went|met|landed|parked|camped|ate)${END}`, 'the location'),
  listed(`how far ${WHO} (?:got|went|came|ran|rode|drove|walked|swam|flew|is|was)${END}`, 'the distance'),
  listed(`what (?:(?:was|is|got) )?(?:broke|broken|damaged|torn|failed)${END}`, 'damage_description'),
  listed(`what (?:(?:was|is) )?(?:lost|missing)${END}`, 'missing_parts'),
  listed(`what(?:'s| is| was)? (?:wrong|broken|faulty|the matter)(?: with (?:it|them))?${END}`, 'problem_description'),
  listed(
    `what (?:needs?|has|have|had|is|was)(?: to be)? (?:doing|done|fixing|fixed|repairing|repaired)${END}`,
    joined('work_needed'),
  ),
  listed(`what (?:i|we|he|she|they|you) (?:did|do|does)(?= ?\\()`, joined('work_done')),
  listed(`what (?:was|has been) done${END}`, 'work done'),
  listed(`what happened${END}`, 'description'),
  listed(`what ${WHO} (?:costs?|cost)${END}`, 'cost'),
  listed(`what ${WHO} (?:weigh(?:s|ed)?)${END}`, 'weight'),
  listed(`(?:what|which) (?:kind|type|sort) (?:of (?:an? )?\\p{L}+ )?${WHO} (?:is|are|was|were)\\b`, 'kind'),
  listed(
    `(?:what|which) (colou?r|size|shape|age|breed|brand|model|material|language|level|category|grade|format|style|status|condition) ${WHO} (?:is|are|was|were|has|have)\\b`,
    '$1',
  ),
  listed(
    `who (?:has |had )?(\\p{L}{3,}ed|took|made|did|gave|got|found|sold|drew|built|led|ran) (?:it|them|this|that)${END}`,
    '$1 by',
  ),
  listed(`(?:by|from) whom?${END}`, 'done by'),
  // "the date they joined", "the day he was born"
  [
    new RegExp(
      `\\b(date|day|time|year)(?: (?:when|on which|that))? ${WHO} (?:(?:was|were|is|are) )?(${PAST})\\b`,
      'giu',
    ),
    (_, noun = '', past = '') => `${noun.toLowerCase() === 'day' ? 'date' : noun}_${past}`.toLowerCase(),
  ],
  // "the date it comes down", "the day they leave"
  [
    new RegExp(
      `\\b(?:date|day|time)(?: (?:when|on which|that))? ${WHO} ((?:comes?|goes|go|leaves?|starts?|ends?|expires?|opens?|closes?|arrives?|departs?|returns?|finish(?:es)?|begins?)(?: (?:down|up|out|in|off|back))?)${END}`,
      'giu',
    ),
    joined('', '_date'),
  ],
  // "a date when the next inspection is due"
  [
    /\b(?:the|a) date (?:when|on which|by which) (?:the |an? |its |their )?(\p{L}+(?: \p{L}+){0,2}?) (?:is|are|was|were|becomes?) (?:due|ready|done|planned|scheduled)\b/giu,
    joined('a ', '_date'),
  ],
  // "a form where they declare allergies": what one declares stands on it
  [
    /(?<=\b(?:an?|the|each|every) (?:\p{L}+ )?\p{L}+) (?:where|on which|in which) (?:they|he|she|we|i|you|people|(?:the |an? )?\p{L}+) (?:declares?|states?|writes?(?: down)?|notes?|enters?|says?|fills? in|lists?|tells?(?: us)?|gives?) (?=\p{L})/giu,
    ' with ',
  ],
  // "the price we agreed", "the materials he used", "quantity we own"
  [
    new RegExp(
      `(?<!\\b(?:at|in|after|before|on|during|by|from|until|of|for|than) )\\b(the|an?|its|their) (\\p{L}+(?<!s)) (?:we|they|he|she|it|you|i) (?:have |had |has )?(agreed|\\p{L}{2,}ed|paid|sold|bought|made|took|got|gave|spent|found)${END}`,
      'giu',
    ),
    '$1 $3 $2',
  ],
  [
    new RegExp(
      `(?<!\\b(?:at|in|after|before|on|during|by|from|until|of|for|than) )\\b(the|their|all|any) (\\p{L}+s) (?:we|they|he|she|it|you|i) (?:have |had |has )?(?:\\p{L}{2,}ed|paid|sold|bought|made|took|got|gave|spent|found)${END}`,
      'giu',
    ),
    '$1 $2',
  ],
  [
    new RegExp(
      `(?<=[:,(] ?|\\band |\\bwith )((?!when|where|which|what|who|that)\\p{L}{3,}) (?:we|they|you|i) (?:have|own|need|use|want|charge|pay|sell|hold|keep|ask|teach|speak|like|play|sing|drive|make|offer|cover)${END}`,
      'giu',
    ),
    '$1',
  ],
  // "patient details like name and age"
  [
    /\b(\p{L}{3,})(?:'s|s')? (?:details|information|info|data|particulars)(?: (?:are|is))?(?:,? (?:like|such as|including|namely|with|incl)\b|:) (?=\p{L})/giu,
    '$1 with ',
  ],
  [
    /(?:\b(?:with|has|have) )?\b(?:the |these |following |must have |required |mandatory |needed |main |data )*\bfields(?: are)?:/giu,
    ':',
  ],
  // "a claim stating amount and currency"
  [
    /(?<!\b(?:for|by|of|with|is|are|like|and|about|in|on|to|start|stop|before|after|when)) (?:stating|indicating|specifying|detailing|mentioning)(?: down)? (?=\p{L})/giu,
    ' with ',
  ],
  // "for machines I need serial number and date; for fabric the colour"
  [
    /(?<=(?:^|[.;:\n]) *)(?:and )?for (?:(?:the|all|all the) )?((?:\p{L}+ )?\p{L}+s),? (?:i|we)(?:'d)? (?:also )?(?:(?:need|want|like) to (?:know|store|record|track|keep|note|have)|need|want|keep|note(?: down)?|record|store|track|write down) (?!to\b)/gimu,
    '$1 have ',
  ],
  [
    /(?<=[.;] *)(?:and )?for (?:(?:the|an?|each|every) )?(\p{L}+(?: \p{L}+)?) (?=(?:the|its|their) \p{L}+(?: \p{L}+)?(?:,| and ))/giu,
    'each $1 has ',
  ],
  // "to note per hive the number of frames"
  [
    /\b(note|record|track|store|keep|log|save|register|document)(?: down)? (?:per|for (?:each|every)) ((?!(?:day|week|month|year|hour|use)\b)\p{L}+(?: \p{L}+)?)[,:]? (?=(?:the|an?|its|their|when|where|who|how|what|\p{L}+,) )/giu,
    '$1 $2s. Each $2 has ',
  ],
  // "writes an entry every day: position, wind"
  [
    /(?<=\b(?:an?|the|one) (?:\p{L}+ )?\p{L}+) (?:every|each|per|once an?|twice an?) (?:hour|day|morning|evening|night|week|month|quarter|season|year)(?=: )/giu,
    '',
  ],
  // "judges score dancers on technique and presentation"
  [
    /\b((?:scores?|rates?|grades?|marks?|evaluates?|assess(?:es)?|judges?) (?:an?|the|each|every|their|other)?\b ?(?:\p{L}+ )?\p{L}+) (?:on|for|by) (?=(?:\p{L}+ )?\p{L}+(?:, (?:\p{L}+ )?\p{L}+)+,? and )/giu,
    '$1 with ',
  ],
  // "when a phone comes in we take down the model"
  [
    /\bwhen(?:ever)? (?:an?|the|each|every) ((?!(?:we|i|they|it|he|she)\b)[\p{L}]+(?: [\p{L}]+)?) (?:comes? in|arrives?|leaves?|goes out|is \p{L}+(?:ed|en|ght|old|aid)(?: (?:in|out|off|up|back))?),? (?:we|i|they|you) (?:also )?(?:note|take|write|record|store|log|keep|enter|register)(?: down)? (?=(?:the|an?|its|when|where|who|how|what|\p{L}+,) )/giu,
    'Each $1 has ',
  ],
  // "meals differ by diet: normal, vegan, diabetic"
  [
    /\b(\p{L}+s) (?:differ|vary|are (?:sorted|grouped|divided|classified|categori[sz]ed)) (?:by|in|into) (?:their |an? )?(\p{L}+): ([^.;:()\n]+)/giu,
    '$1 have a $2 ($3)',
  ],
  // "a condition from new over used to worn out", "goes from requested to quoted, approved and done"
  [
    /(?:,? (?:that|which) |\b)(?:goes|moves|ranges|changes|progresses|passes|runs|is tracked|are tracked|go|move|range|change|progress|pass|ranging|going) from ((?!a |an |the |one |\d)[\p{L}_]+(?: [\p{L}_]+)?)((?:,? over|,? through|,? to|,? via|,) (?:(?!to |the )[\p{L}_]+(?: (?!to |and |over )[\p{L}_]+)?))+?((?:,| and|, and) [\p{L}_ ]{2,20}?)*(?:,? (?:to|and(?: finally)?)) ([\p{L}_]+(?: (?!or\b|and\b)[\p{L}_]+)?)(?=\s*(?:[.,;)]|$))/giu,
    (whole: string) => valuesOf(whole),
  ],
  // "priorities from low over medium to urgent"
  [
    /\b((?:\p{L}+ )?(?:priorit(?:y|ies)|levels?|status(?:es)?|states?|grades?|ranks?|classes|class|severity|severities|difficulty|difficulties|conditions?|quality|qualities|stages?|sizes?|urgency)),? (?:from|ranging from|going from) ([\p{L}_]+(?: [\p{L}_]+)?)((?:,? (?:over|through|via)|,) [\p{L}_]+(?: [\p{L}_]+)?)+ (?:to|and) ([\p{L}_]+(?: (?!and\b|or\b)[\p{L}_]+)?)(?=\s*(?:[.,;)]|$| and\b))/giu,
    (whole: string, head = '') => `${head} (${valuesOf(whole).replace(/^is one of /u, '')})`,
  ],
  // "starts as reported, then gets assessed and is finally settled"
  [
    /\b(?:starts?|begins?)(?: out| off)? as ([\p{L}_]+(?: [\p{L}_]+)?),? (?:and )?(?:then |later |next )?(?:gets?|is|becomes?|turns?|goes to) ([\p{L}_]+),? (?:and )?(?:then |finally |eventually |later )*(?:ends? (?:up )?as|gets?|is|becomes?|turns?)(?: finally)? ([\p{L}_]+)(?=\s*(?:[.,;)]|$))/giu,
    'is one of $1, $2 or $3',
  ],
  // "a status which can be new, assigned, solved"
  [
    new RegExp(
      `\\b((?:an?|the|its|their|one|has|have) (?:\\p{L}+ )?(?:${SORTING})),? (?:which|that) (?:can|may|could|might|must) be (?:either )?(${VALUES})(?=\\s*(?:[.;]|$))`,
      'gimu',
    ),
    '$1 ($2)',
  ],
  // "three kinds of members: active, passive and supporting"
  [
    new RegExp(
      `\\b(?:there are|we have|we offer|we know) (?:(?:two|three|four|five|six|\\d+|several|different|various) )?(?:different )?(?:kinds|types|sorts|categories|classes) of (\\p{L}+(?: \\p{L}+)?)(?: ?:| -|,) (${VALUES})(?=\\s*(?:[.;]|$))`,
      'gimu',
    ),
    (_, noun = '', values = '') => `${noun} can be ${orOf(values)}`,
  ],
  [
    new RegExp(
      `\\b(?:we|i|they) (?:distinguish|differentiate) (?:between )?(${VALUES}) (\\p{L}+s)(?=\\s*(?:[.,;]|$))`,
      'gimu',
    ),
    (_, values = '', noun = '') => `${noun} can be ${orOf(values)}`,
  ],
  // "Statuses of an order: placed, packed, shipped"
  [
    new RegExp(
      `(?<=^|[.;\\n]\\s*)(?:the )?(?:possible )?(?:status|state|stage|type|kind|class|phase|step)(?:e?s) of (?:an?|the|each|every) (\\p{L}+(?: \\p{L}+)?)(?: are)?: (${VALUES})(?=\\s*(?:[.;]|$))`,
      'gimu',
    ),
    (_, noun = '', values = '') => `Each ${noun} can be ${orOf(values)}`,
  ],
  [/(?<=^|[.;\n]\s*)(payments?) (?:via|with|using|through) (?=\p{L}+,|\p{L}+ or )/gimu, '$1 is by '],
  [/\bwhose ((?:\p{L}+ )?\p{L}+) is one of ([^.;\n]+)/giu, 'with a $1 ($2)'],
  // "with diagnosis, medicine given, price charged"
  listed(
    `((?!(?:when|where|which|what|who|that|is|are|was|were|has|have|be|been|not|all|any|each|same)\\b)\\p{L}{3,}(?<!s)) (given|taken|used|charged|paid|spent|sold|bought|received|consumed|needed|required|agreed|offered|produced|caught|found|covered|driven|worked|lost|won|earned|owed|collected|planted|harvested|treated)${END}`,
    joined(''),
  ),
  // "a duration of 30 or 60 minutes"
  [
    /\b(duration|length|price|fee|weight|capacity|size|height|depth|minimum|maximum|limit|term|period|fine|deposit|discount|rate|age|distance) of (?:about |up to |at least |at most |max |min )?[£$€]?\d+(?:[.,]\d+)?%?(?:(?: ?- ?| or | to | and |, )\d+)*(?: (?:minutes|hours|days|weeks|months|years|kg|km|m|cm|mm|euros?|dollars|pounds|percent|litres|liters|points|people|persons)\b)?/giu,
    '$1',
  ],
  [
    /(?<=\b(?:weight|height|size|age|length|temperature|price|mileage|km|level|condition)) (?:when|at the time of) \p{L}+(?:ed|ing|en|ought)?(?=\s*(?:[,.;)]|$| and\b))/giu,
    '',
  ],
  // "when, how much and why": asked for without a clause
  listed(`when${END}`, 'date'),
  listed(`how much${END}`, 'amount'),
  listed(`how many${END}`, 'quantity'),
  listed(`why${END}`, 'reason'),
  listed(`to whom${END}`, 'recipient'),
  // "maximum number of players"
  [/\b(max|min|maximum|minimum|total|expected|average|planned) (?:number|amount) of (\p{L}+s)\b/giu, '$1_$2'],
  // "yellow/red/black cards": which kinds of them there are
  [
    /(?<![/:] ?)\b(?!\p{L}+s\/)(\p{L}{2,}(?:\/\p{L}{2,}){1,5}) (?!(?:dates|times|names|points|stations|locations|addresses|hours|prices|numbers|details)\b)(\p{L}+s)(?=\s*(?:[.,;)\n]|$))/gimu,
    '$2 ($1)',
  ],
  [
    /\bthe number of (\p{L}+s) (?:wanted|needed|required|requested|used|sold|left|taken|planned|worked)\b/giu,
    'the number of $1',
  ],
  [
    /(?<=\b(?:has|have|carries|carry|with|and|contains?|includes?|,) )(?:an?|the) (?:list|series|selection) of (?=(?:\p{L}+ )?\p{L}+s\b)/giu,
    'several ',
  ],
  [
    /\b(due|delivered|finished|returned|paid|completed|ready|done|shipped|sent|submitted|signed|collected|settled) (?:by|on|before) (?:an?|some) (?:certain|given|fixed|agreed|specific|particular|set) (date|day|time)\b/giu,
    '$1 on a date',
  ],
];
