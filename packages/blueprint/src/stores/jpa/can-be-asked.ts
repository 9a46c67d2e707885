import type { RowCondition } from '@backsmith/schema';

/** Hibernate takes what stands behind a colon for a parameter, also in names. */
export function canBeAsked(condition: RowCondition): boolean {
  const isPlain = (...names: readonly string[]) => names.every((name) => !/[:{}?]/u.test(name));
  switch (condition.kind) {
    case 'equal':
      return isPlain(condition.column);
    case 'unless':
      return canBeAsked(condition.is);
    case 'never':
      return true;
    case 'all':
      return condition.of.every(canBeAsked);
    case 'refers': {
      const { table, columns, is } = condition;
      const names = columns.flatMap(({ own, referenced }) => [own, referenced]);
      return isPlain(table.schema ?? '', table.name, ...names) && canBeAsked(is);
    }
  }
}
