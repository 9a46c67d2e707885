import type { Position } from '@backsmith/text';

/** Where a text that was cut out of another one (a string literal with SQL inside) came from. */
export type Origin = { readonly source: SourceText; toOuter(offset: number): number };

/** A decoded source with an index of its lines, built when the first position is asked for. */
export class SourceText {
  readonly text: string;
  /** The file of a multi-file source. */
  readonly file: string | undefined;
  readonly #origin: Origin | undefined;
  #lineStarts: Int32Array | undefined;
  /** The line last asked for: most questions are about the same one or the next. */
  #line = 0;

  constructor(text: string, file?: string, origin?: Origin) {
    this.text = text;
    this.file = file;
    this.#origin = origin;
  }

  /** The outermost text: the whole file that this one was cut out of. */
  get root(): SourceText {
    return this.#origin?.source.root ?? this;
  }

  /** The place of an offset in the outermost text. */
  rootOffset(offset: number): number {
    return this.#origin === undefined ? offset : this.#origin.source.rootOffset(this.#origin.toOuter(offset));
  }

  /** Line and column, both from 1, of a UTF-16 offset; offsets outside the text are moved to its edge. */
  position(offset: number): Position {
    if (this.#origin !== undefined) return this.#origin.source.position(this.#origin.toOuter(offset));
    const starts = (this.#lineStarts ??= lineStartsOf(this.text));
    const within = Math.max(0, Math.min(offset, this.text.length));
    const line = this.#near(starts, within);
    this.#line = line;
    const place = { line: line + 1, column: within - (starts[line] ?? 0) + 1 };
    return this.file === undefined ? place : { ...place, file: this.file };
  }

  #near(starts: Int32Array, offset: number): number {
    for (let line = this.#line; line < this.#line + 4; line += 1) {
      const start = starts[line];
      if (start === undefined || start > offset) break;
      const next = starts[line + 1];
      if (next === undefined || next > offset) return line;
    }
    return lastAtOrBefore(starts, offset);
  }
}

function lastAtOrBefore(starts: Int32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** LF, CRLF and a lone CR each end a line. */
function lineStartsOf(text: string): Int32Array {
  const starts = new LineStarts(text.length >> 5);
  if (holdsLoneReturn(text)) {
    for (let at = 0; at < text.length; at += 1) if (endsLine(text, at)) starts.add(at + 1);
  } else {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.add(at + 1);
  }
  return starts.finish();
}

function holdsLoneReturn(text: string): boolean {
  let at = text.indexOf('\r');
  while (at >= 0 && text.charAt(at + 1) === '\n') at = text.indexOf('\r', at + 2);
  return at >= 0;
}

function endsLine(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10);
}

class LineStarts {
  #starts: Int32Array<ArrayBuffer>;
  #count = 1;

  constructor(expected: number) {
    this.#starts = new Int32Array(Math.max(16, expected));
  }

  add(start: number): void {
    if (this.#count === this.#starts.length) {
      const larger = new Int32Array(this.#count * 2);
      larger.set(this.#starts);
      this.#starts = larger;
    }
    this.#starts[this.#count] = start;
    this.#count += 1;
  }

  finish(): Int32Array {
    return this.#starts.subarray(0, this.#count);
  }
}
