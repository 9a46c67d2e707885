import type { Gold, GoldAttribute, GoldEnum, GoldRelation } from '../gold.ts';
import { isColumnFor } from './match-column.ts';
import { type Matched, matchTables } from './match-tables.ts';
import { areLinked, isJoin, keysTo, type ProducedTable } from './produced.ts';
import { keyOf, wordsOf } from './words.ts';

/** Points reached of those possible, and what is missing in words. */
export type Tally = { readonly got: number; readonly of: number; readonly missed: readonly string[] };

export type IdeaScore = {
  readonly entities: Tally;
  /** Tables of the gold against those neither in it, nor plain joins, nor accounts and roles. */
  readonly precision: Tally;
  readonly attributes: Tally;
  readonly relations: Tally;
  /** Links between expected tables the gold names too, of all links between expected tables. */
  readonly links: Tally;
  readonly enums: Tally;
  /** Names twice, tables without a key, references into nothing, tables out of an order hidden in the idea. */
  readonly invalid: readonly string[];
};

/** Tables every application may have. */
const INFRASTRUCTURE = new Set(
  [
    ...['user', 'role', 'permission', 'user role', 'role permission', 'user permission', 'authority', 'user authority'],
    ...['refresh token', 'password reset token', 'verification token', 'email verification token', 'session token'],
    ...['api token', 'audit log', 'audit event', 'audit entry'],
  ].map(keyOf),
);

/** Scores the tables made of an idea against its gold. A refused idea scores as one without tables. */
export function scoreIdea(gold: Gold, tables: readonly ProducedTable[]): IdeaScore {
  const matched = matchTables(gold, tables);
  const entities = gold.entities.map(({ name }) => ({ points: Number(matched.tableOf.has(name)), missed: name }));
  return {
    entities: tally(entities),
    precision: precisionOf(tables, matched),
    attributes: tally(
      gold.attributes.map((attribute) => ({
        points: Number(hasAttribute(attribute, gold, tables, matched)),
        missed: `${attribute.entity}.${attribute.name}`,
      })),
    ),
    relations: tally(
      gold.relations.map((relation) => ({
        points: relationPoints(relation, tables, matched),
        missed: `${relation.from} ${relation.kind} ${relation.to}`,
      })),
    ),
    links: linksOf(gold, tables, matched),
    enums: tally(
      gold.enums.map((wanted) => ({
        points: enumPoints(wanted, tables, matched),
        missed: `${wanted.entity}.${wanted.attribute}`,
      })),
    ),
    invalid: [...invalidities(tables), ...forbiddenTables(gold, tables)],
  };
}

function tally(items: readonly { readonly points: number; readonly missed: string }[]): Tally {
  return {
    got: items.reduce((sum, { points }) => sum + points, 0),
    of: items.length,
    missed: items
      .filter(({ points }) => points < 1)
      .map(({ missed, points }) => (points > 0 ? `${missed} (half)` : missed)),
  };
}

function precisionOf(tables: readonly ProducedTable[], { known }: Matched): Tally {
  const extra = tables.filter((table) => !known.has(table) && !INFRASTRUCTURE.has(keyOf(table.name)) && !isJoin(table));
  return { got: known.size, of: known.size + extra.length, missed: extra.map(({ name }) => name) };
}

/**
 * What is linked, against what the gold links: keys between two expected tables and join tables of two, each pair once. The
 * gold names what must be there, so a link that is a matter of taste counts against it as well: a figure to compare.
 */
function linksOf(
  { entities, optional, relations }: Gold,
  tables: readonly ProducedTable[],
  { tableOf }: Matched,
): Tally {
  const named = new Set([...entities, ...optional].flatMap(({ name }) => tableOf.get(name) ?? []));
  const expected = new Set(entities.flatMap(({ name }) => tableOf.get(name) ?? []));
  const pairOf = (a: ProducedTable, b: ProducedTable): string => [a.name, b.name].sort().join(' - ');
  const wanted = new Set(
    relations.flatMap(({ from, to }) => {
      const [a, b] = [tableOf.get(from), tableOf.get(to)];
      return a === undefined || b === undefined ? [] : [pairOf(a, b)];
    }),
  );
  const linked = tables.flatMap((table) => {
    const ends = [...expected].filter((other) => keysTo(table, other) > 0);
    if (expected.has(table)) return ends.map((other) => pairOf(table, other));
    return named.has(table) || !isJoin(table)
      ? []
      : ends.flatMap((a, at) => ends.slice(at + 1).map((b) => pairOf(a, b)));
  });
  return tally([...new Set(linked)].map((pair) => ({ points: Number(wanted.has(pair)), missed: pair })));
}

/** A column of the entity's table, or a table of its own that is linked to it (phone numbers of a contact). */
function hasAttribute(
  attribute: GoldAttribute,
  gold: Gold,
  tables: readonly ProducedTable[],
  { tableOf }: Matched,
): boolean {
  const names = [attribute.name, ...attribute.synonyms];
  const table = tableOf.get(attribute.entity);
  const inTable = ({ columns }: ProducedTable): boolean =>
    columns.some(({ name }) => isColumnFor(name, names, attribute.entity));
  if (table === undefined) return gold.optional.some(({ name }) => name === attribute.entity) && tables.some(inTable);
  if (inTable(table)) return true;
  const asTable = new Set(names.flatMap((name) => [keyOf(name), keyOf(`${attribute.entity} ${name}`)]));
  return tables.some((other) => other !== table && asTable.has(keyOf(other.name)) && areLinked(table, other, tables));
}

/** 1 for the relation as wanted, ½ where the tables are linked with another number or through a third table. */
function relationPoints({ from, to, kind }: GoldRelation, tables: readonly ProducedTable[], matched: Matched): number {
  const [a, b] = [matched.tableOf.get(from), matched.tableOf.get(to)];
  if (a === undefined || b === undefined) return 0;
  const joined = tables.some(
    (third) => third !== a && third !== b && keysTo(third, a) > (a === b ? 1 : 0) && keysTo(third, b) > 0,
  );
  if (a === b || kind === 'self') return keysTo(a, a) > 0 || joined || kind === 'one-to-one' ? 1 : 0;
  const direct = keysTo(a, b) > 0 || keysTo(b, a) > 0;
  switch (kind) {
    case 'any':
      return Number(joined || direct);
    case 'many-to-many':
      return Number(joined);
    case 'one-to-one':
      return direct ? 1 : joined ? 0.5 : 0;
    case 'one-to-many': {
      if (keysTo(b, a) > 0) return 1;
      const through = tables.some(
        (third) => third !== a && third !== b && keysTo(b, third) > 0 && keysTo(third, a) > 0,
      );
      return joined || through ? 0.5 : 0;
    }
  }
}

/** A value in lower case and the singular; the signs of blood groups stay. */
function valueKey(value: string): string {
  const words = value
    .toLowerCase()
    .replace(/[_\s/]+/gu, ' ')
    .trim()
    .replace(/\s*(?:positive|pos|plus)$/u, '+')
    .replace(/\s*(?:negative|neg|minus)$/u, '-');
  if (/^[a-z]{1,2}[+-]$/u.test(words)) return words;
  return words
    .replaceAll('-', ' ')
    .split(' ')
    .map((word) => wordsOf(word).join(' '))
    .join(' ');
}

/** The share of the values that stand at one column of the entity's table or of a table linked to it. */
function enumPoints(wanted: GoldEnum, tables: readonly ProducedTable[], { tableOf }: Matched): number {
  const table = tableOf.get(wanted.entity);
  const near =
    table === undefined ? tables : tables.filter((other) => other === table || areLinked(table, other, tables));
  const keys = wanted.values.map(valueKey);
  const shares = near
    .flatMap(({ columns }) => columns)
    .filter(({ values }) => values.length > 0)
    .map(({ values }) => {
      const have = new Set(values.map(valueKey));
      return keys.filter((key) => have.has(key)).length / keys.length;
    });
  return Math.max(0, ...shares);
}

function repeated(names: readonly string[]): readonly string[] {
  const lower = names.map((name) => name.toLowerCase());
  return lower.filter((name, at) => lower.indexOf(name) !== at);
}

function invalidities(tables: readonly ProducedTable[]): readonly string[] {
  return [
    ...repeated(tables.map(({ name }) => name)).map((name) => `table ${name} twice`),
    ...tables.flatMap((table) => [
      ...repeated(table.columns.map(({ name }) => name)).map((name) => `column ${table.name}.${name} twice`),
      ...(table.columns.some(({ key }) => key) ? [] : [`no key in ${table.name}`]),
      ...table.foreignKeys
        .filter(({ refTable }) => !tables.some(({ name }) => name === refTable))
        .map(({ refTable }) => `${table.name} refers to ${refTable}, which is not there`),
    ]),
  ];
}

function forbiddenTables({ forbidden }: Gold, tables: readonly ProducedTable[]): readonly string[] {
  const keys = new Set(forbidden.map(keyOf));
  return tables.filter(({ name }) => keys.has(keyOf(name))).map(({ name }) => `${name} out of a hidden order`);
}
