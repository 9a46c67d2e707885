import { characterSet, complement, withBothCases, type CharacterSet } from './character-set.ts';

/** A regular expression as a tree. A count without an end has `Infinity` for its most. */
export type PatternTree =
  | { readonly kind: 'characters'; readonly set: CharacterSet }
  | { readonly kind: 'sequence'; readonly items: readonly PatternTree[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternTree[] }
  | { readonly kind: 'repeat'; readonly body: PatternTree; readonly least: number; readonly most: number }
  | { readonly kind: 'start' | 'end' };

const LONGEST = 2000;
const DEEPEST = 40;
const MOST_REPEATS = 100_000;

/**
 * Reads what regular expressions of schemas are made of and Java and the databases understand alike: literals, classes,
 * groups, alternatives, counts and anchors.
 *
 * @returns the tree, or nothing where the expression uses more than that or is none
 */
export function parsePattern(pattern: string, ignoreCase = false): PatternTree | undefined {
  if (pattern.length > LONGEST) return undefined;
  const reader = new PatternReader(pattern, ignoreCase);
  const tree = reader.readChoice();
  return reader.isDone() ? tree : undefined;
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const rangesOf = (...pairs: readonly string[]): CharacterSet =>
  characterSet(pairs.map((pair) => [codeOf(pair), codeOf(pair.at(-1) ?? pair)] as const));

const DIGIT = rangesOf('09');
const WORD = rangesOf('09', 'AZ', 'az', '_');
const SPACE = characterSet([
  [0x09, 0x0d],
  [0x20, 0x20],
]);
/** What `.` does not stand for: https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/regex/Pattern.html */
const LINE_ENDS = characterSet([
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x85, 0x85],
  [0x2028, 0x2029],
]);

const ESCAPED: ReadonlyMap<string, CharacterSet> = new Map([
  ['d', DIGIT],
  ['D', complement(DIGIT)],
  ['w', WORD],
  ['W', complement(WORD)],
  ['s', SPACE],
  ['S', complement(SPACE)],
  ['t', rangesOf('\t')],
  ['n', rangesOf('\n')],
  ['r', rangesOf('\r')],
]);

const NAMED: ReadonlyMap<string, CharacterSet> = new Map([
  ['alpha', rangesOf('AZ', 'az')],
  ['upper', rangesOf('AZ')],
  ['lower', rangesOf('az')],
  ['digit', DIGIT],
  ['alnum', rangesOf('09', 'AZ', 'az')],
  ['xdigit', rangesOf('09', 'AF', 'af')],
  ['space', SPACE],
  ['blank', rangesOf('\t', ' ')],
  ['punct', rangesOf('!/', ':@', '[`', '{~')],
]);

/** Owns the position in the expression; every method gives nothing where it does not understand what stands there. */
class PatternReader {
  readonly #pattern: string;
  readonly #ignoreCase: boolean;
  #at = 0;
  #depth = 0;

  constructor(pattern: string, ignoreCase: boolean) {
    this.#pattern = pattern;
    this.#ignoreCase = ignoreCase;
  }

  isDone(): boolean {
    return this.#at >= this.#pattern.length;
  }

  readChoice(): PatternTree | undefined {
    const options: PatternTree[] = [];
    do {
      const option = this.#readSequence();
      if (option === undefined) return undefined;
      options.push(option);
    } while (this.#take('|'));
    const [only] = options;
    return options.length === 1 && only !== undefined ? only : { kind: 'choice', options };
  }

  #readSequence(): PatternTree | undefined {
    const items: PatternTree[] = [];
    while (!this.isDone() && !this.#isOneOf('|)')) {
      const item = this.#readPiece();
      if (item === undefined) return undefined;
      items.push(item);
    }
    return { kind: 'sequence', items };
  }

  #readPiece(): PatternTree | undefined {
    if (this.#take('^')) return { kind: 'start' };
    if (this.#take('$')) return { kind: 'end' };
    const body = this.#readAtom();
    if (body === undefined) return undefined;
    const count = this.#readCount();
    if (count === undefined) return undefined;
    if (count.least === 1 && count.most === 1) return body;
    return { kind: 'repeat', body, ...count };
  }

  #readAtom(): PatternTree | undefined {
    if (this.#take('(')) return this.#readGroup();
    if (this.#isOneOf('*+?{}]')) return undefined;
    const set = this.#readSet();
    return set === undefined ? undefined : { kind: 'characters', set: this.#ignoreCase ? withBothCases(set) : set };
  }

  #readSet(): CharacterSet | undefined {
    if (this.#take('[')) return this.#readClass();
    return this.#take('.') ? complement(LINE_ENDS) : this.#readCharacter();
  }

  #readGroup(): PatternTree | undefined {
    if (this.#take('?') && !this.#take(':')) return undefined;
    this.#depth += 1;
    const body = this.#depth > DEEPEST ? undefined : this.readChoice();
    this.#depth -= 1;
    return this.#take(')') ? body : undefined;
  }

  /** What stands between brackets; PostgreSQL takes a bracket at once for a member, Java for one that is missing. */
  #readClass(): CharacterSet | undefined {
    const isNegated = this.#take('^');
    if (this.#isOneOf(']')) return undefined;
    const members: CharacterSet[] = [];
    do {
      const member = this.#readMember();
      if (member === undefined) return undefined;
      members.push(member);
    } while (!this.#take(']'));
    const set = characterSet(members.flat());
    return isNegated ? complement(this.#ignoreCase ? withBothCases(set) : set) : set;
  }

  #readMember(): CharacterSet | undefined {
    if (this.#take('[:')) {
      const end = this.#pattern.indexOf(':]', this.#at);
      if (end < 0) return undefined;
      const name = this.#pattern.slice(this.#at, end);
      this.#at = end + 2;
      return NAMED.get(name);
    }
    if (this.#isOneOf('[')) return undefined;
    const first = this.#readCharacter();
    if (!this.#isOneOf('-') || this.#pattern[this.#at + 1] === ']') return first;
    this.#at += 1;
    const last = this.#readCharacter();
    const [from, to] = [singleOf(first), singleOf(last)];
    return from === undefined || to === undefined || from > to ? undefined : [[from, to]];
  }

  #readCharacter(): CharacterSet | undefined {
    const isEscaped = this.#take('\\');
    const code = this.#pattern.codePointAt(this.#at);
    if (code === undefined) return undefined;
    const character = String.fromCodePoint(code);
    this.#at += character.length;
    if (!isEscaped) return [[code, code]];
    return ESCAPED.get(character) ?? (/[A-Za-z0-9]/u.test(character) ? undefined : [[code, code]]);
  }

  #readCount(): { readonly least: number; readonly most: number } | undefined {
    let count = { least: 1, most: 1 };
    if (this.#take('{')) {
      const digits = /^(\d{1,9})(,(\d{0,9}))?\}/u.exec(this.#pattern.slice(this.#at, this.#at + 24));
      if (digits === null) return undefined;
      this.#at += digits[0].length;
      const least = Number(digits[1]);
      const bound = digits[3] === '' ? Infinity : Number(digits[3]);
      const most = digits[2] === undefined ? least : bound;
      if (least > most || least > MOST_REPEATS) return undefined;
      count = { least, most };
    } else if (this.#take('*')) count = { least: 0, most: Infinity };
    else if (this.#take('+')) count = { least: 1, most: Infinity };
    else if (this.#take('?')) count = { least: 0, most: 1 };
    else return count;
    // Whether it takes much or little first changes no match of a whole text.
    this.#take('?');
    return this.#isOneOf('*+?{') ? undefined : count;
  }

  #isOneOf(characters: string): boolean {
    return !this.isDone() && characters.includes(this.#pattern[this.#at] ?? '');
  }

  #take(text: string): boolean {
    if (!this.#pattern.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
}

/** The one character of a set. */
function singleOf(set: CharacterSet | undefined): number | undefined {
  const [only] = set ?? [];
  return set?.length === 1 && only?.[0] === only?.[1] ? only?.[0] : undefined;
}
