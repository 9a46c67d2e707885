import type { Blueprint, Ordering } from '@backsmith/blueprint';
import { commas, java, join, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

/** The constant that says how lists of records may be ordered, by the places of their values. */
export function sortingField({ sortable, keyPaths }: Ordering, { support }: Pick<Blueprint, 'support'>): JavaFragment {
  const { plain, mapped } = sortable;
  const names = plain.length > 0 && java`.fields(${commas(plain.map((field) => literal(field)))})`;
  const paths = join(mapped.map(({ field, path }) => java`.field(${literal(field)}, ${literal(path.join('.'))})`));
  const keys = commas(keyPaths.map((path) => literal(path.join('.'))));
  const sorting = classOf(support.classes.sorting);
  return java`public static final ${sorting} SORTING = ${sorting}.byKey(${keys})${names}${paths};`;
}
