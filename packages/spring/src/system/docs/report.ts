import { COLUMN_ROLES, RESOURCE_GROUPS } from '@backsmith/blueprint';
import type { Report, ReportedTable, System } from '@backsmith/blueprint';
import { joinMarkdown, markdownText, markdownCode, markdownTable, renderMarkdown } from '@backsmith/render';
import type { MarkdownText } from '@backsmith/render';
import { countOf, groupFindings, othersText, placeText, type FindingGroup } from '@backsmith/text';
import { heading, paragraph } from '../../markdown/blocks.ts';
import { servicesSection } from './services-section.ts';

type Finding = Report['assumed'][number];

/** REPORT.md: what was understood of the user's file, what was assumed, and what was left out. */
export function report({ name, report: facts }: System): string {
  const { counts } = facts;
  return [
    heading(1, 'What became of the schema'),
    paragraph`${name} was made from ${facts.origin} with ${counted(counts.tables, 'table')}, ${counted(counts.columns, 'column')}, ${counted(counts.relations, 'foreign key')} and ${counted(counts.views, 'view')}. They became ${counted(counts.resources, 'entity', 'entities')} and ${counted(counts.enums, 'enum')}. Line numbers are those of the schema ${facts.isOneFile ? 'file' : 'files'}.`,
    ...servicesSection(facts),
    heading(2, 'Tables'),
    markdownTable([...columnsBefore(facts), 'Became', 'Columns', 'Key', 'Calls'], facts.tables.map(tableRow)),
    ...roleSection(facts.roles),
    ...groupSection(facts.groups),
    heading(2, 'Left out'),
    findings(facts.leftOut, 'Nothing.'),
    heading(2, 'Assumed'),
    findings(facts.assumed, 'Nothing that the schema does not say.'),
  ].join('\n');
}

/** What columns were taken for, and how to say that they are something else. */
function roleSection(roles: Report['roles']): readonly string[] {
  if (roles.length === 0) return [];
  return [
    heading(2, 'Columns that are more than values'),
    markdownTable(
      ['Column', 'Line', 'Taken for', 'So that'],
      roles.map(({ table, column, place, role, basis }) => [
        markdownCode(`${table}.${column}`),
        placeText(place),
        basis === 'chosen' ? markdownText`${COLUMN_ROLES[role].label}, as chosen` : COLUMN_ROLES[role].label,
        COLUMN_ROLES[role].meaning,
      ]),
    ),
    paragraph`Names, types and defaults decide this. A file given with ${markdownCode('--choices')} overrules it: ${markdownCode('{ "tables": { "app_release": { "columns": { "version": "plain" } } } }')}.`,
  ];
}

/** Who may call what, why, and how to say something else. */
function groupSection(groups: Report['groups']): readonly string[] {
  if (groups.length === 0) return [];
  return [
    heading(2, 'Who calls what'),
    markdownTable(
      ['Table', 'Line', 'Group', 'Because', 'So that'],
      groups.map(({ table, place, group, reason }) => [
        markdownCode(table),
        placeText(place),
        RESOURCE_GROUPS[group].label,
        markdownText`${reason}`,
        RESOURCE_GROUPS[group].meaning,
      ]),
    ),
    paragraph`Names and foreign keys decide this; what is in no group by them is business. Answers name no record that whoever reads them may not see; its key stays in the records that refer to it, and whoever may write those can try whether there is one. A file given with ${markdownCode('--choices')} overrules it: ${markdownCode('{ "tables": { "supplier": { "group": "catalogue" } } }')}. The rules stand in ${markdownCode('AccessRules')}.`,
  ];
}

/** What a table is called, and by whom it is kept where there are several services. */
function columnsBefore({ tables }: Report): readonly string[] {
  const isShared = tables.some(({ service }) => service !== undefined);
  return isShared ? ['Name', 'Line', 'Service'] : ['Name', 'Line'];
}

function tableRow(table: ReportedTable): readonly (MarkdownText | string | number | undefined)[] {
  return [
    markdownCode(table.table),
    placeText(table.place),
    ...(table.service === undefined ? [] : [markdownCode(table.service)]),
    becameText(table),
    table.becomes === 'view' ? undefined : table.columns,
    joinMarkdown(table.key.map(markdownCode), ', '),
    table.path === undefined ? undefined : markdownCode(table.path),
  ];
}

function becameText({ becomes, name, parent }: ReportedTable): MarkdownText {
  switch (becomes) {
    case 'entity':
      return parent === undefined ? markdownText`entity ${name}` : markdownText`entity ${name}, part of ${parent}`;
    case 'relation':
      return markdownText`relation ${name}`;
    case 'list':
      return markdownText`list of ${name}`;
    case 'view':
      return markdownText`list of ${name}, read only`;
    case 'record':
      return markdownText`table only: migrations of ${name}`;
  }
}

function findings(list: readonly Finding[], none: string): string {
  if (list.length === 0) return `${none}\n`;
  return groupFindings(list)
    .map((group) => `- ${renderMarkdown(findingText(group))}\n`)
    .join('');
}

/** A group names all it stands for: what became of a table is said of each. */
function findingText(group: FindingGroup): MarkdownText {
  const { line, file, message, consequence, hint } = group.first;
  const where = `${file === undefined ? 'Line ' : ''}${placeText(group.first)}`;
  const more = othersText(group, true);
  const place = line === 0 ? markdownText`` : markdownText`${where}: `;
  const said = consequence === undefined ? undefined : `Consequence: ${sentence(consequence)}`;
  const parts = [message, more === undefined ? undefined : sentence(more), said, hint].filter(
    (part) => part !== undefined,
  );
  return joinMarkdown([place, joinMarkdown(parts, ' ')], '');
}

/** The text with a period behind it. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** A number with its noun: `1 table`, `3 tables`, `no views`. */
function counted(count: number, noun: string, plural = `${noun}s`): string {
  if (count === 0) return `no ${plural}`;
  return countOf(count, noun, plural);
}
