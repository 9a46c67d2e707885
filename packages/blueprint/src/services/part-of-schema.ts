import type { Column, DefaultValue, Definition, ForeignKey, Index, Schema, Table, View } from '@backsmith/schema';
import { compareText, placeOf, type Diagnostic } from '@backsmith/text';
import { beginsIndex } from '../tables/begins-index.ts';
import { keyOf, tableKey } from '../tables/lookup.ts';
import type { CutKey, ServiceCut, ServiceTables } from './service-cut.ts';

/** The part of a schema one service keeps, and what of the whole no service can have. */
export type SchemaParts = { readonly parts: readonly Schema[]; readonly findings: readonly Diagnostic[] };

/**
 * Shares a schema out: each service has its tables with the foreign keys among them, the types and sequences they use, and
 * the views that need no table of others. A foreign key that leaves its service becomes plain columns with an index.
 */
export function partsOfSchema(schema: Schema, { services, cuts }: Pick<ServiceCut, 'services' | 'cuts'>): SchemaParts {
  const homes = new Map(services.flatMap((service) => service.tables.map((table) => [table, service.name] as const)));
  const mentions = mentionReader(schema, homes);
  const parts = services.map((service, at) => partOf(schema, service, at === 0, cuts, mentions));
  const homeless = schema.views.filter((view) => mentions(view.definition).size > 1);
  const uncovered = schema.foreignKeys.filter(
    (key) =>
      key.ofPeriod === true &&
      homes.get(tableKey(key.schema, key.table)) !== homes.get(tableKey(key.refSchema, key.refTable)),
  );
  const lost = homeless.map((view) => lostView(view, mentions(view.definition)));
  return { parts, findings: [...lost, ...uncovered.map(lostPeriod)] };
}

type Mentions = (text: string) => ReadonlySet<string>;

function partOf(
  whole: Schema,
  service: ServiceTables,
  isFirst: boolean,
  cuts: readonly CutKey[],
  of: Mentions,
): Schema {
  const own = new Set(service.tables);
  const left = cuts.filter(({ from }) => from === service.name);
  const tables = whole.tables.filter((table) => own.has(keyOf(table))).map((table) => withIndexes(table, left));
  const columns = tables.flatMap((table) => table.columns);
  /** What speaks of no service's tables is everybody's, what speaks of several nobody's. */
  const isMine = (text: string) => {
    const homes = [...of(text)];
    return homes.length === 0 ? isFirst : homes.length === 1 && homes[0] === service.name;
  };
  const fits = ({ text }: Definition) => [...of(text)].every((name) => name === service.name);
  return {
    ...whole,
    tables,
    foreignKeys: whole.foreignKeys.filter(
      (key) => own.has(tableKey(key.schema, key.table)) && own.has(tableKey(key.refSchema, key.refTable)),
    ),
    enums: whole.enums.filter((type) => columns.some((column) => usesEnum(column, type.name))),
    ...(whole.domains && { domains: whole.domains.filter((domain) => columns.some((one) => usesDomain(one, domain))) }),
    sequences: whole.sequences.filter(({ name, ownedBy }) =>
      ownedBy === undefined
        ? columns.some((column) => usesSequence(column, name))
        : tables.some((table) => table.name === ownedBy.table),
    ),
    views: whole.views.filter(({ definition }) => isMine(definition)),
    ...(whole.definitions && { definitions: whole.definitions.filter(fits) }),
  };
}

function withIndexes(table: Table, cuts: readonly CutKey[]): Table {
  const keys = cuts.map(({ key }) => key).filter((key) => tableKey(key.schema, key.table) === keyOf(table));
  const added = keys
    .filter(({ columns }) => !beginsIndex(table, columns))
    .map((key): Index => ({ ...placeOf(key), unique: false, parts: key.columns.map((column) => ({ column })) }));
  const fresh = added.filter((index, at) => added.findIndex((other) => partsText(other) === partsText(index)) === at);
  return fresh.length === 0 ? table : { ...table, indexes: [...table.indexes, ...fresh] };
}

function partsText({ parts }: Index): string {
  return JSON.stringify(parts.map(({ column }) => column));
}

function usesEnum({ dataType }: Column, name: string): boolean {
  const type = dataType.kind === 'array' ? dataType.element : dataType;
  return type.kind === 'enum' && type.name === name;
}

function usesDomain(
  { domain }: Column,
  { schema, name }: { readonly schema?: string; readonly name: string },
): boolean {
  return domain === name || domain === `${schema ?? ''}.${name}`;
}

function usesSequence({ default: given, identityOptions }: Column, name: string): boolean {
  return identityOptions?.sequence === name || (isNext(given) && given.sequence === name);
}

function isNext(value: DefaultValue | undefined): value is Extract<DefaultValue, { readonly kind: 'next-value' }> {
  return value?.kind === 'next-value';
}

/** Reads which services' tables a text speaks of, by its words, also behind views it names. */
function mentionReader(schema: Schema, homes: ReadonlyMap<string, string>): Mentions {
  const known = new Map<string, Set<string>>();
  const add = (name: string, found: Iterable<string>) => {
    const word = name.toLowerCase();
    known.set(word, new Set([...(known.get(word) ?? []), ...found]));
  };
  for (const table of schema.tables)
    add(
      table.name,
      [homes.get(keyOf(table)) ?? ''].filter((name) => name !== ''),
    );
  const read: Mentions = (text) => new Set(wordsOf(text).flatMap((word) => [...(known.get(word) ?? [])]));
  for (const view of schema.views) add(view.name, read(view.definition));
  return read;
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_$]*/gu) ?? [])];
}

function lostView(view: View, homes: ReadonlySet<string>): Diagnostic {
  const names = [...homes].toSorted(compareText);
  return {
    severity: 'warning',
    code: 'view-across-services',
    message: `The view ${view.name} reads tables of ${names.join(' and ')}.`,
    consequence: 'No service can have it.',
    hint: 'Plan these tables for one service, or read them from each and put them together in the client.',
    ...placeOf(view),
  };
}

function lostPeriod(key: ForeignKey): Diagnostic {
  return {
    severity: 'warning',
    code: 'period-across-services',
    message: `A foreign key of ${key.table} asks that rows of ${key.refTable} cover a period, and another service has these.`,
    consequence: 'Nobody checks it.',
    hint: 'Plan the two tables for one service.',
    ...placeOf(key),
  };
}
