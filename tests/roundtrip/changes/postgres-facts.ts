import { catalogOf, ASPECTS, type Catalog, type CatalogTable, type Fact } from '../catalogs/catalog.ts';

/**
 * Facts without what says nothing of the rows to come: what a sequence is called that a column owns or brought along, and which type a text in a
 * default had before it became the column's.
 */
export function plainFacts(catalog: Catalog, owned: ReadonlySet<string>): Catalog {
  const facts = [...catalog.tables].flatMap(([table, aspects]) =>
    ASPECTS.flatMap((aspect) =>
      aspects[aspect]
        .filter((fact) => aspect !== 'uniques' || !isPrimaryKey(aspects, fact))
        .map((fact): Fact => ({ table, aspect, fact: plain(aspect, fact, owned) })),
    ),
  );
  return catalogOf([...catalog.tables.keys()], facts, catalog.types);
}

/** PostgreSQL makes no unique key over the columns of the primary key that a table is made with. */
function isPrimaryKey({ primaryKey }: CatalogTable, unique: string): boolean {
  return primaryKey.includes(unique.replace(/^UNIQUE/, 'PRIMARY KEY'));
}

function plain(aspect: string, fact: string, owned: ReadonlySet<string>): string {
  if (aspect !== 'defaults') return fact;
  const sequence = /nextval\('(.+)'::regclass\)$/.exec(fact)?.[1];
  if (sequence !== undefined && (owned.has(sequence) || /_seq"?$/.test(sequence)))
    return fact.replace(sequence, 'its own');
  return fact.replace(/('(?:[^']|'')*')::[\w. "()]+(?:\[\])?$/, '$1');
}

const NO_ALIAS = 'on|using|where|left|right|full|inner|cross|join|natural|group|order|having|union|limit';

/** A view's query with its tables in place of the other names they have in it: which it gives them means the same. */
export function withoutAliases(query: string): string {
  const tables = new RegExp(
    String.raw`\b(?:FROM|JOIN) \(*((?:"[^"]+"|\w+)(?:\.(?:"[^"]+"|\w+))?) (?!(?:${NO_ALIAS})\b)("[^"]+"|\w+)`,
    'gi',
  );
  let text = query.replaceAll(/\s+/g, ' ');
  for (const [, table = '', alias = ''] of [...text.matchAll(tables)]) {
    const own = table.split('.').at(-1) ?? table;
    text = text.replaceAll(`${table} ${alias}`, table);
    text = text.replaceAll(new RegExp(String.raw`(?<![\w."])${alias}\.`, 'g'), () => `${own}.`);
  }
  return text;
}
