import { attribute, listOf, partsNamed, type ChangeNode } from './change-node.ts';

/** What the changes that were written so far have made, for conditions that ask. Names differ by their letters alone. */
export class MadeObjects {
  /** Columns by table; undefined where the table was made by SQL. */
  readonly #tables = new Map<string, Set<string> | undefined>();
  readonly #named = new Set<string>();

  hasTable(name: string | undefined): boolean {
    return this.#tables.has(folded(name));
  }

  /** Undefined where the table was made by SQL, whose columns are not looked at. */
  hasColumn(table: string | undefined, column: string): boolean | undefined {
    if (!this.hasTable(table)) return false;
    return this.#tables.get(folded(table))?.has(folded(column));
  }

  /** A constraint, an index, a view or a sequence of a name. */
  hasNamed(name: string | undefined): boolean {
    return this.#named.has(folded(name));
  }

  /** Takes note of what a change makes, renames or drops. */
  note(change: ChangeNode): void {
    const of = (name: string): string => folded(attribute(change, name));
    const columns = (): readonly string[] => partsNamed(change, 'column').map((one) => folded(attribute(one, 'name')));
    for (const name of ['constraintName', 'indexName', 'viewName', 'sequenceName'])
      if (of(name) !== '') this.#noteName(change.name, of(name));
    switch (change.name) {
      case 'createTable':
        this.#tables.set(of('tableName'), new Set(columns()));
        return;
      case 'dropTable':
        this.#tables.delete(of('tableName'));
        return;
      case 'renameTable':
        this.#tables.set(of('newTableName'), this.#tables.get(of('oldTableName')));
        this.#tables.delete(of('oldTableName'));
        return;
      case 'addColumn':
        for (const column of columns()) this.#tables.get(of('tableName'))?.add(column);
        return;
      case 'dropColumn':
        for (const column of [...listOf(of('columnName')), ...columns()])
          this.#tables.get(of('tableName'))?.delete(column);
        return;
      case 'renameColumn':
        this.#tables.get(of('tableName'))?.delete(of('oldColumnName'));
        this.#tables.get(of('tableName'))?.add(of('newColumnName'));
        return;
      case 'sql':
        for (const [, name = ''] of change.text.matchAll(CREATES)) this.#tables.set(folded(name), undefined);
    }
  }

  #noteName(kind: string, name: string): void {
    if (kind.startsWith('drop')) this.#named.delete(name);
    else this.#named.add(name);
  }
}

/** A table that SQL makes, by its plain name. */
const CREATES = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:[\w"`[\]]+\.)?["`[]?(\w+)/gi;

function folded(name: string | undefined): string {
  return (name ?? '').trim().toLowerCase();
}
