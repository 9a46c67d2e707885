import { singularize } from '@backsmith/text';
import { CLAUSE_PHRASES } from './clause-phrases.ts';
import { withoutLetter } from './letters.ts';
import { plainHeadings } from './plain-headings.ts';
import { plainSentences } from './plain-sentences.ts';
import { plainSheets } from './plain-sheets.ts';
import { plainSpeech } from './plain-speech.ts';
import { PHRASES } from './set-phrases.ts';

/** Texts beyond this length are cut: the service takes 5,000 characters, a file given on the command line may be longer. */
export const LONGEST_TEXT = 20_000;

const NUMBERED = /^\s*(?:[-*•–—·+]|\(?\d{1,2}[.)]|[a-z]\))\s+/u;

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  // "8000 devices - pumps, monitors etc."
  [/(?<=\p{L}s) - (?=(?:\p{L}+(?: \p{L}+)?, ){1,6}\p{L}+(?: \p{L}+)?,? etc\b)/giu, ' such as '],
  [/\be\.\s?g\.?,?/giu, 'such as'],
  [/\bi\.\s?e\.?,?/giu, 'namely'],
  [/\betc\b\.?/giu, ''],
  [/\b(?:and so on|and so forth|and more)\b/giu, ''],
  [/\.{2,}|…/gu, ' '],
  [/\bvs\./giu, 'vs'],
  [/\bno\.\s?(?=\d)/giu, 'number '],
  [/\b(approx|incl|max|min|nr|tel|dept)\./giu, '$1'],
];

/** "one of our three presses", not the values in "is one of the states open and closed" */
const ONE_OF =
  /(?<!\b(?:is|are|be|being|has) )\b(one|each) of (?:the|our|their|its|my|your|these|those) (?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten) )?(\p{L}+s)\b(?!\s*[:(])/giu;

/** The text in one form: composed characters, plain quotes, no control characters, phrases of several words as one. */
export function normaliseText(text: string): string {
  let clean = text.slice(0, LONGEST_TEXT).toWellFormed().normalize('NFKC').slice(0, LONGEST_TEXT);
  clean = withoutLetter(clean)
    .replace(/[‘’‛`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{C}\n]/gu, ' ')
    .replace(/\s*(?:->|=>|→|⇒|➜|—>)\s*/gu, ' > ')
    .replace(/[—–]/gu, ' - ')
    .replace(/\bself-(?:employed|taught|organi[sz]ed|made) /giu, '')
    .replace(/\b(on|off|in)-(?=\p{L})/giu, '$1')
    .replace(/\b(pre)-(?=(?:order|book)(?:s|ed|ing)?\b)/giu, '$1')
    // "weapon foil-epee-sabre"
    .replace(
      /(?<=\p{L} )(?!\p{L}+-(?:of|to|the|and|in|on|by|at|or|up|a|for)-)(\p{L}{3,})-(\p{L}{3,})-(\p{L}{3,})(?![-\p{L}])/gu,
      '$1/$2/$3',
    )
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    // "priority 1-5": between which numbers it lies, see add-attributes.ts
    .replace(
      /\b(priority|rating|score|stars|difficulty|severity|importance|urgency|points|level|grade|rank|risk|mood|pain|intensity|energy|satisfaction|stress|quality|spiciness|confidence)\s*:?\s*\(?(?:(?:(?<!\b(?:rating|score|points|stars|grade) ?)from |of )?(\d{1,3})\s?(?:-|to)\s?(\d{1,3}))\)?(?: stars)?(?=\s*(?:[,.;)\n]|$|and\b|with\b))/giu,
      '$1_$2_to_$3',
    )
    .replace(
      /\bfrom \d+ to \d+\b|(?<=\p{L}) \d{1,3} to \d{1,3}(?=\s*(?:[.,;)\n]|$))|(?<!(?:[:,/(]|\bor) ?)\b\d+\s?-\s?\d+\b(?! ?(?:,|or\b|\/))(?: stars)?/gu,
      ' ',
    )
    // a sentence of its own, in brackets within another one; sought from where a sentence begins, or long words cost time
    .replace(
      /(?<![^.\n()])([^.\n()]*)\(((?:each|every|the|this|these|such|it|they|all|some)\b[^()\n]{8,200}\b(?:is|are|has|have|can|must|will|gets?)\b[^()\n]*)\)([^.\n]*)/giu,
      '$1$3. $2',
    )
    // "(we follow the official list)": what is done, not what there is
    .replace(
      /(?<![^.\n()])([^.\n()]*)\(((?:(?:we|i|they|he|she|you|people)\s|\p{L}{3,}s (?:have|get|need|must|are made|are kept)\s)[^()\n]{8,200})\)([^.\n]*)/giu,
      '$1$3. $2',
    );
  for (const [pattern, replacement] of ABBREVIATIONS) clean = clean.replace(pattern, replacement);
  clean = plainSentences(plainSheets(plainHeadings(plainSpeech(clean))));
  for (const [pattern, replacement] of CLAUSE_PHRASES)
    clean = typeof replacement === 'string' ? clean.replace(pattern, replacement) : clean.replace(pattern, replacement);
  for (const [pattern, replacement] of PHRASES) clean = clean.replace(pattern, replacement);
  return clean.replace(ONE_OF, (_, one: string, nouns: string) => `${one} ${singularize(nouns)}`);
}

/** "Hives - location, type, queen colour": what stands before the dash has what is listed. */
const HEADING =
  /^((?:(?:an?|the|each|every) )?\p{L}+(?: \p{L}+)?) +- +(?=[^:]*,)(?!.* (?:is|are|has|have|can|will) )/iu;

/** The sentences of a normalised text; each point of a list is one. */
export function splitSentences(text: string): readonly string[] {
  return (
    joinLines(text.split('\n'))
      .flatMap((line) => line.split(/(?<=[.!?;])(?:["')\]]*)\s+|;/u))
      .map((sentence) => sentence.replace(/[.!?;]+\s*$/u, '').trim())
      .map((sentence, at) => (at > 0 ? sentence.replace(HEADING, '$1: ') : sentence))
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
