/** The most places a pool has; a dump repeats far fewer words than that many times each. */
const MOST_PLACES = 4096;
const LONGEST = 40;

/**
 * The words of a text, each cut out once: a dump says the same few thousand words a million times. A word has one place,
 * which the next word of the same sum takes over, so that a pool never grows.
 */
export class WordPool {
  readonly #text: string;
  readonly #last: number;
  /** By place; an empty text where none is kept. */
  readonly #written: string[];
  readonly #lower: string[];

  constructor(text: string, expected: number) {
    let places = 16;
    while (places < expected && places < MOST_PLACES) places *= 2;
    this.#text = text;
    this.#last = places - 1;
    this.#written = new Array<string>(places).fill('');
    this.#lower = new Array<string>(places).fill('');
  }

  /** The text between two offsets in lower case. */
  lower(start: number, end: number): string {
    const place = this.#placeOf(start, end);
    return place < 0 ? this.#text.slice(start, end).toLowerCase() : (this.#lower[place] ?? '');
  }

  /** The text between two offsets as it is written; half a surrogate pair is replaced. */
  written(start: number, end: number): string {
    const place = this.#placeOf(start, end);
    return place < 0 ? this.#text.slice(start, end).toWellFormed() : (this.#written[place] ?? '');
  }

  /** The place of a text, which it takes if it has none yet; -1 for a text that is long or not in ASCII. */
  #placeOf(start: number, end: number): number {
    const text = this.#text;
    let sum = end - start;
    if (sum > LONGEST || sum <= 0) return -1;
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code >= 128) return -1;
      sum = (Math.imul(sum, 31) + code) | 0;
    }
    const place = (sum ^ (sum >>> 13)) & this.#last;
    const known = this.#written[place] ?? '';
    if (known.length !== end - start || !text.startsWith(known, start)) {
      const word = text.slice(start, end);
      this.#written[place] = word;
      this.#lower[place] = word.toLowerCase();
    }
    return place;
  }
}
