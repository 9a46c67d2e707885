/** What people type in a hurry, and what they mean; each stands for itself alone, never for a part of a word. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pls|plz|thx|thanks in advance|tbh|imo|imho|btw|lol|asap|kinda|sorta|basically)\b[,!]*/giu, ''],
  [/\b(?:smth|sth|smthng|somethin)\b/giu, 'something'],
  [/\b(?:ppl|peeps)\b/giu, 'people'],
  [/\bw\/(?!o\b)/giu, 'with '],
  [/\bw(?= \p{L}{2,})/gu, 'with'],
  [/\b(?:n|nd)(?= \p{L})|\bn'(?= )/gu, 'and'],
  [/\b4(?= (?:a|an|the|my|our|us|me|your|their)\b| \p{L}+ (?:team|club|shop|app|business|company)\b)/giu, 'for'],
  [/\b(ca|do|does|did|wo|is|are|was|were|has|have|should|could|would)nt\b/giu, "$1n't"],
  [/\bsaas\b(?: (?:app|platform|tool|product))?/giu, 'platform'],
  [/\bu(?= (?:can|need|could|should|must|know|have|make|build|want)\b)/giu, 'you'],
  [/\bwanna\b/giu, 'want to'],
  [/\bgonna\b/giu, 'will'],
  [/\bgotta\b/giu, 'must'],
  [/\b(?:cuz|coz|bc)\b/giu, 'because'],
  [/\babt\b/giu, 'about'],
  [/\bappts\b|\bappoints\b(?=\s*(?:$|[,.;:!?)\n/]|(?:and|or|n|with|for|by|per|on)\b))/giu, 'appointments'],
  [/\bappt\b/giu, 'appointment'],
  [/\bmgmt\b/giu, 'management'],
  [/\bmsg(s?)\b/giu, 'message$1'],
  [/\b(?:pics|pix)\b/giu, 'photos'],
  [/\bdob\b/giu, 'date of birth'],
  [/\bpymts?\b/giu, 'payments'],
  [/\bcust\b/giu, 'customer'],
  [/\bacct(s?)\b/giu, 'account$1'],
  // those who do not come, where something is said of them; among values they stay
  [/\bno[- ]shows(?= (?:lose|pay|get|are|forfeit|will|must|have|cost)\b)/giu, 'they'],
  // "a 20 eur deposit": how much it is at present
  [
    /\b(an? |the )?(?:[€$£] ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?(?:€|\$|£|%|eur|euros?|usd|dollars?|gbp|pounds?|chf|francs?|percent))[ -](?=(?:deposit|fee|discount|commission|fine|charge|bonus|down payment|cut|surcharge|tip|penalty|refund|tax)s?\b)/giu,
    'a ',
  ],
  // "3 flats i rent out": what is done with them stands behind, without a word for it
  [/\b(\d+|my) (\p{L}+s) (i|we) (?=\p{L}+(?: out)?\b(?!,))/giu, '$1 $2 that $3 '],
];

/** A text with the short forms of chats and notes written out, so that it reads as sentences do. */
export function asTyped(text: string): string {
  return SHORT_FORMS.reduce((clean, [form, meant]) => clean.replace(form, meant), text);
}
