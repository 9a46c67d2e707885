/** Texts beyond this length are cut: the service takes 5,000 characters, a file given on the command line may be longer. */
export const LONGEST_TEXT = 20_000;

const NUMBERED = /^\s*(?:[-*•–—·+]|\(?\d{1,2}[.)]|[a-z]\))\s+/u;

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\be\.\s?g\.?,?/giu, 'such as'],
  [/\bi\.\s?e\.?,?/giu, 'namely'],
  [/\betc\b\.?/giu, ''],
  [/\b(?:and so on|and so forth|and more)\b/giu, ''],
  [/\.{2,}|…/gu, ' '],
  [/\bvs\./giu, 'vs'],
  [/\bno\.\s?(?=\d)/giu, 'number '],
  [/\b(approx|incl|max|min|nr|tel|dept)\./giu, '$1'],
];

/** What stands behind "and a note of": said of the record that is written. */
const ASKED =
  '(?<=\\b(?:records?|notes?|logs?|writes?|write down|writing|notes? down|saying|says?|states?|enters?|reports?|documents?|track)\\b[^.;\\n]{0,160}?)';

/** Phrases of several words that mean one. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\bfor (each|every|any) ((?!of\b)[\p{L}]+(?: [\p{L}]+){0,2}?),? (?:i|we|they|you) (?:also |just |only )?(?:(?:need|want|would like|like|have) to (?:know|store|record|track|keep|note|see|save|have)|need|keep|store|record|track|note down|note|write down|save|have)\b(?! to\b)/giu,
    '$1 $2 has',
  ],
  [
    new RegExp(
      `${ASKED}\\bhow long (?:(?:it|they|he|she|the \\p{L}+|an? \\p{L}+) )?(?:took|takes?|lasts?|lasted|stay(?:s|ed)?|need(?:s|ed)?)\\b`,
      'giu',
    ),
    'duration',
  ],
  [
    new RegExp(
      `${ASKED}\\bhow many (\\p{L}+s) (?:(?:it|they|he|she|the \\p{L}+) )?(?:were|are|was|have been|had been)(?: \\p{L}+(?:ed|en|own|old|ught))?\\b`,
      'giu',
    ),
    'number of $1',
  ],
  [new RegExp(`${ASKED}\\bhow many (?:of them )?(\\p{L}{3,}ed)\\b`, 'giu'), '$1 count'],
  [
    new RegExp(`${ASKED}\\bwhen (?:it|they|that|this) (?:happened|occurred|took place|happens)\\b`, 'giu'),
    'date and time',
  ],
  [
    new RegExp(
      `${ASKED}\\bwhether (?:an? |the )?(\\p{L}+) (?:was|were|is|are|has been) (\\p{L}+(?:ed|en|n|t))\\b`,
      'giu',
    ),
    'is $1 $2',
  ],
  [/\bfrom\/to\b/giu, 'with start time and end time'],
  [
    /\b(\p{L}+) (before|start|begin|min|minimum|opening|old)\s?\/\s?(after|end|max|maximum|closing|new)\b/giu,
    '$1_$2, $1_$3',
  ],
  [/\b(\p{L}+(?:ed|able)),? \(?(?:yes\/no|y\/n)\)?/giu, 'is $1'],
  [/\b(\p{L}{3,}),? \(?(?:yes\/no|y\/n)\)?/giu, 'has $1'],
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
  [/\bout of (stock|order|service)\b/giu, 'out_of_$1'],
  [/\bon the way\b(?=\s*(?:,|\/|\)|\.|;|$| or | and ))/giu, 'on_the_way'],
  [/\bwho (?:was|were|is|are) (?:present|there)\b|\bwho attended\b/giu, 'attendances'],
  [/\b(?:tables?|sheets?|tabs?) (?:for|called|named)\b/giu, ''],
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
    /\bwho (?:has |have |still )?(?:not )?(?:yet )?paid(?: what| how much| (?:the|their|his|a) (?:\p{L}+ )?(?:fee|due|rent|bill|contribution)s?)?\b/giu,
    'payments',
  ],
  [
    /\b(?:everything )?in (?:(?:a|one|several|some|big|old|many|my|our) )*(?:note ?books?|spread ?sheets?|excel(?: (?:files?|sheets?|lists?))?|paper (?:files?|forms?|lists?))\b/giu,
    '',
  ],
  [/\bqty\b/giu, 'quantity'],
  [/\bw\/o\b/giu, 'without'],
  [/\bw\/(?=\s|\w)/giu, 'with '],
  [/(\bas an? [^.;\n]{3,400}?),? so that [^.;\n]*/giu, '$1'],
  [
    /\bas an? ([\p{L} -]{2,40}?),? (?:i|we) (?:want|would like|d like|need|wish|can|could|should|must|may|have)(?: to)?(?: be able to| have the ability to)? /giu,
    'A $1 can ',
  ],
  [
    /\bas an? ([\p{L}-]+(?: [\p{L}-]+)?),? (?:i|we) (?!am\b|was\b|were\b|are\b|will\b|just\b)(?=\p{L}+\b)/giu,
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
  [/\bgets? (?=\p{L}{3,}ed\b)/giu, 'are '],
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
  [/\bpick[- ]up\b/giu, 'pickup'],
  [/\bdrop[- ]off\b/giu, 'dropoff'],
  [/\bcheck-ins?\b|\bcheck in(?= (?:date|time))/giu, 'checkin'],
  [/\bcheck-outs?\b|\bcheck out(?= (?:date|time))/giu, 'checkout'],
  [/\bsign[- ]ups?\b(?!\s+(?:for|to|at|with))/giu, 'registration'],
  [/\b(?:signs?|signed|signing)[- ]up (?:for|to)\b/giu, 'register for'],
  [/\b(?:is|are) able to\b/giu, 'can'],
  [/\bset up\b/giu, 'create'],
  [/\bput up\b/giu, 'publish'],
  [/(?<=\b(?:i|we|they|you|to|can|must|should) )put in\b/giu, 'store'],
  [/\bkeeps? track of\b|\bkeeping track of\b/giu, 'track'],
  [/\btakes? care of\b/giu, 'manage'],
  [/\bconsists? of\b|\b(?:is |are )?composed of\b|\b(?:is |are )?made (?:up )?of\b/giu, 'contains'],
  [/\bis (?:a )?part of\b|\bare part of\b|\bcan be part of\b/giu, 'belongs to'],
  [/\bin charge of\b|\bresponsible for\b/giu, 'managing'],
  [/\beach other\b|\bone another\b/giu, 'eachother'],
  [
    /\bin (?:square )?(?:meters?|metres?|feet|kg|kilos?|kilograms?|grams?|tonnes?|tons|liters?|litres?|hectares?|minutes?|hours?|seconds?|days|weeks|months|years|km|kilometers?|kilometres?|cm|mm|miles|percent|euros?|dollars?|usd|eur|celsius|degrees)\b/giu,
    '',
  ],
  [
    /\bin (?:ms|g|ppm|kw|mw|hp|db|dpi|px|hz|khz|mhz|ghz|rpm|volts?|watts?|ha|mah|m2|m|l|ml|gb|mb|kb|kwh|bar|psi|inch(?:es)?|pounds|lbs?|oz|ounces|knots|m³|m3|°c)(?=\s*(?:[,;.)]|$| and ))/giu,
    '',
  ],
  [/(?<=\([^()\n]{0,200}[\p{L}\d]) \/ (?=[\p{L}\d])/gu, ', '],
  [/(?<=[\p{L}\d]) \/ (?=\p{L})/gu, '/'],
];

/** The text in one form: composed characters, plain quotes, no control characters, phrases of several words as one. */
export function normaliseText(text: string): string {
  let clean = text.slice(0, LONGEST_TEXT).toWellFormed().normalize('NFKC').slice(0, LONGEST_TEXT);
  clean = clean
    .replace(/[‘’‛`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{C}\n]/gu, ' ')
    .replace(/\s*(?:->|=>|→|⇒|➜|—>)\s*/gu, ' > ')
    .replace(/[—–]/gu, ' - ')
    .replace(/\b(on|off|in)-(?=\p{L})/giu, '$1')
    .replace(/\b(pre)-(?=(?:order|book)(?:s|ed|ing)?\b)/giu, '$1')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/\bfrom \d+ to \d+\b|(?<!(?:[:,/(]|\bor) ?)\b\d+\s?-\s?\d+\b(?! ?(?:,|or\b|\/))(?: stars)?/gu, ' ')
    // a sentence of its own, in brackets within another one
    .replace(
      /([^.\n()]*)\(((?:each|every|the|this|these|such|it|they|all|some)\b[^()\n]{8,200}\b(?:is|are|has|have|can|must|will|gets?)\b[^()\n]*)\)([^.\n]*)/giu,
      '$1$3. $2',
    );
  for (const [pattern, replacement] of ABBREVIATIONS) clean = clean.replace(pattern, replacement);
  for (const [pattern, replacement] of PHRASES) clean = clean.replace(pattern, replacement);
  return clean;
}

/** The sentences of a normalised text; each point of a list is one. */
export function splitSentences(text: string): readonly string[] {
  return (
    joinLines(text.split('\n'))
      .flatMap((line) => line.split(/(?<=[.!?;])(?:["')\]]*)\s+|;/u))
      .map((sentence) => sentence.replace(/[.!?;]+\s*$/u, '').trim())
      // "crate -> row, picker, weight": what one of them is made of, where no way of several steps is meant
      .map((sentence) => sentence.replace(/^([\p{L} ]{2,30}) > ([^>]+,[^>]+)$/u, '$1: $2'))
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  );
}

/** Lines of running text are joined; points of a list, headings and paragraphs stay apart. */
function joinLines(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let open = false;
  for (const raw of lines) {
    const line = raw.trim();
    const isPoint = NUMBERED.test(raw);
    const body = line
      .replace(NUMBERED, '')
      .replace(/^#+\s*/u, '')
      .replace(/\*\*|__/gu, '');
    const last = joined.at(-1);
    const continues = open && last !== undefined && !isPoint && /^[a-z(]/u.test(body) && !/[.:!?;]$/u.test(last);
    if (continues) joined[joined.length - 1] = `${last} ${body}`;
    else if (body !== '') joined.push(body);
    open = line !== '';
  }
  return joined;
}
