import type { Blueprint, Entity } from '@backsmith/blueprint';
import { commas, java, join, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../java/types.ts';

/** The constant that says how lists of the entity may be ordered. */
export function sortingField(entity: Entity, blueprint: Blueprint): JavaFragment {
  const plain = entity.sortable.filter(({ field, path }) => path.join('.') === field);
  const mapped = entity.sortable.filter((sortable) => !plain.includes(sortable));
  const names = plain.length === 0 ? undefined : java`.fields(${commas(plain.map(({ field }) => literal(field)))})`;
  const paths = join(mapped.map(({ field, path }) => java`.field(${literal(field)}, ${literal(path.join('.'))})`));
  const keys = commas(entity.keyPaths.map((path) => literal(path.join('.'))));
  const sorting = classOf(blueprint.support.sorting);
  return java`public static final ${sorting} SORTING = ${sorting}.byKey(${keys})${names}${paths};`;
}
