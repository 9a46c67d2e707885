import type { ForeignKey } from '@backsmith/schema';
import { columnDraft } from '../drafts/resource-draft.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import { isSameType } from '../model/java.ts';
import { isSameSet } from '../tables/unique-sets.ts';
import type { Association, Relations } from './association.ts';
import type { DerivedKeys } from './derived-keys.ts';

/**
 * Decides for each foreign key of a resource whether it becomes an association and who writes its columns. Every column is
 * written in one place only: the identifier first, then the foreign keys with the fewest columns.
 *
 * @param targetOf the resource a foreign key refers to, if its table became one
 * @param isAccounts whether a resource is that of the people who sign in
 * @param derived the keys taken from other resources so far; new ones are added
 */
export function designAssociations(
  draft: ResourceDraft,
  keys: readonly ForeignKey[],
  targetOf: (key: ForeignKey) => ResourceDraft | undefined,
  derived: DerivedKeys,
  isAccounts: (target: ResourceDraft) => boolean,
): Relations {
  const associations: Association[] = [];
  const values: { key: ForeignKey; reason: string }[] = [];
  const written = new Set(draft.key.columns);
  for (const key of keys.toSorted((a, b) => a.columns.length - b.columns.length)) {
    const target = targetOf(key);
    const obstacle =
      target === undefined
        ? `${key.refTable} is no entity`
        : isAccounts(target) && namesCaller(key, draft)
          ? 'it is the account of who calls'
          : obstacleTo(key, draft, target);
    if (target === undefined || obstacle !== undefined) {
      values.push({ key, reason: obstacle ?? '' });
      continue;
    }
    const mode = modeOf(key, draft, target, written, associations, derived);
    if (mode === 'owner') for (const column of key.columns) written.add(column);
    associations.push({ key, target, mode });
  }
  return { associations: associations.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)), values };
}

/** Whether the backend fills the columns with the account of the token. */
function namesCaller({ columns }: ForeignKey, draft: ResourceDraft): boolean {
  return columns.every((name) => ['owner', 'author'].includes(columnDraft(draft, name).role));
}

/** Why a foreign key cannot be an association, or nothing. */
function obstacleTo(key: ForeignKey, draft: ResourceDraft, target: ResourceDraft): string | undefined {
  if (key.columns.length !== key.refColumns.length) return 'its columns do not match those referred to';
  if (!isSameSet(key.refColumns, target.key.columns)) {
    return `it refers to ${key.refColumns.join(', ')} and not to the key of ${key.refTable}`;
  }
  const isSelf = draft === target && isSameSet(key.columns, key.refColumns);
  if (isSelf) return 'it refers to itself';
  if (isOutOfOrder(key, draft, target)) return 'its columns have another order in the key than in the key referred to';
  const differs = key.columns.find((column, index) => {
    const referenced = columnDraft(target, key.refColumns[index] ?? '').type;
    return !isSameType(columnDraft(draft, column).type.java, referenced.java);
  });
  return differs === undefined ? undefined : `${differs} has another type than the column it refers to`;
}

/**
 * Whether several columns of a foreign key are part of the own key in another order than in the target's: Hibernate reads
 * the values of such a reference into each other's places.
 */
function isOutOfOrder(key: ForeignKey, draft: ResourceDraft, target: ResourceDraft): boolean {
  const places = target.key.columns
    .map((name) => draft.key.columns.indexOf(key.columns[key.refColumns.indexOf(name)] ?? ''))
    .filter((place) => place >= 0);
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
}

function modeOf(
  key: ForeignKey,
  draft: ResourceDraft,
  target: ResourceDraft,
  written: ReadonlySet<string>,
  known: readonly Association[],
  derived: DerivedKeys,
): Association['mode'] {
  const [column] = key.columns;
  const isSingle = key.columns.length === 1 && column !== undefined;
  const drafts = key.columns.map((name) => columnDraft(draft, name));
  if (drafts.some(({ column: { generated, identity } }) => generated !== undefined || identity)) return 'reader';
  if (isSingle && draft.key.columns.includes(column)) {
    const isTaken = known.some((other) => other.mode === 'key' && other.key.columns[0] === column);
    return !isTaken && derived.take(draft, target) ? 'key' : 'reader';
  }
  if (key.columns.some((name) => written.has(name))) return 'reader';
  return isSingle || drafts.every(({ column: { notNull } }) => notNull) ? 'owner' : 'reader';
}
