import type { ChangeNode } from '../change-node.ts';

/** A changelog as it is written, or what is wrong with its file. */
export type ChangelogTree =
  | { readonly kind: 'changelog'; readonly parts: readonly ChangeNode[] }
  | { readonly kind: 'damaged'; readonly line: number; readonly column: number; readonly message: string };

/** The line of an offset, counted onward from the last one asked for: parts are met in the order of the text. */
export class LineCount {
  readonly #text: string;
  #line = 1;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** @param offset not before the last one; an earlier one is counted from the start */
  lineAt(offset: number): number {
    if (offset < this.#at) [this.#line, this.#at] = [1, 0];
    for (let next = this.#text.indexOf('\n', this.#at); next >= 0 && next < offset;) {
      this.#line += 1;
      this.#at = next + 1;
      next = this.#text.indexOf('\n', this.#at);
    }
    return this.#line;
  }
}
