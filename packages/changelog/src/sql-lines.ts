/** SQL that is written so that what comes of a line of a changelog stands at the same line, where diagnostics find it. */
export class SqlLines {
  readonly #parts: string[] = [];
  #line = 1;

  /** Goes down to a line; what is already below it stays there. */
  at(line: number): void {
    if (line <= this.#line) return;
    this.#parts.push('\n'.repeat(line - this.#line));
    this.#line = line;
  }

  /** Adds text behind what is there. */
  put(text: string): void {
    this.#parts.push(text);
    this.#line += text.split('\n').length - 1;
  }

  /** Adds a whole line, for commands that end with theirs. */
  putLine(text: string): void {
    if (this.#parts.length > 0 && this.#parts.at(-1)?.endsWith('\n') !== true) this.put('\n');
    this.put(`${text}\n`);
  }

  toString(): string {
    return `${this.#parts.join('').trimEnd()}\n`;
  }
}
