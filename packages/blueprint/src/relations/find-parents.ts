import { largestOf } from '@backsmith/text';
import type { ForeignKey } from '@backsmith/schema';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import { isUniqueTogether } from '../tables/unique-sets.ts';
import type { Association, Relations } from './association.ts';

/**
 * Decides which records live and die with one of another resource, their parent. They always refer to it, several of them to
 * the same one, and one of two things says that they are part of it:
 *
 * - their key begins with its key, as that of an order's lines does, and the database deletes them with nothing else;
 * - their key does not, and it is the only one the database deletes them with.
 *
 * @returns the association that leads to the parent, by child
 */
export function findParents(relations: ReadonlyMap<ResourceDraft, Relations>): ReadonlyMap<ResourceDraft, Association> {
  const parents = new Map<ResourceDraft, Association>();
  for (const [draft, { associations }] of relations) {
    const parent = parentOf(draft, associations);
    if (parent !== undefined && !isBelow(parent.target, draft, parents)) parents.set(draft, parent);
  }
  return parents;
}

function parentOf(draft: ResourceDraft, associations: readonly Association[]): Association | undefined {
  const owners = associations.filter(({ key, target }) => target !== draft && mayOwn(key, draft));
  const cascading = owners.filter(({ key }) => key.onDelete === 'cascade');
  const beginning = closest(owners.filter(({ key }) => beginsWith(draft.key.columns, key.columns)));
  const [owner, ...others] = beginning.length > 0 ? beginning : cascading;
  if (owner === undefined || others.length > 0) return undefined;
  return cascading.length === 0 || cascading.includes(owner) ? owner : undefined;
}

/** Whether every record refers to one by this key, and several may refer to the same. */
function mayOwn({ columns }: ForeignKey, { table, key }: ResourceDraft): boolean {
  const isNeeded = table.columns
    .filter(({ name }) => columns.includes(name))
    .every(({ name, notNull }) => notNull || key.columns.includes(name));
  return isNeeded && !isUniqueTogether(table, columns);
}

function beginsWith(key: readonly string[], columns: readonly string[]): boolean {
  return key.length > columns.length && key.slice(0, columns.length).every((name) => columns.includes(name));
}

/** Of an order's line and the order itself, what a part of the line belongs to is the line. */
function closest(associations: readonly Association[]): readonly Association[] {
  const most = largestOf(associations.map(({ key }) => key.columns.length));
  return associations.filter(({ key }) => key.columns.length === most);
}

/** Whether a record is part of one of `other`, itself or through others. */
function isBelow(
  draft: ResourceDraft,
  other: ResourceDraft,
  parents: ReadonlyMap<ResourceDraft, Association>,
): boolean {
  for (let at: ResourceDraft | undefined = draft; at !== undefined; at = parents.get(at)?.target) {
    if (at === other) return true;
  }
  return false;
}
