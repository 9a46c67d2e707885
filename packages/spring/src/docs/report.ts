import type { Blueprint, Report, ReportedTable } from '@backsmith/blueprint';
import { joinMarkdown, markdownText, markdownCode, markdownTable, renderMarkdown } from '@backsmith/render';
import type { MarkdownText } from '@backsmith/render';
import { placeText } from '@backsmith/text';
import { heading, paragraph } from './blocks.ts';
import { counted } from './counted.ts';

type Finding = Report['assumed'][number];

/** REPORT.md: what was understood of the user's file, what was assumed, and what was left out. */
export function report({ report: facts, project, entities, enums }: Blueprint): string {
  const { counts } = facts;
  return [
    heading(1, 'What became of the schema'),
    paragraph`${project.name} was made from ${facts.origin} with ${counted(counts.tables, 'table')}, ${counted(counts.columns, 'column')}, ${counted(counts.relations, 'foreign key')} and ${counted(counts.views, 'view')}. They became ${counted(entities.length, 'entity', 'entities')} and ${counted(enums.length, 'enum')}. Line numbers are those of the schema ${facts.isOneFile ? 'file' : 'files'}.`,
    heading(2, 'Tables'),
    markdownTable(['Name', 'Line', 'Became', 'Columns', 'Key', 'Calls'], facts.tables.map(tableRow)),
    heading(2, 'Left out'),
    findings(facts.leftOut, 'Nothing.'),
    heading(2, 'Assumed'),
    findings(facts.assumed, 'Nothing that the schema does not say.'),
  ].join('\n');
}

function tableRow(table: ReportedTable): readonly (MarkdownText | string | number | undefined)[] {
  return [
    markdownCode(table.table),
    placeText(table.place),
    becameText(table),
    table.becomes === 'view' ? undefined : table.columns,
    joinMarkdown(table.key.map(markdownCode), ', '),
    markdownCode(table.path),
  ];
}

function becameText({ becomes, name }: ReportedTable): MarkdownText {
  switch (becomes) {
    case 'entity':
      return markdownText`entity ${name}`;
    case 'relation':
      return markdownText`relation ${name}`;
    case 'list':
      return markdownText`list of ${name}`;
    case 'view':
      return markdownText`list of ${name}, read only`;
  }
}

function findings(list: readonly Finding[], none: string): string {
  if (list.length === 0) return `${none}\n`;
  return list.map((finding) => `- ${renderMarkdown(findingText(finding))}\n`).join('');
}

function findingText(finding: Finding): MarkdownText {
  const { line, file, message, consequence, hint } = finding;
  const where = `${file === undefined ? 'Line ' : ''}${placeText(finding)}`;
  const place = line === 0 ? markdownText`` : markdownText`${where}: `;
  const parts = [message, consequence === undefined ? undefined : `Consequence: ${sentence(consequence)}`, hint].filter(
    (part) => part !== undefined,
  );
  return joinMarkdown([place, joinMarkdown(parts, ' ')], '');
}

/** The text with a period behind it. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
