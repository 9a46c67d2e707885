import type { Position } from '@backsmith/text';
import type { AccessRule } from '../../model/security.ts';
import { highestOf, isAbove, type Role } from '@backsmith/options';
import type { Resource } from '../../model/resource.ts';
import type { RowList } from '../../model/row-list.ts';
import type { GuardedKind, GuardedStore } from '../guarded-store.ts';

/** Who may read, who may add and change, and who may delete. */
type Roles = Pick<AccessRule, 'read' | 'change' | 'remove'>;

/** Everybody does with records of their own what they like. */
const OWN: Roles = { read: 'USER', change: 'USER', remove: 'USER' };

/**
 * Who may call what: those read whom the group of a table names, editors write what they read, administrators delete. Of records
 * that are somebody's everybody has their own; lists that tell of what is not everybody's are for administrators.
 *
 * @param hasTenants what is no tenant's is shared by all of them
 * @param readBy the least role that reads what stands at a place
 */
export function accessRules(
  resources: readonly Resource[],
  lists: readonly RowList[],
  store: GuardedStore,
  hasTenants: boolean,
  readBy: (place: Position) => Role,
): readonly AccessRule[] {
  const kept = new Map(store.kinds.map((kind) => [kind.resource, kind]));
  const rolesOf = (name: string) => rulesFor(kept.get(name), readBy);
  const readers = readersOfLists(store, readBy);
  const isBelow = ({ path }: RowList): boolean => resources.some((one) => path.startsWith(`${one.path}/`));
  const listRule = ({ name, path }: RowList): AccessRule => ruleOf(path, rolesFrom(readers.get(name) ?? 'USER'));
  const ruleOf = (path: string, roles: Roles, entity?: GuardedKind): AccessRule => ({
    path,
    ...roles,
    isOwn: entity?.rule?.isOwned === true && roles.read === 'USER',
    isShared: hasTenants && entity?.rule === undefined,
  });
  return [
    ...resources.flatMap(({ name, path, links }) => {
      const own = rolesOf(name);
      return links.map(({ template, memberTemplate, target }) => {
        const { read } = rolesOf(target.name);
        // Links to what is closed tell no more than its own list.
        return isAbove(read, own.read)
          ? ruleOf(path + anyKey(template), linksOf(own, read), kept.get(target.name))
          : ruleOf(path + anyKey(memberTemplate), linksOf(own, read), kept.get(name));
      });
    }),
    // What is listed below a record is read by whoever may read it in its own list.
    ...resources.flatMap(({ path, children }) =>
      children.map((child) => ruleOf(path + anyKey(child.template), rolesOf(child.name), kept.get(child.name))),
    ),
    ...lists.filter(isBelow).map(listRule),
    ...resources.map(({ name, path }) => ruleOf(path, rolesOf(name), kept.get(name))),
    ...lists.filter((list) => !isBelow(list)).map(listRule),
  ];
}

/** Taking something out of a list of links is a change of the record that has them, by somebody who sees what they lead to. */
function linksOf({ read, change }: Roles, readsTarget: Role): Roles {
  const changes = highestOf(change, readsTarget);
  return { read: highestOf(read, readsTarget), change: changes, remove: changes };
}

function rolesFrom(read: Role): Roles {
  return { read, change: highestOf(read, 'EDITOR'), remove: 'ADMIN' };
}

/** The least role that reads each list of rows. */
function readersOfLists(store: GuardedStore, readBy: (place: Position) => Role): ReadonlyMap<string, Role> {
  const confined = confinedLists(store);
  const own = [
    ...store.keyless.map(({ list, place }) => ({ list, role: readBy(place) })),
    ...store.views.map(({ list, readBy: role }) => ({ list, role })),
  ];
  return new Map(own.map(({ list, role }) => [list, confined.has(list) ? 'ADMIN' : role]));
}

/** The names of the lists that tell of records that are not everybody's. */
export function confinedLists({ keyless, views }: GuardedStore): ReadonlySet<string> {
  const unruly = views.filter(({ showsDeleted }) => showsDeleted);
  const confined = [
    ...keyless.filter(({ isConfined }) => isConfined),
    ...views.filter(({ readBy }) => readBy === 'ADMIN'),
  ];
  return new Set([...confined, ...unruly].map(({ list }) => list));
}

function rulesFor(entity: GuardedKind | undefined, readBy: (place: Position) => Role): Roles {
  const read = entity === undefined ? 'USER' : readBy(entity.place);
  const rule = entity?.rule;
  const roles = rule?.isOwned === true && read === 'USER' ? OWN : rolesFrom(read);
  return rule?.isUnchecked === true ? { ...roles, change: 'ADMIN' } : roles;
}

/** The template of a path with a star for every variable. */
function anyKey(template: string): string {
  return template
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '*' : segment))
    .join('/');
}
