import { placeOf } from '@backsmith/text';
import type { Sequence } from '../../model/schema.ts';
import { addressOf, type DesignContext } from './context.ts';
import { keyGeneration, sequenceOf } from './key-generation.ts';
import type { DesignedSequence } from './designed.ts';

/**
 * The sequences the target needs: those declared, unless a counting column has taken the place of one, and those columns
 * draw from without a declaration.
 */
export function designSequences(context: DesignContext): readonly DesignedSequence[] {
  const { schema, writer } = context;
  const drawn = new Map<string, Sequence>();
  const replaced = new Set<string>();
  for (const table of schema.tables) {
    for (const column of table.columns) {
      const generation = keyGeneration(schema, table, column, writer);
      const source = sequenceOf(column);
      if (generation?.kind === 'sequence' && !drawn.has(generation.sequence)) {
        const { sequence: name, schema: namespace } = generation;
        const position = placeOf(column);
        drawn.set(name, { name, ...(namespace === undefined ? {} : { schema: namespace }), ...position });
      } else if (source !== undefined) replaced.add(source.sequence);
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

function reportLost(context: DesignContext, sequence: Sequence): void {
  context.report.add({
    code: 'ddl-sequence-dropped',
    severity: 'info',
    at: sequence,
    owner: `sequence "${sequence.name}"`,
    text: 'it is left out, since the database has no sequences',
  });
}
