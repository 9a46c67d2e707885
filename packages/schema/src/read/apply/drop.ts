import type { Name, QualifiedName, Statement } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import { noteFormer } from '../catalog/former-tables.ts';
import type { NameTable } from '../catalog/name-table.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import type { Tallies } from '../tally.ts';
import { awaitAnew } from './awaited-tables.ts';
import { dropDiversion } from './diversion.ts';
import { dropReferences } from './drop-column.ts';
import { heirsOf } from './heirs.ts';
import { dropIndex } from './drop-constraint.ts';
import { dropSequence, removeSequence } from './drop-sequence.ts';
import { settleStars } from './star-views.ts';
import { dropType } from './drop-type.ts';
import { dropViews, dropViewsOver } from './drop-view.ts';

type Drop = Statement & { kind: 'drop' };

/** Applies DROP. Dropping what is not there is how most scripts begin, so it says nothing. */
export function applyDrop(catalog: Catalog, tallies: Tallies, statement: Drop): void {
  for (const name of statement.names) dropNamed(catalog, tallies, statement, name);
}

function dropNamed(
  catalog: Catalog,
  tallies: Tallies,
  { object, table, cascade, ifExists }: Drop,
  name: QualifiedName,
): void {
  switch (object) {
    case 'table':
      dropTable(catalog, tallies, catalog.findIfSaid(catalog.tables, name, ifExists), cascade);
      return;
    case 'view': {
      const view = catalog.findIfSaid(catalog.views, name, ifExists);
      if (view !== undefined && cascade) dropViewsOver(catalog, view);
      if (view !== undefined) catalog.views.remove(view);
      return;
    }
    case 'sequence':
      dropSequence(catalog, name, cascade);
      return;
    case 'type':
      dropType(catalog, name, cascade);
      return;
    case 'index':
      dropIndexOf(catalog, name, table);
      return;
    case 'routine':
      catalog.routines.delete(catalog.canonical(name.name));
      catalog.definitions.remove('routine', catalog.canonical(name.name));
      return;
    case 'schema':
      if (cascade) dropSchema(catalog, tallies, name.name);
      return;
    case 'trigger':
    case 'rule':
      dropDiversion(catalog, object, name, table);
      return;
    case 'other':
  }
}

/** Sequences that a column owns go with its table; with CASCADE views over it and references to it go too. */
function dropTable(catalog: Catalog, tallies: Tallies, table: TableDraft | undefined, cascade: boolean): void {
  if (table === undefined) return;
  if (cascade) dropViewsOver(catalog, table);
  if (cascade && catalog.traits.cascadeDrops === true) dropReferences(table, () => true);
  if (cascade && catalog.traits.cascadeDrops === true)
    for (const heir of heirsOf(table))
      if (catalog.tables.exact(heir.name, heir.schema) === heir) dropTable(catalog, tallies, heir, true);
  settleStars(catalog, table);
  noteFormer(catalog, table);
  catalog.tables.remove(table);
  awaitAnew(catalog, table);
  tallies.dropped += 1;
  for (const sequence of catalog.sequences.all())
    if (sequence.owner?.table === table) removeSequence(catalog, sequence, cascade);
}

function dropSchema(catalog: Catalog, tallies: Tallies, name: Name): void {
  const dropped = catalog.canonical(name);
  const within = <T extends { schema: string | undefined; name: string }>(list: NameTable<T>): readonly T[] =>
    list.all().filter(({ schema = catalog.traits.defaultSchema }) => schema === dropped);
  dropViews(catalog, within(catalog.views));
  for (const table of within(catalog.tables)) dropTable(catalog, tallies, table, true);
  for (const sequence of within(catalog.sequences)) removeSequence(catalog, sequence, true);
  for (const list of [catalog.enums, catalog.domains, catalog.composites])
    for (const type of within<{ schema: string | undefined; name: string }>(list))
      dropType(catalog, { line: 1, column: 1, name: asIs(type.name), qualifier: asIs(dropped) }, true);
}

function asIs(text: string): Name {
  return { text, quoted: true };
}

function dropIndexOf(catalog: Catalog, name: QualifiedName, table: QualifiedName | undefined): void {
  const tables = table === undefined ? catalog.tables.all() : [catalog.findTable(table)];
  for (const candidate of tables) if (candidate !== undefined && dropIndex(catalog, candidate, name.name)) return;
}
