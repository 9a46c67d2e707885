import type { Column } from '../../model/column.ts';
import type { Definition, Domain, Schema, Table } from '../../model/schema.ts';
import type { TargetWriter } from '../writer.ts';

/** The types and routines of the source that what is written needs, where the target takes any over. */
export function wantedDefinitions(schema: Schema, writer: TargetWriter): readonly Definition[] {
  return writer.capabilities.definitions === true ? needed(schema.definitions ?? [], schema) : [];
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): ReadonlySet<string> {
  return writtenWords(text.toLowerCase());
}

/** The words of a text, as they are written. */
export function writtenWords(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}_][\p{L}\p{N}_$]*/gu));
}

/** Whether a text has one of these names among its words. */
export function mentions(text: string, names: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  return [...names].some((name) => words.has(name));
}

/** Of these types and routines those that tables, domains and views name, and those that these name. */
export function needed(able: readonly Definition[], schema: Schema): readonly Definition[] {
  if (able.length === 0) return [];
  const open = [...textsOf(schema)];
  const found = new Set<Definition>();
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    const words = wordsOf(text);
    for (const one of able) {
      if (found.has(one) || !words.has(one.name.toLowerCase())) continue;
      found.add(one);
      open.push(one.text);
    }
  }
  return able.filter((one) => found.has(one));
}

/** Everything the source says in words of its own. */
function textsOf({ tables, domains = [], views }: Schema): readonly string[] {
  return [
    ...tables.flatMap(textsOfTable),
    ...domains.flatMap(textsOfDomain),
    ...views.map(({ definition }) => definition),
  ];
}

/** What a table says in words of the source. */
export function textsOfTable(table: Table): readonly string[] {
  return [
    ...table.columns.flatMap(columnTexts),
    ...table.checks.map(({ expression }) => expression),
    ...table.indexes.flatMap(({ parts, where = '' }) => [where, ...parts.map(({ expression = '' }) => expression)]),
  ];
}

/** What a domain says in words of the source. */
export function textsOfDomain(domain: Domain): readonly string[] {
  return [defaultText(domain), ...domain.checks.map(({ expression }) => expression)];
}

function columnTexts(column: Column): readonly string[] {
  return [column.type, defaultText(column), column.generated?.expression ?? ''];
}

function defaultText({ default: value }: Pick<Column, 'default'>): string {
  return value?.kind === 'expression' ? value.text : '';
}
