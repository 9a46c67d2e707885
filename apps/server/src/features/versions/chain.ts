import type { ListedVersion } from '../../projects/version-store.ts';

/**
 * The versions an update follows, the oldest first: all before it that are for the same database and of the same build. A
 * database does not become another one, nor those of services the one of an application.
 *
 * @returns the versions, or why there is no update of it.
 */
export function chainBefore(
  versions: readonly ListedVersion[],
  number: number,
): { readonly earlier: readonly ListedVersion[] } | { readonly refusal: string } {
  const upTo = versions
    .filter(({ version }) => version.number <= number)
    .toSorted((one, other) => one.version.number - other.version.number);
  const last = upTo.at(-1);
  const before = upTo.slice(0, -1);
  if (last === undefined || before.length === 0) return { refusal: 'The first version has nothing to bring along.' };
  const breaks = before.findLastIndex((one) => !isFollowed(one, last));
  const earlier = before.slice(breaks + 1);
  const [gap] = before.slice(breaks);
  if (earlier.length > 0) return { earlier };
  return { refusal: gap?.version.hasHistory === false ? UNKNOWN : OTHER };
}

const UNKNOWN = 'The version before was made before its migrations were kept.';
const OTHER = 'The version before is for another database or of another build.';

function isFollowed(earlier: ListedVersion, last: ListedVersion): boolean {
  const [before, now] = [earlier.generation.options, last.generation.options];
  if (!earlier.version.hasHistory || !last.version.hasHistory || earlier.version.sourceHash === null) return false;
  return before.architecture === now.architecture && before.database === now.database;
}
