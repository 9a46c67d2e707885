import type { Blueprint, Reference, Resource } from '@backsmith/blueprint';
import { markdownCodeBlock } from '@backsmith/render';
import { heading, paragraph } from '../../markdown/blocks.ts';
import { reportLink } from '../../markdown/from-root.ts';

/** Where diagrams are drawn, more relations than this are refused. */
const MOST_RELATIONS = 400;

/** The resources and their relations as a diagram. Names in it are those of classes and attributes, so none needs escaping. */
export function modelSection(blueprint: Blueprint): readonly string[] {
  const { resources } = blueprint;
  if (resources.length === 0) return [];
  const relations = resources.flatMap(relationsOf);
  if (relations.length > MOST_RELATIONS) {
    return [
      heading(2, 'Data model'),
      paragraph`With ${resources.length} entities and ${relations.length} relations the model is too large for a diagram here; ${reportLink(blueprint)} lists every table.`,
    ];
  }
  const related = new Set(relations.flatMap(({ from, to }) => [from, to]));
  const alone = resources.map(({ name }) => name).filter((name) => !related.has(name));
  const lines = [
    'erDiagram',
    ...relations.map(({ from, sign, to, role }) => `  "${from}" ${sign} "${to}" : "${role}"`),
    ...alone.map((name) => `  "${name}"`),
  ];
  return [heading(2, 'Data model'), `${markdownCodeBlock('mermaid', lines.join('\n'))}\n`];
}

type Relation = { readonly from: string; readonly sign: string; readonly to: string; readonly role: string };

function relationsOf({ name: from, references, links }: Resource): readonly Relation[] {
  return [
    ...references.map((reference) => ({ from, sign: signOf(reference), to: reference.target, role: reference.role })),
    ...links.map(({ role, target }) => ({ from, sign: '}o--o{', to: target.name, role })),
  ];
}

/** Crow's feet: how many of the one side belong to how many of the other. */
function signOf({ isOnly, optional }: Reference): string {
  return `${isOnly ? '|o' : '}o'}--${optional ? 'o|' : '||'}`;
}
