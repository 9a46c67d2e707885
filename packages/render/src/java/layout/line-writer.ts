import { joinTextBlock } from '../text-block.ts';
import type { BreakTag } from './doc.ts';

const SPACES = Array.from({ length: 101 }, (_, count) => ' '.repeat(count));

/** Collects the text of a file: line ends and indentation are written only once something follows them. */
export class LineWriter {
  readonly #chunks: string[] = [];
  /** Places of blank lines that depend on breaks not decided yet. */
  readonly #open: { readonly at: number; readonly tags: readonly BreakTag[] }[] = [];
  #indent = -1;
  #lineIndent = 0;
  #blank: true | readonly BreakTag[] | undefined;

  text(text: string): void {
    if (text === '') return;
    if (this.#indent >= 0) this.#startLine();
    this.#chunks.push(text);
  }

  /** Ends the line; what follows is indented. */
  newLine(indent: number): void {
    this.#indent = indent;
  }

  /** Wants a blank line in front of the next text, if that starts a line. */
  blankLine(wanted: true | readonly BreakTag[]): void {
    this.#blank = wanted;
  }

  /** A text block, indented as the line it starts on. */
  textBlock(content: string): void {
    if (this.#indent >= 0) this.#startLine();
    this.#chunks.push(joinTextBlock(content, SPACES[this.#lineIndent] ?? ''));
  }

  finish(): string {
    for (const { at, tags } of this.#open) if (tags.some((tag) => tag.taken)) this.#chunks[at] = '\n';
    return this.#chunks.join('');
  }

  #startLine(): void {
    if (this.#chunks.length === 0) this.#skipLine();
    else this.#endLine();
  }

  /** Nothing stands in front of the first line. */
  #skipLine(): void {
    this.#indent = -1;
    this.#blank = undefined;
  }

  #endLine(): void {
    this.#trimLine();
    this.#chunks.push('\n');
    if (this.#blank === true) this.#chunks.push('\n');
    else if (this.#blank !== undefined) this.#open.push({ at: this.#chunks.push('') - 1, tags: this.#blank });
    if (this.#indent > 0) this.#chunks.push(SPACES[this.#indent] ?? ' '.repeat(this.#indent));
    this.#lineIndent = this.#indent;
    this.#indent = -1;
    this.#blank = undefined;
  }

  #trimLine(): void {
    const last = this.#chunks.length - 1;
    const chunk = this.#chunks[last];
    if (chunk?.endsWith(' ') === true) this.#chunks[last] = chunk.trimEnd();
  }
}
