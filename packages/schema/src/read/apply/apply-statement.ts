import type { CreateTable, Statement } from '@backsmith/sql';
import { placeOf, type Position } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import { setComment } from '../catalog/make-column.ts';
import type { Tallies } from '../tally.ts';
import { addIndex } from './add-constraint.ts';
import { applyAlterTable } from './alter-table.ts';
import { applyCreateTable } from './create-table.ts';
import { applyDrop } from './drop.ts';
import { applyRename } from './rename.ts';
import { applyRoutine, callRoutine } from './routine.ts';
import { noteRule, noteTrigger } from './diversion.ts';
import { applySequence, fillBySequence, alterSequence } from './sequence.ts';
import { ownColumns } from './partition.ts';
import { setSchema } from './set-schema.ts';
import { alterDomain, alterEnum, createComposite, createDomain, createEnum } from './types.ts';
import { createView } from './view.ts';
import type { Ignored } from './ignored.ts';

/** What applying statements needs besides the catalog. */
export type Reader = { readonly catalog: Catalog; readonly tallies: Tallies; readonly ignored: Ignored };

/** Applies one statement to the catalog. */
export function applyStatement(reader: Reader, statement: Statement, within = false): void {
  const { catalog, tallies } = reader;
  const conditional = within || statement.conditional === true;
  switch (statement.kind) {
    case 'create-table':
      applyCreateTable(catalog, tallies, statement, conditional);
      return;
    case 'alter-table':
      applyAlterTable(catalog, tallies, statement);
      return;
    case 'drop':
      applyDrop(catalog, tallies, statement);
      return;
    case 'rename':
      applyRename(catalog, statement);
      return;
    case 'create-index':
      applyCreateIndex(catalog, statement);
      return;
    case 'comment':
      applyComment(catalog, statement);
      return;
    case 'block':
      for (const inner of statement.body) applyStatement(reader, inner, true);
      return;
    case 'create-routine':
      applyRoutine(catalog, statement);
      return;
    case 'call':
      for (const inner of callRoutine(catalog, statement)) applyStatement(reader, inner, true);
      return;
    default:
      applyOther(reader, statement);
  }
}

type Other = Exclude<
  Statement,
  {
    kind:
      | 'create-table'
      | 'alter-table'
      | 'drop'
      | 'rename'
      | 'create-index'
      | 'comment'
      | 'block'
      | 'create-routine'
      | 'call';
  }
>;

function applyOther(reader: Reader, statement: Other): void {
  const { catalog } = reader;
  switch (statement.kind) {
    case 'create-view':
      createView(catalog, statement);
      return;
    case 'create-enum':
      createEnum(catalog, statement);
      return;
    case 'alter-enum':
      alterEnum(catalog, statement);
      return;
    case 'create-domain':
      createDomain(catalog, statement);
      return;
    case 'alter-domain':
      alterDomain(catalog, statement);
      return;
    case 'set-schema':
      setSchema(catalog, statement);
      return;
    case 'create-composite':
      createComposite(catalog, statement);
      return;
    case 'create-sequence':
      applySequence(catalog, statement);
      return;
    case 'alter-sequence':
      alterSequence(catalog, statement);
      return;
    case 'create-trigger':
    case 'create-rule':
      applyRowHook(reader, statement);
      return;
    case 'set-namespace':
    case 'create-extension':
    case 'create-schema':
      applySurroundings(catalog, statement);
      return;
    case 'select-into':
      applySelectInto(reader, statement);
      return;
    case 'ignored':
      notePolicy(catalog, statement);
      reader.ignored.note(catalog, statement);
      return;
    case 'data':
    case 'dynamic':
    case 'unknown':
      reader.ignored.note(catalog, statement);
  }
}

function notePolicy(catalog: Catalog, { table }: Statement & { kind: 'ignored' }): void {
  const guarded = table && catalog.findTableOrPartition(table);
  if (guarded !== undefined) guarded.hasPolicy = true;
}

type Surroundings = Extract<Statement, { kind: 'set-namespace' | 'create-extension' | 'create-schema' }>;

/** What statements behind this one find: the namespaces they look in, the extensions, the character set. */
function applySurroundings(catalog: Reader['catalog'], statement: Surroundings): void {
  switch (statement.kind) {
    case 'set-namespace':
      catalog.namespace = statement.name === undefined ? undefined : catalog.canonical(statement.name);
      catalog.searchPath = statement.path?.map((name) => catalog.canonical(name));
      return;
    case 'create-extension':
      catalog.extensions.set(catalog.canonical(statement.name).toLowerCase(), placeOf(statement));
      return;
    case 'create-schema':
      catalog.charset = statement.charset ?? catalog.charset;
      catalog.collation = statement.collation ?? catalog.collation;
  }
}

/** Whether a trigger does nothing but number new rows. */
function onlyNumbers({ fills, rowFills }: Statement & { kind: 'create-trigger' }): boolean {
  return (rowFills?.fills ?? []).every(({ columnName }) =>
    fills.some((fill) => fill.columnName.text === columnName.text),
  );
}

/** What the database does with rows as they are written is not carried over, but where it numbers them. */
function applyRowHook(reader: Reader, statement: Statement & { kind: 'create-trigger' | 'create-rule' }): void {
  const { catalog } = reader;
  if (statement.kind === 'create-rule') noteRule(catalog, statement);
  else if (fillBySequence(catalog, statement) && onlyNumbers(statement)) return;
  else if (noteTrigger(catalog, statement)) return;
  reader.ignored.note(catalog, statement);
}

function applySelectInto(reader: Reader, statement: Statement & { kind: 'select-into' }): void {
  const { catalog, tallies } = reader;
  if (catalog.traits.selectIntoMakesTable) applyCreateTable(catalog, tallies, madeByQuery(statement), false);
  else reader.ignored.note(catalog, statement);
}

/** SELECT … INTO says the same as CREATE TABLE … AS. */
function madeByQuery(statement: Statement & { kind: 'select-into' }): CreateTable & Position {
  const { name, offset, temporary, select } = statement;
  const plain = { elements: [], ifNotExists: false, orReplace: false, inherits: [], complete: true };
  const scratch = temporary || name.name.text.startsWith('#');
  return { ...plain, ...placeOf(statement), kind: 'create-table', name, offset, temporary: scratch, select };
}

function applyCreateIndex(catalog: Catalog, statement: Statement & { kind: 'create-index' }): void {
  const table = catalog.findTableOrPartition(statement.table);
  if (table !== undefined) {
    addIndex(catalog, table, statement.index);
    return;
  }
  if (catalog.isTemporary(statement.table)) return;
  if (catalog.find(catalog.views, statement.table) !== undefined) {
    reportIndexOfView(catalog, statement);
    return;
  }
  catalog.report(
    {
      severity: 'warning',
      code: 'unknown-table',
      message: `CREATE INDEX names ${statement.table.name.text}, which is not defined before.`,
      consequence: 'The index is left out, no effect on the API.',
    },
    statement,
  );
}

function reportIndexOfView(catalog: Catalog, { index, table, ...at }: Statement & { kind: 'create-index' }): void {
  const name = index.name === undefined ? 'An index' : `The index ${index.name.text}`;
  catalog.report(
    {
      severity: 'info',
      code: 'index-of-view',
      message: `${name} of the view ${table.name.text} is not carried over.`,
      hint: 'Make it in a migration of your own, where queries need it or the view is refreshed while it is read.',
    },
    at,
  );
}

function applyComment(catalog: Catalog, statement: Statement & { kind: 'comment' }): void {
  const table = catalog.findTableOrPartition(statement.table);
  if (table === undefined) return;
  if (statement.columnName === undefined) {
    setComment(table, statement.text);
    return;
  }
  ownColumns(catalog, table, statement);
  const column = catalog.findColumn(table, statement.columnName);
  if (column !== undefined) setComment(column, statement.text);
}
