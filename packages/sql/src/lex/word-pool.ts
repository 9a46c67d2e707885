const LONGEST = 40;

/**
 * The words of a text, each cut out and lower-cased once: a dump says the same few thousand words a million times. A word is
 * known by a number from 0, found by the sum of its letters in a table with at least as many empty places as words.
 */
export class WordPool {
  readonly #text: string;
  readonly #written: string[] = [];
  /** Lower-case forms, as far as they were asked for. */
  readonly #lower: (string | undefined)[] = [];
  #sums = new Int32Array(64);
  /** By sum: the word's number and one, or 0. */
  #table = new Int32Array(128);

  constructor(text: string) {
    this.#text = text;
  }

  /** The number of the word between two offsets; -1 for one that is long, empty or not in ASCII. */
  numberOf(start: number, end: number): number {
    const text = this.#text;
    const length = end - start;
    if (length > LONGEST || length <= 0) return -1;
    let sum = length;
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code >= 128) return -1;
      sum = (Math.imul(sum, 31) + code) | 0;
    }
    const last = this.#table.length - 1;
    let place = (sum ^ (sum >>> 15)) & last;
    for (let number = this.#table[place] ?? 0; number > 0; number = this.#table[place] ?? 0) {
      const known = this.#sums[number - 1] === sum ? (this.#written[number - 1] ?? '') : '';
      if (known.length === length && text.startsWith(known, start)) return number - 1;
      place = (place + 1) & last;
    }
    return this.#add(text.slice(start, end), sum, place);
  }

  written(number: number): string {
    return this.#written[number] ?? '';
  }

  lower(number: number): string {
    return (this.#lower[number] ??= this.written(number).toLowerCase());
  }

  #add(word: string, sum: number, place: number): number {
    const number = this.#written.length;
    this.#written.push(word);
    this.#lower.push(undefined);
    this.#sums[number] = sum;
    this.#table[place] = number + 1;
    if (this.#written.length === this.#sums.length) this.#grow();
    return number;
  }

  #grow(): void {
    const sums = new Int32Array(this.#sums.length * 2);
    sums.set(this.#sums);
    this.#sums = sums;
    this.#table = new Int32Array(sums.length * 2);
    const last = this.#table.length - 1;
    for (let number = 0; number < this.#written.length; number += 1) {
      const sum = sums[number] ?? 0;
      let place = (sum ^ (sum >>> 15)) & last;
      while (this.#table[place] !== 0) place = (place + 1) & last;
      this.#table[place] = number + 1;
    }
  }
}
