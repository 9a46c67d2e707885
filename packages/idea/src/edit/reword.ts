const OWNER = String.raw`(?:an? |one |each |every |the |all )?(\w+)`;

/** Ways of saying a change that say no more than another way does, and that way; tried one after the other. */
const REWORDINGS: readonly (readonly [RegExp, string])[] = [
  [/\s+(?:from now on|in future|in the future|from today)$/u, ''],
  // "date of birth", "year of manufacture": one name
  [
    /\b(date|time|year) of (birth|purchase|death|issue|expiry|delivery|hire|manufacture|registration|construction)\b/gu,
    '$2 $1',
  ],
  // why something is kept says nothing of what
  [/\s+for (?:late|early|missed|lost|damaged|unpaid|broken) \w+$/u, ''],
  // "an order can be refunded, so add refunded to the statuses"
  [
    new RegExp(
      String.raw`^${OWNER} can be (\w+),? so (?:add|allow) \2 (?:to|as|in) (?:the |an? )?(status|state)(?:es|s)?$`,
      'u',
    ),
    'add $2 to the $3 of $1',
  ],
  [/^add (\w+) to (?:the |its |their )?(status|state|stage)(?:es|s)$/u, 'add $1 to the values of $2'],
  // "a task can depend on other tasks"
  [new RegExp(String.raw`^${OWNER} (can|may|could) ([\w ]+ )other (\1(?:e?s))$`, 'u'), 'a $1 $2 $3several $4'],
  // "a thread may carry several tags", "a book can be written by several authors"
  [
    new RegExp(
      String.raw`^${OWNER} (?:can|may|could|should|must) (?:be )?(?!(?:have|be|depend|belong)\b|in\b|on\b|part\b)\w+(?: in| by| on| with| to)? (?:several|many|multiple) (\w+)$`,
      'u',
    ),
    'a $1 can have several $2',
  ],
  // "an invoice can be paid in several payments with amount and date": parts with properties of their own
  [
    new RegExp(
      String.raw`^${OWNER} (?:can|may|could|should|must) (?:be )?\w+(?: in| by| on| with| to)? (?:several|many|multiple) (\w+) with (.+)$`,
      'u',
    ),
    'each $1 has $2 with $3',
  ],
  [
    new RegExp(String.raw`^(\w+) (?:like|such as) [\w, ]+ can be (?:added|booked|put) (?:to|for|on) ${OWNER}$`, 'u'),
    'a $2 can have several $1',
  ],
  [
    /^(?:record|track|log|register|store|keep) (?!when\b|who\b|the\b|an?\b|whether\b|if\b|how\b|track\b)((?:\w+ )?\w+s) with (?!.* (?:for|of|per) (?:an?|the|each|every) \w+$)(.+)$/u,
    'add $1 with $2',
  ],
  [/^(\w+ \w+s) for (\w+) with (.+)$/u, 'each $2 has $1 with $3'],
  [/^there (?:are|is|will be) (\w+) of (\w+),? each with (.+)$/u, 'each $2 has $1 with $3'],
  [new RegExp(String.raw`^use ([\w ]+?) (-?\d+\.\.-?\d+) for ${OWNER}$`, 'u'), 'each $3 has a $1 $2'],
];

/** A command in the words the rules know, where it is said in others. */
export function reword(command: string): string {
  return REWORDINGS.reduce((plain, [said, meant]) => plain.replace(said, meant), command);
}

/** What only tells of the business and changes nothing by itself, where a change stands beside it: "we have several hotels now". */
export function isBackground(command: string): boolean {
  return /^(?:we|they|i) (?:now )?(?:have|run|own|opened) (?:several|many|more|two|three|multiple) \w+(?: now)?$/u.test(
    command,
  );
}
