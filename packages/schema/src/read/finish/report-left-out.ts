import { placeOf, type Position } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import type { TableDraft } from '../catalog/table-draft.ts';

const MOST_NAMED = 5;

/** Says of which tables all triggers are off in the end, and with them what looks at foreign keys. */
export function reportTriggersOff(catalog: Catalog, tables: readonly TableDraft[]): void {
  const referred = new Set(tables.flatMap(({ foreignKeys }) => foreignKeys.map(({ target }) => target)));
  const off = tables.flatMap((table) => {
    const { name, triggersOff, foreignKeys } = table;
    return triggersOff !== undefined && (foreignKeys.length > 0 || referred.has(table))
      ? [{ name, place: triggersOff }]
      : [];
  });
  reportAll(catalog, off, (names) => ({
    severity: 'warning',
    code: 'triggers-switched-off',
    message: `All triggers of ${names} are switched off, and with them what looks at foreign keys.`,
    consequence: 'Foreign keys are looked at all the same: a row that refers to nothing is refused.',
  }));
}

/** Says which sequences begin anew when the database crashes; that of a column of such a table goes with it. */
export function reportUnlogged(catalog: Catalog): void {
  const unlogged = catalog.sequences
    .all()
    .filter(({ unlogged: isLost, owner }) => isLost === true && owner?.table.unlogged !== true)
    .map(({ name, ...sequence }) => ({ name, place: placeOf(sequence) }));
  reportAll(catalog, unlogged, (names) => ({
    severity: 'info',
    code: 'sequence-unlogged',
    message: `That sequences begin anew when the database crashes (UNLOGGED) is left out: ${names}.`,
    consequence: 'They go on.',
  }));
}

type Left = { readonly name: string; readonly place: Position };

type Said = {
  readonly severity: 'warning' | 'info';
  readonly code: string;
  readonly message: string;
  readonly consequence: string;
};

/** One finding for all of a kind, where the first of them stands. */
function reportAll(catalog: Catalog, all: readonly Left[], say: (names: string) => Said): void {
  const [first] = all;
  if (first === undefined) return;
  const names = all.slice(0, MOST_NAMED).map(({ name }) => name);
  catalog.log.add({ ...say(names.join(', ') + (all.length > MOST_NAMED ? ', …' : '')), ...placeOf(first.place) });
}
