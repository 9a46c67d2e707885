/**
 * Finds a short text a regular expression accepts, by walking through the expression and taking the first way at each
 * fork. Knows what checks in schemas use: literals, classes, groups, alternatives and counts.
 *
 * @returns the text, or nothing where the expression uses more than that
 */
export function matchingText(pattern: string): string | undefined {
  const reader = new PatternReader(pattern);
  const text = reader.readAlternatives();
  return reader.isDone() ? text : undefined;
}

/** One of the characters meant, and the others: those of a class, or those up to the last one of a range. */
type Member = { readonly example: string; readonly all?: RegExp; readonly last?: string };

const ESCAPED_CLASSES: ReadonlyMap<string, Member> = new Map([
  ['d', { example: '5', all: /\d/ }],
  ['w', { example: 'a', all: /\w/ }],
  ['s', { example: ' ', all: /\s/ }],
  ['D', { example: 'a', all: /\D/ }],
  ['W', { example: '-', all: /\W/ }],
  ['S', { example: 'a', all: /\S/ }],
]);

const NAMED_CLASSES: ReadonlyMap<string, Member> = new Map([
  ['alpha', { example: 'a', all: /[A-Za-z]/ }],
  ['upper', { example: 'A', all: /[A-Z]/ }],
  ['lower', { example: 'a', all: /[a-z]/ }],
  ['digit', { example: '5', all: /\d/ }],
  ['alnum', { example: 'a', all: /[A-Za-z0-9]/ }],
  ['space', { example: ' ', all: /\s/ }],
  ['punct', { example: '.', all: /[!-/:-@[-`{-~]/ }],
]);

/** Characters tried where a class says which ones it does not want. */
const COMMON = 'a0A-_. ';

const MOST_REPEATS = 200;
const DEEPEST = 20;

/** Owns the position in the expression. */
class PatternReader {
  readonly #pattern: string;
  #at = 0;
  #depth = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  isDone(): boolean {
    return this.#at >= this.#pattern.length;
  }

  readAlternatives(): string | undefined {
    let first = this.#readSequence();
    while (first !== undefined && this.#take('|')) {
      const other = this.#readSequence();
      if (other === undefined) return undefined;
      if (first === '') first = other;
    }
    return first;
  }

  #readSequence(): string | undefined {
    let text = '';
    if (this.#depth === 0) this.#take('^');
    while (!this.isDone() && !this.#isAt('|') && !this.#isAt(')')) {
      if (this.#isAt('$')) return this.#takeEnd() ? text : undefined;
      const piece = this.#readPiece();
      if (piece === undefined) return undefined;
      text += piece;
    }
    return text;
  }

  /** The end of the text stands at the end of the expression, or of one of its alternatives. */
  #takeEnd(): boolean {
    this.#at += 1;
    return this.#depth === 0 && (this.isDone() || this.#isAt('|'));
  }

  #readPiece(): string | undefined {
    const atom = this.#readAtom();
    const count = atom === undefined ? undefined : this.#readCount();
    return atom === undefined || count === undefined || count > MOST_REPEATS ? undefined : atom.repeat(count);
  }

  #readAtom(): string | undefined {
    if (this.#take('(')) return this.#readGroup();
    if (this.#take('[')) return this.#readClass();
    if (this.#take('.')) return 'a';
    if (this.#take('\\')) return this.#readEscape()?.example;
    return this.#isOneOf('*+?{}]^') ? undefined : this.#next();
  }

  #readGroup(): string | undefined {
    if (this.#take('?') && !this.#take(':')) return undefined;
    this.#depth += 1;
    const text = this.#depth > DEEPEST ? undefined : this.readAlternatives();
    this.#depth -= 1;
    return this.#take(')') ? text : undefined;
  }

  #readEscape(): Member | undefined {
    const letter = this.#next();
    if (letter === undefined) return undefined;
    return ESCAPED_CLASSES.get(letter) ?? (/[A-Za-z0-9]/u.test(letter) ? undefined : { example: letter });
  }

  #readClass(): string | undefined {
    const isNegated = this.#take('^');
    // PostgreSQL takes this for a bracket among the members, Java for one that is missing.
    if (this.#isAt(']')) return undefined;
    const members: Member[] = [];
    do {
      const member = this.#readMember();
      if (member === undefined) return undefined;
      members.push(member);
    } while (!this.#take(']'));
    if (!isNegated) return members[0]?.example;
    return Array.from(COMMON).find((candidate) => !members.some((member) => isWithin(candidate, member)));
  }

  /** One character, or the first and the last one of a range. */
  #readMember(): Member | undefined {
    if (this.#take('[:')) {
      const end = this.#pattern.indexOf(':]', this.#at);
      const name = this.#pattern.slice(this.#at, Math.max(end, this.#at));
      this.#at = end < 0 ? this.#pattern.length : end + 2;
      return NAMED_CLASSES.get(name);
    }
    const first = this.#readCharacter();
    const isRange = first !== undefined && this.#isAt('-') && this.#pattern[this.#at + 1] !== ']';
    if (!isRange) return first;
    this.#at += 1;
    const last = this.#readCharacter();
    if (last === undefined || first.all !== undefined || last.all !== undefined) return undefined;
    return { example: first.example, last: last.example };
  }

  #readCharacter(): Member | undefined {
    if (this.#take('\\')) return this.#readEscape();
    const character = this.#next();
    return character === undefined ? undefined : { example: character };
  }

  /** How often the piece before stands: the least often, but once where none would do. */
  #readCount(): number | undefined {
    let count = 1;
    if (this.#take('{')) {
      const digits = /^(\d{1,4})(,\d{0,9})?\}/u.exec(this.#pattern.slice(this.#at, this.#at + 20));
      if (digits === null) return undefined;
      this.#at += digits[0].length;
      count = Number(digits[1]);
    } else if (this.#take('?')) count = 0;
    else if (!this.#take('*')) this.#take('+');
    this.#take('?');
    return count;
  }

  #next(): string | undefined {
    const character = this.#pattern[this.#at];
    this.#at += 1;
    return character;
  }

  #isAt(text: string): boolean {
    return this.#pattern.startsWith(text, this.#at);
  }

  #isOneOf(characters: string): boolean {
    return !this.isDone() && characters.includes(this.#pattern[this.#at] ?? '');
  }

  #take(text: string): boolean {
    if (!this.#isAt(text)) return false;
    this.#at += text.length;
    return true;
  }
}

function isWithin(character: string, { example, all, last = example }: Member): boolean {
  return all === undefined ? character >= example && character <= last : all.test(character);
}
