import type { Blueprint, Entity, ToManyAttribute, ToOneAttribute } from '@backsmith/blueprint';
import { markdownCodeBlock } from '@backsmith/render';
import { heading, paragraph } from './blocks.ts';

/** Where diagrams are drawn, more relations than this are refused. */
const MOST_RELATIONS = 400;

/** The entities and their relations as a diagram. Names in it are those of classes and attributes, so none needs escaping. */
export function modelSection({ entities }: Blueprint): readonly string[] {
  if (entities.length === 0) return [];
  const relations = entities.flatMap(relationsOf);
  if (relations.length > MOST_RELATIONS) {
    return [
      heading(2, 'Data model'),
      paragraph`With ${entities.length} entities and ${relations.length} relations the model is too large for a diagram here; [REPORT.md](REPORT.md) lists every table.`,
    ];
  }
  const related = new Set(relations.flatMap(({ from, to }) => [from, to]));
  const alone = entities.map(({ classes }) => classes.entity.name).filter((name) => !related.has(name));
  const lines = [
    'erDiagram',
    ...relations.map(({ from, sign, to, role }) => `  "${from}" ${sign} "${to}" : "${role}"`),
    ...alone.map((name) => `  "${name}"`),
  ];
  return [heading(2, 'Data model'), `${markdownCodeBlock('mermaid', lines.join('\n'))}\n`];
}

type Relation = { readonly from: string; readonly sign: string; readonly to: string; readonly role: string };

function relationsOf({ attributes, classes }: Entity): readonly Relation[] {
  const from = classes.entity.name;
  return attributes.flatMap((attribute): readonly Relation[] => {
    if (attribute.kind !== 'to-one' && attribute.kind !== 'many-to-many') return [];
    const to = attribute.target.name.slice(attribute.target.name.lastIndexOf('.') + 1);
    return [{ from, sign: signOf(attribute), to, role: attribute.name }];
  });
}

/** Crow's feet: how many of the one side belong to how many of the other. */
function signOf(attribute: ToOneAttribute | ToManyAttribute): string {
  if (attribute.kind === 'many-to-many') return '}o--o{';
  const many = attribute.cardinality === 'one-to-one' ? '|o' : '}o';
  return `${many}--${attribute.optional ? 'o|' : '||'}`;
}
