import { placeKey } from '@backsmith/text';
import type { LeftRows, TableRows } from '../../model/rows.ts';
import type { Schema } from '../../model/schema.ts';
import { createContext, type DesignContext } from '../design/context.ts';
import { designSchema } from '../design/design-schema.ts';
import { createReport } from '../report.ts';
import { identifier, qualifiedIdentifier } from '../shared/identifiers.ts';
import type { DdlTarget } from '../targets.ts';
import { WRITERS } from '../writers.ts';
import { checkReferences } from './check-references.ts';
import { countOn } from './count-on.ts';
import { spellRows } from './spell-rows.ts';
import { isLeft, type SpelledRows } from './table-rows.ts';

export type WrittenRows = {
  /** Statements that put the rows into the tables of `writeDdl`; empty without any. */
  readonly text: string;
  readonly left: readonly LeftRows[];
};

/**
 * Writes rows as statements for a database whose tables `writeDdl` has written and which are empty. The rows of a table come
 * all or not at all: where the database would refuse one of them, or a value cannot be said, they are left out, and so are those
 * that refer to them. Never throws; rows of tables the Schema does not have are nobody's here.
 */
export function writeRows(schema: Schema, target: DdlTarget, rows: readonly TableRows[]): WrittenRows {
  const context = createContext(schema, WRITERS[target], createReport());
  const design = designSchema(context, { views: false });
  const given = new Map(rows.map((one) => [placeKey(one.table), one]));
  const kept = new Map<string, SpelledRows>();
  const left: LeftRows[] = [];
  for (const table of design.tables) {
    const own = given.get(placeKey(table.source));
    if (own === undefined) continue;
    const spelled = spellRows(context, table, own);
    const judged = isLeft(spelled)
      ? spelled
      : checkReferences(context, spelled, (parent) => kept.get(placeKey(parent)));
    if (isLeft(judged)) left.push(judged);
    else kept.set(placeKey(table.source), judged);
  }
  const all = [...kept.values()];
  const statements = [...all.flatMap((one) => insertStatements(context, one)), ...countOn(context, design, all)];
  return { text: statements.map((sql) => `${sql};\n`).join('\n'), left };
}

function insertStatements({ writer }: DesignContext, { table, columns, rows }: SpelledRows): readonly string[] {
  const { identifiers, rows: forms } = writer;
  const name = qualifiedIdentifier(identifiers, table.address.namespace, table.address.name);
  const counted = table.columns.filter((column) => column.identity !== undefined && columns.includes(column.name));
  const isAlways = counted.some(({ identity }) => identity?.always === true);
  const list = columns.map((column) => identifier(identifiers, column)).join(', ');
  const head = [`INSERT INTO ${name} (${list})`, ...(isAlways && forms.overriding ? [forms.overriding] : [])].join(' ');
  const inserts: string[] = [];
  for (let from = 0; from < rows.length; from += forms.mostRows) {
    const lines = rows.slice(from, from + forms.mostRows).map((row) => `  (${row.join(', ')})`);
    inserts.push(`${head} VALUES\n${lines.join(',\n')}`);
  }
  const [before, after] = counted.length === 0 ? [] : (forms.aroundCounted?.(name) ?? []);
  return [...(before === undefined ? [] : [before]), ...inserts, ...(after === undefined ? [] : [after])];
}
