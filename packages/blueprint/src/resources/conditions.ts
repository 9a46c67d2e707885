import type { FilterKind } from '../model/filter.ts';
import type { Condition } from '../model/stored.ts';
import type { FilterDraft } from './design-queries.ts';

/** The conditions a filter puts into a query; the ends of a range are one. */
export function conditionsOf({ filter, path }: FilterDraft): readonly Condition[] {
  const nameOf = (kind: FilterKind) => filter.parameters.find((one) => one.kind === kind)?.name ?? null;
  return filter.parameters.flatMap(({ kind, name }): readonly Condition[] => {
    switch (kind) {
      case 'from':
        return [{ kind: 'between', parameters: [name, nameOf('to')], path }];
      case 'to':
        return nameOf('from') === null ? [{ kind: 'between', parameters: [null, name], path }] : [];
      default:
        return [{ kind, parameters: [name], path }];
    }
  });
}
