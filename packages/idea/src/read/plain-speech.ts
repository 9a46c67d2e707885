import { singularize } from '@backsmith/text';
import { VERBS } from '../vocabulary/verbs.ts';

/** Verbs of giving, which people who think in another language follow with "to us" before what is given. */
const GIVE =
  '(?:sends?|sent|gives?|gave|brings?|brought|proposes?|proposed|offers?|offered|shows?|showed|sells?|sold|pays?|paid|returns?|lends?|lent|delivers?|reports?|writes?|hands?|assigns?|tells?|explains?|communicates?|ask)';
const WHOM = '(?:us|me|them|him|her|you|it)';
const OWN = '(?:(?:the|an?|their|our|its|his|her|some|all|several|many|every|each|one)\\s)';
const UNIT = '(?:mm|cm|m[23²³]?|km|mg|g|kg|t|ml|l|kwh?|kb|mb|gb|pcs|pieces|units)';
const PER = '(?:h|hr|hour|s|sec|min|d|day|week|month|year|m[23²³]?|km|ha|kg|t|l|ml)';
/** One or two words for a state; with its preposition, "in the workshop". */
const STATE = '(?:(?:in|on|under|at|out of) (?:the )?\\p{L}+(?: \\p{L}+)?|\\p{L}+)';
/** What one may have many examples of: what is kept, offered or there. */
const EXAMPLED =
  '(?:are|have|has|had|with|of|includes?|offers?|sells?|keeps?|tracks?|records?|buys?|brings?|owns?|rents?|lends?|many|several|different|various|other|all|needs?|uses?|for|as)';
const ROLE_DATES = '(?:expiry|expiration|renewal|validity|completion|arrival|departure|birth|delivery|due)';

/**
 * Ways of saying things that hide what is said: the word order of other languages, units, what stands for a noun, figures
 * somebody only looks at, and examples behind "like". Each is put in the plainest way there is.
 */
const WAYS: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  // "devices like swings, slides and frames": examples; what people like is told by a verb alone
  [
    new RegExp(
      `(?<=\\b${EXAMPLED} (?:\\p{L}+ ){0,2}?\\p{L}+(?<!s)s) like (?=\\p{L}+(?: \\p{L}+)?(?:,| and | or ))`,
      'giu',
    ),
    ' such as ',
  ],
  [
    /(?<=(?:^|[.;,\n] ?|\band )(?:\p{L}+ )?\p{L}+s)(?<!(?:er|or|ist|ant|ian|ee|ent|member|friend|guest|pupil|kid|parent|fan|s)s) like (?=\p{L}+(?:, \p{L}+)*,? (?:and|or) \p{L}+ (?:is|are|can|may|must|have|has)\b)/giu,
    ' such as ',
  ],
  // "in between the city looks at them": nothing is between two cities
  [/\bin between(?=,? (?:the|an?|we|they|i|he|she|our|their)\b)/giu, ''],
  // "judges cannot judge their own beers": what is not done links nothing
  [
    /(?:,? (?:and|but))?(?: (?:they|we|it|he|she))? (?:can't|cannot|can not|mustn't|must not|may not|are not allowed to|is not allowed to|are not permitted to) [^.,;:\n()]{0,160}(?=[.;\n]|$)/giu,
    '',
  ],
  // "and on each playground there are devices": it has them
  [
    /(?:(?<=^|[.;\n]\s*)|,? and |, )(?:on|in|at|inside) (?:each|every) ((?:\p{L}+ )?\p{L}+),? (?:there (?:are|is)|you find|we have|stand|hang) /giu,
    (_, place = '') => `. Each ${place} has `,
  ],
  // "judges sit at tables in pairs": how many do it together
  [/ in (?:pairs|teams of \p{L}+|groups of \p{L}+|small groups)(?=\s*(?:[,.;]|$))/giu, ''],
  // "points for aroma, taste and look": a figure for each of them
  [
    /\b(points|scores|marks|ratings|grades)( (?:from|by) (?:\p{L}+ ){1,5}?| )for ((?:(?:the )?\p{L}+(?: \p{L}+)?, ){1,8}(?:the )?\p{L}+(?: \p{L}+)?,? and (?:the )?\p{L}+(?: impression| appearance| quality)?)(?=\s*(?:[.;,\n(]|$|plus\b|with\b|and\b))/giu,
    (_, figure = '', whose = '', list = '') => `${eachOf(figure, list)}${whose.trimEnd()}`,
  ],
  // "price per metre and width": one property, and another
  [
    /\b(price|cost|rate|fee|wage|weight) per (met(?:er|re)|hour|day|night|week|month|year|kilo|kg|gram|lit(?:er|re)|piece|unit|person|bottle|page|word|square met(?:er|re)|m2|km|tonne) (?=and \p{L}+(?: \p{L}+)?(?:[.;,\n)]|$))/giu,
    '$1 per $2, ',
  ],
  // "date of departure", "hour of return"
  [
    /\b(date|time|hour) of (?:the )?(departure|return|arrival|pickup|collection|delivery)(?= *(?:[,.;)\n]|$|and\b))/giu,
    (_, kind = '', what = '') => `${what} ${kind.replace(/hour/iu, 'time')}`.toLowerCase(),
  ],
  // "place of find": one property
  [
    /\b(place|date|year|country) of (find|discovery|acquisition|manufacture|production|installation|publication)(?= *(?:[,.;)\n]|$|and\b))/giu,
    (_, kind = '', what = '') => `${what}_${kind}`.toLowerCase(),
  ],
  // "a length in characters"
  [
    /\b(length|size|amount|volume|limit|count|extent) in (?:characters|words|letters|pages|signs|pieces|units|lines)(?= *(?:[,.;)\n]|$|and\b))/giu,
    '$1',
  ],
  // "a pair of shoes goes through several work steps"
  [/\b(?:goes|passes|runs) through (?=(?:several|many|different|various|multiple) )/giu, 'has '],
  [/\b(?:go|pass|run) through (?=(?:several|many|different|various|multiple) )/giu, 'have '],
  // "a tram is in service, on the line, in the workshop or withdrawn": states, whatever their words do elsewhere
  [
    new RegExp(`\\b(is|are|be) (${STATE}(?:, ${STATE}){1,6},? or ${STATE})(?=\\s*(?:[.;\\n]|$))`, 'giu'),
    (said, be = '', states = '') => (areStates(states) ? `${be} ${joinedStates(states)}` : said),
  ],
  // "we give back the deposit or a part"
  [/ or (?:only )?(?:a |some )?(?:part|portion|half)(?: of (?:it|them))?(?=\s*(?:[,.;]|$))/giu, ''],
  // "a shop of rent of dresses"
  [
    /\b(shop|store|company|business|firm|service|office|app|system) (?:of|for) (?:the )?(rent|rental|repair|sale|cleaning|maintenance|delivery|transport) of (?:the )?(\p{L}+)/giu,
    (_, kind = '', deed = '', what = '') => `${singularize(what)} ${deed.replace(/^rent$/iu, 'rental')} ${kind}`,
  ],
  [/\bprice of (?:the )?rent(?:al)?\b/giu, 'rental price'],
  // "couples can ask for a quote, chat and book with a deposit": what is done, in one word each
  [
    /(?<=\bcan [^.;:\n]{3,80}(?:,| and) )book(?= (?:with|for|online|directly|by)\b|\s*(?:[.;\n]|$))/giu,
    'make bookings',
  ],
  [/(?<=\bcan [^.;:\n]{3,80}(?:,| and) )chat(?=\s*(?:[.,;\n]|$|and\b|with\b))/giu, 'send messages'],
  [/(?<=\bcan [^.;:\n]{3,80}(?:,| and) )pay(?= (?:with|by|online)\b|\s*(?:[.;\n]|$))/giu, 'make payments'],
  // "a theoretical and a practical part"
  [
    /\b(an?) (\p{L}+(?:al|ic|ive|ary|ous)) and (an?) (\p{L}+(?:al|ic|ive|ary|ous)) (\p{L}{3,})\b/giu,
    '$1 $2 $5 and $3 $4 $5',
  ],
  // "apprentices come to school": what they do there, and no place of several
  [
    /\b(come|comes|go|goes|went|is|are|stay|stays) (?:to|at|from|in) (?:school|work|hospital|church|bed)(?= *(?:[,.;\n]|$|in\b|on\b|for\b|every\b|and\b))/giu,
    '$1',
  ],
  // "transfers of units between accounts": the transfers are
  [
    /\b(transfers?|exchanges?|movements?|swaps?|shipments?|payments?) of ((?:\p{L}+ )?\p{L}+) (between (?:\p{L}+ )?\p{L}+s)\b/giu,
    '$1 $3',
  ],
  // "materials (natural or synthetic, price, weight)": a choice among properties
  [/\((\p{L}{3,}) or (\p{L}{3,}), (?=[^()]+,[^()]+\))/giu, '(type ($1, $2), '],
  // "(…, greatest percentage allowed by the law)"
  [/(?<=[,(] ?\p{L}[\p{L} .]{2,30}) (?:allowed|permitted|required|given|set|defined) by [^,()]{3,60}(?=[,)])/giu, ''],
  // "we lend devices between wards": the wards borrow them
  [
    /\b(?:we|they) (?:lend|share|swap|exchange) ((?:\p{L}+ )?\p{L}+s) between (?:the |our |different )?((?:\p{L}+ )?\p{L}+s)(?: too| also)?(?=\s*(?:[.,;\n]|$))/giu,
    '$2 borrow $1',
  ],
  // "for x boxes a week"
  [/\b(?:x|n|xx) (?=\p{L}{3,}s\b)/gu, 'several '],
  // "we invoice to every airline"
  [/\b(we|i|they) (?:invoice|bill)(?: to)? (?=(?:each|every|all|the) )/giu, '$1 send invoices to '],
  // "I want to see which brand had how many visits in a month"
  [
    /(?<=^|[.;\n]\s*)(?:(?:and|also),? )?(?:i|we)(?:'d)? (?:also )?(?:want|need|would like|like|wish) to (?:see|know) which \p{L}+ (?:had|has|have|got|made|took|did) how (?:many|much|often) [^.;:\n]{0,160}(?=[.;\n]|$)/giu,
    '',
  ],
  // "capacity m3/h": in what it is measured
  [new RegExp(`(?<=\\p{L})(?:,? in)? \\(?${UNIT}\\s?/\\s?${PER}\\)?(?=\\s*(?:[,;.)]|$|\\n| and ))`, 'giu'), ''],
  // "interval between trucks", among properties
  [
    /(?<=[,:(] ?(?:the )?)(interval|gap|distance|spacing|delay|pause|break) between (?:the |two )?\p{L}+s(?=\s*(?:[,;.)]|$|\n| and ))/giu,
    '$1',
  ],
  // "we follow the official list": how it is done, nothing to keep
  [
    /(?<=[.;,(\n] ?|^)(?:we|i|they) (?:follow|use|apply|work by|stick to|work with) the (?:\p{L}+ ){0,2}(?:list|standard|norm|guideline|rule|method|scheme|regulation)s?,?(?: (?:so|and|which means))?(?: that)?/giu,
    '',
  ],
  // "pump required?" among properties
  [
    /(?<=[,:(] ?)(\p{L}+) (required|needed|included|paid|insured|booked|signed|confirmed|approved|allowed|requested)\s?\?/giu,
    (_, what = '', done = '') => `is_${what}_${done}`.toLowerCase(),
  ],
  // "the brands send to us the samples", "we propose to them a payment plan"
  [new RegExp(`\\b(${GIVE}) to ${WHOM} (?=${OWN}|\\p{L}+s\\b)`, 'giu'), '$1 '],
  // "we pay to the owner a percentage"
  [
    new RegExp(`\\b(${GIVE}) to (${OWN}\\p{L}+) (an?|the|their|its) (\\p{L}+)(?! \\p{L}+ed\\b)`, 'giu'),
    '$1 $3 $4 to $2',
  ],
  // "their part of the fees": a fraction, no spare part
  [
    /\b(?:(?:their|his|her|its|our|a|the) )(?:(?:fair|equal|own|big|small|large) )?(?:part|portion|half|third|quarter|rest|remainder|majority|percentage) of (?=(?:the|their|our|his|her|its|all) )/giu,
    '',
  ],
  // "positive ones go into the register", "we pick up the dirty ones": what was spoken of in the plural before
  [
    /\b(?:the )?(?:dirty|clean|old|new|bad|good|positive|negative|broken|damaged|lost|best|open|closed|empty|full|used) ones\b/giu,
    (ones, at, text) => `the ${severalBefore(text, Number(at)) ?? ones.replace(/^the /iu, '')}`,
  ],
  // "date of return planned and date of return real"
  [
    /\b(date|time|hour) of (?:the )?(return|departure|arrival|delivery|start|end|pickup|collection) (planned|real|actual|expected|estimated|effective|scheduled)\b/giu,
    (_, kind = '', what = '', how = '') =>
      `${/real|effective/iu.test(how) ? 'actual' : how.toLowerCase()}_${what.toLowerCase()}_${kind.toLowerCase()}`,
  ],
  // "medical and training expiry dates"
  [
    new RegExp(`\\b(\\p{L}+) (?:and|\\+|&) (\\p{L}+) (${ROLE_DATES}) (date|time)s\\b`, 'giu'),
    (_, one = '', other = '', role = '', kind = '') =>
      `${one}_${role}_${kind} and ${other}_${role}_${kind}`.toLowerCase(),
  ],
  // "the coordinator assigns an agent and a wheelchair to each service": the service has them
  [
    /(?<=^|[.;\n]\s*)(?:the|an?|our) (\p{L}+) assigns (an? (?:\p{L}+ )?\p{L}+) and (an? (?:\p{L}+ )?\p{L}+) to (?:an?|the|each|every) ((?:\p{L}+ )?\p{L}+)(?=\s*(?:[.;\n]|$))/giu,
    'Each $4 has a $1. $2 is assigned to each $4. $3 is assigned to each $4',
  ],
  // "priority A, B or C"
  [/\b(\p{L}+) ([A-Z\d]), ((?:[A-Z\d], )*[A-Z\d]),? (?:or|and) ([A-Z\d])\b/gu, '$1 ($2, $3, $4)'],
  // "the publications where the piece appeared: title, page": the list is about what the clause says more of
  [
    /\b(\p{L}+s) (?:where|in which|on which) (the|an?|our|each) (\p{L}+) (\p{L}+(?:ed|s)): ([^.;:\n]+,[^.;:\n]+)/giu,
    '$1: $5. $2 $3 $4 in $1',
  ],
  // "as a lead I can see the average score and the cost per run": figures, nothing to keep
  [
    /(?<=^|[.;\n]\s*(?:[-*•] )?)[^.;:\n]{3,60}\b(?:see|view|monitor|check) (?:the )?(?:average|total|overall|number of|sum of|statistics|mean)\b[^.;:\n]{0,80}(?=[.;\n]|$)/giu,
    '',
  ],
  // "the agents mark with the mobile the hour": with what it is done
  [
    / (?:with|by|on|via|from) (?:the|their|his|her|a|an|my|our)? ?(?:mobile phone|cell phone|mobile|smartphone)s?(?=\s*(?:[,.;]|$|the\b|an?\b|when\b|where\b|and\b))/giu,
    '',
  ],
  // "the hour when they pick the passenger"
  [
    /\b(?:hour|time|moment) (?:when|at which|in which) (?:they|he|she|we|it|the \p{L}+) (\p{L}{3,}?)s? (?:(?:the|an?|him|her|it|them|up)\b ?)+(?:\p{L}+)?(?: (?:in|at|to|on) the \p{L}+)?(?=\s*(?:[,.;]|$|and\b))/giu,
    (_, verb = '') => `${verb.toLowerCase()}_time`,
  ],
];

/** The noun in the plural that a text speaks of most before a place of it, of two the later one. */
function severalBefore(text: string, at: number): string | undefined {
  const words = text.slice(Math.max(0, at - NEAR), at).match(/\p{L}{3,}(?<!s)s(?!\p{L})/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words.map((one) => one.toLowerCase()).toReversed())
    counts.set(word, (counts.get(word) ?? 0) + (VERBS.get(word)?.form === 's' ? 1 : 1.5));
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/** So far before it what "ones" stands for is looked for, in characters. */
const NEAR = 300;

/** Some with a preposition and some without: "in the depot, on a truck or at a customer" are places. */
function areStates(states: string): boolean {
  const members = states.split(/,? or |, /u);
  const placed = members.filter((state) => /^(?:in|on|under|at|out of) /iu.test(state)).length;
  return placed > 0 && placed < members.length;
}

/** "in_workshop, withdrawn or on_line" */
function joinedStates(states: string): string {
  return states.replace(
    /\b(in|on|under|at|out of) (?:the )?(\p{L}+(?: (?!or\b)\p{L}+)?)/giu,
    (_, where: string, what: string) => `${where}_${what}`.replace(/ /gu, '_').toLowerCase(),
  );
}

/** "aroma_points, taste_points" */
function eachOf(figure: string, list: string): string {
  const named = list
    .split(/,? and |, /u)
    .map((part) => `${part.trim().replace(/^the /iu, '').replace(/ /gu, '_')}_${figure}`.toLowerCase());
  return `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`;
}

/** A text with such ways of speaking put plainly. */
export function plainSpeech(text: string): string {
  return WAYS.reduce(
    (plain, [form, meant]) => (typeof meant === 'string' ? plain.replace(form, meant) : plain.replace(form, meant)),
    text,
  );
}
