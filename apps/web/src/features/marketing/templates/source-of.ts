import type { DiagramSource } from '../../../shared/diagram/model.ts';
import type { TemplateFacts } from './facts.ts';

/** What a diagram shows of a model: its core, the packs that are named, and what holds these together. */
export function sourceOf(
  { parts, relations }: Pick<TemplateFacts, 'parts' | 'relations'>,
  packs: readonly string[],
): DiagramSource {
  const tables = parts.filter(({ name }) => name === null || packs.includes(name)).flatMap((part) => part.tables);
  const names = new Set(tables.map(({ name }) => name));
  return {
    tables: tables.map(({ name, columns }) => ({
      id: name,
      name,
      columns: columns
        .filter(({ refersTo }) => refersTo === undefined || names.has(refersTo))
        .map((column) => ({
          name: column.name,
          type: column.type,
          isKey: column.isKey,
          isReference: column.refersTo !== undefined,
        })),
    })),
    relations: relations.filter(({ from, to }) => names.has(from) && names.has(to)),
  };
}
