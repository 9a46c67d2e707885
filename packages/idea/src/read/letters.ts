const GREETING = /^[ \t]*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day))\b(?: [\p{L}.]+){0,3}[,!]\s+/gimu;

const FAREWELL =
  /(?:^|\n|(?<=[.!?]) )[ \t]*(?:cheers|many thanks|(?:thanks|thank you)(?: (?:so much|very much|a lot|a million|in advance|again|already|for (?:your|any|the) (?:help|support|time)))*|(?:with )?(?:best|kind|warm|kindest) (?:wishes|regards)|regards|sincerely|yours(?: \p{L}+)?)\b[,.!]?(?:[ \t\n]+\p{Lu}[\p{L}.-]*){0,3}[.!]?\s*$/iu;

const SUBJECT = /^\s*(?:subject|betreff):(?:[ \t]*(?:re|fwd?|aw|wg):)*([^\n]*)\n/iu;

/** What a letter begins with before it says anything: "following up on our call." */
const OPENING =
  /^\s*(?:(?:just )?following up on|as (?:discussed|agreed|promised)\b|further to|as per our|(?:many )?thanks? (?:you )?for (?:your|the)|it was (?:nice|great|good)|(?:i )?hope (?:you|all|this)|great talking)[^.!?\n]{0,120}[.!?]\s+/iu;

const SMILEY = /(?<=^|\s)[:;]-?[()DP](?=\s|$)/gmu;

/** The text of a letter without its greeting, its farewell and its smileys; what the subject line says stays, as a sentence. */
export function withoutLetter(text: string): string {
  return text
    .replace(SMILEY, ' ')
    .replace(SUBJECT, '$1.\n')
    .replace(GREETING, '')
    .replace(OPENING, '')
    .replace(FAREWELL, '');
}
