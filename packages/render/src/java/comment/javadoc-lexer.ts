import type { JavadocToken, JavadocTokenKind } from './javadoc-token.ts';

/** What surrounds a place: an inline tag, a brace inside of one, or an element that keeps its white space. */
type Context = 'inline-tag' | 'brace' | 'pre' | 'code';

const LINE_END = /[ \t]*\n[ \t]*\*?[ \t]?/y;
const BLOCK_TAG = /@(?:param\s+<\w+>|[a-z]\w*)/y;
const INLINE_TAG = /\{@\w*/y;
const WORD = /[\s\S][^ \t\n@<{}*]*/y;
const ELEMENT = /<(\/?)(\w+)\b[^>]*>/y;

type ElementRule = readonly [open: JavadocTokenKind, close: JavadocTokenKind];

const ELEMENTS: ReadonlyMap<string, ElementRule> = new Map<string, ElementRule>([
  ['p', ['paragraph', 'omitted']],
  ['ul', ['list-open', 'list-close']],
  ['ol', ['list-open', 'list-close']],
  ['li', ['item', 'omitted']],
  ['pre', ['pre-open', 'pre-close']],
]);

/** Elements whose layout rules are not written; generated comments do without them. */
const REFUSED: ReadonlySet<string> = new Set('table blockquote br h1 h2 h3 h4 h5 h6 dl dt dd'.split(' '));

/** Cuts the inside of a Javadoc comment into tokens. Throws on markup that is not closed: the markup is always ours. */
export class JavadocLexer {
  readonly #source: string;
  readonly #contexts: Context[] = [];
  readonly #tokens: JavadocToken[] = [];
  #at = 0;
  #atLineStart = true;

  constructor(source: string) {
    this.#source = source;
  }

  tokens(): readonly JavadocToken[] {
    while (this.#at < this.#source.length) this.#step();
    this.#refuseOpen();
    return this.#tokens;
  }

  #step(): void {
    if (this.#spaces()) return;
    if (this.#atLineStart && this.#take(BLOCK_TAG, 'block-tag')) {
      this.#refuseOpen();
      this.#atLineStart = false;
      return;
    }
    this.#atLineStart = false;
    if (this.#braces()) return;
    if (this.#contexts.includes('inline-tag') || !this.#element()) this.#take(WORD, 'word');
  }

  #spaces(): boolean {
    const keeps = this.#contexts.includes('pre') || this.#contexts.includes('code');
    if (this.#take(LINE_END, keeps ? 'newline' : 'space')) {
      this.#atLineStart = true;
      return true;
    }
    const character = this.#source[this.#at];
    if (character !== ' ' && character !== '\t') return false;
    this.#push(keeps ? 'word' : 'space', character);
    return true;
  }

  #braces(): boolean {
    if (this.#take(INLINE_TAG, 'word')) {
      this.#contexts.push('inline-tag');
      return true;
    }
    const character = this.#source[this.#at];
    if (character !== '{' && character !== '}') return false;
    const inner = this.#contexts.at(-1);
    if (character === '{' && this.#isInBraces()) this.#contexts.push('brace');
    else if (character === '}' && (inner === 'brace' || inner === 'inline-tag')) this.#contexts.pop();
    this.#push('word', character);
    return true;
  }

  #element(): boolean {
    ELEMENT.lastIndex = this.#at;
    const [text = '', slash = '', spelling = ''] = ELEMENT.exec(this.#source) ?? [];
    const name = spelling.toLowerCase();
    if (REFUSED.has(name)) throw new Error(`Javadoc that cannot be laid out: ${text}`);
    if (name === 'code') return this.#codeElement(text, slash === '');
    const rule = ELEMENTS.get(name);
    if (rule === undefined) return false;
    if (this.#contexts.includes('code') || (this.#contexts.includes('pre') && name !== 'pre')) return false;
    if (name === 'pre' && slash === '') this.#contexts.push('pre');
    else if (name === 'pre') this.#leave('pre');
    this.#push(slash === '' ? rule[0] : rule[1], text);
    return true;
  }

  #codeElement(text: string, opens: boolean): boolean {
    if (opens) this.#contexts.push('code');
    else this.#leave('code');
    this.#push('word', text);
    return true;
  }

  #leave(context: Context): void {
    const at = this.#contexts.lastIndexOf(context);
    if (at >= 0) this.#contexts.length = at;
  }

  #isInBraces(): boolean {
    return this.#contexts.includes('inline-tag') || this.#contexts.includes('brace');
  }

  #take(pattern: RegExp, kind: JavadocTokenKind): boolean {
    pattern.lastIndex = this.#at;
    const text = pattern.exec(this.#source)?.[0];
    if (text === undefined) return false;
    this.#push(kind, text);
    return true;
  }

  #push(kind: JavadocTokenKind, text: string): void {
    this.#tokens.push({ kind, text });
    this.#at += text.length;
  }

  #refuseOpen(): void {
    if (this.#contexts.length > 0)
      throw new Error(`Javadoc with an open ${this.#contexts.join(', ')}: ${this.#source}`);
  }
}
