import type { Name } from '@backsmith/sql';
import type { AwaitingReference, Catalog } from '../catalog/catalog.ts';
import type { ForeignKeyDraft, TableDraft } from '../catalog/table-draft.ts';

/** The reference means these columns from now on, whatever they are called later. */
export function referTo(catalog: Catalog, table: TableDraft, key: ForeignKeyDraft, target: TableDraft): void {
  key.target = target;
  target.referrers.add(table);
  const named = key.targetColumns.flatMap((name) => catalog.findColumn(target, name) ?? []);
  const refs = key.targetColumns.length === 0 ? (target.primaryKey?.columns ?? []) : named;
  if (refs.length === key.columns.length) key.refs = [...refs];
}

/** Notes a reference to a table that is not there yet: MySQL and SQLite, and files out of order, have such. */
export function awaitTable(catalog: Catalog, table: TableDraft, key: ForeignKeyDraft): void {
  for (const name of namesOf(catalog, key)) {
    const awaiting = catalog.awaited.get(name);
    if (awaiting === undefined) catalog.awaited.set(name, [{ table, key }]);
    else awaiting.push({ table, key });
  }
}

/** The references to a table that is dropped mean the one that is made by its name, with columns called as its own were. */
export function awaitAnew(catalog: Catalog, dropped: TableDraft): void {
  for (const table of dropped.referrers) {
    for (const key of table.foreignKeys) {
      if (key.target !== dropped) continue;
      key.lastName = { ...key.targetName, name: asIs(dropped.name) };
      if (dropped.schema !== undefined) key.lastName = { ...key.lastName, qualifier: asIs(dropped.schema) };
      if (key.targetColumns.length > 0 && key.refs !== undefined)
        key.targetColumns = key.refs.map(({ name }) => asIs(name));
      delete key.target;
      delete key.refs;
      awaitTable(catalog, table, key);
    }
  }
}

/** Before a table or a column of it is called otherwise: what awaits the table by its name means it from now on. */
export function bindAwaiting(catalog: Catalog, target: TableDraft): void {
  const name = target.name.toLowerCase();
  const awaiting = catalog.awaited.get(name) ?? [];
  const isBound = ({ table, key }: AwaitingReference): boolean => {
    if (key.target === undefined && findAwaited(catalog, key) === target) referTo(catalog, table, key, target);
    return key.target !== undefined;
  };
  if (awaiting.length > 0)
    catalog.awaited.set(
      name,
      awaiting.filter((one) => !isBound(one)),
    );
}

/** The table a reference means: one that has the name of the one it meant last, or the name that is written. */
export function findAwaited(catalog: Catalog, { lastName, targetName }: ForeignKeyDraft): TableDraft | undefined {
  return (lastName && catalog.findTable(lastName)) ?? catalog.findTable(targetName);
}

function namesOf(catalog: Catalog, { lastName, targetName }: ForeignKeyDraft): ReadonlySet<string> {
  const names = lastName === undefined ? [targetName] : [lastName, targetName];
  return new Set(names.map(({ name }) => catalog.canonical(name).toLowerCase()));
}

function asIs(text: string): Name {
  return { text, quoted: true };
}
