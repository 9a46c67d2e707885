/** The most places a pool has; a dump repeats far fewer words than that many times each. */
const MOST_PLACES = 4096;
const LONGEST = 40;

const LOWER = new Uint8Array(128).map((_, code) => (code >= 65 && code <= 90 ? code + 32 : code));

/**
 * The words of a text, each cut out once: a dump says the same few thousand words a million times. A word has one place,
 * which the next word of the same sum takes over, so that a pool never grows.
 */
export class WordPool {
  readonly #text: string;
  readonly #last: number;
  readonly #lower: (string | undefined)[];
  readonly #written: (string | undefined)[];

  constructor(text: string, expected: number) {
    let places = 16;
    while (places < expected && places < MOST_PLACES) places *= 2;
    this.#text = text;
    this.#last = places - 1;
    this.#lower = new Array<string | undefined>(places).fill(undefined);
    this.#written = new Array<string | undefined>(places).fill(undefined);
  }

  /** The text between two offsets in lower case. */
  lower(start: number, end: number): string {
    const text = this.#text;
    let sum = end - start;
    if (sum > LONGEST) return text.slice(start, end).toLowerCase();
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code >= 128) return text.slice(start, end).toLowerCase();
      sum = (Math.imul(sum, 31) + (LOWER[code] ?? 0)) | 0;
    }
    const place = (sum ^ (sum >>> 13)) & this.#last;
    const known = this.#lower[place];
    if (known !== undefined && isLowerOf(known, text, start, end)) return known;
    const word = text.slice(start, end).toLowerCase();
    this.#lower[place] = word;
    return word;
  }

  /** The text between two offsets as it is written; half a surrogate pair is replaced. */
  written(start: number, end: number): string {
    const text = this.#text;
    let sum = end - start;
    if (sum > LONGEST) return text.slice(start, end).toWellFormed();
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code >= 128) return text.slice(start, end).toWellFormed();
      sum = (Math.imul(sum, 31) + code) | 0;
    }
    const place = (sum ^ (sum >>> 13)) & this.#last;
    const known = this.#written[place];
    if (known !== undefined && isSame(known, text, start, end)) return known;
    const word = text.slice(start, end);
    this.#written[place] = word;
    return word;
  }
}

function isLowerOf(known: string, text: string, start: number, end: number): boolean {
  if (known.length !== end - start) return false;
  for (let at = start; at < end; at += 1) {
    if (LOWER[text.charCodeAt(at)] !== known.charCodeAt(at - start)) return false;
  }
  return true;
}

function isSame(known: string, text: string, start: number, end: number): boolean {
  if (known.length !== end - start) return false;
  for (let at = start; at < end; at += 1) {
    if (text.charCodeAt(at) !== known.charCodeAt(at - start)) return false;
  }
  return true;
}
