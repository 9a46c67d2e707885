import { placeOf, type Position } from '@backsmith/text';

/** So many copies any source may make, and one more for so many of its characters, up to a most. */
const EVERY_SOURCE = 20_000;
const CHARACTERS_EACH = 2;
const MOST = 1_000_000;

/**
 * How many columns, keys and names a source may have made out of those it states: tables made like each other grow faster
 * than any text does.
 */
export class Allowance {
  #left: number;
  #overdrawn: Position | undefined;

  /** @param length of all texts together, in UTF-16 units */
  constructor(length: number) {
    this.#left = Math.min(MOST, EVERY_SOURCE + length / CHARACTERS_EACH);
  }

  /** Where the source came to make more than it may. */
  get overdrawn(): Position | undefined {
    return this.#overdrawn;
  }

  /** Takes so many copies out of what is left; false where there is not as much. */
  take(count: number, at: Position): boolean {
    this.#left -= count;
    if (this.#left < 0) this.#overdrawn ??= placeOf(at);
    return this.#left >= 0;
  }
}
