import { placeOf, type Position } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { CheckDraft, ForeignKeyDraft, KeyDraft, Switchable, TableDraft } from '../catalog/table-draft.ts';

/**
 * Leaves out what the source has switched off in the end, as rows need not keep to it, and says so. A primary key stays: by
 * what else would the API find a row.
 */
export function leaveOutSwitchedOff(catalog: Catalog, tables: readonly TableDraft[]): void {
  for (const table of tables) {
    if (table.primaryKey?.off === true) reportKey(catalog, table, table.primaryKey);
    table.uniques = table.uniques.filter((key) => isOn(key) || reportUnique(catalog, table, key));
    table.checks = table.checks.filter((check) => isOn(check) || reportCheck(catalog, table, check));
    table.foreignKeys = table.foreignKeys.filter((key) => isOn(key) || reportForeignKey(catalog, table, key));
  }
}

function isOn({ off }: Switchable): boolean {
  return off !== true;
}

function reportKey(catalog: Catalog, table: TableDraft, key: KeyDraft): void {
  catalog.report(
    {
      severity: 'warning',
      code: 'key-not-enforced',
      message: `The primary key of ${table.name} (${listed(key.columns)}) is switched off.`,
      consequence: 'It is made all the same, as the API finds rows by it: rows that repeat it do not fit in.',
    },
    placeOf(key),
  );
}

function reportUnique(catalog: Catalog, table: TableDraft, key: KeyDraft): false {
  return report(catalog, key, 'unique-not-enforced', {
    message: `The unique key of ${table.name} (${listed(key.columns)}) is switched off.`,
    consequence: 'Left out: rows may repeat these values.',
  });
}

function reportForeignKey(catalog: Catalog, table: TableDraft, key: ForeignKeyDraft): false {
  return report(catalog, key, 'reference-not-enforced', {
    message: `The foreign key of ${table.name} (${listed(key.columns)}) to ${key.targetName.name.text} is switched off.`,
    consequence: 'Relation lost: rows may refer to nothing, so the columns are kept as plain values.',
  });
}

function reportCheck(catalog: Catalog, table: TableDraft, check: CheckDraft): false {
  catalog.report(
    {
      severity: 'info',
      code: 'check-not-enforced',
      message: `A check of ${table.name} is switched off.`,
      consequence: 'Left out: rows need not keep to it.',
      excerpt: check.expression.slice(0, 80),
    },
    placeOf(check),
  );
  return false;
}

type Said = { readonly message: string; readonly consequence: string };

function report(catalog: Catalog, at: Position, code: string, said: Said): false {
  catalog.report({ severity: 'warning', code, ...said }, placeOf(at));
  return false;
}

function listed(columns: readonly ColumnDraft[]): string {
  return columns.map(({ name }) => name).join(', ');
}
