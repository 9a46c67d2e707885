import { putStatement, qualified, type ChangeContext, type WriteChange } from '../change-context.ts';
import { attribute, partsNamed, says, type ChangeNode } from '../change-node.ts';
import { writtenValue } from './default-value.ts';

/** Puts SQL that the changelog has written out, with its line breaks, and ends it where it does not end itself. */
export function putText({ sql }: ChangeContext, text: string): void {
  const body = text.trim();
  // A comment at the end would take the semicolon with it.
  const semicolon = /--[^\n]*$/.test(body) ? '\n;' : ';';
  const end = body.endsWith(';') ? '' : semicolon;
  if (body !== '') sql.put(`${body}${end} `);
}

const writeSql: WriteChange = (node, context) => {
  const text = node.text.trim() === '' ? (attribute(node, 'sql') ?? '') : node.text;
  const delimiter = attribute(node, 'endDelimiter');
  context.sql.at(node.textLine);
  putText(context, delimiter === undefined ? text : withSemicolons(text, delimiter));
};

/** `GO` and `/` stand on lines of their own, other delimiters behind their statements. */
function withSemicolons(text: string, delimiter: string): string {
  if (/^\\n(?:go|\/)/i.test(delimiter) || /^go$/i.test(delimiter))
    return text.replace(/^[ \t]*(?:go|\/)[ \t]*$/gim, ';');
  if (delimiter === ';' || delimiter.includes('\\')) return text;
  return text.split(delimiter).join(';');
}

/** Reads another file of SQL at this place. */
const sqlFile: WriteChange = (node, context) => {
  const path = attribute(node, 'path');
  const command = path === undefined ? undefined : context.include(path, isRelative(node));
  context.sql.at(node.line);
  if (command !== undefined) context.sql.putLine(command);
};

/** Whether a path counts from the changelog's own folder. */
export function isRelative(node: ChangeNode): boolean {
  return says(node, 'relativeToChangelogFile');
}

/** A routine or trigger: its text, or the file that has it. */
const routine: WriteChange = (node, context) => {
  if (attribute(node, 'path') !== undefined) {
    sqlFile(node, context);
    return;
  }
  const inner = node.children.find(({ text }) => text.trim() !== '');
  context.sql.at((inner ?? node).textLine);
  putText(context, (inner ?? node).text);
};

/** One row; a value that stands in a file is left out, which the reader then does not know. */
const insert: WriteChange = (node, context) => {
  const columns = partsNamed(node, 'column').filter((column) => writtenValue(context, column, 'value') !== undefined);
  if (columns.length === 0) return;
  const names = columns.map((column) => context.spelling.quote(attribute(column, 'name') ?? '?')).join(', ');
  const values = columns.map((column) => writtenValue(context, column, 'value') ?? 'NULL').join(', ');
  putStatement(context, node, `INSERT INTO ${qualified(context, node, 'tableName')} (${names}) VALUES (${values})`);
};

/** Rows of a CSV file are no part of the schema. */
const loadRows: WriteChange = (node, { note }) => {
  note({
    severity: 'info',
    code: 'changelog-rows',
    line: node.line,
    message: `The rows of ${attribute(node, 'file') ?? 'a file'} for ${attribute(node, 'tableName') ?? 'a table'} are not read.`,
    consequence: 'No effect on the tables.',
  });
};

/** Changes that alter no table. */
const nothing: WriteChange = () => undefined;

const update: WriteChange = (node, context) => {
  const set = partsNamed(node, 'column').flatMap((column) => {
    const value = writtenValue(context, column, 'value');
    return value === undefined ? [] : [`${context.spelling.quote(attribute(column, 'name') ?? '?')} = ${value}`];
  });
  if (set.length > 0)
    putStatement(context, node, `UPDATE ${qualified(context, node, 'tableName')} SET ${set.join(', ')}${where(node)}`);
};

function where(node: ChangeNode): string {
  const text = partsNamed(node, 'where')[0]?.text.trim() ?? attribute(node, 'where') ?? '';
  return text === '' ? '' : ` WHERE ${text}`;
}

export const SQL_CHANGES: Readonly<Record<string, WriteChange>> = {
  sql: writeSql,
  sqlFile,
  createProcedure: routine,
  createFunction: routine,
  createTrigger: routine,
  createPackage: routine,
  createPackageBody: routine,
  insert,
  update,
  delete: (node, context) =>
    putStatement(context, node, `DELETE FROM ${qualified(context, node, 'tableName')}${where(node)}`),
  loadData: loadRows,
  loadUpdateData: loadRows,
  tagDatabase: nothing,
  output: nothing,
  empty: nothing,
  stop: nothing,
  executeCommand: nothing,
  rollback: nothing,
  comment: nothing,
  validCheckSum: nothing,
  modifySql: nothing,
  preConditions: nothing,
  property: nothing,
  dropProcedure: nothing,
  dropFunction: nothing,
  dropTrigger: nothing,
};
