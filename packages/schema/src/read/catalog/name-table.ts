type Named = { schema: string | undefined; name: string };

type Options = { readonly ignoresCase: boolean; readonly defaultSchema: string | undefined };

/**
 * Things by schema and name, in the order they were made. A name is found as the database would find it, and failing that
 * without regard to schema or case where only one thing can be meant: scripts mix both more freely than databases allow.
 */
export class NameTable<T extends Named> {
  readonly #all = new Set<T>();
  /** By schema, then by name. */
  readonly #bySchema = new Map<string, Map<string, T>>();
  /** One thing of a spelling stands alone; only several need a list. */
  readonly #bySpelling = new Map<string, T | readonly T[]>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  all(): T[] {
    return [...this.#all];
  }

  get size(): number {
    return this.#all.size;
  }

  /** The thing of exactly this schema and name. */
  exact(name: string, schema: string | undefined): T | undefined {
    return this.#bySchema.get(this.#schemaKey(schema))?.get(this.#nameKey(name));
  }

  find(name: string, schema: string | undefined, namespace: string | undefined): T | undefined {
    if (schema !== undefined) return this.exact(name, schema) ?? this.#only(name, schema);
    return (
      (namespace === undefined ? undefined : this.exact(name, namespace)) ??
      this.exact(name, undefined) ??
      this.#only(name, undefined)
    );
  }

  add(thing: T): void {
    const schema = this.#schemaKey(thing.schema);
    const named = this.#bySchema.get(schema) ?? new Map<string, T>();
    const name = this.#nameKey(thing.name);
    const replaced = named.get(name);
    if (replaced !== undefined) this.#all.delete(replaced);
    if (named.size === 0) this.#bySchema.set(schema, named);
    named.set(name, thing);
    this.#all.add(thing);
    const spelling = thing.name.toLowerCase();
    const same = this.#bySpelling.get(spelling);
    this.#bySpelling.set(spelling, same === undefined || same === thing ? thing : [...listed(same), thing]);
  }

  remove(thing: T): void {
    const named = this.#bySchema.get(this.#schemaKey(thing.schema));
    if (named?.get(this.#nameKey(thing.name)) === thing) named.delete(this.#nameKey(thing.name));
    this.#all.delete(thing);
    const spelling = thing.name.toLowerCase();
    const rest = listed(this.#bySpelling.get(spelling)).filter((other) => other !== thing);
    if (rest.length === 0) this.#bySpelling.delete(spelling);
    else this.#bySpelling.set(spelling, rest);
  }

  rename(thing: T, name: string, schema: string | undefined): void {
    this.remove(thing);
    thing.name = name;
    thing.schema = schema;
    this.add(thing);
  }

  /** The one thing of this spelling; of several the one in the right schema, or none. */
  #only(name: string, schema: string | undefined): T | undefined {
    const same = listed(this.#bySpelling.get(name.toLowerCase()));
    const [first] = same;
    if (same.length <= 1) return first !== undefined && this.#mayBe(first, schema) ? first : undefined;
    const inSchema = same.filter((thing) => this.#schemaKey(thing.schema) === this.#schemaKey(schema));
    return inSchema.length === 1 ? inSchema[0] : undefined;
  }

  /** A stated schema that differs from the thing's own means another thing, unless one of the two is not stated. */
  #mayBe(thing: T, schema: string | undefined): boolean {
    return (
      schema === undefined || thing.schema === undefined || this.#schemaKey(thing.schema) === this.#schemaKey(schema)
    );
  }

  #nameKey(name: string): string {
    return this.#options.ignoresCase ? name.toLowerCase() : name;
  }

  #schemaKey(schema: string | undefined): string {
    const stated = schema ?? this.#options.defaultSchema ?? '';
    return this.#options.ignoresCase ? stated.toLowerCase() : stated;
  }
}

function listed<T extends Named>(same: T | readonly T[] | undefined): readonly T[] {
  if (same === undefined) return [];
  return isList(same) ? same : [same];
}

function isList<T extends Named>(same: T | readonly T[]): same is readonly T[] {
  return Array.isArray(same);
}
