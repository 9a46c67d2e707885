import { charClassOf, CharClass, isNewlineCode, isWordCode } from '../lex/char-class.ts';

/** How often each wanted mark stands in the text: single words, neighbouring words or signs, and signs of their own. */
export type Marks = ReadonlyMap<string, number>;

const WINDOW = 8192;
const FIRST = 131_072;
const WINDOWS = 12;

/** Counts marks in the beginning of the text and, of a long one, in windows spread over the rest. */
export function collectMarks(text: string, wanted: ReadonlySet<string>): Marks {
  const marks = new Map<string, number>();
  const leading = new Set([...wanted].map((mark) => mark.split(' ')[0] ?? ''));
  const count = (mark: string): void => {
    if (wanted.has(mark)) marks.set(mark, (marks.get(mark) ?? 0) + 1);
  };
  scanMarks(text, 0, Math.min(text.length, FIRST), leading, count);
  const rest = text.length - FIRST;
  for (let window = 1; window <= WINDOWS && rest > 0; window += 1) {
    const near = FIRST + Math.floor((rest * window) / (WINDOWS + 1));
    const start = text.indexOf('\n', near) + 1;
    if (start > 0) scanMarks(text, start, Math.min(text.length, start + WINDOW), leading, count);
  }
  return marks;
}

type Place = {
  readonly text: string;
  at: number;
  readonly end: number;
  previous: string;
  beforePrevious: string;
  startsLine: boolean;
  /** The first words of wanted pairs. */
  readonly leading: ReadonlySet<string>;
  readonly count: (mark: string) => void;
};

function scanMarks(
  text: string,
  at: number,
  end: number,
  leading: ReadonlySet<string>,
  count: (mark: string) => void,
): void {
  const place: Place = { text, at, end, previous: '', beforePrevious: '', startsLine: true, leading, count };
  while (place.at < end) step(place);
}

function step(place: Place): void {
  const { text, at } = place;
  const code = text.charCodeAt(at);
  switch (charClassOf(code)) {
    case CharClass.newline:
      place.startsLine = true;
      place.at += 1;
      return;
    case CharClass.space:
      place.at += 1;
      return;
    case CharClass.letter:
      takeWord(place);
      break;
    case CharClass.quote:
      takeQuoted(place, text.charAt(at));
      break;
    case CharClass.comment:
      takeComment(place, code);
      break;
    default:
      takeSign(place);
  }
  place.startsLine = place.startsLine && place.at === at;
}

function takeWord(place: Place): void {
  const start = place.at;
  while (place.at < place.end && isWordCode(place.text.charCodeAt(place.at))) place.at += 1;
  const word = place.text.slice(start, Math.min(place.at, start + 40)).toLowerCase();
  if (place.startsLine && !isColumnName(place, word)) lineWord(place, word);
  if (word === 'n' && place.text.charAt(place.at) === "'") place.count("sign n'");
  if (isColumnName(place, word)) {
    place.beforePrevious = place.previous;
    place.previous = 'name';
    return;
  }
  if (isBehindName(place.previous)) place.count(`type ${word}`);
  remember(place, word);
}

/** What stands in a column's place, and is none. */
const OF_TABLES = new Set(
  'constraint primary unique foreign check key index exclude like period fulltext spatial'.split(' '),
);

/** Whether a word begins the definition of a column: as its name it says nothing (`prompt text`, `storage integer`). */
function isColumnName({ text, at, previous }: Place, word: string): boolean {
  if ((previous !== '(' && previous !== ',') || OF_TABLES.has(word)) return false;
  return /^[ \t]{1,40}[a-z]/i.test(text.slice(at, at + 41));
}

/** Words that names follow, and no types. */
const BEFORE_NAMES = new Set(
  (
    'as by select distinct where and or on set add drop alter column table index key constraint references rename to into from ' +
    'join update using case when then else end not order having'
  ).split(' '),
);

/** Whether a type may stand behind a word. */
function isBehindName(previous: string): boolean {
  return (/\w$/.test(previous) && !BEFORE_NAMES.has(previous)) || previous === ']';
}

const LINE_MARKS = new Map([
  ['go', 'sign go'],
  ['prompt', 'sign prompt'],
  ['rem', 'sign rem'],
  ['spool', 'sign spool'],
  ['delimiter', 'sign delimiter'],
  ['use', 'sign use'],
]);

function lineWord(place: Place, word: string): void {
  const mark = LINE_MARKS.get(word);
  if (mark === undefined) return;
  if (word !== 'go' || isNewlineCode(place.text.charCodeAt(place.at)) || place.at >= place.text.length)
    place.count(mark);
}

/** Counts the word or sign alone and with its predecessor. */
function remember(place: Place, piece: string): void {
  const { previous } = place;
  place.count(piece);
  if (place.leading.has(previous)) place.count(`${previous} ${piece}`);
  if (place.beforePrevious === 'index' && (piece === 'unique' || piece === 'clustered'))
    place.count('sign index-unique');
  place.beforePrevious = previous;
  place.previous = JOINED.get(previous) === piece ? `${previous}-${piece}` : piece;
}

/** Words that count as one with the word behind them. */
const JOINED = new Map([
  ['on', 'update'],
  ['alter', 'table'],
  ['from', 'stdin'],
  ['current_timestamp', '('],
  ['as', 'identity'],
]);

function takeQuoted(place: Place, quote: string): void {
  const { text, end } = place;
  let at = place.at + 1;
  if (quote === '`') place.count('sign `');
  if (quote === "'" && asksForNow(place)) place.count("sign ('now')");
  while (at < end && text.charAt(at) !== quote) {
    if (isNewlineCode(text.charCodeAt(at)) && quote !== "'") break;
    if (text.charAt(at) === '\\' && quote !== '`') {
      if (text.charAt(at + 1) === quote && followsEscape(text, at + 2)) {
        place.count("sign \\'");
        at += 1;
      }
    }
    at += 1;
  }
  place.at = at + 1;
  place.previous = 'string';
}

/** `datetime('now')` of SQLite; PostgreSQL once wrote `date('now'::text)`. */
function asksForNow({ text, at, previous, beforePrevious }: Place): boolean {
  if (previous !== '(' || !['datetime', 'date', 'time', 'julianday', 'unixepoch'].includes(beforePrevious))
    return false;
  return /^'now' ?[,)]/i.test(text.slice(at, at + 7));
}

/** `\'` is an escape where text goes on after it, not where a value ends: `'C:\'`. */
function followsEscape(text: string, at: number): boolean {
  return !',);\n\r'.includes(text.charAt(at));
}

function takeComment(place: Place, code: number): void {
  const { text, at } = place;
  const next = text.charAt(at + 1);
  if (code === 47 && next === '*') {
    if (text.charAt(at + 2) === '!') place.count('sign /*!');
    if (text.startsWith('M!', at + 2)) place.count('sign /*M!');
    const live = text.charAt(at + 2) === '!';
    const close = live ? at + 3 : text.indexOf('*/', at + 2);
    place.at = close < 0 ? place.end : close + (live ? 0 : 2);
    return;
  }
  if ((code === 45 && next === '-') || (code === 35 && place.startsLine)) {
    if (code === 35) place.count('sign #');
    while (place.at < place.end && !isNewlineCode(text.charCodeAt(place.at))) place.at += 1;
    return;
  }
  if (code === 47 && place.startsLine && isNewlineCode(text.charCodeAt(at + 1))) place.count('sign /');
  place.at += 1;
}

function takeSign(place: Place): void {
  const { text, at } = place;
  const sign = text.charAt(at);
  const pair = text.slice(at, at + 2);
  if (pair === '$$') place.count('sign $$');
  if (pair === '::') place.count('sign ::');
  if (pair === '[]') place.count('sign []');
  else if (sign === '[' && isWordCode(text.charCodeAt(at + 1)) && !isWordCode(text.charCodeAt(at - 1)))
    place.count('sign [x]');
  const width = pair === '::' || pair === '$$' || pair === '[]' ? 2 : 1;
  place.at += width;
  remember(place, width === 2 ? pair : sign);
}
