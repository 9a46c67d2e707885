/** What a database says about a table, kind by kind, each fact one line of text that is the same for the same thing. */
export const ASPECTS = [
  'columns',
  'nullability',
  'defaults',
  'generated',
  'primaryKey',
  'uniques',
  'foreignKeys',
  'checks',
  'indexes',
  'comments',
] as const;

export type Aspect = (typeof ASPECTS)[number];

export type CatalogTable = Readonly<Record<Aspect, readonly string[]>>;

/** A database as its own catalogue describes it. */
export type Catalog = {
  readonly tables: ReadonlyMap<string, CatalogTable>;
  /** Enumerations and domains. */
  readonly types: ReadonlyMap<string, string>;
};

export type Fact = { readonly table: string; readonly aspect: Aspect; readonly fact: string };

/**
 * Groups facts by table. Their order counts for nothing: where a position matters, the fact says it. Nor does a fact that is
 * there twice, such as a unique key with two names.
 */
export function catalogOf(
  tables: readonly string[],
  facts: readonly Fact[],
  types: ReadonlyMap<string, string> = new Map(),
): Catalog {
  const grouped = new Map(tables.map((name) => [name, emptyTable()]));
  for (const { table, aspect, fact } of facts) {
    const known = grouped.get(table)?.[aspect];
    if (known?.includes(fact) === false) known.push(fact);
  }
  return { tables: grouped, types };
}

function emptyTable(): Record<Aspect, string[]> {
  return {
    columns: [],
    nullability: [],
    defaults: [],
    generated: [],
    primaryKey: [],
    uniques: [],
    foreignKeys: [],
    checks: [],
    indexes: [],
    comments: [],
  };
}
