import type { AccessRule } from '../../model/security.ts';
import type { Resource } from '../../model/resource.ts';
import type { RowList } from '../../model/row-list.ts';

/** Who may call what: everybody with an account reads, editors write, administrators delete. */
export function accessRules(resources: readonly Resource[], lists: readonly RowList[]): readonly AccessRule[] {
  return [
    // Taking something out of a list of links is a change of the record that has them.
    ...resources.flatMap(({ path, links }) =>
      links.map(({ memberTemplate }) => ruleOf(path + anyKey(memberTemplate), 'EDITOR')),
    ),
    ...[...resources, ...lists].map(({ path }) => ruleOf(path, 'ADMIN')),
  ];
}

function ruleOf(path: string, remove: AccessRule['remove']): AccessRule {
  return { path, read: 'USER', change: 'EDITOR', remove };
}

/** The template of a path with a star for every variable. */
function anyKey(template: string): string {
  return template
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '*' : segment))
    .join('/');
}
