import type { JavadocToken } from './javadoc-token.ts';

const LINE_LENGTH = 100;

/** White space wanted in front of the next token; the widest wish wins. */
const WISH = { none: 0, space: 1, line: 2, blank: 3 } as const;
type Wish = (typeof WISH)[keyof typeof WISH];

/** Fills the lines of a Javadoc comment that starts at a column. */
export class JavadocWriter {
  readonly #column: number;
  #output = '/**';
  #left = 0;
  #atLineStart = true;
  #wish: Wish = WISH.none;
  #wroteAnything = false;
  #inBlockTag = false;
  #inItem = false;
  /** Columns that open lists and their items add to the indentation. */
  #lists: number[] = [];
  #items: number[] = [];

  constructor(column: number) {
    this.#column = column;
    this.#newLine();
  }

  write(token: JavadocToken): void {
    switch (token.kind) {
      case 'word':
        this.#put(token.text);
        return;
      case 'space':
        this.#want(WISH.space);
        return;
      case 'newline':
        this.#newLine(0);
        return;
      case 'block-tag':
        this.#blockTag(token.text);
        return;
      case 'paragraph':
        this.#paragraph();
        return;
      case 'list-open':
        this.#listOpen(token.text);
        return;
      case 'list-close':
        this.#listClose(token.text);
        return;
      case 'item':
        this.#item(token.text);
        return;
      case 'pre-open':
        this.#want(WISH.blank);
        this.#put(token.text);
        return;
      case 'pre-close':
        this.#put(token.text);
        this.#want(WISH.blank);
        return;
      case 'omitted':
        return;
    }
  }

  finish(): string {
    return `${this.#output}\n${' '.repeat(this.#column + 1)}*/`;
  }

  #blockTag(text: string): void {
    this.#inItem = false;
    this.#lists = [];
    this.#items = [];
    this.#want(this.#inBlockTag ? WISH.line : WISH.blank);
    this.#inBlockTag = false;
    this.#put(text);
    this.#inBlockTag = true;
  }

  #paragraph(): void {
    if (!this.#wroteAnything) return;
    this.#want(WISH.blank);
    this.#put('<p>', 'start of line');
  }

  #listOpen(text: string): void {
    this.#want(WISH.blank);
    this.#put(text);
    this.#inItem = false;
    this.#lists.push(2);
    this.#want(WISH.line);
  }

  #listClose(text: string): void {
    this.#want(WISH.line);
    this.#items.pop();
    const closed = this.#lists.pop();
    this.#put(text, 'ordinary', closed);
    this.#want(WISH.blank);
  }

  #item(text: string): void {
    this.#want(WISH.line);
    if (this.#inItem) {
      this.#inItem = false;
      this.#items.pop();
    }
    this.#put(text, 'start of line');
    this.#inItem = true;
    this.#items.push(text.length);
  }

  #put(text: string, place: 'ordinary' | 'start of line' = 'ordinary', closedList?: number): void {
    this.#flush(closedList !== undefined);
    const space = this.#wish === WISH.space ? 1 : 0;
    if (!this.#atLineStart && text.length + space > this.#left) this.#newLine();
    if (!this.#atLineStart && space === 1) {
      this.#output += ' ';
      this.#left -= 1;
    }
    this.#output += text;
    this.#left -= text.length;
    if (place === 'ordinary') this.#atLineStart = false;
    this.#wish = WISH.none;
    this.#wroteAnything = true;
  }

  /** No blank lines inside of lists and block tags. */
  #flush(closesList: boolean): void {
    if (!this.#wroteAnything) this.#wish = WISH.none;
    const isDense = this.#lists.length > 0 || closesList || this.#inBlockTag;
    if (this.#wish === WISH.blank && !isDense) this.#output += `\n${' '.repeat(this.#column + 1)}*`;
    if (this.#wish < WISH.line) return;
    this.#newLine();
    this.#wish = WISH.none;
  }

  #want(wish: Wish): void {
    if (wish > this.#wish) this.#wish = wish;
  }

  #newLine(indent = this.#innerIndent()): void {
    this.#output += `\n${' '.repeat(this.#column + 1)}* ${' '.repeat(indent)}`;
    this.#left = LINE_LENGTH - this.#column - 3 - indent;
    this.#atLineStart = true;
  }

  #innerIndent(): number {
    const nested = [...this.#lists, ...this.#items].reduce((sum, columns) => sum + columns, 0);
    return nested + (this.#inBlockTag ? 4 : 0);
  }
}
