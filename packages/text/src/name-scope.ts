export type NameScopeOptions = {
  /** Names that nobody gets. */
  readonly reserved?: Iterable<string>;
  /** Whether `Order` and `order` are the same name, as they are for file names and SQL identifiers. */
  readonly ignoreCase?: boolean;
  /**
   * Whether a name may be used here at all; names that fail get the suffix. Default: every name may. It must not refuse
   * every number behind a name.
   */
  readonly accepts?: (name: string) => boolean;
  /** Added to a name that is reserved or not accepted, such as `Value` to make `classValue`. Default: `Value`. */
  readonly suffix?: string;
};

/**
 * Hands out names that are unique in one scope (a package, a class, a parameter list). The same requests in the same
 * order give the same names.
 */
export class NameScope {
  readonly #taken: Set<string>;
  readonly #reserved: ReadonlySet<string>;
  readonly #options: NameScopeOptions;
  readonly #next = new Map<string, number>();

  constructor(options: NameScopeOptions = {}) {
    this.#options = options;
    this.#reserved = new Set(Array.from(options.reserved ?? [], (name) => this.#key(name)));
    this.#taken = new Set();
  }

  /** Whether `take(name)` would answer with another name. */
  has(name: string): boolean {
    return this.#isBarred(name) || this.#taken.has(this.#key(name));
  }

  /**
   * Takes the first name that is free: `preferred`, then the alternatives in their order, then `preferred` (with the
   * suffix, if it is reserved) followed by 2, 3, and so on.
   */
  take(preferred: string, ...alternatives: readonly string[]): string {
    const free = [preferred, ...alternatives].find((name) => !this.has(name)) ?? this.#numbered(preferred);
    this.#taken.add(this.#key(free));
    return free;
  }

  #numbered(preferred: string): string {
    const base = this.#isBarred(preferred) ? preferred + (this.#options.suffix ?? 'Value') : preferred;
    if (!this.has(base)) return base;
    const stem = /\d$/u.test(base) ? `${base}_` : base;
    let number = this.#next.get(this.#key(stem)) ?? 2;
    while (this.has(`${stem}${number}`)) number += 1;
    this.#next.set(this.#key(stem), number + 1);
    return `${stem}${number}`;
  }

  #isBarred(name: string): boolean {
    return this.#reserved.has(this.#key(name)) || this.#options.accepts?.(name) === false;
  }

  #key(name: string): string {
    return this.#options.ignoreCase === true ? name.toLowerCase() : name;
  }
}
