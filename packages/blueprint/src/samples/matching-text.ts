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

const ESCAPED_CLASSES: ReadonlyMap<string, string> = new Map([
  ['d', '5'],
  ['w', 'a'],
  ['s', ' '],
  ['D', 'a'],
  ['W', '-'],
  ['S', 'a'],
]);

const NAMED_CLASSES: ReadonlyMap<string, string> = new Map([
  ['alpha', 'a'],
  ['upper', 'A'],
  ['lower', 'a'],
  ['digit', '5'],
  ['alnum', 'a'],
  ['space', ' '],
  ['punct', '.'],
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
    if (this.#take('\\')) return this.#readEscape();
    return this.#isOneOf('*+?{}]^') ? undefined : this.#next();
  }

  #readGroup(): string | undefined {
    if (this.#take('?') && !this.#take(':')) return undefined;
    this.#depth += 1;
    const text = this.#depth > DEEPEST ? undefined : this.readAlternatives();
    this.#depth -= 1;
    return this.#take(')') ? text : undefined;
  }

  #readEscape(): string | undefined {
    const letter = this.#next();
    if (letter === undefined) return undefined;
    return ESCAPED_CLASSES.get(letter) ?? (/[A-Za-z0-9]/u.test(letter) ? undefined : letter);
  }

  #readClass(): string | undefined {
    const isNegated = this.#take('^');
    const members: string[] = [];
    do {
      const member = this.#readMember();
      if (member === undefined) return undefined;
      members.push(member);
    } while (!this.#take(']'));
    if (!isNegated) return members[0]?.slice(0, 1);
    return Array.from(COMMON).find((candidate) => !members.some((member) => isWithin(candidate, member)));
  }

  /** One character, or the first and the last one of a range. */
  #readMember(): string | undefined {
    if (this.#take('[:')) {
      const end = this.#pattern.indexOf(':]', this.#at);
      const name = this.#pattern.slice(this.#at, Math.max(end, this.#at));
      this.#at = end < 0 ? this.#pattern.length : end + 2;
      return NAMED_CLASSES.get(name);
    }
    const first = this.#take('\\') ? this.#readEscape() : this.#next();
    const isRange = first !== undefined && this.#isAt('-') && this.#pattern[this.#at + 1] !== ']';
    if (!isRange) return first;
    this.#at += 1;
    const last = this.#take('\\') ? this.#readEscape() : this.#next();
    return last === undefined ? undefined : first + last;
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

function isWithin(character: string, member: string): boolean {
  return member.length === 1 ? character === member : character >= member.slice(0, 1) && character <= member.slice(1);
}
