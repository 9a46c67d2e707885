import { constantBytes, decodeLiteral } from './java-literals.ts';

export type JavaScan = {
  /** What is wrong, with the offset where it starts; empty for a well-formed file. */
  readonly problems: readonly string[];
  /** The decoded text of every string literal and text block. */
  readonly literals: readonly string[];
  readonly packageName: string | undefined;
  /** The names behind `class`, `interface`, `enum` and `record`, wherever they stand. */
  readonly types: readonly string[];
};

const CLOSER: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const LONGEST_CONSTANT = 65_535;
/** Where something begins that has to be told apart; what lies between is passed over at once. */
const BEGINNING = /[/'"()[\]{}\\]/g;

/** Walks a Java file's characters once, telling comments, literals and brackets apart. */
class JavaScanner {
  readonly problems: string[] = [];
  readonly literals: string[] = [];
  readonly #open: { readonly closer: string; readonly at: number }[] = [];
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  scan(): void {
    while (this.#reach()) this.#step();
    for (const { closer, at } of this.#open) this.problems.push(`no ${closer} for the bracket at ${at}`);
  }

  /** Goes to the next beginning; false where there is none. */
  #reach(): boolean {
    BEGINNING.lastIndex = this.#at;
    if (!BEGINNING.test(this.#source)) return false;
    this.#at = BEGINNING.lastIndex - 1;
    return true;
  }

  #step(): void {
    const char = this.#source[this.#at] ?? '';
    if (char === '/') this.#comment();
    else if (char === "'") this.#literal("'");
    else if (char === '"') this.#literal(this.#source.startsWith('"""', this.#at) ? '"""' : '"');
    else this.#single(char);
  }

  #single(char: string): void {
    if (char === '(' || char === '[' || char === '{') this.#open.push({ closer: CLOSER[char] ?? '', at: this.#at });
    else if (char === ')' || char === ']' || char === '}') this.#close(char);
    else if (char === '\\') this.problems.push(`a back-slash outside literals at ${this.#at}`);
    this.#at++;
  }

  #close(char: string): void {
    if (this.#open.pop()?.closer !== char) this.problems.push(`an unexpected ${char} at ${this.#at}`);
  }

  #comment(): void {
    const next = this.#source[this.#at + 1];
    if (next !== '/' && next !== '*') {
      this.#at++;
      return;
    }
    const start = this.#at;
    const ending = next === '/' ? '\n' : '*/';
    const end = this.#source.indexOf(ending, start + 2);
    if (end < 0 && next === '*') this.problems.push(`an unfinished comment at ${start}`);
    this.#at = end < 0 ? this.#source.length : end + ending.length;
    // The compiler reads \uXXXX before comments, so one may end the comment it stands in.
    if (this.#source.slice(start, this.#at).includes('\\u'))
      this.problems.push(`a Unicode escape in the comment at ${start}`);
  }

  #literal(quote: string): void {
    const start = this.#at;
    let at = start + quote.length;
    while (at < this.#source.length && !this.#source.startsWith(quote, at)) {
      const char = this.#source[at];
      if (char === '\n' && quote !== '"""') break;
      at += char === '\\' ? 2 : 1;
    }
    if (!this.#source.startsWith(quote, at)) this.problems.push(`an unfinished literal at ${start}`);
    else if (quote !== "'") this.#keep(start, this.#source.slice(start + quote.length, at));
    this.#at = at + quote.length;
  }

  #keep(start: number, raw: string): void {
    const text = decodeLiteral(raw);
    if (text.length * 3 > LONGEST_CONSTANT && constantBytes(text) > LONGEST_CONSTANT) {
      this.problems.push(`a string constant longer than ${LONGEST_CONSTANT} bytes at ${start}`);
    }
    this.literals.push(text);
  }
}

const DECLARATION = /\b(?:class|interface|enum|record) ([\w$\u0080-\uffff]+)/g;

/** Checks the brackets, literals and comments of a Java file and collects its literals. Linear, never throws. */
export function scanJava(source: string): JavaScan {
  const scanner = new JavaScanner(source);
  scanner.scan();
  const packageName = /^package ([A-Za-z0-9_.]+);$/m.exec(source)?.[1];
  const types = Array.from(source.matchAll(DECLARATION), ([, name = '']) => name);
  return { problems: scanner.problems, literals: scanner.literals, packageName, types };
}
