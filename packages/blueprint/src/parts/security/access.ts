import type { Entity } from '../../model/jpa/entity.ts';
import type { AccessRule, Role } from '../../model/security.ts';
import type { Resource } from '../../model/resource.ts';
import type { RowList } from '../../model/row-list.ts';
import type { Store } from '../../model/store.ts';

/** Who may read, who may add and change, and who may delete. */
type Roles = Pick<AccessRule, 'read' | 'change' | 'remove'>;

const EVERYBODYS: Roles = { read: 'USER', change: 'EDITOR', remove: 'ADMIN' };

/** Everybody does with records of their own what they like. */
const OWN: Roles = { read: 'USER', change: 'USER', remove: 'USER' };

const ADMINISTERED: Roles = { read: 'ADMIN', change: 'ADMIN', remove: 'ADMIN' };

/**
 * Who may call what: everybody with an account reads, editors write, administrators delete. Of records that are somebody's
 * everybody has their own, and lists that tell of all of them are for administrators.
 */
export function accessRules(
  resources: readonly Resource[],
  lists: readonly RowList[],
  { entities, keyless, views }: Store,
): readonly AccessRule[] {
  const kept = new Map(entities.map((entity) => [entity.resource, entity]));
  const confined = new Set([...keyless, ...views].filter(({ isConfined }) => isConfined).map(({ list }) => list));
  return [
    // Taking something out of a list of links is a change of the record that has them.
    ...resources.flatMap(({ name, path, links }) => {
      const roles = rolesOf(kept.get(name));
      return links.map(({ memberTemplate }) =>
        ruleOf(path + anyKey(memberTemplate), { ...roles, remove: roles.change }, kept.get(name)),
      );
    }),
    // What is listed below a record is read by whoever may read it in its own list.
    ...resources.flatMap(({ path, children }) =>
      children.map((child) =>
        ruleOf(path + anyKey(child.template), rolesOf(kept.get(child.name)), kept.get(child.name)),
      ),
    ),
    ...resources.map(({ name, path }) => ruleOf(path, rolesOf(kept.get(name)), kept.get(name))),
    ...lists.map(({ name, path }) => ruleOf(path, confined.has(name) ? ADMINISTERED : EVERYBODYS)),
  ];
}

function rolesOf(entity: Entity | undefined): Roles {
  if (entity?.rule === undefined) return EVERYBODYS;
  const write: Role = entity.rule.isUnchecked ? 'ADMIN' : OWN.change;
  return { ...OWN, change: write };
}

function ruleOf(path: string, roles: Roles, entity?: Entity): AccessRule {
  return { path, ...roles, isOwn: entity?.rule !== undefined };
}

/** The template of a path with a star for every variable. */
function anyKey(template: string): string {
  return template
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '*' : segment))
    .join('/');
}
