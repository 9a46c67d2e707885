import type { Entity } from '../../model/jpa/entity.ts';
import type { SortableDraft } from '../../resources/design-queries.ts';

/** How lists are ordered: by attributes that are called as clients call them, and by those that lie behind a path. */
export function sortablePaths(sortable: readonly SortableDraft[]): Entity['sortable'] {
  const isPlain = ({ field, path }: SortableDraft): boolean => sortPath(path).join('.') === field;
  return {
    plain: sortable.filter(isPlain).map(({ field }) => field),
    mapped: sortable.filter((one) => !isPlain(one)).map((one) => ({ ...one, path: sortPath(one.path) })),
  };
}

/**
 * A path as orders of Spring Data have to name it: an underscore in it would be a step of the path, unless it is quoted.
 * https://docs.spring.io/spring-data/commons/reference/property-paths.html
 */
export function sortPath(path: readonly string[]): readonly string[] {
  return path.some((name) => name.includes('_')) ? [`\\Q${path.join('.')}\\E`] : path;
}
