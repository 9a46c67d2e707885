import { toSnakeCase } from '@backsmith/text';
import type { Blueprint } from '../model/blueprint.ts';
import type { AnsweredRecords, ExistenceQuestion } from '../model/neighbour.ts';
import type { Resource } from '../model/resource.ts';
import { classOfRecords, labelOfRecords } from '../model/store.ts';
import { isAbove, ROLES } from '@backsmith/options';

/** What other services call the records of a resource: as its address does. */
export function wordsFor({ name, path }: Resource): Pick<ExistenceQuestion, 'records' | 'constant'> {
  return { records: path.split('/').at(-1) ?? path, constant: toSnakeCase(name).toUpperCase() };
}

/** Texts and numbers with digits behind the point are the same in a database when they are not in Java. */
const EXACT_KEYS = new Set(['java.lang.Short', 'java.lang.Integer', 'java.lang.Long', 'java.util.UUID']);

/**
 * The records of a service that others ask for.
 *
 * @param asked the names of their resources
 * @param named those of which they ask for labels, too
 */
export function answeredRecords(
  { resources, store, parts }: Blueprint,
  asked: ReadonlySet<string>,
  named: ReadonlySet<string>,
): readonly AnsweredRecords[] {
  const rules = parts.flatMap((part) => (part.name === 'security' ? part.rules : []));
  return resources.flatMap((resource) => {
    const type = asked.has(resource.name) ? classOfRecords(store, resource.name) : undefined;
    if (type === undefined) return [];
    const { identifier, path } = resource;
    const keyTypes = identifier.parts.map((part) => part.type);
    const readBy = rules.find((rule) => rule.path === path)?.read;
    return [
      {
        records: wordsFor(resource).records,
        type,
        idType: identifier.type,
        keyTypes,
        isLoose: keyTypes.some(({ name }) => !EXACT_KEYS.has(name)),
        ...(named.has(resource.name) && { label: labelOfRecords(store, resource.name) }),
        ...(readBy !== undefined && readBy !== 'USER' && { readBy: ROLES.filter((role) => !isAbove(readBy, role)) }),
      },
    ];
  });
}
