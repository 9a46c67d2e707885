import type { KeyPart } from '@backsmith/sql';
import type { Position } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import type { TableDraft } from '../catalog/table-draft.ts';

/**
 * PostgreSQL's `(id, during WITHOUT OVERLAPS)` is a key whose last part excludes what meets in it.
 *
 * @returns the parts of the index that excludes; none where the key is an ordinary one
 */
export function partsApart(parts: readonly KeyPart[]): readonly KeyPart[] {
  if (!parts.some(({ withoutOverlaps }) => withoutOverlaps === true)) return [];
  return parts.flatMap(({ name, withoutOverlaps }): readonly KeyPart[] =>
    name === undefined ? [] : [{ name, operator: withoutOverlaps === true ? '&&' : '=' }],
  );
}

/** MariaDB's `(id, period WITHOUT OVERLAPS)`, where the period is no column: the rest alone would refuse what it allows. It is reported. */
export function lacksPeriod(catalog: Catalog, table: TableDraft, parts: readonly KeyPart[], at: Position): boolean {
  const period = parts.find(
    ({ name, withoutOverlaps }) =>
      withoutOverlaps === true && name !== undefined && catalog.findColumn(table, name) === undefined,
  )?.name;
  if (period === undefined) return false;
  catalog.report(
    {
      severity: 'warning',
      code: 'key-of-period',
      message: `A key of ${table.name} is over the period ${period.text} (WITHOUT OVERLAPS), which is not carried over.`,
      hint: 'Add the period and the key in a migration of your own; a counter as primary key gives the full set of calls.',
      consequence: 'The key is left out: rows whose periods overlap are taken.',
    },
    at,
  );
  return true;
}
