import type { Position } from '@backsmith/text';
import type { AccessRule, Role } from '../../model/security.ts';
import type { Resource } from '../../model/resource.ts';
import type { RowList } from '../../model/row-list.ts';
import type { GuardedKind, GuardedStore } from '../guarded-store.ts';

/** Who may read, who may add and change, and who may delete. */
type Roles = Pick<AccessRule, 'read' | 'change' | 'remove'>;

const EVERYBODYS: Roles = { read: 'USER', change: 'EDITOR', remove: 'ADMIN' };

/** Everybody does with records of their own what they like. */
const OWN: Roles = { read: 'USER', change: 'USER', remove: 'USER' };

const ADMINISTERED: Roles = { read: 'ADMIN', change: 'ADMIN', remove: 'ADMIN' };

/**
 * Who may call what: everybody with an account reads, editors write, administrators delete. Of records that are somebody's
 * everybody has their own; what is closed, and lists that tell of what is not everybody's, are for administrators.
 *
 * @param hasTenants what is no tenant's is shared by all of them
 * @param isClosed whether administrators alone read and write what stands at a place, such as the people who sign in
 */
export function accessRules(
  resources: readonly Resource[],
  lists: readonly RowList[],
  store: GuardedStore,
  hasTenants: boolean,
  isClosed: (place: Position) => boolean,
): readonly AccessRule[] {
  const kept = new Map(store.kinds.map((kind) => [kind.resource, kind]));
  const confined = confinedLists(store);
  const closed = closedNames(store, isClosed);
  const rolesOf = (name: string) => (closed.has(name) ? ADMINISTERED : rulesFor(kept.get(name)));
  const ruleOf = (path: string, roles: Roles, entity?: GuardedKind): AccessRule => ({
    path,
    ...roles,
    isOwn: entity?.rule?.isOwned === true && roles !== ADMINISTERED,
    isShared: hasTenants && entity?.rule === undefined,
  });
  return [
    // Taking something out of a list of links is a change of the record that has them.
    ...resources.flatMap(({ name, path, links }) => {
      const roles = rolesOf(name);
      return links.map(({ template, memberTemplate, target }) =>
        closed.has(target.name)
          ? ruleOf(path + anyKey(template), ADMINISTERED, kept.get(target.name))
          : ruleOf(path + anyKey(memberTemplate), { ...roles, remove: roles.change }, kept.get(name)),
      );
    }),
    // What is listed below a record is read by whoever may read it in its own list.
    ...resources.flatMap(({ path, children }) =>
      children.map((child) => ruleOf(path + anyKey(child.template), rolesOf(child.name), kept.get(child.name))),
    ),
    ...resources.map(({ name, path }) => ruleOf(path, rolesOf(name), kept.get(name))),
    ...lists.map(({ name, path }) => ruleOf(path, confined.has(name) || closed.has(name) ? ADMINISTERED : EVERYBODYS)),
  ];
}

/** The names of the resources and lists that administrators alone call. */
function closedNames({ kinds, keyless }: GuardedStore, isClosed: (place: Position) => boolean): ReadonlySet<string> {
  const resources = kinds.flatMap(({ place, resource }) => (isClosed(place) ? [resource] : []));
  const lists = keyless.flatMap(({ place, list }) => (isClosed(place) ? [list] : []));
  return new Set([...resources, ...lists]);
}

/** The names of the lists that tell of records that are not everybody's. */
export function confinedLists({ keyless, views }: GuardedStore): ReadonlySet<string> {
  const unruly = views.filter(({ showsDeleted }) => showsDeleted);
  const confined = [...keyless, ...views].filter(({ isConfined }) => isConfined);
  return new Set([...confined, ...unruly].map(({ list }) => list));
}

function rulesFor(entity: GuardedKind | undefined): Roles {
  const rule = entity?.rule;
  if (rule === undefined) return EVERYBODYS;
  const roles = rule.isOwned ? OWN : EVERYBODYS;
  const change: Role = rule.isUnchecked ? 'ADMIN' : roles.change;
  return { ...roles, change };
}

/** The template of a path with a star for every variable. */
function anyKey(template: string): string {
  return template
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '*' : segment))
    .join('/');
}
