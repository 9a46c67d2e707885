const WISH = String.raw`(?:i|we|they|you|the (?:office|kitchen|boss|manager|owner|staff))(?:'d|'ll)? (?:also |just |then |always )*(?:(?:want|need|have|would like|like|love|wish|should be able) to |can |could |must )(?:also |always )*(?:see|know|find out|check|look up|tell|count|understand|have an overview of)`;
const WHEN = String.raw`(?:(?:at the end of|after|before|every|each|in|per) (?:the |a |an |each |every )?[\p{L}]+,? )?`;
const COUNTED = String.raw`(?:how (?:many|much|often|well|far|fast)|what to|who has what|who is where|when to)\b`;
const THEY = String.raw`(?:they|we|i|he|she|you|people)`;
const DOER = String.raw`(?:the |a |an )?[\p{L}]+`;

/**
 * Questions within a sentence, as what is kept for them. What somebody merely wants to see or count is nothing to keep; "which
 * pieces we sing" are the pieces, "what has to be altered" is the work needed, and who came is an attendance.
 */
const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  // "…, and I want to know how many washes each guy did", "the kitchen sees how many to cook"
  [new RegExp(String.raw`(?:,? and |, |^)${WHEN}${WISH} ${COUNTED}[^,.;()]*(?=[.;]?$)`, 'iu'), ''],
  [new RegExp(String.raw`, (?:the )?[\p{L}]+ sees? ${COUNTED}[^,.;()]*(?=[.;]?$)`, 'iu'), ''],
  // "pick a job and mark it as done"
  [
    /,? (?:and|or) (?:then )?(?:mark|tick|check|cross|flag)s? (?:it|them|him|her|this) (?:as )?(?:off|done|finished|completed?|paid|ready|read|closed|fixed|present|absent|available|sold)(?: off)?(?=\s*(?:[,.;]|$| and\b))/giu,
    '',
  ],
  // "I tick who came", "tick off who was present"
  [
    /\b(?:ticks?|marks?|notes?|records?|writes?)(?: off| down)? (?:who|which (?:of them|\p{L}+)) (?:came|comes|attended|attends|showed up|turned up|was there|were there|(?:is|was|were|are) (?:present|there|missing|absent))\b/giu,
    'record attendances',
  ],
  // "which languages they speak and how well", "which pieces we sing and in what order"
  [
    new RegExp(
      String.raw`\b(?:choose|chooses|pick|picks|select|selects|say|says|state|states|tell|tells|enter|enters|decide|decides|plan|plans|note|notes|list|lists) (?:which|what) ((?:[\p{L}]+ )?[\p{L}]+s) (${THEY} [\p{L}]+)\b`,
      'giu',
    ),
    'list the $1 $2',
  ],
  [/,? and (?:how (?:well|good|badly)|in (?:what|which) order)(?=\s*(?:[,.;]|$))/giu, ''],
  // "what has to be altered"
  [
    /\bwhat (?:has|have|needs?|is|are|had)(?: to be| to get| to)? (?:altered|changed|fixed|repaired|mended|replaced|cleaned|improved|delivered|built|printed|translated|treated)\b/giu,
    'work_needed',
  ],
  // "after a call both rate it"
  [/\bboth (?=(?:\p{L}+) (?:it|them|each other|the other)\b)/giu, 'they '],
  // "who does it until when", "who is responsible and by when"
  [
    /\bwho (?:does|did|has to do|will do|is doing|is responsible for) (?:it|them|this|what)(?:,| and)? (?:until|till|by) when\b/giu,
    'assignee and due date',
  ],
  [/\bwho (?:does|has to do|will do|is responsible for|is in charge of) (?:it|them|this)\b/giu, 'assignee'],
  [/\bwho did (?:it|them|this|what)\b/giu, 'done by'],
  // "until when it must be collected"
  [
    new RegExp(
      String.raw`\b(?:until|till|by) when (?:${THEY}|it|${DOER}) (?:must|has to|have to|can|should|needs? to)(?: be)? [\p{L}]+\b`,
      'giu',
    ),
    'due date',
  ],
  // "how the dog behaved", "how it turned out"
  [
    new RegExp(
      String.raw`\bhow (?:${THEY}|it|${DOER}) (?:behaved|behaves|felt|feels|reacted|turned out|looked|tasted|responded|performed|went)(?=\s*(?:[,.;]|$| and\b))`,
      'giu',
    ),
    'remarks',
  ],
  [new RegExp(String.raw`\bwhat ${THEY} charges?(?= for it| for them|\s*(?:[,.;]|$| and\b))`, 'giu'), 'the fee'],
  // "which referee gave it"
  [
    /\b(and|,) which (\p{L}+) (?:gave|did|made|took|issued|wrote|recorded|handled|checked|found|brought|sold) (?:it|them)\b/giu,
    '$1 by a $2',
  ],
  // "…, and which queen is in which hive since when"
  [
    /,? (?:and )?which (\p{L}+) (?:is|are|was|were) (in|on|at|with|under) which (\p{L}+)(?: (?:since|from|until|till) when(?: (?:to|until|till) when)?)?(?=\s*(?:[.;]|$))/giu,
    '. Each $1 is $2 one $3',
  ],
];

/** A sentence with the questions in it replaced by what answers them. */
export function plainQuestions(said: string): string {
  return QUESTIONS.reduce((plain, [form, meant]) => plain.replace(form, meant), said);
}
