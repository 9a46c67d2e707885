import { resolveRenames } from '@backsmith/schema';
import type { Column, Renames, Schema, Table } from '@backsmith/schema';
import { Findings } from '../../../findings.ts';
import { fieldName } from '../../../names/field-name.ts';
import { keyOf } from '../../../tables/lookup.ts';
import { plainDrafts } from '../documents/plain-drafts.ts';
import { laterNames, storedNames, type StoredNames } from '../stored-names.ts';
import { collectionKeys } from './collection-keys.ts';
import { earlierTables, type EarlierTable } from './earlier-tables.ts';
import { noteProblems } from './note-problems.ts';
import { settleColumns } from './settle-columns.ts';
import { settleFields, type FilledField } from './settle-fields.ts';

/** A field with another name, in the collection as it is called now. */
export type RenamedField = { readonly collection: string; readonly from: string; readonly to: string };

/** What the documents of a database in use are, and what they need to become those of its last version. */
export type Followed = {
  /** The last version, with types every document can be read by. */
  readonly schema: Schema;
  readonly names: StoredNames;
  /** Columns the schema has no more, by table: documents go on holding them. */
  readonly left: ReadonlyMap<string, readonly Column[]>;
  /** Tables the schema has no more, whose collections stay. */
  readonly dropped: ReadonlyMap<string, Table>;
  /** Columns that are demanded of requests, and not of documents; by table. */
  readonly loose: ReadonlyMap<string, readonly string[]>;
  readonly collections: readonly { readonly from: string; readonly to: string }[];
  readonly fields: readonly RenamedField[];
  readonly filled: readonly FilledField[];
  /** Columns no document has a value of, by table. */
  readonly absent: ReadonlyMap<string, readonly string[]>;
  /** The version before had a unique key of these columns of a table, by the names they have now. */
  readonly wasUnique: (table: Table, columns: readonly string[]) => boolean;
  /** What the last version brings with it; errors for what documents cannot follow. */
  readonly findings: Findings;
};

/** A version of the schema as MongoDB has it. */
export type FollowedVersion = { readonly schema: Schema; readonly renames?: Renames | undefined };

/** Follows the versions of a schema, oldest first, through the documents they left behind. */
export function followVersions([first, ...later]: readonly FollowedVersion[]): Followed {
  if (first === undefined) throw new Error('A project in use has a version');
  return later.reduce(followVersion, {
    schema: first.schema,
    names: storedNames(first.schema),
    left: new Map(),
    dropped: new Map(),
    loose: new Map(),
    collections: [],
    fields: [],
    filled: [],
    absent: new Map(),
    wasUnique: () => false,
    findings: new Findings(first.schema.files),
  });
}

function followVersion(before: Followed, { schema, renames = {} }: FollowedVersion): Followed {
  const findings = new Findings(schema.files);
  const resolved = resolveRenames(before.schema, schema, renames);
  const earlierOf = earlierTables(before.schema, before.dropped, resolved);
  const settled = settleTypes(before, schema, earlierOf, findings);
  const earlier = new Map(schema.tables.map((table) => [keyOf(table), earlierOf(table)] as const));
  const was = (table: Table): EarlierTable | undefined => earlier.get(keyOf(table));
  const names = laterNames(before.names, settled, was);
  noteProblems({ before, settled, was, keysBefore: keysOf(before), keys: collectionKeys(settled), findings });
  const gone = goneColumns(before, settled, was, findings);
  return {
    schema: settled,
    names,
    left: gone,
    dropped: droppedTables(before, settled, was, findings),
    ...settleAll(before, settled, was, findings),
    ...renamed(before, settled, names, was),
    wasUnique: (table, columns) => hadUnique(was(table), columns),
    findings,
  };
}

/** Keys of tables that were dropped are those they had: they are looked at as if they were still there. */
function keysOf({ schema, dropped }: Followed): (table: Table) => readonly string[] {
  return collectionKeys({ ...schema, tables: [...schema.tables, ...dropped.values()] });
}

/** A column as documents hold it: one that is there, or one that was dropped and stayed. */
function heldColumn(before: Followed, earlier: EarlierTable | undefined, name: string): Column | undefined {
  if (earlier === undefined) return undefined;
  const known = earlier.columnBefore(name);
  const { table } = earlier;
  return (
    table.columns.find((column) => column.name === known) ??
    before.left.get(keyOf(table))?.find((column) => column.name === known)
  );
}

function settleTypes(
  before: Followed,
  schema: Schema,
  earlierOf: (table: Table) => EarlierTable | undefined,
  findings: Findings,
): Schema {
  const drafts = plainDrafts(schema);
  const held = plainDrafts(before.schema);
  const tables = schema.tables.map((table): Table => {
    const earlier = earlierOf(table);
    const columnBefore = (column: Column) => {
      const old = heldColumn(before, earlier, column.name);
      if (old === undefined || earlier === undefined) return undefined;
      const [draft] = held({ ...earlier.table, columns: [old] });
      return draft && { column: old, draft };
    };
    return { ...table, columns: settleColumns(table, columnBefore, drafts, findings) };
  });
  return { ...schema, tables };
}

function settleAll(
  before: Followed,
  schema: Schema,
  was: (table: Table) => EarlierTable | undefined,
  findings: Findings,
): Pick<Followed, 'loose' | 'filled' | 'absent'> {
  const drafts = plainDrafts(schema);
  const keys = collectionKeys(schema);
  const settled = schema.tables.flatMap((table) => {
    const earlier = was(table);
    if (earlier === undefined) return [];
    const old = ({ name }: Column) => earlier.table.columns.find((one) => one.name === earlier.columnBefore(name));
    const wasLoose = ({ name }: Column) =>
      before.loose.get(keyOf(earlier.table))?.includes(earlier.columnBefore(name)) === true;
    const plain = drafts(table).filter(({ column }) => !keys(table).includes(column.name));
    const fields = settleFields(table, plain, old, wasLoose, findings);
    const isHeld = ({ name }: Column) =>
      heldColumn(before, earlier, name) !== undefined || fields.filled.some(({ column }) => column.name === name);
    return [{ table, ...fields, absent: table.columns.filter((column) => !isHeld(column)).map(({ name }) => name) }];
  });
  return {
    loose: new Map([...before.loose, ...settled.map(({ table, loose }) => [keyOf(table), loose] as const)]),
    filled: settled.flatMap(({ filled }) => filled),
    absent: new Map(settled.map(({ table, absent }) => [keyOf(table), absent] as const)),
  };
}

function goneColumns(
  before: Followed,
  schema: Schema,
  was: (table: Table) => EarlierTable | undefined,
  findings: Findings,
): Followed['left'] {
  const back = schema.tables.map((table): readonly [string, readonly Column[]] => {
    const earlier = was(table);
    if (earlier === undefined) return [keyOf(table), []];
    const taken = new Set(table.columns.map(({ name }) => earlier.columnBefore(name)));
    const gone = earlier.table.columns.filter(({ name }) => !taken.has(name));
    for (const { name } of gone) noteGone(table, name, findings);
    const left = before.left.get(keyOf(earlier.table)) ?? [];
    return [keyOf(table), [...left.filter(({ name }) => !taken.has(name)), ...gone]];
  });
  return new Map([...before.left, ...back]);
}

function noteGone(table: Table, name: string, findings: Findings): void {
  const message = `${table.name}.${name} is in the schema no more: documents keep its values, and nothing reads them.`;
  const hint = `If it has another name now, say so: --renames ${table.name}.${name}=NEW`;
  findings.leaveOut('migration-column-kept', NOWHERE, message, 'values stay in the documents', hint);
}

function droppedTables(
  before: Followed,
  schema: Schema,
  was: (table: Table) => EarlierTable | undefined,
  findings: Findings,
): Followed['dropped'] {
  const kept = new Set(schema.tables.flatMap((table) => was(table)?.table ?? []));
  const gone = before.schema.tables.filter((table) => !kept.has(table));
  for (const { name } of gone) {
    const message = `The table ${name} is in the schema no more: its collection stays with its documents, and nothing reads it.`;
    findings.leaveOut(
      'migration-table-kept',
      NOWHERE,
      message,
      'documents stay',
      `If it has another name now, say so: --renames ${name}=NEW`,
    );
  }
  const dropped = [...before.dropped].filter(([, table]) => !kept.has(table));
  return new Map([...dropped, ...gone.map((table) => [keyOf(table), table] as const)]);
}

function renamed(
  before: Followed,
  schema: Schema,
  names: StoredNames,
  was: (table: Table) => EarlierTable | undefined,
): Pick<Followed, 'collections' | 'fields'> {
  const keys = collectionKeys(schema);
  const pairs = schema.tables.flatMap((table) => {
    const earlier = was(table);
    return earlier === undefined ? [] : [{ table, earlier, collection: names.collectionOf(table) }];
  });
  return {
    collections: pairs
      .map(({ earlier, collection: to }) => ({ from: before.names.collectionOf(earlier.table), to }))
      .filter(({ from, to }) => from !== to),
    fields: pairs.flatMap(({ table, earlier, collection }) =>
      table.columns
        .filter(({ name }) => !keys(table).includes(name))
        .map(({ name }) => ({ collection, from: fieldName(earlier.columnBefore(name)), to: fieldName(name) }))
        .filter(({ from, to }) => from !== to),
    ),
  };
}

function hadUnique(earlier: EarlierTable | undefined, columns: readonly string[]): boolean {
  if (earlier === undefined) return false;
  const wanted = columns.map(earlier.columnBefore).toSorted().join('\n');
  const { uniques, indexes, primaryKey } = earlier.table;
  const ofIndexes = indexes.filter(({ unique }) => unique).map(({ parts }) => parts.map(({ column = '' }) => column));
  const sets = [primaryKey, ...uniques.map((unique) => unique.columns), ...ofIndexes];
  return sets.some((set) => set.toSorted().join('\n') === wanted);
}

/** What is gone stands nowhere in the source. */
const NOWHERE = { line: 0, column: 0 };
