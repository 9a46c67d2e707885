import type { Report, Sharing } from '@backsmith/blueprint';
import { markdownCode, markdownCodeBlock, markdownTable } from '@backsmith/render';
import { countOf } from '@backsmith/text';
import { heading, paragraph } from '../../markdown/blocks.ts';

/** The services of a system with who asks whom as a picture, and why each table is where it is; nothing for one application. */
export function servicesSection({ sharing }: Report): readonly string[] {
  if (sharing === undefined) return [];
  return [
    heading(2, 'Services'),
    `${markdownCodeBlock('mermaid', picture(sharing))}\n`,
    paragraph`An arrow leads from a service whose records refer to those of another, and shows for how many foreign keys: the one at its end is asked whether they are there. Before a record is deleted that others refer to, it is the other way round.`,
    markdownTable(
      ['Table', 'Service', 'Because'],
      sharing.places.map(({ table, service, reason }) => [markdownCode(table), markdownCode(service), reason]),
    ),
  ];
}

/** Names of services are lower case letters, digits and hyphens, so none needs escaping. */
function picture({ services, asks }: Sharing): string {
  const nodeOf = (name: string) => `s${services.findIndex((service) => service.name === name) + 1}`;
  return [
    'flowchart LR',
    ...services.map(({ name, tables }) => `  ${nodeOf(name)}["${name}: ${countOf(tables, 'table')}"]`),
    ...asks.map(({ from, to, keys }) => `  ${nodeOf(from)} -->|${keys}| ${nodeOf(to)}`),
  ].join('\n');
}
