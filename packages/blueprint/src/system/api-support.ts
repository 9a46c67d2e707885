import type { ApiClasses } from '../model/blueprint.ts';
import type { Constraint } from '../model/field.ts';
import { asksMoreOfNew } from '../model/field.ts';
import type { Resource } from '../model/resource.ts';
import type { RowList } from '../model/row-list.ts';
import { someRowsAreUnshown, someTellUnshown } from '../resources/tell-unshown.ts';
import type { Support } from '../model/support.ts';
import type { Packages } from '../names/packages.ts';

/** The classes the calls of all resources share, and which of them are needed. */
export function apiSupport(
  packages: Packages,
  resources: readonly Resource[],
  lists: readonly RowList[],
): Support<ApiClasses> {
  const ruled = [...resources, ...lists.filter((list) => list.kind === 'keyless')];
  const hasRule = (kind: Constraint['kind']) =>
    ruled.some(({ fields }) => fields.some(({ constraints }) => constraints.some((one) => one.kind === kind)));
  const rules = [
    ...(hasRule('one-of') ? (['oneOf'] as const) : []),
    ...(hasRule('json-kind') ? (['jsonKind'] as const) : []),
    ...(ruled.some(({ comparisons }) => comparisons.length > 0) ? (['compared'] as const) : []),
  ];
  const isTold = someTellUnshown(resources, lists) || someRowsAreUnshown(lists);
  const unshown = isTold ? (['unshown'] as const) : [];
  const hasVersions = resources.some(({ version }) => version !== undefined);
  return {
    classes: {
      page: packages.shared('common', 'PageResponse'),
      pageArguments: packages.shared('config', 'PageArguments'),
      knownParameters: packages.shared('common', 'KnownParameters'),
      sorting: packages.shared('common', 'Sorting'),
      expanded: packages.shared('common', 'Expanded'),
      expandQuery: packages.shared('common', 'ExpandQuery'),
      created: packages.shared('common', 'Created'),
      webConfig: packages.shared('config', 'WebConfig'),
      mergePatch: packages.shared('common', 'MergePatch'),
      etag: packages.shared('common', 'EntityTag'),
      unshown: packages.shared('common', 'Unshown'),
      onCreate: packages.shared('common', 'OnCreate'),
      oneOf: packages.shared('common', 'OneOf'),
      jsonKind: packages.shared('common', 'JsonKind'),
      compared: packages.shared('common', 'Compared'),
    },
    needed:
      resources.length === 0
        ? [
            ...(lists.some(({ kind }) => kind === 'view') ? (['page', 'pageArguments', 'sorting'] as const) : []),
            ...(lists.length > 0 ? (['knownParameters'] as const) : []),
            ...unshown,
            'webConfig',
            ...rules,
          ]
        : [
            'page',
            'pageArguments',
            'knownParameters',
            'sorting',
            ...(resources.some(({ expansion }) => expansion !== undefined)
              ? (['expanded', 'expandQuery'] as const)
              : []),
            'created',
            'mergePatch',
            'webConfig',
            ...unshown,
            ...(hasVersions ? (['etag'] as const) : []),
            ...(resources.some(({ fields }) => asksMoreOfNew(fields)) ? (['onCreate'] as const) : []),
            ...rules,
          ],
  };
}
