import { placeOf } from '@backsmith/text';
import type { Column } from '../../model/column.ts';
import type { Schema, Sequence, Table } from '../../model/schema.ts';
import { addressOf, ownerName, type DesignContext } from './context.ts';
import { keyGeneration, sequenceOf } from './key-generation.ts';
import type { DesignedSequence } from '../shared/designed.ts';

/**
 * The sequences the target needs: those declared, unless a counting column has taken the place of one, and those columns
 * draw from without a declaration.
 */
export function designSequences(context: DesignContext): readonly DesignedSequence[] {
  const { schema, writer } = context;
  const drawn = new Map<string, Sequence>();
  const replaced = new Set<string>();
  const draws = countDraws(schema);
  for (const table of schema.tables) {
    for (const column of table.columns) {
      const generation = keyGeneration(schema, table, column, writer);
      const source = sequenceOf(column);
      if (generation?.kind === 'sequence' && !drawn.has(generation.sequence)) {
        const { sequence: name, schema: namespace } = generation;
        const position = placeOf(column);
        drawn.set(name, { name, ...(namespace === undefined ? {} : { schema: namespace }), ...position });
      } else if (source !== undefined) {
        replaced.add(source.sequence);
        if (generation?.kind === 'identity') reportReplaced(context, table, column, source.sequence, draws);
      }
    }
  }
  const declared = schema.sequences.filter(({ name }) => drawn.has(name) || !replaced.has(name));
  if (!writer.capabilities.sequences) {
    for (const sequence of declared) reportLost(context, sequence);
    return [];
  }
  const undeclared = [...drawn.values()].filter(({ name }) => !schema.sequences.some((known) => known.name === name));
  return [...declared, ...undeclared].map((source) => ({ source, address: addressOf(context, source) }));
}

/** How many columns draw from each sequence. */
function countDraws({ tables }: Schema): ReadonlyMap<string, number> {
  const draws = new Map<string, number>();
  for (const column of tables.flatMap(({ columns }) => columns)) {
    const source = sequenceOf(column);
    if (source !== undefined) draws.set(source.sequence, (draws.get(source.sequence) ?? 0) + 1);
  }
  return draws;
}

/**
 * Says of a column that it counts by itself where that is not the same: numbers of a sequence that several draw from differ
 * from column to column, and within a family of databases the sequence would be expected.
 */
function reportReplaced(
  { schema, sameFamily, writer, report }: DesignContext,
  table: Table,
  column: Column,
  sequence: string,
  draws: ReadonlyMap<string, number>,
): void {
  const isShared = (draws.get(sequence) ?? 0) > 1;
  const isMissed =
    sameFamily && !writer.capabilities.sequences && schema.sequences.some(({ name }) => name === sequence);
  if (!isShared && !isMissed) return;
  report.add({
    code: 'ddl-sequence-replaced',
    severity: 'info',
    at: column,
    owner: ownerName(table),
    part: column.name,
    text: `the column counts by itself, without the sequence ${sequence}`,
    ...(isShared ? { consequence: 'other columns that drew from the sequence may get the same numbers' } : {}),
  });
}

function reportLost(context: DesignContext, sequence: Sequence): void {
  context.report.add({
    code: 'ddl-sequence-dropped',
    severity: 'info',
    at: sequence,
    owner: `sequence "${sequence.name}"`,
    text: 'it is left out, since the database has no sequences',
  });
}
